import { safeHref } from "./href.ts";

/** What stands inside a paragraph, a heading or a list item. */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "strong"; readonly of: readonly Inline[] }
  | { readonly kind: "emphasis"; readonly of: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly of: readonly Inline[] };

/** Marks are looked for within so many characters only, so that no text takes long to read. */
const reach = 2000;
const deepest = 4;

interface Found {
  readonly node: Inline;
  readonly end: number;
}

/**
 * `**strong**`, `*emphasis*`, `[words](address)`, a line break; a backslash takes a mark its meaning, also inside other marks, and `\\;`
 * stands for nothing: it parts marks that would run into each other. Whatever is no mark is text.
 */
export function parseInline(source: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") nodes.push({ kind: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < source.length; ) {
    const found = depth < deepest ? markAt(source, at, depth) : undefined;
    if (found) {
      flush();
      nodes.push(found.node);
      at = found.end;
    } else {
      const escaped = isEscape(source, at);
      if (!escaped) plain += source[at];
      else if (source[at + 1] !== ";") plain += source[at + 1];
      at += escaped ? 2 : 1;
    }
  }
  flush();
  return nodes;
}

export const isEscape = (source: string, at: number): boolean => source[at] === "\\" && /[\\*[\]()#>!|.;-]/.test(source[at + 1] ?? "");

/** Where `mark` stands first without a backslash before it; -1 where it does not. */
export function indexOfMark(source: string, mark: string, from = 0): number {
  if (source.indexOf(mark, from) < 0) return -1;
  for (let at = from; at < source.length; at += isEscape(source, at) ? 2 : 1) if (source.startsWith(mark, at)) return at;
  return -1;
}

function markAt(source: string, at: number, depth: number): Found | undefined {
  const letter = source[at];
  if (letter === "\n") return { node: { kind: "break" }, end: at + 1 };
  if (letter === "*") return source[at + 1] === "*" ? wrapped(source, at, depth, "**") : wrapped(source, at, depth, "*");
  return letter === "[" ? linkAt(source, at, depth) : undefined;
}

function wrapped(source: string, at: number, depth: number, mark: "**" | "*"): Found | undefined {
  const start = at + mark.length;
  const within = source.slice(start, start + reach);
  const length = mark === "**" ? strongLength(within) : emphasisLength(within);
  const inner = within.slice(0, Math.max(length, 0));
  if (inner === "" || /^\s|\s$/.test(inner)) return undefined;
  return { node: { kind: mark === "**" ? "strong" : "emphasis", of: parseInline(inner, depth + 1) }, end: start + length + mark.length };
}

/** Of three stars in a row the last two close. */
function strongLength(within: string): number {
  const length = indexOfMark(within, "**");
  return length >= 0 && within[length + 2] === "*" ? length + 1 : length;
}

/** Two stars open or close strong words inside. */
function emphasisLength(within: string): number {
  for (let at = indexOfMark(within, "*"); at >= 0; at = indexOfMark(within, "*", at + 2)) if (within[at + 1] !== "*") return at;
  return -1;
}

function linkAt(source: string, at: number, depth: number): Found | undefined {
  const within = source.slice(at + 1, at + reach);
  const middle = indexOfMark(within, "](");
  const close = middle < 0 ? -1 : within.indexOf(")", middle);
  const label = within.slice(0, Math.max(middle, 0));
  const href = close < 0 ? undefined : safeHref(within.slice(middle + 2, close));
  if (href === undefined || label.trim() === "" || indexOfMark(label, "[") >= 0 || label.includes("\n")) return undefined;
  return { node: { kind: "link", href, of: withoutLinks(parseInline(label, depth + 1)) }, end: at + close + 2 };
}

/** Links do not stand inside links. */
const withoutLinks = (nodes: readonly Inline[]): Inline[] =>
  nodes.flatMap((node): Inline[] => {
    if (node.kind === "link") return withoutLinks(node.of);
    return node.kind === "text" || node.kind === "break" ? [node] : [{ ...node, of: withoutLinks(node.of) }];
  });
