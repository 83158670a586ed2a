import type { Right } from "#kit/access/access.ts";
import { type Ctx, may } from "#kit/ctx.server.ts";
import { foto } from "#modules/galeri/index.ts";
import { bacaTautanLayanan } from "#modules/layanan/index.server.ts";
import { agenda, berkasUmum, infografis, informasiPublik, type Layanan, pengumuman, tautanLayanan } from "#modules/layanan/index.ts";
import type { KartuAkademik, KodeAkademik } from "../dasbor.ts";

/** Whether an address opens for this person, and whether it is left through a plain link. Null: it does not open. */
export type Bukaan = (alamat: string) => { readonly keluar: boolean } | null;

type Tujuan = { readonly ke: string; readonly hak?: Right } | { readonly layanan: Layanan };

const tujuan: readonly (readonly [KodeAkademik, Tujuan])[] = [
  ["monitoringKelas", { ke: "/attendance?tab=rekap" }],
  ["monitoringSiswa", { ke: "/attendance?tab=siswa" }],
  ["keagamaan", { layanan: "keagamaan" }],
  ["situs", { layanan: "situs" }],
  ["cuti", { layanan: "cuti" }],
  ["disposisi", { layanan: "disposisi" }],
  ["rapor", { layanan: "rapor" }],
  ["elearning", { layanan: "elearning" }],
  ["foto", { ke: `${foto.path}?tambah=1`, hak: "foto:create" }],
  ["infografis", { ke: `${infografis.path}?tambah=1`, hak: "infografis:create" }],
  ["pengumuman", { ke: pengumuman.path }],
  ["agenda", { ke: agenda.path }],
  ["berkas", { ke: berkasUmum.path }],
  ["informasi", { ke: informasiPublik.path }],
  ["ptsp", { layanan: "ptsp" }],
  ["berita", { ke: "/administration/berita" }],
];

/** The cards behind which something opens for this person. Who keeps the service links also sees those that are not set. */
export async function kartuAkademik(ctx: Ctx, bukaan: Bukaan): Promise<readonly KartuAkademik[]> {
  const tautan = await bacaTautanLayanan(ctx);
  const mengatur = may(ctx, `${tautanLayanan.name}:update`) !== "no";
  const kartu: KartuAkademik[] = [];
  for (const [kode, satu] of tujuan) {
    if ("hak" in satu && satu.hak && may(ctx, satu.hak) === "no") continue;
    const ke = "layanan" in satu ? tautan[satu.layanan] : satu.ke;
    const terbuka = ke === null ? null : bukaan(ke);
    if (ke !== null && terbuka) kartu.push({ kode, ke, keluar: terbuka.keluar, belumDiatur: false });
    if (ke === null && mengatur) kartu.push({ kode, ke: tautanLayanan.path, keluar: false, belumDiatur: true });
  }
  return kartu;
}
