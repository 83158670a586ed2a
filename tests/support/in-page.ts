/** Functions that run inside a page, so they may use nothing from outside themselves. */

export interface Stop {
  readonly name: string;
  readonly marked: boolean;
  readonly seen: boolean;
}

/** What the keyboard stands on: whether it is marked, and whether any of it is in sight and uncovered. Null on the document itself. */
export function focusStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // A card or an option may carry the mark of the link or the input in it; the parts of a date mark themselves.
  const carriers = [element, element.parentElement, element.closest("label, article")].filter((one) => one !== null);
  const marked = carriers.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  const inParts = element.matches("input[type=date]:not(:focus-visible)");
  const box = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].map((part) => [box.x + box.width * part, box.y + box.height / 2] as const);
  const seen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    // The label of a file input is its button: it stands over it.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return top !== null && (element.contains(top) || top.contains(element) || labels.some((label) => label.contains(top)));
  });
  const own = `${element.tagName.toLowerCase()} ${element.getAttribute("href") ?? element.getAttribute("name") ?? ""} ${element.textContent?.trim().slice(0, 40)}`;
  return { name: own, marked: marked || inParts, seen };
}

/** Words that paper would not show: browsers leave backgrounds out when they print. */
export function unreadableOnPaper(): string[] {
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map(Number)
      .map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const { color } = getComputedStyle(element);
    if (1.05 / (lightness(color) + 0.05) < 4.5) found.push(`${words.slice(0, 40)} (${color})`);
  }
  return found;
}
