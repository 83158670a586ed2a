import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { openYielder } from "#kit/threads/yield-event-loop.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { activeRules, type FoundIn, inspectAll, readWilayah, seenRules } from "#modules/periksa/index.server.ts";
import type { Flagged, RuleWords } from "#modules/periksa/index.ts";
import { siswa } from "../siswa/siswa.ts";
import { type Compared, gatherContext } from "./siswa-context.ts";
import type { SiswaContext, SiswaRow, SiswaRule } from "./siswa-row.ts";
import { siswaRules } from "./siswa-rules.ts";

/** What stands where a pupil sits in no class. */
export const tanpaKelas = "tanpa";

export interface InspectedSiswa {
  readonly flagged: readonly Flagged[];
  readonly rules: readonly RuleWords[];
  readonly diperiksa: number;
}

/** Every pupil who is here, by the rules that hold and that this person may see. */
export const inspectSiswa = async (ctx: ReadCtx): Promise<InspectedSiswa> =>
  inspectBy(ctx, seenRules(ctx, siswa, await activeRules(ctx, siswaRules)));

/** In how many pupils one of these rules finds something; undefined where they are switched off, or this person may not see them. */
export async function countFound(ctx: ReadCtx, codes: readonly string[]): Promise<number | undefined> {
  const rules = seenRules(ctx, siswa, await activeRules(ctx, siswaRules)).filter(({ kode }) => codes.includes(kode));
  return rules.length === 0 ? undefined : (await inspectBy(ctx, rules)).flagged.length;
}

/** By all rules that hold: what becomes of it decides who sees what. */
export const flaggedSiswa = async (ctx: ReadCtx): Promise<InspectedSiswa> => inspectBy(ctx, await activeRules(ctx, siswaRules));

async function inspectBy(ctx: ReadCtx, rules: readonly SiswaRule[]): Promise<InspectedSiswa> {
  const context = await readContext(ctx);
  const found: FoundIn<SiswaRow>[] = [];
  let diperiksa = 0;
  for await (const rows of presentSiswa(ctx)) {
    found.push(...(await inspectAll(rules, rows, context)));
    diperiksa += rows.length;
  }
  const flagged = found.map(({ row: { id, nama, kelasId, kelas }, temuan }) => ({
    ...{ id, nama, temuan },
    kelompok: kelasId && kelas ? kelasId : tanpaKelas,
    sebutan: kelas ?? "Tanpa kelas",
  }));
  return { flagged, rules, diperiksa };
}

/** Rows that are read at once: turning them into objects holds everybody up. */
const portion = 32;

/** Every pupil who is here, few at a time. */
async function* presentSiswa(ctx: ReadCtx): AsyncGenerator<readonly SiswaRow[]> {
  for (let after = firstId; ; ) {
    const rows = await rowsWhere(
      ctx,
      sql`${notDeleted("siswa")} and siswa.status = 'aktif' and siswa.id > ${after}::uuid order by siswa.id limit ${portion}`,
    );
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    after = last.id;
  }
}

const firstId = "00000000-0000-0000-0000-000000000000";

export const oneSiswa = async (ctx: ReadCtx, id: string): Promise<SiswaRow | undefined> =>
  (await rowsWhere(ctx, sql`${notDeleted("siswa")} and siswa.id = ${id}::uuid`))[0];

async function rowsWhere(ctx: ReadCtx, where: ReturnType<typeof sql>): Promise<readonly SiswaRow[]> {
  const { rows } = await sql<SiswaRow>`
    select siswa.*, kelas.nama as kelas, kelas.tingkat, kelas.tahun_ajaran as tahun_kelas
    from siswa left join kelas on kelas.id = siswa.kelas_id and ${notDeleted("kelas")}
    where ${where}`.execute(ctx.db);
  return rows;
}

/** Few columns. */
const comparedAtOnce = 200;

/** Who is here, and whoever left and shares a number with one of them. */
async function comparedIds(ctx: ReadCtx): Promise<readonly string[]> {
  const sharing = (column: string) => sql`
    select siswa.id from nomor join siswa on ${sql.ref(`siswa.${column}`)} = nomor.nomor where ${notDeleted("siswa")}`;
  const { rows } = await sql<{ ids: readonly string[] }>`
    with hadir as materialized (
      select id, nik, no_kk, nik_ayah, nik_ibu, nik_wali from siswa where ${notDeleted()} and status = 'aktif'),
    nomor as materialized (select distinct unnest(array[nik, nik_ayah, nik_ibu, nik_wali]) as nomor from hadir),
    sekeluarga as materialized (select distinct no_kk from hadir)
    select coalesce(array_agg(id::text order by id), '{}') as ids from (
      select id from hadir
      union select siswa.id from sekeluarga join siswa on siswa.no_kk = sekeluarga.no_kk where ${notDeleted("siswa")}
      union ${sql.join(["nik", "nik_ayah", "nik_ibu", "nik_wali"].map(sharing), sql` union `)}
    ) dibandingkan`.execute(ctx.db);
  return rows[0]?.ids ?? [];
}

async function readContext(ctx: ReadCtx): Promise<SiswaContext> {
  const pegawai = await ctx.db.selectFrom("pegawai").select(["id", "nama", "nik"]).where(notDeleted()).execute();
  const gathered = gatherContext({ pegawai, tahunKini: currentTahunAjaran(ctx.now), wilayah: await readWilayah(ctx) });
  const breathe = openYielder();
  const ids = await comparedIds(ctx);
  for (let from = 0; from < ids.length; from += comparedAtOnce) {
    const { rows } = await sql<Compared>`
      select id, nama, nik, nisn, no_kk, nik_ayah, nama_ayah, nik_ibu, nama_ibu, nik_wali, nama_wali
      from siswa where id = any(${ids.slice(from, from + comparedAtOnce)}::uuid[]) order by id`.execute(ctx.db);
    for (const row of rows) {
      await breathe();
      gathered.add(row);
    }
  }
  return gathered.context();
}
