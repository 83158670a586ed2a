/** The red sentences; of a page that fails altogether "tiada". What else stood on it must still stand there. */
export type Said = readonly string[] | "tiada";

export type Told = Readonly<Record<string, Readonly<Record<string, Said>>>>;

export const oneBerita = "/news?berita=dua-medali-dari-olimpiade-sains";

const failed = (...data: readonly string[]) => data.map((satu) => `Gagal mengambil ${satu}`);
const without = (data: string, ...tables: readonly string[]) => Object.fromEntries(tables.map((table) => [table, failed(data)]));
const pengaturan: Said = "tiada";
/** The words and the picture of its head go unsaid. */
const pembuka = { bagian_halaman: [] } as const;
const profil = { pengaturan, ...without("isi bagian ini", "bagian_halaman"), ...without("data prestasi", "prestasi_kami") };
const kehadiran = {
  ...without("catatan halaman ini", "bagian_halaman"),
  ...without(
    "data kehadiran",
    "absensi_pegawai",
    "absensi_siswa",
    "aturan_absensi",
    "hari_khusus",
    "jam_pelajaran",
    "semester",
    "tahun_ajaran",
  ),
};

/** What the school writes about admissions, with its pictures. */
const writtenPpdb = failed("data keunggulan", "data program pilihan", "data tanya jawab", "data cara mendaftar");

/** What each page says while a table is away; without a mention: the same as ever. */
export const toldWithout: Told = {
  "/#kerangka": { pengaturan, tautan_navigasi: [], gambar: [], tampil_publik: [], prestasi: [] },
  "/": {
    ...{ pengaturan, periode_ppdb: failed("data pendaftaran"), bagian_halaman: failed("data cara mendaftar") },
    ...{ gelombang_ppdb: failed("data pendaftaran"), jalur_ppdb: failed("data pendaftaran") },
    gambar: failed("data banner", "data program unggulan", "data photos", "data videos", "data berita"),
    kategori_berita: failed("data videos", "data berita"),
    ...without("data banner", "banner"),
    ...without("data sekilas madrasah", "keterangan"),
    ...without("data jadwal kerja", "jadwal_kerja"),
    ...without("data angka madrasah", "penghitung", "pegawai", "siswa", "kelas"),
    ...without("data program unggulan", "program_unggulan"),
    ...without("data photos", "foto"),
    ...without("data videos", "video"),
    ...without("data berita", "berita"),
  },
  "/luring": {
    pengaturan,
    ...without("data jadwal kerja", "jadwal_kerja"),
    ...without("data berita", "berita", "kategori_berita", "gambar"),
  },
  "/profile?tab=sejarah": {
    ...profil,
    ...without("data perjalanan madrasah", "sejarah"),
    ...without("data kepala madrasah", "kepala_madrasah"),
  },
  "/profile?tab=visi-misi": {
    ...{ ...profil, ...without("data visi", "visi_misi"), ...without("data misi", "misi") },
    ...without("data tujuan strategis", "tujuan"),
  },
  "/profile?tab=struktur": { ...profil, ...without("data pegawai", "pegawai", "figur_publik") },
  "/profile?tab=data": {
    ...{ ...profil, ...without("data pegawai", "pegawai"), ...without("data peserta didik", "siswa", "kelas") },
    figur_publik: failed("data peserta didik", "data pegawai", "data akreditasi", "data tanah dan ruang"),
  },
  "/departments": without("isi bagian ini", "bagian_halaman", "gambar"),
  "/administration": {
    // The picture of its head goes unsaid.
    ...{ pengaturan, gambar: [], ...without("isi bagian ini", "bagian_halaman") },
    ...{ ...without("data pengumuman", "pengumuman"), ...without("data agenda", "agenda") },
  },
  "/attendance?tab=guru": { ...kehadiran, ...without("data kehadiran", "pegawai", "ketidakhadiran") },
  "/attendance?tab=siswa": { ...kehadiran, ...without("data kehadiran", "siswa", "kelas", "anggota_kelas") },
  "/attendance?tab=rekap": {
    ...kehadiran,
    ...without("data kehadiran", "pegawai", "ketidakhadiran", "siswa", "kelas", "anggota_kelas"),
  },
  "/informasi/ppdb": {
    pengaturan,
    periode_ppdb: failed(
      "data pendaftaran",
      "data hasil seleksi",
      "data jalur pendaftaran",
      "data jadwal pendaftaran",
      "data lembar aturan",
    ),
    ...without("data lembar aturan", "lembar_aturan_ppdb", "perubahan_aturan_ppdb"),
    gelombang_ppdb: failed("data pendaftaran", "data hasil seleksi", "data jalur pendaftaran", "data jadwal pendaftaran"),
    jalur_ppdb: failed("data pendaftaran", "data jalur pendaftaran"),
    ...without("data jadwal pendaftaran", "ujian_ppdb", "sesi_ujian"),
    keputusan_ppdb: failed("data hasil seleksi"),
    pendaftaran: failed("data jalur pendaftaran"),
    ...{ bagian_halaman: writtenPpdb, gambar: writtenPpdb },
  },
  "/daftar": {
    ...{ pengaturan, periode_ppdb: failed("data pendaftaran") },
    ...{ gelombang_ppdb: failed("data pendaftaran"), jalur_ppdb: failed("data pendaftaran") },
    bagian_halaman: failed("data yang perlu disiapkan"),
    // No answer is waited for here, and the family's own page asks for it.
    pertanyaan_ppdb: [],
  },
  // Number and birth date are asked for; nothing is read before.
  "/daftar/status": {},
  "/news": {
    ...{ pengaturan, bagian_halaman: [] },
    berita: failed("kategori berita", "data berita"),
    ...{ ...without("data berita", "gambar"), ...without("kategori berita", "kategori_berita") },
  },
  [oneBerita]: { pengaturan, ...without("data berita", "berita", "kategori_berita", "gambar", "tag", "berita_tag") },
  "/gallery": {
    ...{ bagian_halaman: [], ...without("data photos", "foto", "album") },
    ...without("data videos", "video", "kategori_berita"),
    gambar: failed("data photos", "data videos"),
  },
  "/pengumuman": { ...pembuka, ...without("data pengumuman", "pengumuman") },
  "/agenda": { ...pembuka, pengaturan: [], ...without("data agenda", "agenda") },
  "/infografis": { ...pembuka, ...without("data infografis", "infografis") },
  "/informasi-publik": { ...pembuka, ...without("data informasi publik", "informasi_publik") },
  "/prestasi": { ...pembuka, prestasi: failed("data angka prestasi", "data prestasi") },
};
