import { expect, test } from "vitest";
import { routeOf } from "./routes";

test.each([
  ["/", "", { page: "start" }],
  ["/t/abc", "", { page: "table", id: "abc", seat: null, invite: null }],
  ["/t/abc/", "?seat=red&invite=x1", { page: "table", id: "abc", seat: "red", invite: "x1" }],
  ["/t/abc/at/40", "", { page: "replay", id: "abc", at: 40 }],
  ["/rules/magna_carta", "", { page: "rules", game: "magna_carta" }],
  ["/t/a%20b", "", { page: "table", id: "a b", seat: null, invite: null }],
])("%s%s leads to a page", (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route);
});

test.each(["/t", "/t/abc/at", "/t/abc/at/-1", "/t/abc/at/4/5", "/t/abc/else/4", "/rules", "/%"])(
  "%s is no page of ours",
  (path) => {
    expect(routeOf(path, "")).toEqual({ page: "lost" });
  },
);
