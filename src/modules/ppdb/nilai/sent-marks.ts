import type { Cell } from "./lembar.ts";

/** What the madrasah acknowledged since the page was kept: shown again when that page opens without a network. It holds no name. */
export type SentMark = Pick<Cell, "nilai" | "versi" | "alasan">;

const prefix = "nilai-terkirim:";
/** By then the sheet was opened with a network, and shows it by itself. */
const lastingMs = 3 * 86_400_000;

/** @param key as `markKey` makes it */
export function rememberSent(key: string, { nilai, versi, alasan }: Cell): void {
  try {
    for (const old of Object.keys(localStorage)) {
      if (old.startsWith(prefix) && !(sentAt(localStorage.getItem(old)) > Date.now() - lastingMs)) localStorage.removeItem(old);
    }
    localStorage.setItem(prefix + key, JSON.stringify({ nilai, versi, alasan, pada: Date.now() }));
  } catch {
    // A browser that keeps nothing shows the page as it was kept.
  }
}

/** What was sent and is newer than the version that the page shows; what the page caught up with goes. */
export function sentSince(key: string, versi: number): SentMark | undefined {
  try {
    const sent = readSent(localStorage.getItem(prefix + key));
    if (sent && sent.versi > versi) return sent;
    localStorage.removeItem(prefix + key);
  } catch {
    // As if nothing was sent.
  }
  return undefined;
}

function readSent(kept: string | null): SentMark | undefined {
  const said: unknown = JSON.parse(kept ?? "null");
  if (typeof said !== "object" || said === null || !("nilai" in said) || !("versi" in said) || !("alasan" in said)) return undefined;
  const { nilai, versi, alasan } = said;
  return typeof nilai === "string" && typeof versi === "number" && typeof alasan === "string" ? { nilai, versi, alasan } : undefined;
}

function sentAt(kept: string | null): number {
  const said: unknown = JSON.parse(kept ?? "null");
  return typeof said === "object" && said !== null && "pada" in said ? Number(said.pada) : 0;
}
