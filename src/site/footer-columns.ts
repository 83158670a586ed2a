import type { Entry } from "./navigation.ts";

export interface Column {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Put together by the school itself, not offered by the product. */
  readonly own?: true;
}

/** Links to the admissions stand under their name, whatever else the school has put beside them under another; then what the product offers. */
export const footerColumns = (kaki: readonly Entry[], services: readonly Entry[]): readonly Column[] =>
  [
    { title: "Pendaftaran", entries: kaki.filter(isAdmissions), own: true as const },
    { title: "Informasi", entries: kaki.filter((entry) => !isAdmissions(entry)), own: true as const },
    { title: "Layanan", entries: services },
  ].filter(({ entries }) => entries.length > 0);

const isAdmissions = ({ to }: Entry): boolean => /^\/(?:informasi\/ppdb|daftar)(?:[/?#]|$)/.test(to);
