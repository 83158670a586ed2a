import type { Register, Row } from "../../register/register.ts";
import { lineOf } from "../line-of.ts";
import type { ReadRow } from "../sheet-rows.ts";
import { isByName, type Key } from "./keys.ts";
import { isSameKey, type Match } from "./match-rows.server.ts";
import type { Decision } from "./update-rules.ts";

/** Which row a row of a list means, or why nobody knows. */
export interface Meant {
  readonly row: ReadRow;
  readonly match: Match | undefined;
  readonly before?: Row;
  readonly sentence?: string;
  /** Somebody decided about it. */
  readonly decided?: true;
  /** Somebody decided that it means none of these rows. */
  readonly beside?: readonly string[];
  /** Somebody decided that the row stays as it stands. */
  readonly leave?: true;
}

interface Keyed {
  readonly fields: Register["fields"];
  readonly keys: readonly Key[];
}

interface Seen {
  readonly row: ReadRow;
  readonly match: Match;
  readonly standing: ReadonlyMap<string, Row>;
  /** Places in the list that mean one row. */
  readonly twice: ReadonlyMap<string, readonly { readonly place: number }[]>;
}

/** Why a row of the list may mean another row than it seems to; undefined where it is plain. */
export function doubtsOf({ fields, keys }: Keyed, { row, match, standing, twice }: Seen): string | undefined {
  const words = (key: Key) => key.map((name) => fields[name]?.label ?? name).join(" dan ");
  const [id = ""] = match.ids;
  const [contrary] = match.contrary;
  if (contrary) return `${words(match.key)} menunjuk data yang satu, ${words(contrary)} data yang lain. Pilih yang dimaksud.`;
  if (match.ids.length > 1) return `Ada ${match.ids.length} data dengan ${words(match.key)} yang sama. Pilih yang dimaksud.`;
  const others = (twice.get(id) ?? []).filter(({ place }) => place !== row.place);
  if (others.length > 0) return `Baris ${others.map(({ place }) => lineOf(place)).join(", ")} di daftar ini menunjuk data yang sama.`;
  const stands = standing.get(id);
  const differs = (name: string) =>
    filled(row.cells[name]) && filled(stands?.[name]) && !isSameKey(fields[name], row.values[name] ?? row.cells[name], stands?.[name]);
  const surer = keys.slice(0, keys.indexOf(match.key)).find((key) => key.some(differs));
  if (surer)
    return `${words(match.key)} sama dengan data yang ada, tetapi ${words(surer.filter(differs))} lain. Mungkin bukan data yang sama.`;
  if (isByName(fields, match.key)) return `Hanya ${words(match.key)} yang sama. Pilih yang dimaksud.`;
  const last = keys.findLast(({ length }) => length > 1);
  return last?.every(differs) ? `${words(match.key)} sama dengan data yang ada, tetapi ${words(last)} lain sama sekali.` : undefined;
}

const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/** What a person said of the row, where it still fits. */
export function decide(
  { row, match, sentence }: Pick<Meant, "row" | "match" | "sentence">,
  { decision, standing }: { readonly decision: Decision | undefined; readonly standing: ReadonlyMap<string, Row> },
): Meant {
  if (!match) return { row, match };
  const chosen = decision !== undefined && match.ids.includes(decision) ? standing.get(decision) : undefined;
  if (chosen) return { row, match, before: chosen, decided: true };
  if (sentence && decision === "baru") return { row, match: undefined, beside: match.ids };
  const only = match.ids.length === 1 ? standing.get(match.ids[0] ?? "") : undefined;
  if (decision === "portal") return { row, match, ...(only && { before: only }), leave: true, decided: true };
  if (sentence) return { row, match, sentence };
  return { row, match, ...(only && { before: only }), ...(decision === "daftar" && { decided: true }) };
}
