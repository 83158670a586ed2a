import { rename, styleOf } from "./pasted-element.ts";

/**
 * Lists of other programs as a text here can have them: inside an item there may be others, and inside those none. What stood deeper in a
 * numbered item stands below it with dots, and the numbers go on behind it; dots inside dots become one list.
 */
export function readLists(body: HTMLElement): void {
  for (const one of [...body.querySelectorAll("p")].filter(isWordItem)) if (one.isConnected) gatherItems(one);
  for (const astray of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    if (astray.previousElementSibling?.tagName === "LI") astray.previousElementSibling.append(astray);
    else astray.replaceWith(...astray.childNodes);
  }
  for (const nested of body.querySelectorAll("li > :is(ul, ol)")) if (nested.parentElement?.closest("li li")) liftNested(nested);
}

function liftNested(nested: Element): void {
  const item = nested.parentElement;
  const list = item?.parentElement;
  if (!item || !list) return;
  if (list.tagName === nested.tagName && list.tagName === "UL") {
    item.after(...nested.children);
    nested.remove();
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
  const [, digits, letters] = /^\s{0,99}(?:(\d{1,3})|([A-Za-z]{1,4}))[.)]/.exec(of.textContent ?? "") ?? [];
  return { of, level: Number(level), number: digits ? Number(digits) || 1 : letters ? placeOf(letters) : null };
}

/** "b" is the second; what may be a Roman number is taken for the first. */
const placeOf = (letters: string): number => (/^[a-hj-uwyz]$/i.test(letters) ? Number.parseInt(letters, 36) - 9 : 1);

/** Word writes the items of a list as paragraphs with their sign typed before them, and how deep they stand in a style. */
function gatherItems(first: HTMLElement): void {
  const items: WordItem[] = [];
  for (let next: Element | null = first; isWordItem(next); next = next.nextElementSibling) items.push(readItem(next));
  const [top] = items;
  if (!top) return;
  /** The list, and the one inside its last item. */
  const lists: Element[] = [];
  for (const { of, level, number } of items) {
    const tag = number === null ? "ul" : "ol";
    const depth = level > top.level && lists.length > 0 ? 1 : 0;
    lists.length = Math.min(lists.length, depth + 1);
    if (lists[depth]?.tagName.toLowerCase() !== tag) {
      const list = of.ownerDocument.createElement(tag);
      if (number !== null) list.setAttribute("start", String(number));
      if (depth === 0) of.before(list);
      else lists[0]?.lastElementChild?.append(list);
      lists[depth] = list;
    }
    for (const sign of of.querySelectorAll('[data-gaya*="mso-list:Ignore"], [data-gaya*="mso-list: Ignore"]')) sign.remove();
    lists[depth]?.append(rename(of, "li"));
  }
}
