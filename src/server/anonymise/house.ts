import type { Statements } from "#kit/backup/anonymise/statement.ts";
import { constant, empty, id, ids, keep, label, letterNumber, name, nip, words } from "./invents.ts";
import { editedColumns, rowColumns } from "./of-register.ts";

const ordered = { urutan: keep };
const only = { satu: keep };
const slug = label("contoh-");

/** Tables that are not about people in the first place, and what the classes of their fields do not say. */
export const house: Statements = {
  aturan_absensi: only,
  serahan_periksa: {
    id,
    versi: keep,
    created_at: keep,
    kelas_id: id,
    tenggat: keep,
    pesan: words,
    oleh: name,
    ditutup_pada: keep,
    ditutup_oleh: name,
  },
  serahan_temuan: { serahan_id: id, siswa_id: id, aturan: keep, bidang: keep },
  aturan_periksa: { kode: keep, aktif: keep, versi: keep, updated_at: keep, oleh: name },
  jadwal_pelajaran: {
    ...rowColumns,
    pengampu_id: id,
    semester_id: id,
    kelas_id: id,
    mata_pelajaran_id: id,
    pegawai_id: id,
    hari: keep,
    jam_ke: keep,
    jumlah_jam: keep,
    ruang: keep,
  },
  program_unggulan: ordered,
  keterangan: ordered,
  penghitung: ordered,
  album: { ...ordered, judul: label("Album ") },
  figur_publik: ordered,
  bagian_halaman: ordered,
  kepala_madrasah: { ...ordered, nama: name },
  misi: ordered,
  tujuan: ordered,
  sejarah: { ...ordered, tahun: keep },
  prestasi_kami: ordered,
  tautan_aplikasi: ordered,
  tautan_navigasi: ordered,
  tautan_terkait: ordered,
  tautan_unit_kerja: ordered,
  tautan_layanan: only,
  visi_misi: only,
  kop_surat: only,
  pengaturan: {
    ...only,
    sambutan: words,
    tentang: words,
    kepala_nama: name,
    kepala_nip: nip,
    kepala_sambutan: words,
    video_kunci: empty,
    video_alamat: keep,
  },
  banner: { tautan: empty },
  berita: {
    ...rowColumns,
    slug,
    name: words,
    desc: words,
    content: words,
    tanggal: keep,
    author: name,
    kategori_id: id,
    gambar_id: empty,
    status: keep,
    terbit_pada: keep,
  },
  berita_slug_lama: { slug, berita_id: id, at: keep },
  berita_tag: { berita_id: id, tag_id: id, urutan: keep },
  tag: { ...rowColumns, name: label("contoh") },
  folder_berkas: { nama: label("Folder ") },
  disposisi: {
    id,
    surat_masuk_id: id,
    cabang_id: id,
    dari_id: id,
    sifat: keep,
    instruksi: constant("{Contoh}"),
    catatan: words,
    batas: keep,
    created_at: keep,
    status_semula: keep,
  },
  cabang_disposisi: {
    ...editedColumns,
    disposisi_id: id,
    kepada_id: id,
    status: keep,
    dibaca_pada: keep,
    selesai_pada: keep,
    ditegur_pada: keep,
  },
  tanggapan_disposisi: { id, cabang_id: id, akun_id: id, jenis: keep, isi: words, berkas_id: empty, created_at: keep },
  template_surat: { nama: label("Naskah ") },
  pejabat_penandatangan: { disahkan_pada: keep },
  nomor_surat: {
    id,
    created_at: keep,
    buku_id: id,
    jenis_id: id,
    tahun: keep,
    urut: keep,
    sisipan: keep,
    nomor: letterNumber,
    tanggal: keep,
    surat_id: id,
    alasan_mundur: words,
    diambil_oleh: id,
    diambil_nama: name,
    batal_pada: keep,
    batal_oleh: id,
    batal_nama: name,
    alasan_batal: words,
  },
  surat_keluar: { nomor_surat: letterNumber, dimusnahkan_pada: keep },
  surat_masuk: { nomor_surat: letterNumber, dimusnahkan_pada: keep, tahun_agenda: keep, nomor_agenda: keep },
  ekspedisi: { nomor_surat: letterNumber, surat_id: id, surel_diminta: keep, surel_pada: keep, surel_mulai: keep, surel_ditolak: keep },
  // Names of counters hold ids.
  counter: { name: ids, period: keep, value: keep },
  benih: { nama: keep, at: keep },
  kuota_peran: { peran: keep, mega_bita: keep, berkas: keep },
  ...left([
    // Pictures, clips and papers, and what cannot be without them.
    ...["berkas", "berkas_umum", "gambar", "foto", "infografis", "video", "karantina", "sapuan", "penyimpanan"],
    // What was signed, and the keys it was signed with.
    ...["naskah_surat", "bukti_surat", "kunci_surat", "surat_keputusan_ppdb", "surat_seleksi"],
    // Records of what was destroyed, which are signed papers, and why some of it was held back.
    ...["pemusnahan_arsip", "surat_pemusnahan", "arsip_ditahan"],
    // What was compared with lists from elsewhere.
    ...["banding", "banding_baris", "serahan_banding"],
    // What stood before: earlier wordings, and the trail with its marks.
    ...["berita_revisi", "audit", "audit_check", "audit_head", "jejak_jangkar"],
    // Lists that were taken in, and answers that were given.
    ...[
      "import_batch",
      "import_portion",
      "import_row",
      "import_list",
      "import_list_portion",
      "import_told",
      "import_file",
      "column_map",
      "fill_template",
    ],
    ...["export_snapshot", "export_snapshot_row"],
    // What people wrote to the school, and about whom; what they agreed to be shown by.
    ...["pesan_publik", "langkah_pesan", "terlapor_pesan", "tampil_publik"],
    ...["idempotency", "rate_limit", "kuota_harian"],
    // The installation itself, its work and its backups.
    ...["instalasi", "salinan_uji", "cadangan", "laporan_tugas", "tugas", "denyut"],
  ]),
  angka_pesan: { bulan: keep, jenis: keep, banyak: keep, dijawab: keep },
};

function left(tables: readonly string[]): Statements {
  return Object.fromEntries(tables.map((table) => [table, "left" as const]));
}
