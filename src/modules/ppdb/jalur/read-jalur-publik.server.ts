import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatClock } from "#kit/dates.ts";
import { jurusanOptions } from "../jurusan.ts";
import { shownPeriode } from "../periode.server.ts";
import { jalurLabel } from "./jenis-jalur.ts";
import { countPerJalur, stateOf, toRule } from "./load-aturan.server.ts";
import { type RuleRow, ruleRows } from "./rule-rows.server.ts";
import { seriLabel } from "./seri.ts";
import type { RuleJalur } from "./warnings.ts";
import { closingOf, openingOf } from "./windows.ts";

export type JalurPublik = Awaited<ReturnType<typeof readJalurPublik>>;

/** The paths of the period that is open, not over yet or next, as visitors read them: how many came by each, and nobody's name. */
export async function readJalurPublik(ctx: ReadCtx) {
  const periode = await shownPeriode(ctx);
  if (!periode) return { dihitung: formatClock(ctx.now), berubah: null, jalur: [] };
  const [rows, counts] = [await ruleRows(ctx, periode.id), await countPerJalur(ctx, periode.id)];
  const rules = rows.map((row) => ({ row, rule: toRule(periode, row) }));
  const moments = rules.flatMap(({ rule }) => [rule.dari, rule.sampai]).filter((moment) => moment > ctx.now);
  return {
    dihitung: formatClock(ctx.now),
    berubah: moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null,
    jalur: rules.map(({ row, rule }) => ({
      ...{ id: row.id, nama: jalurLabel(rule.jenis), gelombang: rule.gelombang, keadaan: stateOf(false, rule, ctx.now) },
      ...{ dibuka: openingOf(rule), ditutup: closingOf(rule), kuota: rule.kuota },
      ...{ program: programsOf(row), pendaftar: toldCount(counts.get(`${row.gelombangId} ${rule.jenis}`) ?? 0) },
      ...{ syarat: linesOf(row.syarat), dokumen: linesOf(row.dokumen), bobot: weightsOf(rule) },
      seri: rule.seri.filter((one) => one !== null).map(seriLabel),
    })),
  };
}

/** Fewer are not told apart, none among them: whoever saw one child register would know its path by the count. */
const FEWEST_TOLD = 5;

const toldCount = (banyak: number): number | null => (banyak < FEWEST_TOLD ? null : banyak);

const linesOf = (text: string | null): readonly string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function programsOf({ kuotaIpa, kuotaIps, kuotaBahasa, kuotaAgama }: RuleRow): readonly string[] {
  const places = { ipa: kuotaIpa, ips: kuotaIps, bahasa: kuotaBahasa, agama: kuotaAgama };
  return jurusanOptions.flatMap(({ value, label }) => (places[value] === null ? [] : [`${label} ${places[value]}`]));
}

const weightLabels: Readonly<Record<string, string>> = {
  ...{ rapor: "Rapor", tes: "Tes", btq: "Baca tulis Al-Qur'an" },
  ...{ tahfidz: "Tahfidz", wawancara: "Wawancara", prestasi: "Prestasi" },
};

const weightsOf = ({ bobot }: RuleJalur): readonly string[] =>
  Object.entries(bobot).flatMap(([name, percent]) => (percent ? [`${weightLabels[name] ?? name} ${percent} %`] : []));
