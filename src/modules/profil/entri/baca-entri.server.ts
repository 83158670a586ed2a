import { type Ctx, may } from "#kit/ctx.server.ts";
import { formatDay, isDay } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { bacaBagian } from "../bagian/baca-bagian.server.ts";
import { bacaFigur } from "../figur.server.ts";
import { bacaKepala, bacaMisi, bacaSejarah, bacaTujuan, bacaVisi } from "../isi-profil.server.ts";
import { type Figur, jumlahFigur } from "../isi-profil.ts";
import { bacaPengaturan } from "../pengaturan.server.ts";
import { bagianHalaman } from "../registers/bagian-halaman.ts";
import { figurPublik } from "../registers/figur-publik.ts";
import { kepalaMadrasah } from "../registers/kepala-madrasah.ts";
import { misi } from "../registers/misi.ts";
import { pengaturan } from "../registers/pengaturan.ts";
import { sejarah } from "../registers/sejarah.ts";
import { tujuan } from "../registers/tujuan.ts";
import { visiMisi } from "../registers/visi-misi.ts";
import type { FigurPublik } from "../tables.ts";
import { alamatUbah, type Entri } from "./entri.ts";
import type { Lembar, Sajian } from "./lembar.ts";

type Isi = readonly { readonly judul: string; readonly isi: Sajian; readonly dari: Register; readonly saringan?: string }[];

/** Everything an entry's page shows, from the registers that the public site reads too. */
export async function bacaEntri(ctx: Ctx, entri: Entri): Promise<Lembar[]> {
  const isi = (await bacaan[entri.kode]?.(ctx)) ?? [];
  return isi.map(({ judul, isi, dari, saringan = "" }) => ({
    judul,
    isi,
    ubah: may(ctx, `${dari.name}:update`) === "no" ? null : alamatUbah({ register: dari, saringan }),
  }));
}

const bacaan: Readonly<Record<string, (ctx: Ctx) => Promise<Isi>>> = {
  identitas: bacaIdentitas,
  sejarah: bacaRiwayat,
  kepala: bacaPemimpin,
  "visi-misi": bacaVisiMisi,
  struktur: async (ctx) => [await figur(ctx, "pegawai", "Jumlah pegawai"), await bagian(ctx, "profil", "struktur")],
  "peserta-didik": async (ctx) => [await figur(ctx, "peserta-didik", "Jumlah peserta didik")],
  akreditasi: async (ctx) => [await figur(ctx, "akreditasi", "Akreditasi")],
  lahan: async (ctx) => [await figur(ctx, "sarana", "Lahan dan ruang")],
  fasilitas: async (ctx) => [await bagian(ctx, "bidang", "sarpras")],
  asrama: async (ctx) => [await bagian(ctx, "bidang", "asrama")],
};

async function bacaIdentitas(ctx: Ctx): Promise<Isi> {
  return [
    { judul: "Identitas", isi: await fakta(ctx, ["nama", "namaLengkap", "npsn", "nsm", "tanggalBerdiri", "tentang"]), dari: pengaturan },
    {
      judul: "Alamat dan kontak",
      isi: await fakta(ctx, ["alamat", "telepon", "teleponLain", "email", "jamLayanan", "instagram", "facebook", "youtube", "whatsapp"]),
      dari: pengaturan,
    },
  ];
}

async function bacaRiwayat(ctx: Ctx): Promise<Isi> {
  const garis = (await bacaSejarah(ctx)).map(({ tahun, judul, isi }) => [tahun, judul, isi]);
  return [
    { judul: "Garis waktu", isi: tabel(["Tahun", "Peristiwa", "Cerita"], garis), dari: sejarah },
    await bagian(ctx, "profil", "sejarah"),
  ];
}

async function bacaPemimpin(ctx: Ctx): Promise<Isi> {
  const kepala = await bacaKepala(ctx);
  const baris = kepala.map(({ nama, periode, sekarang }) => [nama, periode, sekarang ? "Menjabat sekarang" : ""]);
  return [
    { judul: "Kepala madrasah sekarang", isi: await fakta(ctx, ["kepalaNama", "kepalaNip", "kepalaSambutan"]), dari: pengaturan },
    { judul: "Dari masa ke masa", isi: tabel(["Nama", "Periode", "Keterangan"], baris), dari: kepalaMadrasah },
  ];
}

async function bacaVisiMisi(ctx: Ctx): Promise<Isi> {
  return [
    { judul: "Visi", isi: { bentuk: "daftar", isi: await bacaVisi(ctx) }, dari: visiMisi },
    { judul: "Misi", isi: { bentuk: "daftar", isi: await bacaMisi(ctx) }, dari: misi },
    { judul: "Tujuan strategis", isi: { bentuk: "daftar", isi: await bacaTujuan(ctx) }, dari: tujuan },
  ];
}

async function fakta(ctx: Ctx, nama: readonly (keyof typeof pengaturan.fields)[]): Promise<Sajian> {
  const isi = await bacaPengaturan(ctx);
  const baris = nama.map((satu) => ({ label: pengaturan.fields[satu].label, nilai: kata(isi[satu]) }));
  return { bentuk: "fakta", baris };
}

const kata = (nilai: string | number | null): string =>
  typeof nilai === "string" && isDay(nilai) ? formatDay(nilai) : String(nilai ?? "");

const tabel = (kepala: readonly string[], baris: readonly (readonly string[])[]): Sajian => ({ bentuk: "tabel", kepala, baris });

async function figur(ctx: Ctx, kelompok: FigurPublik["kelompok"], judul: string): Promise<Isi[number]> {
  const rows = (await bacaFigur(ctx))[kelompok] ?? [];
  const orang = rows.some(({ lakiLaki }) => lakiLaki !== null);
  const isi = orang
    ? tabel(["Nama", "Laki-laki", "Perempuan", "Jumlah"], rows.map(hitungOrang))
    : tabel(
        ["Nama", "Nilai"],
        rows.map(({ nama, nilai }) => [nama, nilai ?? ""]),
      );
  return { judul, isi, dari: figurPublik, saringan: `?kelompok=${kelompok}` };
}

const hitungOrang = (satu: Figur): string[] =>
  satu.lakiLaki === null || satu.perempuan === null
    ? [satu.nama, "", "", satu.nilai ?? ""]
    : [satu.nama, ...[satu.lakiLaki, satu.perempuan, jumlahFigur(satu)].map((jumlah) => jumlah.toLocaleString("id-ID"))];

async function bagian(ctx: Ctx, halaman: "profil" | "bidang", tab: string): Promise<Isi[number]> {
  const isi: Sajian = { bentuk: "teks", bagian: await bacaBagian(ctx, halaman, tab) };
  return { judul: "Keterangan", isi, dari: bagianHalaman, saringan: `?halaman=${halaman}&tab=${tab}` };
}
