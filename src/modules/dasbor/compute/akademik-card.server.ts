import type { Right } from "#kit/access/access.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { foto } from "#modules/galeri/index.ts";
import { readTautanLayanan } from "#modules/layanan/index.server.ts";
import { agenda, berkasUmum, infografis, informasiPublik, type Layanan, pengumuman, tautanLayanan } from "#modules/layanan/index.ts";
import type { AkademikCard, AkademikCode } from "../dasbor.ts";

/** Whether an address opens for this person, and whether it is left through a plain link. Null: it does not open. */
export type Bukaan = (alamat: string) => { readonly keluar: boolean } | null;

/** `umum`: the page for everybody, where the office's own does not open. */
type Tujuan = { readonly ke: string; readonly umum?: string; readonly hak?: Right } | { readonly layanan: Layanan };

const tujuan: readonly (readonly [AkademikCode, Tujuan])[] = [
  ["monitoringKelas", { ke: "/kehadiran?tab=rekap", umum: "/attendance?tab=rekap" }],
  ["monitoringSiswa", { ke: "/kehadiran?tab=siswa", umum: "/attendance?tab=siswa" }],
  ["keagamaan", { layanan: "keagamaan" }],
  ["situs", { layanan: "situs" }],
  ["cuti", { layanan: "cuti" }],
  ["disposisi", { layanan: "disposisi" }],
  ["rapor", { layanan: "rapor" }],
  ["elearning", { layanan: "elearning" }],
  ["foto", { ke: `${foto.path}?tambah=1`, hak: "foto:create" }],
  ["infografis", { ke: `${infografis.path}?tambah=1`, hak: "infografis:create" }],
  ["pengumuman", { ke: pengumuman.path, umum: "/pengumuman" }],
  ["agenda", { ke: agenda.path, umum: "/agenda" }],
  ["berkas", { ke: berkasUmum.path }],
  ["informasi", { ke: informasiPublik.path, umum: "/informasi-publik" }],
  ["ptsp", { layanan: "ptsp" }],
  ["berita", { ke: "/administration/berita" }],
];

/** The cards behind which something opens for this person, and those of services that have no address yet. */
export async function akademikCard(ctx: ReadCtx, bukaan: Bukaan): Promise<readonly AkademikCard[]> {
  const tautan = await readTautanLayanan(ctx);
  const mengatur = may(ctx, `${tautanLayanan.name}:update`) !== "no";
  const kartu: AkademikCard[] = [];
  for (const [kode, satu] of tujuan) {
    if ("hak" in satu && satu.hak && may(ctx, satu.hak) === "no") continue;
    const alamat = "layanan" in satu ? [tautan[satu.layanan]] : [satu.ke, satu.umum];
    const terbuka = alamat.flatMap((ke) => {
      const bukaannya = ke ? bukaan(ke) : null;
      return ke && bukaannya ? [{ kode, ke, keluar: bukaannya.keluar, belumDiatur: false }] : [];
    })[0];
    if (terbuka) kartu.push(terbuka);
    else if (alamat[0] === null) kartu.push({ kode, ke: mengatur ? tautanLayanan.path : null, keluar: false, belumDiatur: true });
  }
  return kartu;
}
