import { mount } from "svelte";
import App from "./App.svelte";
import "./art/font.css";
import "./art/theme.css";
import "./art/kinds.css";
import "./art/place/ink.css";
import "./lib/base.css";
import "./lib/pages.css";
import "./lib/people.css";
import { language } from "./lib/language.svelte";
import { startWorker } from "./lib/worker";

// Nothing can be said before there are words.
await language.speak();
mount(App, { target: document.getElementById("app")! });
void startWorker();
