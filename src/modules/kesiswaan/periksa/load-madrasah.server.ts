import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { currentTahunAjaran, kelas } from "#modules/akademik/index.ts";
import { activeRules, demandExportable, readSwitchedOff, readWilayah, type SwitchedOff } from "#modules/periksa/index.server.ts";
import {
  asAsked,
  type Flagged,
  type Found,
  findingReport,
  inspect,
  type PeriksaPage,
  pageOf,
  readPeriksa,
} from "#modules/periksa/index.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { pengaturan } from "#modules/profil/index.ts";
import { type KelasRow, kelasRules, madrasahRules } from "./madrasah-rules.ts";

export interface MadrasahPage extends PeriksaPage, SwitchedOff {
  readonly tahunAjaran: string;
  /** What is found in the school's own numbers. */
  readonly identitas: readonly Found[];
  readonly bolehUnduh: boolean;
}

/** What the rules find in the school's own numbers, and in its classes of this year as the address asks for it. @throws Refusal 404 */
export async function loadMadrasah(ctx: ReadCtx, parameters: URLSearchParams): Promise<MadrasahPage> {
  const { tahunAjaran, identitas, ...found } = await inspectMadrasah(ctx);
  const query = readPeriksa(parameters);
  const off = await readSwitchedOff(ctx, [...madrasahRules, ...kelasRules], query.aturan);
  return { ...pageOf(found, query), tahunAjaran, ...off, identitas, bolehUnduh: may(ctx, "periksa:export") === "yes" };
}

/** The findings that the address asks for, one line each; the school's own where it asks for nothing less. @throws Refusal 403, 404 */
export async function exportMadrasah(ctx: Ctx, parameters: URLSearchParams) {
  const { identitas, flagged, rules } = await inspectMadrasah(ctx);
  demandExportable(ctx, kelas, rules);
  const query = readPeriksa(parameters);
  const isWhole = [query.cari, query.kelompok, query.aturan].every((said) => said === "");
  const asked = [
    ...(isWhole && identitas.length > 0 ? [{ id: "", nama: "Madrasah", kelompok: "", sebutan: "Identitas", temuan: identitas }] : []),
    ...asAsked(flagged, query),
  ];
  const found = { query, flagged: asked, rules: [...madrasahRules, ...kelasRules], fields: { ...pengaturan.fields, ...kelas.fields } };
  const report = findingReport({ title: "Temuan Pemeriksaan Kelas dan Madrasah", now: ctx.now, kelompok: "Bagian", ...found });
  await record(ctx, { action: "export", subject: kelas.name, subjectId: "*", after: { rows: report.rows.length, periksa: true } });
  return report;
}

async function inspectMadrasah(ctx: ReadCtx) {
  demand(ctx, "periksa:read");
  const tahunAjaran = currentTahunAjaran(ctx.now);
  const sekolah = await readPengaturan(ctx);
  const wilayah = await readWilayah(ctx, [(sekolah.nsm ?? "").slice(4)]);
  const identitas = inspect(await activeRules(ctx, madrasahRules), sekolah, { wilayah });
  const rules = await activeRules(ctx, kelasRules);
  const { rows } = await sql<KelasRow & { id: string; nama: string; tingkat: string }>`
    select kelas.id, kelas.nama, kelas.tingkat, kapasitas, wali_id,
      (select count(*)::int from siswa where kelas_id = kelas.id and ${notDeleted("siswa")} and siswa.status = 'aktif') as banyak
    from kelas where ${notDeleted("kelas")} and tahun_ajaran = ${tahunAjaran}`.execute(ctx.db);
  const flagged = rows.flatMap((row): Flagged[] => {
    const temuan = inspect(rules, row, null);
    return temuan.length > 0 ? [{ id: row.id, nama: row.nama, kelompok: row.tingkat, sebutan: `Kelas ${row.tingkat}`, temuan }] : [];
  });
  return { tahunAjaran, identitas, flagged, rules, diperiksa: rows.length };
}
