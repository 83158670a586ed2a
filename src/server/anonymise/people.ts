import type { Statements } from "#kit/backup/anonymise/statement.ts";
import {
  address,
  constant,
  day,
  deadHash,
  digits,
  empty,
  id,
  ids,
  keep,
  name,
  nikOf,
  nip,
  place,
  post,
  registrationNumber,
  words,
} from "./invents.ts";
import { editedColumns, rowColumns } from "./of-register.ts";

/** Nobody is an administrator: the first of the copy makes themselves by the link that is printed. */
const withoutAdministrator = (roles: string) =>
  `{${roles
    .slice(1, -1)
    .split(",")
    .filter((role) => role !== "" && role !== "administrator")
    .join(",")}}`;

const isWoman = (sex: string | null) => sex === "perempuan";
const nobody = () => false;
const nikOfParent = (who: string) => nikOf({ birth: `tanggal_lahir_${who}`, isWoman: who === "ibu" ? () => true : nobody });

const parent = (who: "ayah" | "ibu" | "wali"): Statements[string] & object => ({
  [`nama_${who}`]: name,
  [`nik_${who}`]: nikOfParent(who),
  [`kewarganegaraan_${who}`]: constant("Indonesia"),
  [`kitas_${who}`]: empty,
  ...(who === "wali" ? {} : { [`status_${who}`]: constant("Masih Hidup") }),
});

