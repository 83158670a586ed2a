interface Told {
  /** Null in words that go to all. */
  readonly nomor: string | null;
  readonly sekolah: string;
  /** Where the family's page is. */
  readonly alamat: string;
}

/** That the result can be read, and never what it is: letters and groups are read by others too. */
export const tellPengumuman = ({ nomor, sekolah, alamat }: Told): readonly string[] => [
  "Assalamu’alaikum.",
  `Hasil seleksi PPDB ${sekolah}${nomor ? ` untuk pendaftaran nomor ${nomor}` : ""} sudah dapat dibaca.`,
  `Buka ${alamat} dengan nomor pendaftaran dan tanggal lahir calon siswa. Hasilnya hanya ada di halaman itu.`,
  `Panitia PPDB ${sekolah}`,
];

/** That the schedule can be read, or has changed, and never when or where: who finds it out is to be the family. */
export const tellJadwal = ({ nomor, sekolah, alamat }: Told, berubah = false): readonly string[] => [
  "Assalamu’alaikum.",
  `Jadwal ujian PPDB ${sekolah}${nomor ? ` untuk pendaftaran nomor ${nomor}` : ""} ${berubah ? "berubah" : "sudah dapat dibaca"}.`,
  berubah
    ? `Buka ${alamat} dengan nomor pendaftaran dan tanggal lahir calon siswa, lalu cetak kartu peserta yang baru. Kartu sebelumnya tidak berlaku.`
    : `Buka ${alamat} dengan nomor pendaftaran dan tanggal lahir calon siswa. Di halaman itu ada hari, jam, ruang, dan kartu peserta untuk dicetak.`,
  `Panitia PPDB ${sekolah}`,
];

/** What is still wanted, in plain words, and where it is sent again; never what stands in the form. */
export const tellPerbaikan = ({ nomor, sekolah, alamat }: Told, diminta: readonly string[]): readonly string[] => [
  "Assalamu’alaikum.",
  `Ada yang perlu dilengkapi untuk pendaftaran${nomor ? ` nomor ${nomor}` : ""} di ${sekolah}:\n${diminta.map((one) => `- ${one}.`).join("\n")}`,
  `Buka ${alamat} dengan nomor pendaftaran dan tanggal lahir calon siswa, perbaiki di halaman itu, lalu kirim lagi. Dapat juga dibawa ke panitia.`,
  `Panitia PPDB ${sekolah}`,
];
