import type { Option } from "../register/fields.ts";

const measures = {
  juta: { of: "rupiah", times: 1_000_000 },
  jt: { of: "rupiah", times: 1_000_000 },
  ribu: { of: "rupiah", times: 1_000 },
  rb: { of: "rupiah", times: 1_000 },
  km: { of: "meter", times: 1_000 },
  m: { of: "meter", times: 1 },
  meter: { of: "meter", times: 1 },
  menit: { of: "menit", times: 1 },
  jam: { of: "menit", times: 60 },
} as const;

type Unit = keyof typeof measures;

/** From where to where an amount lies; an amount itself lies between itself and itself. */
interface Span {
  readonly of: (typeof measures)[Unit]["of"];
  readonly from: number;
  readonly to: number;
  /** The ends are none of it: "< 800.000". */
  readonly beyond: boolean;
}

/** The choices of a field that are spans, as its own labels say it and as lists of elsewhere write them. */
export interface OptionSpans {
  readonly own: readonly OptionSpan[];
  readonly elsewhere: readonly OptionSpan[];
}

type OptionSpan = readonly [label: string, Span];

/** No amount is written longer. */
const longest = 60;
/** A bare number below it may be a code, or thousands. */
const leastRupiah = 10_000;

/** "Rp. 1.500.000,-", "1,5 jt", "750rb/bulan", "> Rp 20.000.000", "800.001 s/d 1.200.000", "5 - 10 km"; undefined for what is none, or could be read in two ways. */
export function readSpan(text: string): Span | undefined {
  if (text.length > longest || !/\d/.test(text)) return undefined;
  const said = text
    .toLowerCase()
    .replace(/,-/g, "")
    .replace(/^\s*(?:±|\+\/-|sekitar|kurang lebih|kira-kira)/, "")
    .replace(/(?:\/|per|se)\s?(?:bulan|bln)\.?\s*$/, "")
    .trim();
  const below = /^(<=|≤|<|kurang dari|di ?bawah|maksimal)/.exec(said)?.[0];
  const above = /^(>=|≥|>|lebih dari|di ?atas|minimal)/.exec(said)?.[0];
  const sign = below ?? above ?? "";
  const ends = said.slice(sign.length).split(/\s?(?:[–—-]|s\/d|s\.d\.?|\bsd\b|sampai dengan|sampai|hingga)\s?/);
  if (ends.length > (sign === "" ? 2 : 1)) return undefined;
  const last = readAmount(ends.at(-1) ?? "");
  const first = ends.length === 1 ? last : readAmount(ends[0] ?? "", last?.unit);
  if (!first || !last || first.of !== last.of || first.value > last.value) return undefined;
  const beyond = sign !== "" && !/[=≤≥]|maksimal|minimal/.test(sign);
  return { of: last.of, from: below ? Number.NEGATIVE_INFINITY : first.value, to: above ? Number.POSITIVE_INFINITY : last.value, beyond };
}

/** @param inherited "1,2-1,8 juta" says its unit once */
function readAmount(said: string, inherited?: Unit): { of: Span["of"]; value: number; unit?: Unit } | undefined {
  const [, digits = "", told] = /^(?:rp\.?|idr)?\s*(\d[\d.,]*)\s*(juta|jt|ribu|rb|km|menit|meter|m|jam)?\.?$/.exec(said.trim()) ?? [];
  const number = readNumber(digits);
  if (!number) return undefined;
  const unit = (told as Unit | undefined) ?? (number.value < 1_000 && !number.grouped ? inherited : undefined);
  if (unit) {
    // "1.250 juta" is a thousand and more, or one and a quarter.
    return number.grouped ? undefined : { of: measures[unit].of, value: number.value * measures[unit].times, unit };
  }
  return number.value >= leastRupiah && !number.broken ? { of: "rupiah", value: number.value } : undefined;
}

/** In the Indonesian and the English way; which of them, a number of thousands tells itself. */
function readNumber(digits: string): { value: number; grouped: boolean; broken: boolean } | undefined {
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits) ? "." : /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits) ? "," : "";
  if (grouped) return { value: Number(digits.replaceAll(grouped, "").replace(",", ".")), grouped: true, broken: false };
  if (/^\d{1,12}$/.test(digits)) return { value: Number(digits), grouped: false, broken: false };
  return /^\d{1,12}[.,]\d{1,2}$/.test(digits) ? { value: Number(digits.replace(",", ".")), grouped: false, broken: true } : undefined;
}

/** @param written other ways to write a choice, and its label. @returns undefined for choices that are no spans */
export function optionSpans(options: readonly Option[], written: Iterable<readonly [string, string]>): OptionSpans | undefined {
  const own = spansIn(options.map(({ label }) => [label, label]));
  return own.length < 2 ? undefined : { own, elsewhere: spansIn(written) };
}

const spansIn = (written: Iterable<readonly [string, string]>): OptionSpan[] =>
  [...written].flatMap(([said, label]) => {
    const span = readSpan(said);
    return span ? [[label, span] as const] : [];
  });

/** The one choice that everything this cell can mean lies in. Where an amount stands on the border of two, lists of elsewhere say whose it is. */
export function chooseSpan({ own, elsewhere }: OptionSpans, text: string): string | undefined {
  const asked = readSpan(text);
  if (!asked) return undefined;
  for (const spans of [elsewhere, own]) {
    const fitting = new Set(spans.flatMap(([label, span]) => (liesIn(asked, span) ? label : [])));
    if (fitting.size === 1) return [...fitting][0];
  }
  return undefined;
}

function liesIn(asked: Span, { of, from, to, beyond }: Span): boolean {
  const reaches = (end: number, border: number) => end === border && Number.isFinite(border) && beyond && !asked.beyond;
  return asked.of === of && asked.from >= from && asked.to <= to && !reaches(asked.from, from) && !reaches(asked.to, to);
}
