import { expect, test } from "vitest";
import { routeOf } from "./routes";

test.each([
  ["/", "", { page: "start" }],
  ["/t/abc", "", { page: "table", id: "abc", seat: null, invite: null }],
  ["/t/abc/", "?seat=red&invite=x1", { page: "table", id: "abc", seat: "red", invite: "x1" }],
  ["/t/abc/at/40", "", { page: "replay", id: "abc", at: 40, review: false }],
  ["/t/abc/review", "", { page: "replay", id: "abc", at: 0, review: true }],
  ["/games", "", { page: "games" }],
  ["/sign-in/", "", { page: "sign-in" }],
  ["/rules/magna_carta", "", { page: "rules", game: "magna_carta" }],
  ["/notices", "", { page: "notices" }],
  ["/unsubscribe/ab12", "", { page: "unsubscribe", id: "ab12" }],
  ["/leaders", "", { page: "leaders", game: null }],
  ["/leaders/caylus2005", "", { page: "leaders", game: "caylus2005" }],
  ["/people/J%C3%B6rg", "", { page: "person", name: "Jörg" }],
  ["/t/a%20b", "", { page: "table", id: "a b", seat: null, invite: null }],
])("%s%s leads to a page", (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route);
});

test("the secret of a seat stands behind #, and in the query of older links", () => {
  const invited = { page: "table", id: "abc", seat: "red", invite: "x1" };
  expect(routeOf("/t/abc", "", "#seat=red&invite=x1")).toEqual(invited);
  expect(routeOf("/t/abc", "?seat=red&invite=x1", "#main")).toEqual(invited);
});

test.each([
  "/t",
  "/t/abc/at",
  "/t/abc/at/-1",
  "/t/abc/at/4/5",
  "/t/abc/else/4",
  "/rules",
  "/games/x",
  "/%",
])("%s is no page of ours", (path) => {
  expect(routeOf(path, "")).toEqual({ page: "lost" });
});
