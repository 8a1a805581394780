/** Our Markdown as data: marked reads it, components draw it, and no HTML is ever made of it. */

import { Lexer, type Token, type Tokens } from "marked";

export interface Inline {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

/** A rule has an id, by which others speak of it; empty where the server left it out. */
export interface Item {
  id: string;
  text: Inline[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; right: boolean[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const INLINE: Partial<Record<string, Inline["kind"]>> = {
  strong: "strong",
  em: "em",
  codespan: "code",
};

/** The parts of a line: plain, strong, emphasized, code. */
export function inline(text: string): Inline[] {
  return parts(Lexer.lexInline(text));
}

export function read(markdown: string): Block[] {
  return Lexer.lex(markdown)
    .filter((token) => token.type !== "space")
    .map(block);
}

/** What stands there without its marks. */
export function plain(line: Inline[]): string {
  return line.map((part) => part.text).join("");
}

function block(token: Token): Block {
  if (is.heading(token)) {
    const text = parts(token.tokens);
    return { kind: "heading", level: token.depth, id: slug(plain(text)), text };
  }
  if (is.list(token)) {
    const items = token.items.map((item) => itemOf(item.tokens.flatMap(parted)));
    return { kind: "list", ordered: token.ordered, items };
  }
  if (is.table(token)) {
    return {
      kind: "table",
      right: token.align.map((side) => side === "right"),
      head: token.header.map((cell) => parts(cell.tokens)),
      rows: token.rows.map((row) => row.map((cell) => parts(cell.tokens))),
    };
  }
  if (is.code(token)) return { kind: "code", text: token.text };
  // Whatever our rules do not use is shown as it was written.
  return { kind: "paragraph", text: parted(token) };
}

/** marked's union of tokens has an open end, so their types do not tell them apart by themselves. */
const is = {
  heading: (token: Token): token is Tokens.Heading => token.type === "heading",
  list: (token: Token): token is Tokens.List => token.type === "list",
  table: (token: Token): token is Tokens.Table => token.type === "table",
  code: (token: Token): token is Tokens.Code => token.type === "code",
};

function parts(tokens: Token[]): Inline[] {
  return tokens.map((token) => ({ kind: INLINE[token.type] ?? "text", text: textOf(token) }));
}

function parted(token: Token): Inline[] {
  return "tokens" in token && token.tokens
    ? parts(token.tokens)
    : [{ kind: "text", text: token.raw }];
}

/** Lines flow into each other; links and the like, which we do not write, stay as they are. */
function textOf(token: Token): string {
  if (token.type === "codespan") return (token as Tokens.Codespan).text;
  if (INLINE[token.type]) return plain(parted(token));
  return token.raw.replace(/\s*\n\s*/g, " ");
}

/** `[place.3] One worker …`: the id stands before the text. */
function itemOf([first, ...rest]: Inline[]): Item {
  const [whole, id] = /^\[([a-z]+(?:\.[a-z0-9-]+)+)\] /.exec(first?.text ?? "") ?? [];
  if (!first || !whole || !id) return { id: "", text: first ? [first, ...rest] : rest };
  return { id, text: [{ ...first, text: first.text.slice(whole.length) }, ...rest] };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
