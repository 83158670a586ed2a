import type { RegisterTab } from "#kit/register/register.ts";

export const buktiPath = "/administration/bukti-surat";
export const keyPath = `${buktiPath}/kunci`;

/** What was issued, and what it was signed with. */
export const tabBukti: readonly RegisterTab[] = [
  { to: buktiPath, label: "Surat Terbit", right: "buktiSurat:read" },
  { to: keyPath, label: "Kunci Penanda", right: "kunciSurat:read" },
];
