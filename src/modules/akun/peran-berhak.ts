import { peran } from "./peran.ts";

/** Held for some days by whoever signs in the head's name or holds a position: it follows from what is written down of them, nobody gives it. */
const temporaryPeran = { atasNama: "Atas Nama Kepala", wakamad: "Wakamad", pemaraf: "Pemaraf Surat", piket: "Guru Piket" } as const;

export type TemporaryPeran = keyof typeof temporaryPeran;

/** Every role that rights can be written for, with its words. */
export const peranBerhak = { ...peran, ...temporaryPeran } as const;

/** "Humas, Wakamad", with those that nobody gives. */
export const berhakLabels = (held: readonly string[]): string =>
  Object.entries(peranBerhak)
    .flatMap(([name, label]) => (held.includes(name) ? [label] : []))
    .join(", ");
