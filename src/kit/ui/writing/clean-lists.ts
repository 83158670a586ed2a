import { rename, styleOf } from "./pasted-element.ts";

/**
 * Lists of other programs as a text here can have them: one below the other and none inside another. What stood inside a numbered item stands
 * below it with dots, and the numbers go on behind it; dots inside dots become one list.
 */
export function readLists(body: HTMLElement): void {
  for (const one of [...body.querySelectorAll("p")].filter(isWordItem)) if (one.isConnected) gatherItems(one);
  for (const astray of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    if (astray.previousElementSibling?.tagName === "LI") astray.previousElementSibling.append(astray);
    else astray.replaceWith(...astray.childNodes);
  }
  for (const nested of body.querySelectorAll("li > :is(ul, ol)")) liftNested(nested);
}

function liftNested(nested: Element): void {
  const item = nested.parentElement;
  const list = item?.parentElement;
  if (!item || !list) return;
  if (list.tagName === nested.tagName && list.tagName === "UL") {
    item.after(...nested.children);
    return;
  }
  const after = [...list.children].slice([...list.children].indexOf(item) + 1);
  list.after(list.tagName === "OL" ? rename(nested, "ul") : nested);
  if (after.length === 0) return;
  const rest = list.cloneNode() as Element;
  if (list.tagName === "OL")
    rest.setAttribute("start", String((Number(list.getAttribute("start")) || 1) + list.children.length - after.length));
  rest.append(...after);
  list.nextElementSibling?.after(rest);
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null && element.tagName === "P" && /mso-list:\s?l\d/.test(styleOf(element));

interface WordItem {
  readonly of: HTMLElement;
  readonly level: number;
  /** Null: it has a dot or another sign. */
  readonly number: number | null;
}

function readItem(of: HTMLElement): WordItem {
  const [, level = "1"] = /level(\d)/.exec(styleOf(of)) ?? [];
  const [, letter, number] = /^\s{0,99}(?:(\d{1,3})|[A-Za-z]{1,4})[.)]/.exec(of.textContent ?? "")?.map((part) => part ?? "") ?? [];
  return { of, level: Number(level), number: letter === undefined ? null : Number(letter || number) || 1 };
}

/** Word writes the items of a list as paragraphs with their sign typed before them, and how deep they stand in a style. */
function gatherItems(first: HTMLElement): void {
  const items: WordItem[] = [];
  for (let next: Element | null = first; isWordItem(next); next = next.nextElementSibling) items.push(readItem(next));
  const [top] = items;
  if (!top) return;
  let list: Element | undefined;
  for (const { of, level, number } of items) {
    const tag = number === null || (level > top.level && top.number !== null) ? "ul" : "ol";
    if (list?.tagName.toLowerCase() !== tag) {
      list = of.ownerDocument.createElement(tag);
      if (number !== null) list.setAttribute("start", String(number));
      of.before(list);
    }
    for (const sign of of.querySelectorAll('[data-gaya*="mso-list:Ignore"], [data-gaya*="mso-list: Ignore"]')) sign.remove();
    list.append(rename(of, "li"));
  }
}
