import type { Register } from "#kit/register/register.ts";
import { bagianHalaman } from "../registers/bagian-halaman.ts";
import { figurPublik } from "../registers/figur-publik.ts";
import { kepalaMadrasah } from "../registers/kepala-madrasah.ts";
import { misi } from "../registers/misi.ts";
import { pengaturan } from "../registers/pengaturan.ts";
import { sejarah } from "../registers/sejarah.ts";
import { tujuan } from "../registers/tujuan.ts";
import { visiMisi } from "../registers/visi-misi.ts";

export type Kategori = "PROFIL" | "SARPRAS";

/** Where something is kept, and so changed. */
export interface Source {
  readonly register: Register;
  /** Narrows the register's list to what the entry is about. */
  readonly saringan?: string;
}

export interface Entri {
  readonly kode: string;
  readonly nama: string;
  readonly kategori: Kategori;
  readonly sumber: readonly [Source, ...Source[]];
}

const figur = (kelompok: string): Source => ({ register: figurPublik, saringan: `?kelompok=${kelompok}` });
const bagian = (halaman: string, tab: string): Source => ({ register: bagianHalaman, saringan: `?halaman=${halaman}&tab=${tab}` });

/** What the school tells about itself, as the office lists it. */
export const allEntri: readonly Entri[] = [
  { kode: "identitas", nama: "Identitas Madrasah", kategori: "PROFIL", sumber: [{ register: pengaturan }] },
  {
    kode: "sejarah",
    nama: "Sejarah Madrasah",
    kategori: "PROFIL",
    sumber: [{ register: sejarah }, bagian("profil", "sejarah")],
  },
  { kode: "kepala", nama: "Kepala Madrasah", kategori: "PROFIL", sumber: [{ register: kepalaMadrasah }, { register: pengaturan }] },
  {
    kode: "visi-misi",
    nama: "Visi, Misi, dan Tujuan",
    kategori: "PROFIL",
    sumber: [{ register: visiMisi }, { register: misi }, { register: tujuan }],
  },
  {
    kode: "struktur",
    nama: "Struktur dan Pegawai",
    kategori: "PROFIL",
    sumber: [figur("pegawai"), bagian("profil", "struktur")],
  },
  { kode: "peserta-didik", nama: "Peserta Didik", kategori: "PROFIL", sumber: [figur("peserta-didik")] },
  { kode: "akreditasi", nama: "Akreditasi", kategori: "PROFIL", sumber: [figur("akreditasi")] },
  { kode: "lahan", nama: "Lahan dan Ruang", kategori: "SARPRAS", sumber: [figur("sarana")] },
  { kode: "fasilitas", nama: "Fasilitas Belajar", kategori: "SARPRAS", sumber: [bagian("bidang", "sarpras")] },
  { kode: "asrama", nama: "Asrama", kategori: "SARPRAS", sumber: [bagian("bidang", "asrama")] },
];

export const dataPath = (kode: string): string => `/dashboard-profile/data/${kode}`;

export const changePath = ({ register, saringan = "" }: Source): string => register.path + saringan;