/** What the classes of their fields do not say: that a text is a name or a number with a form, and columns that no form has. */
export const people: Statements = {
  akun: {
    ...rowColumns,
    nip,
    nama: name,
    peran: withoutAdministrator,
    password_hash: empty,
    password_at: empty,
    aktif: keep,
    email: empty,
    foto: empty,
    dibuat_oleh: id,
    kuasa_berakhir: empty,
    tautan_oleh: ids,
    peran_oleh: id,
    peran_pada: keep,
    password_cukup: empty,
  },
  pegawai: {
    nip,
    nama: name,
    alamat: address,
    tempat_lahir: place,
    tanggal_lahir: day,
    jabatan: post,
    sub_unit: empty,
    tugas_tambahan: empty,
    nik: digits("nik"),
  },
  anak: { nama: name, tempat_lahir: place },
  orang_tua: { nama: name, tempat_lahir: place, alamat: address },
  pasangan: { nama: name },
  pendidikan: { pejabat_ijazah: name },
  penghargaan: { pemberi: words },
  peringatan_pegawai: { pegawai_id: id, perihal: keep, jatuh: keep, tahap: keep, created_at: keep },
  siswa: {
    ...parent("ayah"),
    ...parent("ibu"),
    ...parent("wali"),
    nama: name,
    nik: nikOf({ birth: "tanggal_lahir", isWoman }),
    tempat_lahir: place,
    alamat: address,
    kepala_keluarga: name,
    kewarganegaraan: constant("Indonesia"),
    negara: empty,
    kitas: empty,
    provinsi: place,
    kabupaten: place,
    kecamatan: place,
    kelurahan: place,
    // What the database asks of a NIK depends on it.
    dicocokkan: keep,
  },
  anggota_kelas: { id, created_at: keep, siswa_id: id, kelas_id: id, mulai: keep, selesai: keep, sebab: keep, sebab_selesai: keep },
  alumni: { siswa_id: id, nama: name, alamat: address, kota: place },
  prestasi: { peraih: name },
  pendaftaran: {
    periode_id: id,
    nomor: registrationNumber,
    ...{ nama_lengkap: name, nama_ayah: name, nama_ibu: name },
    ...{ tempat_lahir: place, kewarganegaraan: constant("Indonesia"), alamat: address },
    nilai_u_n: (value, { inventor }) => String(60 + inventor.number("nilai", value, 40)),
    bukti_hash: deadHash,
    // What the database asks of work and guardian depends on these; whom they speak of is invented.
    ...{ ayah_wafat: keep, ibu_wafat: keep, bersama_wali: keep, nama_wali: name },
    ...{ ganda: keep, keadaan: keep, verifikator_id: id },
    nik: nikOf({ birth: "tanggal_lahir", isWoman }),
    ...{ diisi_oleh: id, diisi_pelaku: name, diterima_pada: keep, susulan: words, pindah_jalur_pada: keep },
  },
  langkah_pendaftaran: {
    ...{ id: keep, pendaftaran_id: id, dari: keep, ke: keep, pada: keep },
    ...{ oleh: id, pelaku: name, pengusul: id, alasan: words },
  },
  perbaikan_pendaftaran: {
    ...{ id: keep, pendaftaran_id: id, isian: keep, jenis: keep, sebab: keep, pada: keep, selesai: keep },
    ...{ catatan: words, oleh: id, pelaku: name },
  },
  permintaan_perbaikan: {
    ...{ id, pendaftaran_id: id, isian: keep, jawaban: keep, pada: keep, dijawab_pada: keep },
    ...{ isi: words, alasan: words, dijawab_pelaku: name },
  },
  usulan_keadaan: { pendaftaran_id: id, ke: keep, alasan: words, oleh: id, pelaku: name, pada: keep },
  nilai_ppdb: {
    ...{ id, pendaftaran_id: id, komponen: keep, penguji: keep, mapel: keep, semester: keep, versi: keep, pada: keep },
    ...{ nilai: keep, alasan: words, oleh: id, penilai: name },
  },
  // Nobody is named in a bundle; who is behind its pseudonyms is not copied as it was.
  keputusan_ppdb: {
    ...{ id, gelombang_id: id, lembar_id: keep, paket: keep, sidik: keep, pengusul: id, nama_pengusul: name, diusulkan_pada: keep },
    ...{ penyetuju: id, nama_penyetuju: name, ditetapkan_pada: keep, diumumkan_pada: keep },
  },
  penempatan_ppdb: {
    ...{ id, periode_id: id, tanggal: keep, banyak: keep, oleh: id, pelaku: name, pada: keep },
    ...{ dibatalkan_oleh: name, dibatalkan_pada: keep },
  },
  siswa_ppdb: { pendaftaran_id: id, siswa_id: id, penempatan_id: id, kelas_id: id, dari: keep, tahun: keep, urut: keep },
  kabar_perbaikan: {
    ...{ pendaftaran_id: id, versi: keep, diminta_pada: keep, kabar_versi: keep, terkirim_pada: keep },
    ...{ dikabari_oleh: id, dikabari_pelaku: name, dikabari_pada: keep },
  },
  kabar_pengumuman: { pendaftaran_id: id, pada: keep, terkirim_pada: keep },
  // Exams are the school's own; who sits where is nobody's real place.
  ujian_ppdb: { terbit_pada: keep },
  kursi_ujian: { id, ujian_id: id, sesi_id: id, ruang_id: id, kursi: keep, pendaftaran_id: id, pada: keep },
  jadwal_ujian_lama: {
    ...{ id, pendaftaran_id: id, ujian_id: id, tanggal: keep, mulai: keep, selesai: keep, tempat: keep, ruang: keep },
    ...{ kursi: keep, sampai: keep },
  },
  kartu_ujian: { pendaftaran_id: id, versi: keep, diubah_pada: keep, kabar_versi: keep },
  angka_ppdb: { periode_id: id, hal: keep, isi: keep, banyak: keep },
  nism_kembali: { tahun: keep, urut: keep, pendaftaran_id: id },
  keputusan_pelamar: { keputusan_id: id, samaran: keep, pendaftaran_id: id },
  koreksi_keputusan: {
    ...{ id, keputusan_id: id, samaran: keep, dari: keep, ke: keep, sebab: keep, alasan: words, pengusul: id, nama_pengusul: name },
    ...{ diusulkan_pada: keep, penyetuju: id, nama_penyetuju: name, ditetapkan_pada: keep },
  },
  // The rules of an intake, as everybody may read them.
  lembar_aturan_ppdb: { id: keep, periode_id: id, nomor: keep, isi: keep, sidik: keep, alasan: keep, diterbitkan_pada: keep },
  perubahan_aturan_ppdb: { periode_id: id, alasan: keep, dibuka_pada: keep },
  persetujuan_pendaftaran: { pendaftaran_id: id, pemberi: name, versi_teks: keep, teks: keep, at: keep },
  absensi_pegawai: { ...editedColumns, pegawai_id: id, tanggal: keep, status: keep, masuk: keep, pulang: keep, cara: keep, alasan: words },
  absensi_siswa: {
    ...editedColumns,
    siswa_id: id,
    kelas_id: id,
    tanggal: keep,
    jadwal_id: id,
    mata_pelajaran_id: id,
    status: keep,
    jam: keep,
    keterangan: words,
    bukti_id: empty,
    dicatat_oleh: id,
    dicatat_pada: keep,
    perangkat: constant("salinan uji"),
    dikoreksi: keep,
    berbeda: keep,
    diputus_oleh: id,
    diputus_pada: keep,
  },
  absensi_siswa_riwayat: {
    id,
    created_at: keep,
    absensi_id: id,
    sebab: keep,
    status: keep,
    jam: keep,
    keterangan: words,
    bukti_id: empty,
    dicatat_oleh: id,
    dicatat_pada: keep,
    perangkat: constant("salinan uji"),
    dikoreksi: keep,
    diganti_oleh: id,
    diputus_oleh: id,
    diputus_pada: keep,
  },
  peringatan_absensi: {
    id,
    created_at: keep,
    jenis: keep,
    kelas_id: id,
    siswa_id: id,
    mulai: keep,
    sampai: keep,
    jumlah: keep,
    selesai_pada: keep,
  },
  // Ways in, and what was sent to somebody.
  faktor_aplikasi: "left",
  kabar_keamanan: "left",
  kode_pemulihan: "left",
  kunci_sandi: "left",
  langkah_masuk: "left",
  perangkat_dikenal: "left",
  percobaan_masuk: "left",
  sesi: "left",
  tantangan_terpakai: "left",
  undangan: "left",
  pin_kios: "left",
  kartu_siswa: "left",
  kios_absensi: "left",
  kunci_program: "left",
  token_kios: "left",
  jaringan_absensi: "left",
  pemberitahuan: "left",
  setelan_pemberitahuan: "left",
  halaman_favorit: "left",
  // What waits for somebody's decision, or tells what was decided, in whatever words.
  usulan_peran: "left",
  usulan_perubahan: "left",
  usulan_alumni: "left",
  pengajuan_cuti: "left",
  // Acts that can be undone, with all that stood before.
  kenaikan_kelas: "left",
  penyatuan_siswa: "left",
  // Its order is that of the real ids.
  siswa_bukan_ganda: "left",
  // What families of new pupils add of themselves: numbers and incomes; the pupils have others in their place.
  daftar_ulang: "left",
  // What one registration took over of another, with all that stood before; forms that nobody has finished yet.
  ...{ gabungan_pendaftaran: "left", draf_kertas: "left" },
  // Papers and portraits.
  berkas_pegawai: "left",
  ...{ berkas_pendaftaran: "left", jawaban_pendaftaran: "left", potongan_unggahan: "left" },
};
