import { expect, test } from "vitest";
import { inline, plain, read } from "./markdown";

test("a line has plain, strong, emphasized and code parts", () => {
  expect(inline("Pay **two** *plain* cubes [`pay.2`].")).toEqual([
    { kind: "text", text: "Pay " },
    { kind: "strong", text: "two" },
    { kind: "text", text: " " },
    { kind: "em", text: "plain" },
    { kind: "text", text: " cubes [" },
    { kind: "code", text: "pay.2" },
    { kind: "text", text: "]." },
  ]);
});

test("headings have ids that links can use", () => {
  expect(read("## The bridge & the *provost*")).toMatchObject([
    { kind: "heading", level: 2, id: "the-bridge-the-provost" },
  ]);
});

test("lines of a paragraph and of an item flow into each other", () => {
  const [paragraph, list] = read("One\ntwo.\n\n1. First\n   goes on\n2. Second\n");
  expect(paragraph).toEqual({ kind: "paragraph", text: [{ kind: "text", text: "One two." }] });
  expect(list).toMatchObject({ kind: "list", ordered: true });
  expect(list?.kind === "list" && list.items.map(({ text }) => plain(text))).toEqual([
    "First goes on",
    "Second",
  ]);
});

test("a rule keeps its id beside its text", () => {
  const [list] = read("- [place.3] One **worker** only.\n- Without one.\n- [see here] no id\n");
  expect(list?.kind === "list" && list.items.map(({ id, text }) => [id, plain(text)])).toEqual([
    ["place.3", "One worker only."],
    ["", "Without one."],
    ["", "[see here] no id"],
  ]);
});

test("columns of numbers stand to the right", () => {
  const [table] = read("| name | cost |\n|---|--:|\n| inn | 1 |\n");
  expect(table).toMatchObject({ kind: "table", right: [false, true] });
  expect(table?.kind === "table" && table.rows[0]?.map(plain)).toEqual(["inn", "1"]);
});

test("HTML and links are shown as they were written", () => {
  const [paragraph] = read("see <img src=x onerror=alert(1)> [here](javascript:alert(1))");
  expect(paragraph?.kind === "paragraph" && plain(paragraph.text)).toBe(
    "see <img src=x onerror=alert(1)> [here](javascript:alert(1))",
  );
  expect(paragraph?.kind === "paragraph" && paragraph.text.map((part) => part.kind)).not.toContain(
    "html",
  );
  expect(read("<script>alert(1)</script>")).toEqual([
    { kind: "paragraph", text: [{ kind: "text", text: "<script>alert(1)</script>" }] },
  ]);
});
