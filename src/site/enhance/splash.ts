const seen = "sambutan-terlihat";
const removedAfter = 4_000;

/**
 * Shows the welcome once a visit; any touch or key sends it away. It is hidden rather than taken out: on pages that
 * are operated, React still expects to find it.
 */
export function dismissSplash(): void {
  const splash = document.getElementById("sambut");
  if (!splash) return;
  const remove = () => {
    splash.hidden = true;
  };
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
