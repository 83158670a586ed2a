/** "masalah": something does not work or is about to be lost; "perhatian": it works, and could be better. */
export type Level = "masalah" | "perhatian" | "baik";

/** What was found where, in a sentence for the operator. */
export interface Finding {
  readonly about: string;
  readonly level: Level;
  readonly sentence: string;
  /** What to do about it; nothing where all is well. */
  readonly cure?: string;
}

export const levels: readonly Level[] = ["masalah", "perhatian", "baik"];

/** What asks for an act first; among equals the order of looking. */
export const bySeverity = (findings: readonly Finding[]): readonly Finding[] =>
  levels.flatMap((level) => findings.filter((finding) => finding.level === level));

export const well = (about: string, sentence: string): Finding => ({ about, level: "baik", sentence });
export const notice = (about: string, sentence: string, cure: string): Finding => ({ about, level: "perhatian", sentence, cure });
export const problem = (about: string, sentence: string, cure: string): Finding => ({ about, level: "masalah", sentence, cure });
