import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { kelas } from "#modules/akademik/index.ts";
import { activeRules, demandExportable, readWilayah } from "#modules/periksa/index.server.ts";
import {
  type Found,
  findingColumns,
  findingRows,
  inspect,
  narrow,
  type PeriksaPage,
  type PeriksaQuery,
  pageOf,
  readPeriksa,
} from "#modules/periksa/index.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { pengaturan } from "#modules/profil/index.ts";
import { withHanded } from "../serahan/open-handed.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { inspectSiswa } from "./inspect-siswa.server.ts";
import { type KelasRow, kelasRules, madrasahRules } from "./madrasah-rules.ts";

export interface SiswaPage extends PeriksaPage {
  readonly bolehUnduh: boolean;
  readonly bolehSerahkan: boolean;
}

/** What the rules find in the pupils, as the address asks for it. @throws Refusal 404 */
export async function loadPeriksa(ctx: ReadCtx, parameters: URLSearchParams): Promise<SiswaPage> {
  const query = readPeriksa(parameters);
  return {
    ...pageOf(await asked(ctx, query), query),
    ...{ bolehUnduh: may(ctx, "periksa:export") === "yes", bolehSerahkan: may(ctx, "serahanPeriksa:create") === "yes" },
  };
}

/** The findings that the address asks for, all pages of them. @throws Refusal 403, 404 */
export async function exportPeriksa(ctx: Ctx, parameters: URLSearchParams) {
  const query = readPeriksa(parameters);
  const { flagged, rules } = await asked(ctx, query);
  const taken = rules.filter(({ kode }) => query.aturan === "" || query.aturan === kode);
  demandExportable(ctx, siswa, taken);
  const rows = findingRows(narrow(flagged, query), rules, siswa.fields);
  await record(ctx, { action: "export", subject: siswa.name, subjectId: "*", after: { rows: rows.length, periksa: true } });
  return { columns: findingColumns("Kelas"), rows };
}

/** What is found now, or what was mended since it was handed on. */
async function asked(ctx: ReadCtx, { keadaan }: PeriksaQuery) {
  demand(ctx, "periksa:read");
  const { diperbaiki, ...found } = await withHanded(ctx, await inspectSiswa(ctx));
  return keadaan === "diperbaiki" ? { ...found, flagged: diperbaiki } : found;
}

export interface FlaggedKelas {
  readonly id: string;
  readonly nama: string;
  readonly temuan: readonly Found[];
}

/** What the rules find in the school's own numbers and in its classes of this year. */
export async function loadMadrasah(ctx: ReadCtx, tahunAjaran: string) {
  demand(ctx, "periksa:read");
  const sekolah = await readPengaturan(ctx);
  const wilayah = await readWilayah(ctx, [(sekolah.nsm ?? "").slice(4)]);
  const identitas = inspect(await activeRules(ctx, madrasahRules), sekolah, { wilayah });
  const rules = await activeRules(ctx, kelasRules);
  const { rows } = await sql<KelasRow & { id: string; nama: string }>`
    select kelas.id, kelas.nama, kapasitas, wali_id,
      (select count(*)::int from siswa where kelas_id = kelas.id and ${notDeleted("siswa")} and siswa.status = 'aktif') as banyak
    from kelas where ${notDeleted("kelas")} and tahun_ajaran = ${tahunAjaran} order by kelas.nama`.execute(ctx.db);
  const flagged = rows.flatMap((row): FlaggedKelas[] => {
    const temuan = inspect(rules, row, null);
    return temuan.length > 0 ? [{ id: row.id, nama: row.nama, temuan }] : [];
  });
  return { identitas, kelas: flagged, diperiksa: rows.length, path: kelas.path, bolehUnduh: may(ctx, "periksa:export") === "yes" };
}

/** What is found in the school's own numbers and its classes, one line for each finding. @throws Refusal 403, 404 */
export async function exportMadrasah(ctx: Ctx, tahunAjaran: string) {
  const { identitas, kelas: found } = await loadMadrasah(ctx, tahunAjaran);
  demandExportable(ctx, kelas, kelasRules);
  const flagged = [
    ...(identitas.length > 0 ? [{ id: "", nama: "Madrasah", kelompok: "", sebutan: "Identitas", temuan: identitas }] : []),
    ...found.map((one) => ({ ...one, kelompok: "", sebutan: "Kelas" })),
  ];
  const rows = findingRows(flagged, [...madrasahRules, ...kelasRules], { ...pengaturan.fields, ...kelas.fields });
  await record(ctx, { action: "export", subject: kelas.name, subjectId: "*", after: { rows: rows.length, periksa: true } });
  return { columns: findingColumns("Bagian"), rows };
}
