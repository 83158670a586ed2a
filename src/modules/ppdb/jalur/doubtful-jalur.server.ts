import { hooks } from "#kit/behaviour/hooks.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { RowOf } from "#kit/register/register.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { toRule } from "./load-aturan.server.ts";
import { ruleRows } from "./rule-rows.server.ts";
import { pathWarnings, quotaWarnings, type RuleJalur } from "./warnings.ts";

type Given = Values & { readonly id?: string };

/** What the page of rules says of a path is said when it is saved already, or the ceiling of afirmasi is noticed at publishing only. */
async function raguJalur(ctx: ReadCtx, rows: readonly Given[]): Promise<readonly FieldSentences[]> {
  const waves = await readWaves(ctx, [...new Set(rows.flatMap(({ gelombangId }) => (gelombangId ? [String(gelombangId)] : [])))]);
  const given = rows.map((row) => {
    const wave = waves.get(String(row.gelombangId));
    return wave && { row, wave, rule: toRule(wave.periode, { ...wave, ...(row as RowOf<typeof jalurPpdb>) }) };
  });
  const stored = new Map<string, readonly { readonly id: string; readonly rule: RuleJalur }[]>();
  for (const { periode } of waves.values())
    stored.set(
      periode.id,
      (await ruleRows(ctx, periode.id)).map((row) => ({ id: row.id, rule: toRule(periode, row) })),
    );
  const written = new Set(rows.map(({ id }) => id));
  return given.map((one) => {
    if (!one) return {};
    const { periode } = one.wave;
    const others = (stored.get(periode.id) ?? []).filter(({ id }) => !written.has(id)).map(({ rule }) => rule);
    const beside = given.flatMap((two) => (two?.wave.periode.id === periode.id ? [two.rule] : []));
    // What one path has nothing to do with is not said at it.
    const quota = one.rule.kuota === null ? [] : quotaWarnings(periode, [...others, ...beside], one.rule.jenis);
    const own = pathWarnings(periode, one.rule);
    return { ...(own.length > 0 && { jenis: own.join(" ") }), ...(quota.length > 0 && { kuota: quota.join(" ") }) };
  });
}

async function readWaves(ctx: ReadCtx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await ctx.db
    .selectFrom("gelombangPpdb")
    .innerJoin("periodePpdb", "periodePpdb.id", "gelombangPpdb.periodeId")
    .select(["gelombangPpdb.id", "nama as gelombang", "gelombangPpdb.buka", "bukaPukul", "gelombangPpdb.tutup", "tutupPukul"])
    .select(["periodePpdb.id as periodeId", "periodePpdb.buka as periodeBuka", "periodePpdb.tutup as periodeTutup"])
    .select(["kuota", "pengumuman", "afirmasiPersen", "biaya", "tanyaJurusan"])
    .where("gelombangPpdb.id", "in", ids)
    .where(notDeleted("gelombangPpdb"))
    .execute();
  return new Map(
    rows.map(({ id, gelombang, buka, bukaPukul, tutup, tutupPukul, periodeId, periodeBuka, periodeTutup, ...rules }) => [
      id,
      {
        ...{ gelombang, wave: { buka, bukaPukul, tutup, tutupPukul } },
        periode: { ...rules, id: periodeId, buka: periodeBuka, tutup: periodeTutup },
      },
    ]),
  );
}

export const jalurPpdbHooks = hooks(jalurPpdb, { doubts: raguJalur });
