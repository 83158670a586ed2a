import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { demandExportable, readSwitchedOff, type SwitchedOff } from "#modules/periksa/index.server.ts";
import { asAsked, findingReport, type PeriksaPage, type PeriksaQuery, pageOf, readPeriksa } from "#modules/periksa/index.ts";
import { withHanded } from "../serahan/open-handed.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { inspectSiswa } from "./inspect-siswa.server.ts";
import { siswaRules } from "./siswa-rules.ts";

export interface SiswaPage extends PeriksaPage, SwitchedOff {
  readonly bolehUnduh: boolean;
  readonly bolehSerahkan: boolean;
}

/** What the rules find in the pupils, as the address asks for it. @throws Refusal 404 */
export async function loadPeriksa(ctx: ReadCtx, parameters: URLSearchParams): Promise<SiswaPage> {
  const query = readPeriksa(parameters);
  return {
    ...pageOf(await asked(ctx, query), query),
    ...(await readSwitchedOff(ctx, siswaRules, query.aturan)),
    ...{ bolehUnduh: may(ctx, "periksa:export") === "yes", bolehSerahkan: may(ctx, "serahanPeriksa:create") === "yes" },
  };
}

/** The findings that the address asks for, all pages of them. @throws Refusal 403, 404 */
export async function exportPeriksa(ctx: Ctx, parameters: URLSearchParams) {
  const query = readPeriksa(parameters);
  const { flagged, rules } = await asked(ctx, query);
  const taken = rules.filter(({ kode }) => query.aturan === "" || query.aturan === kode);
  demandExportable(ctx, siswa, taken);
  const found = { query, flagged: asAsked(flagged, query), rules, fields: siswa.fields };
  const report = findingReport({ title: "Temuan Pemeriksaan Data Siswa", now: ctx.now, kelompok: "Kelas", ...found });
  await record(ctx, { action: "export", subject: siswa.name, subjectId: "*", after: { rows: report.rows.length, periksa: true } });
  return report;
}

/** What is found now, or what was mended since it was handed on. */
async function asked(ctx: ReadCtx, { keadaan }: PeriksaQuery) {
  demand(ctx, "periksa:read");
  const { diperbaiki, ...found } = await withHanded(ctx, await inspectSiswa(ctx));
  return keadaan === "diperbaiki" ? { ...found, flagged: diperbaiki } : found;
}
