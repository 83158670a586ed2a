const seen = "sambutan-terlihat";
const removedAfter = 4_000;

/** Shows the welcome once a visit; any touch or key sends it away. */
export function dismissSplash(): void {
  const splash = document.getElementById("sambut");
  if (!splash) return;
  const remove = () => splash.remove();
  if (isSeen()) {
    remove();
    return;
  }
  setTimeout(remove, removedAfter);
  for (const event of ["pointerdown", "keydown", "wheel"]) addEventListener(event, remove, { once: true, passive: true });
}

/** A browser that forbids storage shows the welcome each time, and nothing else breaks. */
function isSeen(): boolean {
  try {
    const before = sessionStorage.getItem(seen) !== null;
    sessionStorage.setItem(seen, "ya");
    return before;
  } catch {
    return false;
  }
}
