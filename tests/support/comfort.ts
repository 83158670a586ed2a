import type { Page } from "playwright-core";

/**
 * What a page denies to whoever sees, reads or moves differently, one sentence each; the page stays open and is looked at in turn with
 * the device's own colours, on a narrow screen and with letters twice as large.
 */
export async function discomforts(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 360;
  const told = (await page.evaluate(bareArabic)).map((words) => `Arabic that is not marked so: ${words}`);
  told.push(...(await page.evaluate(moving)).map((what) => `moves although motion is unwanted: ${what}`));
  await page.emulateMedia({ forcedColors: "active" });
  told.push(...(await page.evaluate(withoutRing)).map((what) => `no ring with the device's colours: ${what}`));
  await page.emulateMedia({ forcedColors: null });
  await page.setViewportSize({ width: 320, height: 640 });
  told.push(...(await page.evaluate(sideways)).map((what) => `sideways at 320 px: ${what}`));
  await page.setViewportSize({ width: 360, height: 740 });
  // Breakpoints are far above 360 px either way: this is what the letters of the device set twice as large do here.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  told.push(...(await page.evaluate(sideways)).map((what) => `sideways with large letters: ${what}`));
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ width, height: 800 });
  return told;
}

/** Runs in the page: Arabic letters outside an element of that language, or in letters that were not made for them. */
function bareArabic(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !/[\u0600-\u06ff]/.test(node.textContent ?? "") || holder.closest("script, style, option, textarea")) continue;
    const isMarked = holder.closest("[lang]")?.getAttribute("lang")?.startsWith("ar") ?? false;
    // In letters that the page itself brings: few phones have any that were made for them.
    const isBrought = [...document.fonts].some(({ family }) => /^"?Amiri"?$/.test(family));
    if (!isMarked || !isBrought || !getComputedStyle(holder).fontFamily.includes("Amiri"))
      found.push((node.textContent ?? "").trim().slice(0, 40));
  }
  return found;
}

/** Runs in the page: what goes on moving; a change that ends within a blink is no motion. */
function moving(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const lasts = Number(effect?.getComputedTiming().endTime ?? 0);
    if (animation.playState !== "running" || lasts < 20 || !(effect instanceof KeyframeEffect)) return [];
    return [`${effect.target?.tagName}.${effect.target?.className} ${lasts} ms`];
  });
}

/** Runs in the page: what shows no ring where the keyboard is. */
function withoutRing(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, textarea, summary")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
  );
  const bare = shown.filter((element) => {
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) return false;
    // A choice or a link on a card shows its ring around the card, a file's on the label beside it.
    const holders = [element, element.closest("label, article") ?? element, element.nextElementSibling ?? element];
    const rings = holders.map((one) => getComputedStyle(one));
    return rings.every(({ outlineStyle, outlineWidth }) => outlineStyle === "none" || outlineWidth === "0px");
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return bare.map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").trim().slice(0, 40)}`);
}

/** Runs in the page: how far it moves sideways, and what reaches beyond its edge first. */
function sideways(): string[] {
  const far = document.documentElement.scrollWidth - innerWidth;
  if (far <= 0) return [];
  const clips = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== "visible" || clips(element.parentElement));
  const beyond = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !clips(element.parentElement),
  );
  return [`${far} px, ${beyond.slice(0, 4).map((element) => `${element.tagName}.${element.className}`)}`];
}
