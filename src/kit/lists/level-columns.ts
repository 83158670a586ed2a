import type { CutRows } from "./cut-rows.ts";
import { fieldOf, type Head, knownHeads } from "./match-columns.ts";
import type { Levelled } from "./unfold-levels.ts";
import { bare, type ListWords } from "./words.ts";

/** The columns of a list that has one for each level. Levels are counted from the outermost, places from the left. */
export interface LevelColumns {
  readonly codes: ReadonlyMap<number, number>;
  readonly names: ReadonlyMap<number, readonly number[]>;
  /** A column of whole codes for all levels. */
  readonly code: number | undefined;
  /** A column of names for all levels. */
  readonly alone: readonly number[];
  /** Of which nothing is left for themselves. */
  readonly taken: ReadonlySet<number>;
  readonly sizes: readonly number[];
  /** Of the fields that the rows then have, code and name. */
  readonly labels: readonly [string, string];
  readonly called: readonly string[];
}

interface Looking {
  readonly words: ListWords;
  readonly register: Levelled;
  readonly breathe: () => Promise<void>;
}

/** Undefined where the list has fewer than two columns of codes or, beside one whole code, of names. */
export async function levelColumns(cut: CutRows, { words, register, breathe }: Looking): Promise<LevelColumns | undefined> {
  const { levels, fields } = register;
  const [code, name] = [fields[levels?.code ?? ""], fields[levels?.name ?? ""]];
  if (!levels || !code?.parts || !name) return undefined;
  const byHead = Map.groupBy(
    levels.called.flatMap((level, at) => (words.levels?.[level] ?? []).map((head) => [bare(head), at] as const)),
    ([head]) => head,
  );
  const known = knownHeads(register, words);
  const [codes, figures] = [new Map<number, number>(), [] as number[]];
  const [names, alone] = [new Map<number, number[]>(), [] as number[]];
  let single: number | undefined;
  for (const [place, head] of cut.heads.entries()) {
    await breathe();
    const at = isCounting(head, words) ? [] : (firstOf(head, (said) => byHead.get(said))?.map(([, level]) => level) ?? []);
    const field = fieldOf(known, head);
    const cells = cut.rows.slice(0, looksAt).flatMap((row) => row[place]?.trim() || []);
    const isCodes = cells.length > 0 && cells.filter((cell) => /\p{L}/u.test(cell)).length * 10 <= cells.length;
    const [level, ...shared] = at;
    if (level === undefined && field === levels.code) single ??= place;
    else if (level === undefined && field === levels.name) alone.push(place);
    else if (level !== undefined && isCodes && shared.length === 0) {
      figures.push(place);
      if (!codes.has(level)) codes.set(level, place);
    } else for (const one of at) names.set(one, [...(names.get(one) ?? []), place]);
  }
  const places = new Set([...names.values()].flat());
  // Beside a code of all levels figures count what lies within.
  if (single !== undefined) codes.clear();
  else if (codes.size === 1) [single] = codes.values();
  if (codes.size < 2 && (single === undefined || places.size < 2)) return undefined;
  const taken = new Set([...places, ...figures, ...alone, ...(single === undefined ? [] : [single])]);
  const said = levels.called.filter((_, level) => codes.has(level) || names.has(level));
  return { codes, names, code: single, alone, taken, sizes: code.parts, labels: [code.label, name.label], called: said };
}

/** In rows: so many tell what a column holds. */
const looksAt = 2_000;

function firstOf<T>({ names }: Head, find: (said: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(bare(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Jumlah" above "Kecamatan" counts those within, and calls none. */
const isCounting = ({ label }: Head, { closing }: ListWords): boolean => {
  const said = bare(label).split(" ");
  return said.some((word) => closing.includes(word)) && !said.includes("nama");
};
