import { distance } from "fastest-levenshtein";
import type { Environment } from "./config.ts";

/** Nothing else on a server begins like this. */
const ownPrefixes = ["BACKUP_", "DATABASE_", "RECOVERY_", "S3_", "SMTP_", "TRUSTED_"];
/** One slip in so many letters is a slip, and two in twice as many; more is another name. */
const lettersPerSlip = 5;
const mostSlips = 2;

/** What was meant for us and is not read, in sentences; values stay out of them, they may be secrets. */
export function unknownSettings(environment: Environment, known: readonly string[]): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    const meant = value?.trim() && !known.includes(name) ? meantBy(name.toUpperCase(), known) : undefined;
    return meant ? [`Pengaturan ${name} tidak dikenal dan tidak dipakai. Mungkin maksudnya ${meant}.`] : [];
  });
}

/** The setting that this name is a slip of, or those that begin like it; undefined when it is none of ours. */
function meantBy(name: string, knownNames: readonly string[]): string | undefined {
  const near = knownNames.map((known) => ({ known, slips: slipsBetween(name, known) })).filter(isNear);
  const [nearest] = near.sort((one, other) => one.slips - other.slips);
  if (nearest) return nearest.known;
  const prefix = ownPrefixes.find((own) => name.startsWith(own));
  return prefix && knownNames.filter((known) => known.startsWith(prefix)).join(", ");
}

const isNear = ({ known, slips }: { readonly known: string; readonly slips: number }): boolean =>
  slips <= Math.min(mostSlips, Math.max(1, Math.floor(known.length / lettersPerSlip)));

/** Two letters that changed places are one slip. */
function slipsBetween(name: string, known: string): number {
  const slips = distance(name, known);
  return slips === 2 && sorted(name) === sorted(known) ? 1 : slips;
}

const sorted = (name: string): string => [...name].sort().join("");
