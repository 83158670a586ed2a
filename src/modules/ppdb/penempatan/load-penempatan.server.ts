import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { listPeriode } from "../panitia/narrow-meja.server.ts";
import { usualPeriode } from "../periode.ts";
import { waitsUntil } from "./first-day.server.ts";
import { readCandidates } from "./read-candidates.server.ts";

/** A class of the school year in which the intake begins. */
export interface KelasTujuan {
  readonly id: string;
  readonly nama: string;
  readonly tingkat: "X" | "XI" | "XII";
  readonly program: string | null;
  readonly kapasitas: number | null;
  readonly lakiLaki: number;
  readonly perempuan: number;
}

/** Both decide: who may give places away, and who keeps the pupils. */
export const mayPlace = (ctx: ReadCtx): boolean => may(ctx, "pendaftaran:manage") !== "no" && may(ctx, "siswa:create") === "yes";

/** Everything the page of placement shows. @throws Refusal 404 without the right to read registrations */
export async function loadPenempatan(ctx: ReadCtx, asked: string | null) {
  demand(ctx, "pendaftaran:read");
  const daftar = await listPeriode(ctx);
  const periode = daftar.find(({ id }) => id === asked) ?? usualPeriode(daftar, today(ctx.now));
  const boleh = mayPlace(ctx);
  if (!periode) return { daftar, periode: null, boleh, calon: [], kelas: [], lalu: [], mulai: "", sejak: null, emis: false, nsm: true };
  const mulai = await firstDay(ctx, periode.tahunAjaran);
  return {
    ...{ daftar, periode, boleh, mulai },
    sejak: await waitsUntil(ctx, periode.tahunAjaran, mulai),
    calon: await readCandidates(ctx, periode.id),
    kelas: await readKelas(ctx, periode.tahunAjaran),
    lalu: await readPast(ctx, periode.id),
    // Whoever may hand pupils out makes the list of new ones for EMIS there.
    emis: may(ctx, "siswa:export") === "yes",
    nsm: (await readSekolah(ctx)).nsm !== null,
  };
}

export type PenempatanContent = Awaited<ReturnType<typeof loadPenempatan>>;

export const readKelas = async (ctx: ReadCtx, tahunAjaran: string): Promise<KelasTujuan[]> =>
  (
    await sql<KelasTujuan>`
    select kelas.id, kelas.nama, tingkat, kelas.jurusan as program, kapasitas,
      count(siswa.id) filter (where jenis_kelamin = 'laki-laki')::int as laki_laki,
      count(siswa.id) filter (where jenis_kelamin = 'perempuan')::int as perempuan
    from kelas left join siswa on siswa.kelas_id = kelas.id and siswa.status = 'aktif' and ${notDeleted("siswa")}
    where kelas.tahun_ajaran = ${tahunAjaran} and ${notDeleted("kelas")}
    group by kelas.id order by length(tingkat), tingkat, kelas.nama`.execute(ctx.db)
  ).rows;

const readPast = (ctx: ReadCtx, periodeId: string) =>
  ctx.db
    .selectFrom("penempatanPpdb")
    .select(["id", "banyak", "tanggal", "pelaku", "pada", "dibatalkanOleh", "dibatalkanPada"])
    .where("periodeId", "=", periodeId)
    .orderBy("pada", "desc")
    .limit(60)
    .execute();

/** As it was entered, else the first of July. */
async function firstDay(ctx: ReadCtx, tahunAjaran: string): Promise<string> {
  const tahun = ctx.db.selectFrom("tahunAjaran").select("mulai").where("nama", "=", tahunAjaran).where(notDeleted());
  return (await tahun.executeTakeFirst())?.mulai ?? `${tahunAjaran.slice(0, 4)}-07-01`;
}
