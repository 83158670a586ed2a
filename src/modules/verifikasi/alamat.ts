import type { RegisterTab } from "#kit/register/register.ts";

export const alamatBukti = "/administration/bukti-surat";
export const alamatKunci = `${alamatBukti}/kunci`;

/** What was issued, and what it was signed with. */
export const tabBukti: readonly RegisterTab[] = [
  { to: alamatBukti, label: "Surat Terbit", right: "buktiSurat:read" },
  { to: alamatKunci, label: "Kunci Penanda", right: "kunciSurat:read" },
];
