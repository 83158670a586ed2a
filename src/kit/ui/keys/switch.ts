const name = "portal:pintasan";

/** Kept on this device; where nothing can be kept, keys are on. */
export function keysAreOff(): boolean {
  try {
    return localStorage.getItem(name) === "mati";
  } catch {
    return false;
  }
}

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name);
    else localStorage.setItem(name, "mati");
  } catch {
    // A device that keeps nothing has the keys as they were.
  }
}
