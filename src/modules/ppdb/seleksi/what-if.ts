import { canonical } from "#kit/audit/canonical.ts";
import { seriOptions } from "../jalur/seri.ts";
import { type AturanJalur, type Bundle, programs, readAturan } from "./bundle.ts";

/**
 * What somebody tries out, by path and field: "reguler.kuota", "reguler.program.ipa", "reguler.bobot.tes", "reguler.seri.1" (one of
 * `seriOptions`, or "" for nothing); "periode.kuota" are the places of all paths that have no quota of their own.
 */
export type WhatIf = Readonly<Record<string, number | string>>;

const fields = ["kuota", "cadangan"] as const;
const places = ["1", "2", "3"] as const;

/** Of an address: only what a rule could hold. A number left empty stays as the rule says. */
export function readWhatIf(parameters: URLSearchParams): WhatIf {
  const entries = [...parameters].flatMap(([name, text]) => {
    const found = /^coba\.([a-z-]{1,30}\.(?:kuota|cadangan|(?:bobot|program)\.[a-z]{1,20}|seri\.[123]))$/.exec(name)?.[1];
    const value = found && readValue(found, text);
    return found && value !== undefined ? [[found, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readValue(name: string, text: string): number | string | undefined {
  if (name.includes(".seri.")) return text === "" || seriOptions.some(({ value }) => value === text) ? text : undefined;
  const value = Number(text);
  const highest = name.includes(".bobot.") ? 100 : 10_000;
  return text.trim() !== "" && Number.isInteger(value) && value >= 0 && value <= highest ? value : undefined;
}

/** The same applicants by other rules; nothing of it is kept. */
export function tryRules(bundle: Bundle, whatIf: WhatIf): Bundle {
  const aturan = readAturan(bundle.aturan);
  if (!aturan || Object.keys(whatIf).length === 0) return bundle;
  const jalur = aturan.jalur.map((path) => (path.gelombang === bundle.gelombang ? changed(path, whatIf) : path));
  const kuota = whatIf["periode.kuota"] ?? aturan.kuota;
  return { ...bundle, aturan: canonical({ ...aturan, kuota, jalur }) };
}

/** Whether the rules would come out as they stand. */
export const isSameRules = (bundle: Bundle, tried: Bundle): boolean =>
  canonical(readAturan(bundle.aturan)) === canonical(readAturan(tried.aturan));

function changed(path: AturanJalur, whatIf: WhatIf): AturanJalur {
  const of = (field: string) => whatIf[`${path.jenis}.${field}`];
  const bobot = Object.entries(path.bobot).map(([part, weight]) => [part, of(`bobot.${part}`) ?? weight] as const);
  const program = programs.flatMap((name) => {
    const places = of(`program.${name}`);
    return places === undefined ? [] : [[name, places] as const];
  });
  const own = fields.flatMap((field) => (of(field) === undefined ? [] : [[field, of(field)] as const]));
  const tries = Object.fromEntries([
    ["bobot", Object.fromEntries(bobot)],
    ["program", { ...path.program, ...Object.fromEntries(program) }],
    ...own,
  ]);
  return { ...path, ...tries, seri: seriOf(path, of) };
}

/** In their order, each once, and without gaps. */
function seriOf({ seri }: AturanJalur, of: (field: string) => number | string | undefined): AturanJalur["seri"] {
  const tried = places.map((place, index) => String(of(`seri.${place}`) ?? seri[index] ?? ""));
  const each = [...new Set(tried)].filter((one) => one !== "");
  return [...each, ...seri.map(() => null)].slice(0, Math.max(each.length, seri.length));
}
