/** A reader of the little Markdown that our rules are written in; it yields data, never HTML. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };

export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; right: boolean[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const MARKS = /\*\*(.+?)\*\*|\*(\S.*?)\*|`([^`]+)`/g;
const ITEM = /^([-*]|\d+\.) +/;

/** The parts of a line: plain, strong, emphasized, code. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, strong, em, code] = found;
    if (strong) parts.push({ kind: "strong", text: strong });
    else if (em) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "code", text: code! });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function cells(line: string): string[] {
  return line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

export function read(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  const here = () => lines[at] ?? "";
  /** This line and those that go on with it. */
  const flow = (first: string): string => {
    let text = first;
    at += 1;
    while (here().trim() && !ITEM.test(here()) && !/^(#|\||```)/.test(here())) {
      text += ` ${here().trim()}`;
      at += 1;
    }
    return text;
  };
  while (at < lines.length) {
    const line = here();
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (!line.trim()) {
      at += 1;
    } else if (heading) {
      const id = slug(heading[2]!);
      blocks.push({ kind: "heading", level: heading[1]!.length, id, text: inline(heading[2]!) });
      at += 1;
    } else if (line.startsWith("```")) {
      const end = lines.indexOf("```", at + 1);
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: "code", text: lines.slice(at + 1, last).join("\n") });
      at = last + 1;
    } else if (line.startsWith("|")) {
      const start = at;
      while (here().startsWith("|")) at += 1;
      const [head = [], rule = [], ...rows] = lines.slice(start, at).map(cells);
      blocks.push({
        kind: "table",
        right: rule.map((cell) => cell.endsWith(":")),
        head: head.map(inline),
        rows: rows.map((row) => row.map(inline)),
      });
    } else if (ITEM.test(line)) {
      const ordered = /^\d/.test(line);
      const items: Inline[][] = [];
      while (ITEM.test(here())) items.push(inline(flow(here().replace(ITEM, ""))));
      blocks.push({ kind: "list", ordered, items });
    } else {
      blocks.push({ kind: "paragraph", text: inline(flow(line.trim())) });
    }
  }
  return blocks;
}
