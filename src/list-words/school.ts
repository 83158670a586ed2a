import type { ListWords } from "#kit/lists/words.ts";
import type { Pengaturan } from "#modules/profil/index.ts";

/** Heads under which a ministry's template asks in every row for the school itself. */
export const sayingSchool = ({ nsm, npsn, namaLengkap }: Pick<Pengaturan, "nsm" | "npsn" | "namaLengkap">): ListWords["same"] =>
  [
    { heads: ["nsm", "nomor statistik madrasah", "no statistik madrasah"], text: nsm ?? "" },
    { heads: ["npsn", "nomor pokok sekolah nasional", "npsn madrasah"], text: npsn ?? "" },
    { heads: ["nama madrasah", "nama lembaga", "nama satuan pendidikan"], text: namaLengkap },
  ].filter(({ text }) => text !== "");
