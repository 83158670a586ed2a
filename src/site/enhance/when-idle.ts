/** Once everything of the page is there and nothing else is to do. */
export function whenResting(work: () => void): void {
  if (document.readyState === "complete") whenIdle(work);
  else addEventListener("load", () => whenIdle(work), { once: true });
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
