/** Where the first server stood in its log at a moment. */
export interface Marked {
  readonly at: number;
  readonly position: bigint;
}

export interface Standing {
  /** Everything that was committed before this moment is there; null: not known, for this reason. */
  readonly caughtUpAt: number | null;
  readonly reason: string | null;
}

interface Found {
  /** It streams from this very server. */
  readonly copies: boolean;
  readonly position: bigint;
}

/** Tells servers that stem from one another from all others. */
export const lineages = "(select system_identifier::text from pg_control_system()) as lineage";

const most = 60;

/** It streams, and nothing is known yet of how far it is: the first look falls between two commits where many write. */
export const catchingUp = "masih mengejar";

/** @param marks oldest first; those that are passed are taken out */
export function standingOf(marks: Marked[], before: Standing, { copies, position }: Found): Standing {
  if (!copies) {
    marks.length = 0;
    return { caughtUpAt: null, reason: "bukan salinan yang mengikuti basis data utama" };
  }
  const passed = marks.findLastIndex((mark) => mark.position <= position);
  const caughtUpAt = marks[passed]?.at ?? before.caughtUpAt;
  marks.splice(0, passed + 1);
  // One that stands still is known to stand still by the oldest of them.
  if (marks.length > most) marks.splice(1, marks.length - most);
  return { caughtUpAt, reason: caughtUpAt === null ? catchingUp : null };
}

/** A position in the log, e.g. "16/B374D848", as a number that can be compared. */
export function positionOf(text: string | null | undefined): bigint {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? "") ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : -1n;
}
