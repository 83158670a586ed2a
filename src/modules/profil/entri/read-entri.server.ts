import { type Ctx, may, type ReadCtx } from "#kit/ctx.server.ts";
import { formatDay, isDay } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { readBagian } from "../bagian/read-bagian.server.ts";
import { readFigur } from "../figur.server.ts";
import { readPengaturan } from "../pengaturan.server.ts";
import { readKepala, readMisi, readSejarah, readTujuan, readVisi } from "../profil-content.server.ts";
import type { FigurPublik } from "../profil-content.ts";
import { type Figur, figurCount } from "../profil-content.ts";
import { bagianHalaman } from "../registers/bagian-halaman.ts";
import { figurPublik } from "../registers/figur-publik.ts";
import { kepalaMadrasah } from "../registers/kepala-madrasah.ts";
import { misi } from "../registers/misi.ts";
import { pengaturan } from "../registers/pengaturan.ts";
import { sejarah } from "../registers/sejarah.ts";
import { tujuan } from "../registers/tujuan.ts";
import { visiMisi } from "../registers/visi-misi.ts";
import { changePath, type Entri } from "./entri.ts";
import type { EntriSheet, Sajian } from "./sheet.ts";

type Content = readonly { readonly judul: string; readonly isi: Sajian; readonly dari: Register; readonly saringan?: string }[];

/** Everything an entry's page shows, from the registers that the public site reads too. */
export async function readEntri(ctx: Ctx, entri: Entri): Promise<EntriSheet[]> {
  const isi = (await bacaan[entri.kode]?.(ctx)) ?? [];
  return isi.map(({ judul, isi, dari, saringan = "" }) => ({
    judul,
    isi,
    ubah: may(ctx, `${dari.name}:update`) === "no" ? null : changePath({ register: dari, saringan }),
  }));
}

const bacaan: Readonly<Record<string, (ctx: Ctx) => Promise<Content>>> = {
  identitas: readIdentitas,
  sejarah: readRiwayat,
  kepala: readPemimpin,
  "visi-misi": readVisiMisi,
  struktur: async (ctx) => [await figur(ctx, "pegawai", "Jumlah pegawai"), await bagian(ctx, "profil", "struktur")],
  "peserta-didik": async (ctx) => [await figur(ctx, "peserta-didik", "Jumlah peserta didik")],
  akreditasi: async (ctx) => [await figur(ctx, "akreditasi", "Akreditasi")],
  lahan: async (ctx) => [await figur(ctx, "sarana", "Lahan dan ruang")],
  fasilitas: async (ctx) => [await bagian(ctx, "bidang", "sarpras")],
  asrama: async (ctx) => [await bagian(ctx, "bidang", "asrama")],
};

async function readIdentitas(ctx: ReadCtx): Promise<Content> {
  return [
    { judul: "Identitas", isi: await fakta(ctx, ["nama", "namaLengkap", "npsn", "nsm", "tanggalBerdiri", "tentang"]), dari: pengaturan },
    {
      judul: "Alamat dan kontak",
      isi: await fakta(ctx, ["alamat", "telepon", "teleponLain", "email", "instagram", "facebook", "youtube", "whatsapp"]),
      dari: pengaturan,
    },
    { judul: "Jam buka", isi: await fakta(ctx, ["jamKantor", "jamLoket", "jamLayanan"]), dari: pengaturan },
  ];
}

async function readRiwayat(ctx: ReadCtx): Promise<Content> {
  const garis = (await readSejarah(ctx)).map(({ tahun, judul, isi }) => [tahun, judul, isi]);
  return [
    { judul: "Garis waktu", isi: table(["Tahun", "Peristiwa", "Cerita"], garis), dari: sejarah },
    await bagian(ctx, "profil", "sejarah"),
  ];
}

async function readPemimpin(ctx: ReadCtx): Promise<Content> {
  const kepala = await readKepala(ctx);
  const baris = kepala.map(({ nama, periode, sekarang }) => [nama, periode ?? "", sekarang ? "Menjabat sekarang" : ""]);
  return [
    { judul: "Kepala madrasah sekarang", isi: await fakta(ctx, ["kepalaNama", "kepalaNip", "kepalaSambutan"]), dari: pengaturan },
    { judul: "Dari masa ke masa", isi: table(["Nama", "Periode", "Keterangan"], baris), dari: kepalaMadrasah },
  ];
}

async function readVisiMisi(ctx: ReadCtx): Promise<Content> {
  return [
    { judul: "Visi", isi: { bentuk: "daftar", isi: await readVisi(ctx) }, dari: visiMisi },
    { judul: "Misi", isi: { bentuk: "daftar", isi: await readMisi(ctx) }, dari: misi },
    { judul: "Tujuan strategis", isi: { bentuk: "daftar", isi: await readTujuan(ctx) }, dari: tujuan },
  ];
}

async function fakta(ctx: ReadCtx, nama: readonly (keyof typeof pengaturan.fields)[]): Promise<Sajian> {
  const isi = await readPengaturan(ctx);
  const baris = nama.map((satu) => ({ label: pengaturan.fields[satu].label, nilai: words(isi[satu]) }));
  return { bentuk: "fakta", baris };
}

const words = (nilai: string | number | null): string =>
  typeof nilai === "string" && isDay(nilai) ? formatDay(nilai) : String(nilai ?? "");

const table = (kepala: readonly string[], baris: readonly (readonly string[])[]): Sajian => ({ bentuk: "tabel", kepala, baris });

async function figur(ctx: ReadCtx, kelompok: FigurPublik["kelompok"], judul: string): Promise<Content[number]> {
  const rows = (await readFigur(ctx))[kelompok] ?? [];
  const orang = rows.some(({ lakiLaki }) => lakiLaki !== null);
  const isi = orang
    ? table(["Nama", "Laki-laki", "Perempuan", "Jumlah"], rows.map(countPeople))
    : table(
        ["Nama", "Nilai"],
        rows.map(({ nama, nilai }) => [nama, nilai ?? ""]),
      );
  return { judul, isi, dari: figurPublik, saringan: `?kelompok=${kelompok}` };
}

const countPeople = (satu: Figur): string[] =>
  satu.lakiLaki === null || satu.perempuan === null
    ? [satu.nama, "", "", satu.nilai ?? satu.jumlah?.toLocaleString("id-ID") ?? ""]
    : [satu.nama, ...[satu.lakiLaki, satu.perempuan, figurCount(satu)].map((jumlah) => jumlah.toLocaleString("id-ID"))];

async function bagian(ctx: ReadCtx, halaman: "profil" | "bidang", tab: string): Promise<Content[number]> {
  const isi: Sajian = { bentuk: "teks", bagian: await readBagian(ctx, halaman, tab) };
  return { judul: "Keterangan", isi, dari: bagianHalaman, saringan: `?halaman=${halaman}&tab=${tab}` };
}
