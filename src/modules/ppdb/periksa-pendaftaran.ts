import { type Checked, check, type Source } from "#kit/register/check.ts";
import { isian } from "./isian.ts";

/** The same check in browser and server; what the form fills in by itself may be left out. */
export function periksaPendaftaran(sent: Readonly<Record<string, unknown>>, source: Source = "form"): Checked {
  return check(isian, { ...bawaan(sent), ...sent, ...kosongDiisi(sent) }, source);
}

const berawal = Object.entries(isian).flatMap(([name, field]) => ("initial" in field ? [[name, field.initial] as const] : []));

const bawaan = (sent: Readonly<Record<string, unknown>>) => Object.fromEntries(berawal.filter(([name]) => !Object.hasOwn(sent, name)));

const kosongDiisi = (sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(berawal.filter(([name]) => sent[name] === null || sent[name] === ""));
