import type { RegisterTab } from "#kit/register/register.ts";
import { gelombangPpdbPath, jalurPpdbPath, periodePpdbPath } from "../paths.ts";

/** What the committee sets once a year. */
export const tabPeriode: readonly RegisterTab[] = [
  { to: periodePpdbPath, label: "Periode", right: "periodePpdb:read" },
  { to: gelombangPpdbPath, label: "Gelombang", right: "gelombangPpdb:read" },
  { to: jalurPpdbPath, label: "Jalur", right: "jalurPpdb:read" },
];

/** Of whatever belongs to rules that are published. */
export const terbitSentence = "Aturan periode ini sudah diterbitkan. Buka dulu perubahannya, dengan alasan, di halaman Aturan.";
