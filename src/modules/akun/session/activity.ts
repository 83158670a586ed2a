const laci = "portal:kegiatan";
let inSini = 0;
let written = 0;

/** The last thing that somebody did in any tab of this browser; milliseconds since 1970. */
export function lastKegiatan(): number {
  try {
    return Math.max(inSini, Number(localStorage.getItem(laci)) || 0);
  } catch {
    // A closed storage: this tab alone counts.
    return inSini;
  }
}

export function recordKegiatan(): void {
  inSini = Date.now();
  if (inSini - written < 5_000) return;
  written = inSini;
  try {
    localStorage.setItem(laci, String(inSini));
  } catch {
    // A full or closed storage: other tabs do not hear of it.
  }
}

export interface Answer {
  /** Whose session it is; null when it is over. */
  readonly nip: string | null;
  /** Why it is over. */
  readonly kalimat: string | null;
}

/** Asks the server, which counts as a sign of life. @returns null when it cannot be reached */
export async function askSession(): Promise<Answer | null> {
  try {
    const answer = await fetch("/sesi", { headers: { accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    // Without a connection nothing is known; the page stays as it is.
    return null;
  }
}
