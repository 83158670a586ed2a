/** What is said under `style` before it is read, see `cleanHtml`. */
export const styleOf = (element: Element): string => element.getAttribute("data-gaya") ?? "";

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
