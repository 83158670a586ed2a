import { type Draft, draftOf, keepDraft, readDraft } from "#kit/ui/form/draft.ts";

/** Longer than the page of a family stays open, and no longer than one evening. */
const keptMs = 2 * 3_600_000;

export const isFresh = ({ at = 0 }: Draft): boolean => Date.now() - at < keptMs;

interface Seen {
  readonly nomor: string;
  /** Of what is stored; undefined where the page no longer asks for it. */
  readonly versi: number | undefined;
  /** Of the corrections alone, which have versions of their own. */
  readonly apart: boolean;
}

/** Numbers of papers stay in the tab no longer than they have to: what was sent and taken goes, and whatever is old. */
export function dropTaken({ nomor, versi, apart }: Seen): void {
  const begin = draftOf("keluarga", "").name;
  for (const name of namesHere(begin)) {
    const draft = readDraft({ name });
    const isOwn = name.startsWith(`${begin}${nomor} `) && name.endsWith(" perbaikan") === apart;
    const isTaken = isOwn && (versi === undefined || (draft?.key === "dikirim" && draft.versi !== versi));
    if (!draft || !isFresh(draft) || isTaken) keepDraft({ name }, undefined);
  }
}

function namesHere(begin: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(begin));
  } catch {
    // A browser that keeps nothing has nothing left over.
    return [];
  }
}
