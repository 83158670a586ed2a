import { formatDay } from "#kit/dates.ts";

export interface Told {
  readonly namaLengkap: string;
  readonly nomor: string;
  readonly sekolah: string;
  /** Until when the place may be taken; null where the rules name no day. */
  readonly sampai: string | null;
  /** Where the family's page is. */
  readonly alamat: string;
}

/** What a family is told when its child comes up from the waiting list; by e-mail, or by the committee's telephone. */
export const tellNaik = ({ namaLengkap, nomor, sekolah, sampai, alamat }: Told): readonly string[] => [
  "Assalamu’alaikum.",
  `Calon siswa atas nama ${namaLengkap} (nomor ${nomor}) naik dari daftar cadangan dan kini diterima di ${sekolah}.`,
  `Nyatakan bahwa tempat ini diambil${sampai ? ` paling lambat ${formatDay(sampai, "long")}` : ""} di ${alamat} dengan nomor pendaftaran dan tanggal lahir.`,
  `Panitia PPDB ${sekolah}`,
];

/** What a family is told when it did not take the place in time. */
export const tellGugur = ({ namaLengkap, nomor, sekolah, alamat }: Told): readonly string[] => [
  "Assalamu’alaikum.",
  `Tempat untuk ${namaLengkap} (nomor ${nomor}) tidak diambil sampai batas waktunya, jadi diberikan kepada calon siswa berikutnya.`,
  `Riwayatnya ada di ${alamat}. Bila ini keliru, segera hubungi panitia.`,
  `Panitia PPDB ${sekolah}`,
];
