import type { Register } from "#kit/register/register.ts";
import { aturanAbsensi, ketidakhadiran } from "#modules/absensi/index.ts";
import { hariKhusus, jamPelajaran, kelas, mataPelajaran, pengampu, semester, tahunAjaran } from "#modules/akademik/index.ts";
import { jadwalRetensi } from "#modules/arsip/index.ts";
import { banner, jadwalKerja, keterangan, penghitung, programUnggulan } from "#modules/beranda/index.ts";
import { daftarBerita, kategoriBerita, tag } from "#modules/berita/index.ts";
import { ekspedisi } from "#modules/ekspedisi/index.ts";
import { album, foto, video } from "#modules/galeri/index.ts";
import { aturanKarier, pegawai, pemangkuJabatan, riwayat } from "#modules/kepegawaian/index.ts";
import { alumni, mutasiSiswa, prestasi, siswa } from "#modules/kesiswaan/index.ts";
import { agenda, berkasUmum, folderBerkas, infografis, informasiPublik, pengumuman, tautanLayanan } from "#modules/layanan/index.ts";
import { pejabatPenandatangan, rantaiParaf, templateSurat } from "#modules/naskah/index.ts";
import { kodeWilayah } from "#modules/periksa/index.ts";
import { bukuNomor, jenisNaskah, klasifikasiSurat, suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import {
  gelombangPpdb,
  jalurPpdb,
  pendaftaran,
  periodePpdb,
  pertanyaanPpdb,
  ruangUjian,
  sesiUjian,
  ujianPpdb,
} from "#modules/ppdb/index.ts";
import {
  bagianHalaman,
  figurPublik,
  kepalaMadrasah,
  kopSurat,
  misi,
  pengaturan,
  prestasiKami,
  sejarah,
  tautanAplikasi,
  tautanNavigasi,
  tautanTerkait,
  tautanUnitKerja,
  tujuan,
  visiMisi,
} from "#modules/profil/index.ts";

/** Every register of the product, one line each. */
export const registers: readonly Register[] = [
  pendaftaran,
  periodePpdb,
  gelombangPpdb,
  jalurPpdb,
  pertanyaanPpdb,
  ujianPpdb,
  sesiUjian,
  ruangUjian,
  suratKeluar,
  suratMasuk,
  ekspedisi,
  klasifikasiSurat,
  jadwalRetensi,
  bukuNomor,
  jenisNaskah,
  templateSurat,
  pejabatPenandatangan,
  rantaiParaf,
  pengaturan,
  banner,
  keterangan,
  jadwalKerja,
  penghitung,
  programUnggulan,
  kategoriBerita,
  tag,
  album,
  foto,
  video,
  sejarah,
  kepalaMadrasah,
  visiMisi,
  misi,
  tujuan,
  prestasiKami,
  figurPublik,
  bagianHalaman,
  kopSurat,
  tautanTerkait,
  tautanUnitKerja,
  tautanAplikasi,
  tautanNavigasi,
  pengumuman,
  agenda,
  pegawai,
  ...riwayat,
  aturanKarier,
  pemangkuJabatan,
  siswa,
  mutasiSiswa,
  kodeWilayah,
  kelas,
  mataPelajaran,
  tahunAjaran,
  semester,
  hariKhusus,
  jamPelajaran,
  pengampu,
  prestasi,
  alumni,
  infografis,
  folderBerkas,
  berkasUmum,
  informasiPublik,
  tautanLayanan,
  ketidakhadiran,
  aturanAbsensi,
];

/** What comes and goes as a list: the registers, and what is kept on screens of its own. */
export const lists: readonly Register[] = [...registers, daftarBerita];
