import type { Register } from "#kit/register/register.ts";
import { banner, jadwalKerja, keterangan, penghitung, programUnggulan } from "#modules/beranda/index.ts";
import { kategoriBerita, tag } from "#modules/berita/index.ts";
import { album, foto, video } from "#modules/galeri/index.ts";
import { agenda, pengumuman } from "#modules/layanan/index.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { pendaftaran, periodePpdb } from "#modules/ppdb/index.ts";
import {
  bagianHalaman,
  figurPublik,
  kepalaMadrasah,
  misi,
  pengaturan,
  prestasiKami,
  sejarah,
  tautanNavigasi,
  tujuan,
  visiMisi,
} from "#modules/profil/index.ts";

/** Every register of the product, one line each. */
export const registers: readonly Register[] = [
  pendaftaran,
  periodePpdb,
  suratKeluar,
  suratMasuk,
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
  tautanNavigasi,
  pengumuman,
  agenda,
];
