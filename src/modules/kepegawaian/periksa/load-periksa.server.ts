import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import {
  activeRules,
  demandExportable,
  inspectAll,
  readSwitchedOff,
  readWilayah,
  type SwitchedOff,
  seenRules,
} from "#modules/periksa/index.server.ts";
import { asAsked, findingReport, type PeriksaPage, pageOf, readPeriksa } from "#modules/periksa/index.ts";
import { pegawai } from "../pegawai.ts";
import { type PegawaiRow, pegawaiColumns, pegawaiRules } from "./pegawai-rules.ts";

/** What the rules find in the staff, as the address asks for it. @throws Refusal 404 */
export async function loadPeriksaPegawai(
  ctx: ReadCtx,
  parameters: URLSearchParams,
): Promise<PeriksaPage & SwitchedOff & { readonly bolehUnduh: boolean }> {
  const query = readPeriksa(parameters);
  const page = pageOf(await inspectPegawai(ctx), query);
  return { ...page, ...(await readSwitchedOff(ctx, pegawaiRules, query.aturan)), bolehUnduh: may(ctx, "periksa:export") === "yes" };
}

/** @throws Refusal 403, 404 */
export async function exportPeriksaPegawai(ctx: Ctx, parameters: URLSearchParams) {
  const { flagged, rules } = await inspectPegawai(ctx);
  const query = readPeriksa(parameters);
  const asked = rules.filter(({ kode }) => query.aturan === "" || query.aturan === kode);
  demandExportable(ctx, pegawai, asked);
  const found = { query, flagged: asAsked(flagged, query), rules, fields: pegawai.fields };
  const report = findingReport({ title: "Temuan Pemeriksaan Data Pegawai", now: ctx.now, kelompok: "Jenis", ...found });
  await record(ctx, { action: "export", subject: pegawai.name, subjectId: "*", after: { rows: report.rows.length, periksa: true } });
  return report;
}

async function inspectPegawai(ctx: ReadCtx) {
  demand(ctx, "periksa:read");
  if (demand(ctx, "pegawai:read") !== "yes") throw refuse.notFound();
  const hari = today(ctx.now);
  const [rows, nik] = await Promise.all([serving(ctx, hari), nikOwners(ctx)]);
  const [active, wilayah] = await Promise.all([activeRules(ctx, pegawaiRules), readWilayah(ctx)]);
  const rules = seenRules(ctx, pegawai, active);
  const found = await inspectAll(rules, rows, { hari, nik, wilayah });
  const flagged = found.map(({ row: { id, nama, jenis }, temuan }) => ({
    ...{ id, nama, temuan, kelompok: jenis },
    sebutan: jenis === "guru" ? "Guru" : "Staf",
  }));
  return { flagged, rules, diperiksa: rows.length };
}

async function serving(ctx: ReadCtx, hari: string): Promise<readonly PegawaiRow[]> {
  const { rows } = await sql<PegawaiRow>`
    select ${sql.join(pegawaiColumns.map((column) => sql.ref(`pegawai.${column}`)))},
      (select count(*)::int from berkas_pegawai berkas where berkas.pegawai_id = pegawai.id and ${notDeleted("berkas")}
        and (berkas.file_name || ' ' || berkas.description) ~* 'sertifikat (pendidik|sertifikasi)|serdik') as sertifikat,
      (select count(*)::int from pendidikan where pendidikan.pegawai_id = pegawai.id and ${notDeleted("pendidikan")}) as ijazah,
      coalesce((select array_agg(berkas.file_name order by berkas.file_name) from berkas_pegawai berkas
        where berkas.pegawai_id = pegawai.id and ${notDeleted("berkas")} and berkas.kedaluwarsa < ${hari}::date), '{}') as habis
    from pegawai where ${notDeleted("pegawai")} and pegawai.aktif`.execute(ctx.db);
  return rows;
}

/** Whose the NIK of one who serves is too: of other staff, and of pupils, who cannot be the same person. */
async function nikOwners(ctx: ReadCtx): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ nik: string; ids: string[] }>`
    with bertugas as materialized (select distinct nik from pegawai where ${notDeleted()} and aktif and nik is not null)
    select nik, array_agg(id::text) as ids from (
      select pegawai.nik, id from bertugas join pegawai on pegawai.nik = bertugas.nik where ${notDeleted("pegawai")}
      union all select siswa.nik, id from bertugas join siswa on siswa.nik = bertugas.nik where ${notDeleted("siswa")}) semua
    group by nik having count(*) > 1`.execute(ctx.db);
  return new Map(rows.map(({ nik, ids }) => [nik, ids]));
}
