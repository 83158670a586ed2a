import type { Entry } from "../navigation.ts";

export interface Section {
  /** Absent: what stands before all headings. */
  readonly title?: string;
  readonly entries: readonly Entry[];
}

const readOnlyTitle = "Hanya untuk dibaca";

/** Entries under their headings, in the order of the menu. Where the person writes some of them, those they only read come last. */
export function sectionsOf(entries: readonly Entry[]): Section[] {
  const written = entries.filter(({ readOnly }) => !readOnly);
  const apart = written.length > 0 && entries.some(({ group }) => group === "Isi Situs");
  const titleOf = (entry: Entry) => (apart && entry.readOnly ? readOnlyTitle : entry.section);
  const titles = [...new Set(entries.map(titleOf))].sort((one, other) => Number(one === readOnlyTitle) - Number(other === readOnlyTitle));
  return titles.map((title) => ({
    ...(title !== undefined && { title }),
    entries: entries.filter((entry) => titleOf(entry) === title),
  }));
}
