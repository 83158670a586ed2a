import type { Tone } from "#kit/ui/tag.tsx";

/** One field before and after. Null: there was no record then. */
export interface Change {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A line of the audit trail as people read it. */
export interface ReadableLine {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  /** As what they acted that day; "" without a position. */
  readonly position: string;
  readonly deed: string;
  readonly tone: Tone;
  /** Of which kind the record is, e.g. "Surat Masuk". */
  readonly kind: string;
  readonly subject: string;
  readonly subjectId: string;
  /** What the record is called; empty when nobody knows. */
  readonly name: string;
  /** Its own page, while it is there. */
  readonly href: string | null;
  /** The reader may know that something happened, but not what is written there. */
  readonly closed: boolean;
  /** What was written there was erased with the record. */
  readonly erased: boolean;
  readonly changes: readonly Change[];
}

export const erasedWords = "Isinya sudah dihapus bersama datanya";
