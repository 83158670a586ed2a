import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { type Detail, nextTahun } from "./decision.ts";
import { openSince } from "./open.server.ts";

export interface KelasOrigin {
  readonly id: string;
  readonly nama: string;
  readonly tingkat: "X" | "XI" | "XII";
  readonly banyak: number;
}

export interface PastKenaikan {
  readonly id: string;
  readonly kelas: string;
  readonly pada: Date;
  readonly oleh: string;
  readonly dibatalkan: boolean;
  readonly banyak: Readonly<Record<Detail["hasil"], number>>;
}

/** Everything the page of promotions shows; with a class, also its pupils and where they may go. */
export async function loadKenaikan(ctx: ReadCtx, dicari: { readonly tahun: string | null; readonly kelas: string | null }) {
  demand(ctx, "kenaikan:read");
  const daftarTahun = (
    await sql<{ tahun: string }>`
    select distinct tahun_ajaran as tahun from kelas where ${notDeleted()} order by 1 desc`.execute(ctx.db)
  ).rows.map((satu) => satu.tahun);
  const kini = currentTahunAjaran(ctx.now);
  const tahun = daftarTahun.find((satu) => satu === dicari.tahun) ?? daftarTahun.find((satu) => satu === kini) ?? daftarTahun[0] ?? kini;
  const berikut = nextTahun(tahun);
  const kelas = await kelasOrigin(ctx, tahun);
  const dipilih = isUuid(dicari.kelas ?? "") ? kelas.find(({ id }) => id === dicari.kelas) : undefined;
  return {
    ...{ tahun, daftarTahun, berikut, kelas },
    mulai: await firstDay(ctx, berikut),
    nanti: await nanti(ctx, tahun),
    tujuan: await kelasTujuan(ctx, berikut),
    dipilih: dipilih ? { ...dipilih, siswa: await kelasContent(ctx, dipilih.id) } : null,
    lalu: await pastKenaikan(ctx, tahun),
  };
}

const kelasOrigin = async (ctx: ReadCtx, tahun: string): Promise<KelasOrigin[]> =>
  (
    await sql<KelasOrigin>`
    select kelas.id, kelas.nama, kelas.tingkat, count(siswa.id)::int as banyak
    from kelas left join siswa on siswa.kelas_id = kelas.id and siswa.status = 'aktif' and ${notDeleted("siswa")}
    where kelas.tahun_ajaran = ${tahun} and ${notDeleted("kelas")} group by kelas.id order by kelas.nama`.execute(ctx.db)
  ).rows;

const kelasTujuan = async (ctx: ReadCtx, berikut: string) =>
  (
    await sql<{ id: string; nama: string; tingkat: KelasOrigin["tingkat"]; kapasitas: number | null; banyak: number }>`
    select kelas.id, kelas.nama, kelas.tingkat, kelas.kapasitas, count(siswa.id)::int as banyak
    from kelas left join siswa on siswa.kelas_id = kelas.id and siswa.status = 'aktif' and ${notDeleted("siswa")}
    where kelas.tahun_ajaran = ${berikut} and ${notDeleted("kelas")} group by kelas.id order by kelas.nama`.execute(ctx.db)
  ).rows;

const kelasContent = (ctx: ReadCtx, kelasId: string) =>
  ctx.db
    .selectFrom("siswa")
    .select(["id", "nama", "nisn"])
    .where("kelasId", "=", kelasId)
    .where("status", "=", "aktif")
    .where(notDeleted())
    .orderBy("nama")
    .orderBy("id")
    .execute();

/** The first day of the coming year as it was entered, else the usual Monday is left to the office. */
async function firstDay(ctx: ReadCtx, berikut: string): Promise<string> {
  const tahun = ctx.db.selectFrom("tahunAjaran").select("mulai").where("nama", "=", berikut).where(notDeleted());
  return (await tahun.executeTakeFirst())?.mulai ?? `${berikut.slice(0, 4)}-07-01`;
}

/** The day from which a promotion can be done ahead of time; null: it has come. */
async function nanti(ctx: ReadCtx, tahun: string): Promise<string | null> {
  const terbuka = await openSince(ctx, tahun);
  return terbuka > today(ctx.now) ? terbuka : null;
}

async function pastKenaikan(ctx: ReadCtx, tahun: string): Promise<PastKenaikan[]> {
  const rows = await ctx.db
    .selectFrom("kenaikanKelas")
    .innerJoin("kelas", "kelas.id", "kenaikanKelas.kelasId")
    .select(["kenaikanKelas.id", "kelas.nama", "kenaikanKelas.createdAt", "oleh", "rincian", "dibatalkanPada"])
    .where("kelas.tahunAjaran", "=", tahun)
    .orderBy("kenaikanKelas.createdAt", "desc")
    .limit(60)
    .execute();
  const hitung = (rincian: Detail[], hasil: Detail["hasil"]) => rincian.filter((satu) => satu.hasil === hasil).length;
  return rows.map(({ id, nama, createdAt, oleh, rincian, dibatalkanPada }) => {
    const semua = rincian as Detail[];
    const banyak = { naik: hitung(semua, "naik"), tinggal: hitung(semua, "tinggal"), lulus: hitung(semua, "lulus") };
    return { id, kelas: nama, pada: createdAt, oleh, dibatalkan: dibatalkanPada !== null, banyak };
  });
}
