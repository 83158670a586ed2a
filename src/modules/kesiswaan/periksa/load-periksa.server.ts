import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { demandExportable } from "#modules/periksa/index.server.ts";
import { findingColumns, findingRows, narrow, type PeriksaPage, type PeriksaQuery, pageOf, readPeriksa } from "#modules/periksa/index.ts";
import { withHanded } from "../serahan/open-handed.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { inspectSiswa } from "./inspect-siswa.server.ts";

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
