import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { kalimatTutup, periodeAktif, periodeBerikut } from "#modules/ppdb/index.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import type { Banner, Isi, JamKerja, Penghitung } from "./isi.ts";

export const tagBeranda = ["pengaturan", "banner", "jadwalKerja", "penghitung", "berita", "kategoriBerita", "periodePpdb"] as const;

/** The file name of the largest picture. */
const berkas = sql<string | null>`(select varian -> -1 ->> 'webp' from gambar where gambar.id = gambar_id)`;

/** What comes next first, then what was last. */
export function bacaBanner(ctx: Ctx): Promise<Banner[]> {
  const hari = today(ctx.now);
  return ctx.db
    .selectFrom("banner")
    .select(["id", "namaKegiatan", "tanggalKegiatan", "deskripsi", berkas.as("imageBanner")])
    .where("deletedAt", "is", null)
    .orderBy(sql`tanggal_kegiatan < ${hari}::date`)
    .orderBy(sql`abs(tanggal_kegiatan - ${hari}::date)`)
    .limit(8)
    .execute();
}

export async function bacaPokok(ctx: Ctx): Promise<Omit<Isi, "banner" | "berita">> {
  const sekolah = await bacaPengaturan(ctx);
  const jadwal = await bacaJadwal(ctx);
  const penghitung = await bacaPenghitung(ctx);
  const periode = (await periodeAktif(ctx)) ?? null;
  const tutup = periode ? null : kalimatTutup(await periodeBerikut(ctx));
  return { sekolah, jadwal, penghitung, periode, tutup };
}

async function bacaJadwal(ctx: Ctx): Promise<JamKerja[]> {
  const rows = await ctx.db
    .selectFrom("jadwalKerja")
    .select(["hari", "masuk", "pulang"])
    .where("deletedAt", "is", null)
    .orderBy("hari")
    .orderBy("masuk")
    .execute();
  return rows.map(({ hari, ...jam }) => ({ hari: Number(hari), ...jam }));
}

const bacaPenghitung = (ctx: Ctx): Promise<Penghitung[]> =>
  ctx.db.selectFrom("penghitung").select(["nama", "jumlah"]).where("deletedAt", "is", null).orderBy("urutan").execute();
