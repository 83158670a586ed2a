const laci = "portal:kegiatan";
let diSini = 0;
let ditulis = 0;

/** The last thing that somebody did in any tab of this browser; milliseconds since 1970. */
export function kegiatanTerakhir(): number {
  try {
    return Math.max(diSini, Number(localStorage.getItem(laci)) || 0);
  } catch {
    // A closed storage: this tab alone counts.
    return diSini;
  }
}

export function catatKegiatan(): void {
  diSini = Date.now();
  if (diSini - ditulis < 5_000) return;
  ditulis = diSini;
  try {
    localStorage.setItem(laci, String(diSini));
  } catch {
    // A full or closed storage: other tabs do not hear of it.
  }
}

export interface Jawaban {
  /** Whose session it is; null when it is over. */
  readonly nip: string | null;
  /** Why it is over. */
  readonly kalimat: string | null;
}

/** Asks the server, which counts as a sign of life. @returns null when it cannot be reached */
export async function tanyaSesi(): Promise<Jawaban | null> {
  try {
    const answer = await fetch("/sesi", { headers: { accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as Jawaban) : null;
  } catch {
    // Without a connection nothing is known; the page stays as it is.
    return null;
  }
}
