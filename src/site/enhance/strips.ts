/** Buttons that move a sideways strip by one card; at its end the strip begins anew. */
export function moveStrips(): void {
  for (const buttons of document.querySelectorAll<HTMLElement>("[data-geser]")) {
    const strip = document.getElementById(buttons.dataset.geser ?? "");
    if (!strip) continue;
    buttons.hidden = false;
    buttons.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) move(strip, Number(button.value));
    });
  }
}

function move(strip: HTMLElement, direction: number): void {
  const [first, second] = strip.children;
  if (!first || !second) return;
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const end = strip.scrollWidth - strip.clientWidth;
  const left = strip.scrollLeft + direction * step;
  const atEnd = direction > 0 ? strip.scrollLeft > end - 4 : strip.scrollLeft < 4;
  strip.scrollTo({ left: atEnd ? (direction > 0 ? 0 : end) : left, behavior: calm() ? "auto" : "smooth" });
}

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
