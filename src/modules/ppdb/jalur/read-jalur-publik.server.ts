import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatClock } from "#kit/dates.ts";
import { shownPeriode } from "../periode.server.ts";
import { linesOf } from "../pertanyaan/bentuk.ts";
import { generalRules } from "./general-rules.ts";
import { jalurLabel } from "./jenis-jalur.ts";
import { countPerJalur, stateOf, toRule } from "./load-aturan.server.ts";
import { type RuleRow, ruleRows } from "./rule-rows.server.ts";
import { tellSeri, tellWeights } from "./tell-judging.ts";
import { tellPrograms } from "./tell-programs.ts";
import { closingOf, openingOf } from "./windows.ts";

export type JalurPublik = Awaited<ReturnType<typeof readJalurPublik>>;

/** The paths of the period that is open, not over yet or next, as visitors read them: how many came by each, and nobody's name. */
export async function readJalurPublik(ctx: ReadCtx) {
  const periode = await shownPeriode(ctx);
  if (!periode) return { dihitung: formatClock(ctx.now), berubah: null, umum: [], jalur: [] };
  const [rows, counts] = [await ruleRows(ctx, periode.id), await countPerJalur(ctx, periode.id)];
  const besides = await ctx.db
    .selectFrom("periodePpdb")
    .select(["afirmasiPersen", "biaya"])
    .where("id", "=", periode.id)
    .executeTakeFirstOrThrow();
  const rules = rows.map((row) => ({ row, rule: toRule(periode, row) }));
  const moments = rules.flatMap(({ rule }) => [rule.dari, rule.sampai]).filter((moment) => moment > ctx.now);
  return {
    dihitung: formatClock(ctx.now),
    berubah: moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null,
    umum: generalRules(
      { ...periode, ...besides },
      rules.some(({ rule }) => rule.jenis === "afirmasi"),
    ),
    jalur: rules.map(({ row, rule }) => ({
      ...{ id: row.id, nama: jalurLabel(rule.jenis), gelombang: rule.gelombang, keadaan: stateOf(false, rule, ctx.now) },
      ...{ dibuka: openingOf(rule), ditutup: closingOf(rule), kuota: rule.kuota },
      ...{ program: tellPrograms(placesOf(row)), pendaftar: toldCount(counts.get(`${row.gelombangId} ${rule.jenis}`) ?? 0) },
      ...{ syarat: linesOf(row.syarat), dokumen: linesOf(row.dokumen), bobot: tellWeights(rule) },
      seri: tellSeri(rule),
    })),
  };
}

/** Fewer are not told apart, none among them: whoever saw one child register would know its path by the count. */
const FEWEST_TOLD = 5;

const toldCount = (banyak: number): number | null => (banyak < FEWEST_TOLD ? null : banyak);

const placesOf = ({ kuotaIpa, kuotaIps, kuotaBahasa, kuotaAgama }: RuleRow) => ({
  ...{ ipa: kuotaIpa, ips: kuotaIps, bahasa: kuotaBahasa, agama: kuotaAgama },
});
