import { mount } from "svelte";
import App from "./App.svelte";
import "./art/theme.css";
import "./lib/base.css";
import { language } from "./lib/language.svelte";

// Nothing can be said before there are words.
await language.speak();
mount(App, { target: document.getElementById("app")! });
