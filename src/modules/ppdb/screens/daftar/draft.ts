export type Typed = Readonly<Record<string, string>>;

/** What was typed and not yet sent. The key goes with it, so that a send repeated after a reload is still the same send. */
export interface Draft {
  readonly key: string;
  readonly typed: Typed;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const PLACE = "man1palu.pendaftaran";
const MAX_AGE_MS = 30 * 86_400_000;

/** @returns undefined also where the browser allows no storage or holds something else. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Draft | null;
    const usable = draft && typeof draft.key === "string" && typeof draft.typed === "object" && Date.now() - draft.at < MAX_AGE_MS;
    return usable ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser kept it: private windows and full phones do not. */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Where nothing may be stored, nothing is left behind either.
  }
}

/** Not `randomUUID`: it is missing where the page is not reached over https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
