import { canonical } from "#kit/audit/canonical.ts";
import { type AturanJalur, type Bundle, readAturan } from "./bundle.ts";

/** What somebody tries out: by path and field, e.g. "reguler.kuota" or "reguler.bobot.tes". */
export type WhatIf = Readonly<Record<string, number>>;

const fields = ["kuota", "cadangan"] as const;

/** Of an address: only what is a number that a rule could hold. */
export function readWhatIf(parameters: URLSearchParams): WhatIf {
  const entries = [...parameters].flatMap(([name, text]) => {
    const found = /^coba\.([a-z-]{1,30}\.(?:kuota|cadangan|bobot\.[a-z]{1,20}))$/.exec(name)?.[1];
    const value = Number(text);
    const highest = found?.includes(".bobot.") ? 100 : 10_000;
    return found && text.trim() !== "" && Number.isInteger(value) && value >= 0 && value <= highest ? [[found, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The same applicants by other rules; nothing of it is kept. */
export function tryRules(bundle: Bundle, whatIf: WhatIf): Bundle {
  const aturan = readAturan(bundle.aturan);
  if (!aturan || Object.keys(whatIf).length === 0) return bundle;
  const jalur = aturan.jalur.map((path) => (path.gelombang === bundle.gelombang ? changed(path, whatIf) : path));
  return { ...bundle, aturan: canonical({ ...aturan, jalur }) };
}

function changed(path: AturanJalur, whatIf: WhatIf): AturanJalur {
  const bobot = Object.entries(path.bobot).map(([part, weight]) => [part, whatIf[`${path.jenis}.bobot.${part}`] ?? weight] as const);
  const own = fields.flatMap((field) => {
    const value = whatIf[`${path.jenis}.${field}`];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...path, ...Object.fromEntries(own), bobot: Object.fromEntries(bobot) };
}
