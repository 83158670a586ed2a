import { mostColumns } from "../../markup/markup.ts";
import { readLists } from "./clean-lists.ts";
import { rename, styleOf } from "./pasted-element.ts";

/** Text that came from WhatsApp is better read from its plain form, which says where lines end. */
export const isChat = (html: string): boolean => /data-pre-plain-text|\b(?:copyable|selectable)-text\b/.test(html);

/**
 * What Word and other programs put on the clipboard, as the schema understands it: their lists become lists, their own elements go, cells
 * and items hold one paragraph. It is read as a document of its own, in which nothing runs and nothing is fetched.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<[^<>]*>/g, harmless), "text/html");
  for (const one of body.querySelectorAll("xml, title, object, iframe, del")) one.remove();
  for (const picture of body.querySelectorAll("img")) picture.replaceWith(isEmoji(picture.alt) ? picture.alt : "");
  for (const sign of body.querySelectorAll("a[href^='#']")) if (isNoteSign(sign)) sign.remove();
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h2");
  for (const said of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote")) rename(said, "blockquote");
  for (const one of body.querySelectorAll("[data-gaya]")) if (isUnseen(one)) one.remove();
  for (const struck of body.querySelectorAll(struckOut)) markStruck(struck);
  readLists(body);
  for (const one of body.querySelectorAll("[data-gaya]")) readStyle(one);
  for (const table of body.querySelectorAll("table")) cleanTable(table);
  for (const cell of body.querySelectorAll("li, td, th")) onlyOneParagraph(cell);
  for (const one of body.querySelectorAll("p, li, h1, h2, h3, h4, h5, h6"))
    if (!one.textContent?.trim() && !one.closest("td, th")) one.remove();
  return body.innerHTML;
}

/** The content policy of the page holds there too, and would tell of each style and script; what styles say is read from another name. */
const harmless = (tag: string): string => {
  if (/^<\/?(?:meta|link)\b/i.test(tag)) return "";
  return tag
    .replace(/^<(\/?)(?:style|script)\b/i, "<$1xml")
    .replace(/\s(style|on[a-z]{1,30})\s{0,9}=/gi, (_, name: string) => (name.toLowerCase() === "style" ? " data-gaya=" : " data-lepas="));
};

const isEmoji = (alt: string): boolean => alt.length <= 16 && /^\p{RGI_Emoji}$/v.test(alt);

/** The number of a note, as LibreOffice and Google Docs have it: nothing lifts it, and it would stick to its word. */
const isNoteSign = (link: Element): boolean => /^\s*\[?\d{1,3}\]?\s*$/.test(link.textContent ?? "");

/** Where a note of Word refers to what does not come along, and what is hidden there. */
const isUnseen = (element: Element): boolean =>
  /mso-(?:footnote|endnote|comment)-(?:id|reference)|mso-element:\s?comment|mso-hide:\s?all|display:\s?none/.test(styleOf(element));

const struckOut = "s, strike, span[data-gaya*='line-through']";

/** The markup strikes nothing out; words without their mark would say that they hold. */
function markStruck(element: Element): void {
  if (element.textContent?.trim() && !element.parentElement?.closest(struckOut)) element.replaceWith("~", ...element.childNodes, "~");
}

/** Bold and italic that are no elements; and Google's <b> around everything, which is not bold. */
function readStyle(element: Element): void {
  const style = styleOf(element);
  if (element.tagName === "B" && /font-weight:\s*(?:normal|400)/.test(style) && !/mso-bidi/.test(style))
    element.replaceWith(...element.childNodes);
  if (element.tagName !== "SPAN") return;
  if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) wrapWithin(element, "strong");
  if (/font-style:\s*italic/.test(style)) wrapWithin(element, "em");
}

function wrapWithin(element: Element, tag: string): void {
  const wrapped = element.ownerDocument.createElement(tag);
  wrapped.append(...element.childNodes);
  element.append(wrapped);
}

/** Every row by itself: what reaches over other places leaves them empty, so that no cell moves, and the first row is the head. */
function cleanTable(table: HTMLTableElement): void {
  /** How many rows below are reached into, by column. */
  const reached: number[] = [];
  for (const [place, row] of [...table.rows].entries()) {
    const tag = place === 0 ? "th" : "td";
    let column = 0;
    const leaveEmpty = (before: Element | null) => {
      if (column < mostColumns) row.insertBefore(table.ownerDocument.createElement(tag), before);
      column++;
    };
    const passReached = (before: Element | null) => {
      for (; (reached[column] ?? 0) > 0; leaveEmpty(before)) reached[column] = (reached[column] ?? 0) - 1;
    };
    for (const cell of [...row.cells]) {
      passReached(cell);
      const [wide, high] = [Math.min(cell.colSpan, mostColumns), cell.rowSpan];
      for (let beside = 0; beside < wide; beside++) reached[column + beside] = high - 1;
      const next = cell.nextElementSibling;
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
      if (column >= mostColumns) cell.remove();
      else if ((place === 0) !== (cell.tagName === "TH")) rename(cell, tag);
      column++;
      for (let beside = 1; beside < wide; beside++) leaveEmpty(next);
    }
    passReached(null);
  }
}

const blocks = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, tr";

/** Below it stand the lists of an item. */
function onlyOneParagraph(cell: Element): void {
  const lists = cell.tagName === "LI" ? [...cell.querySelectorAll(":scope > :is(ul, ol)")] : [];
  for (const list of lists) list.remove();
  for (const block of [...cell.querySelectorAll(blocks)].reverse()) block.replaceWith(" ", ...block.childNodes, " ");
  const paragraph = cell.ownerDocument.createElement("p");
  paragraph.append(...cell.childNodes);
  cell.replaceChildren(paragraph, ...lists);
}
