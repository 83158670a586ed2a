import { yesNo } from "#kit/register/fields.ts";
import type { RegisterTab } from "#kit/register/register.ts";
import { gelombangPpdbPath, jalurPpdbPath, periodePpdbPath, pertanyaanPpdbPath } from "../paths.ts";

/** What the committee sets once a year. */
export const tabPeriode: readonly RegisterTab[] = [
  { to: periodePpdbPath, label: "Periode", right: "periodePpdb:read" },
  { to: gelombangPpdbPath, label: "Gelombang", right: "gelombangPpdb:read" },
  { to: jalurPpdbPath, label: "Jalur", right: "jalurPpdb:read" },
  { to: pertanyaanPpdbPath, label: "Pertanyaan", right: "pertanyaanPpdb:read" },
];

/** Of whatever belongs to rules that are published. */
export const terbitSentence = "Aturan periode ini sudah diterbitkan. Buka dulu perubahannya, dengan alasan, di halaman Aturan.";

/** What a wave or a path of a period that is no draft says while its rules are not published. */
export const tanpaLembarField = yesNo({
  ...{ label: "Disimpan tanpa lembar aturan", privacy: "umum" },
  hint: "Hanya untuk periode yang bukan rancangan lagi, padahal aturannya belum terbit.",
});

export const berlembarSentence =
  "Periode ini bukan rancangan lagi dan lembar aturannya belum terbit. Terbitkan dulu di halaman Aturan lalu buka perubahannya, atau centang ini.";
