import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { type Pengaturan, pengaturanPath } from "#modules/profil/index.ts";
import type { Penyiapan } from "../dasbor.ts";

type Code = "logo" | "foto" | "alamat" | "peta" | "jam" | "kepala" | "angka" | "berita" | "album" | "periode" | "cadangan";

/** The settings, at the field that is meant: they are long. */
const settingsAt = (field: keyof Pengaturan) => `${pengaturanPath}#${fieldId(field)}`;

/** In the order in which a school introduces itself, each with the place that settles it. */
const langkah: Readonly<Record<Code, { readonly label: string; readonly ke: string }>> = {
  logo: { label: "Logo madrasah", ke: settingsAt("logoId") },
  foto: { label: "Foto madrasah di Beranda", ke: settingsAt("posterId") },
  alamat: { label: "Alamat, telepon, dan e-mail", ke: settingsAt("telepon") },
  peta: { label: "Letak di peta", ke: settingsAt("petaLat") },
  jam: { label: "Jam kantor dan jam layanan PPDB", ke: settingsAt("jamKantor") },
  kepala: { label: "Potret dan sambutan kepala madrasah", ke: settingsAt("kepalaFotoId") },
  angka: { label: "Angka madrasah: akreditasi, tanah, dan ruang", ke: "/administration/figur-publik?tambah=1" },
  berita: { label: "Berita pertama", ke: "/administration/berita/baru" },
  album: { label: "Album foto pertama", ke: "/administration/album?tambah=1" },
  periode: { label: "Periode PPDB", ke: "/administration/periode-ppdb" },
  cadangan: { label: "Cadangan pertama", ke: "/administration/cadangan" },
};

/** What the site still lacks, for whoever looks after all of it; null when nothing does. */
export async function readPenyiapan(ctx: ReadCtx): Promise<Penyiapan | null> {
  if (may(ctx, "pengaturan:update") !== "yes" || may(ctx, "cadangan:read") !== "yes") return null;
  const { rows } = await sql<Record<Code, boolean>>`select logo_id is not null as logo, poster_id is not null as foto,
    coalesce(telepon, '') <> '' and coalesce(email, '') <> '' as alamat, peta_lat is not null as peta,
    coalesce(jam_kantor, '') <> '' and coalesce(jam_layanan, '') <> '' as jam, kepala_foto_id is not null and coalesce(kepala_sambutan, '') <> '' as kepala,
    exists (select from figur_publik where ${notDeleted()}) as angka,
    exists (select from berita where ${notDeleted()} and status = 'terbit') as berita,
    exists (select from album where ${notDeleted()}) as album,
    exists (select from periode_ppdb where ${notDeleted()} and not draf and tutup >= ${today(ctx.now)}) as periode,
    exists (select from cadangan) as cadangan from pengaturan`.execute(ctx.db);
  const sudah = rows[0];
  if (!sudah || Object.values(sudah).every(Boolean)) return null;
  return Object.entries(langkah).map(([kode, satu]) => ({ ...satu, kode, selesai: sudah[kode as Code] }));
}
