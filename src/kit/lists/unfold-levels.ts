import type { Register } from "../register/register.ts";
import { placeBeyond } from "../transfer/line-of.ts";
import { type Lost, lostIn, partsWritten, readParts } from "./code-parts.ts";
import type { CutRows } from "./cut-rows.ts";
import { type LevelColumns, levelColumns } from "./level-columns.ts";
import type { KnownHeads } from "./match-columns.ts";
import { bare, type ListWords } from "./words.ts";

export type Levelled = Pick<Register, "fields" | "levels">;

interface Unfolding {
  readonly words: ListWords;
  readonly register: Levelled;
  readonly breathe: () => Promise<void>;
}

/** With the heads of columns that a list may have for each level, so that their line is found. */
export function withLevelHeads(known: KnownHeads, { words, register }: Omit<Unfolding, "breathe">): KnownHeads {
  const all = (register.levels?.called ?? []).flatMap((level) => words.levels?.[level] ?? []).map(bare);
  return all.length === 0 ? known : new Map([...all.map((head) => [head, `level/${head}`] as const), ...known]);
}

/** A row that a line tells of: the line's own, or one around it. */
interface Told {
  readonly code: string;
  readonly name: string;
  /** How many levels around the line's own; 0 for that itself. */
  readonly steps: number;
}

/** A list with a column for each level becomes one with a row for each region; what several lines tell of the same is told once. */
export async function unfoldLevels(cut: CutRows, { words, register, breathe }: Unfolding): Promise<CutRows> {
  const columns = await levelColumns(cut, { words, register, breathe });
  if (!columns) return cut;
  const tell = openTelling(columns);
  const lines: (readonly Told[])[] = [];
  const own = new Set<string>();
  const lost = lostIn(
    cut.rows.flatMap((line) => [columns.code, ...columns.codes.values()].map((place) => cellAt(line, place))),
    columns.sizes,
  );
  const keyOf = ({ code }: Told) => codeKey(code, columns.sizes, lost);
  for (const line of cut.rows) {
    await breathe();
    const told = tell(line);
    for (const one of told) if (one.steps === 0) own.add(keyOf(one));
    lines.push(told);
  }
  const around = new Set<string>();
  const isNew = (one: Told): boolean => {
    // Otherwise called it stays, so that both are seen.
    const key = `${keyOf(one)} ${bare(one.name)}`;
    if (own.has(keyOf(one)) || around.has(key)) return false;
    around.add(key);
    return true;
  };
  const made: { readonly row: readonly string[]; readonly place: number }[] = [];
  const width = cut.heads.length;
  for (const [at, line] of cut.rows.entries()) {
    await breathe();
    for (const one of lines[at] ?? []) {
      if (one.steps > 0 && !isNew(one)) continue;
      const besides = Array.from({ length: width }, (_, place) => (one.steps > 0 || columns.taken.has(place) ? "" : (line[place] ?? "")));
      made.push({ row: [...besides, one.code, one.name], place: placeBeyond(cut.places[at] ?? 0, one.steps) });
    }
  }
  return {
    ...cut,
    heads: [
      ...cut.heads.map((head, place) => (columns.taken.has(place) ? { ...head, names: [] } : head)),
      ...columns.labels.map((label) => ({ label: `${label} tiap tingkat`, names: [label] })),
    ],
    rows: made.map(({ row }) => row),
    places: made.map(({ place }) => place),
    unfolded: { levels: columns.called, lines: cut.rows.length },
  };
}

/** "72.01", "7201" and "72 1" are the same. */
function codeKey(code: string, sizes: readonly number[], lost: Lost | undefined): string {
  const parts = readParts(code, sizes, lost);
  return parts?.joined ?? parts?.filled ?? (parts?.open ? code : code.replace(/\D/g, "") || bare(code));
}

/** Says of line after line which regions it tells of, the outermost first: what is merged over several lines stands in the first of them. */
function openTelling(columns: LevelColumns): (line: readonly string[]) => Told[] {
  const carried: string[] = [];
  return (line) => (columns.codes.size > 1 ? toldByCodes(line, columns, carried) : toldByNames(line, columns));
}

const cellAt = (line: readonly string[], place: number | undefined): string => (place === undefined ? "" : (line[place]?.trim() ?? ""));

/** What is called something is called by letters: figures in such a column count what lies within. */
const nameAt = (line: readonly string[], places: readonly number[]): string =>
  places.map((place) => cellAt(line, place)).find((cell) => /\p{L}/u.test(cell)) ?? "";

/** A column of codes for each level: whole ones, or the part of each. */
function toldByCodes(line: readonly string[], columns: LevelColumns, carried: string[]): Told[] {
  const found: { level: number; code: string; name: string }[] = [];
  for (const [level, place] of [...columns.codes].sort(([one], [other]) => one - other)) {
    const cell = cellAt(line, place);
    if (/^0*$/.test(cell)) continue;
    carried.length = level;
    carried[level] = cell;
    const code = isWholeCode(cell, level, columns.sizes) ? cell : carried.filter(Boolean).join(" ");
    found.push({ level, code, name: nameAt(line, columns.names.get(level) ?? []) });
  }
  const deepest = found.at(-1);
  if (!deepest) return nothingTold(line, columns);
  return found.flatMap((one): Told[] => {
    if (one !== deepest) return one.name === "" ? [] : [{ ...one, steps: deepest.level - one.level }];
    return [{ ...one, name: one.name || nameAt(line, columns.alone), steps: 0 }];
  });
}

/** More than the part of this level alone. */
const isWholeCode = (cell: string, level: number, sizes: readonly number[]): boolean =>
  level === 0 || partsWritten(cell, sizes) !== undefined || cell.replace(/\D/g, "").length > (sizes[level] ?? 0);

/** One whole code, and a column of names for each level. */
function toldByNames(line: readonly string[], columns: LevelColumns): Told[] {
  const code = cellAt(line, columns.code);
  if (code === "") return nothingTold(line, columns);
  const own = levelOf(code, columns.sizes);
  const last = nameAt(line, [...columns.names.values()].flat().reverse());
  const places = columns.names.get(own) ?? [];
  const around = [...columns.names].flatMap(([level, all]): Told[] => {
    const name = nameAt(
      line,
      all.filter((place) => !places.includes(place)),
    );
    return level < own && name !== "" ? [{ code: outerCode(code, level, columns.sizes), name, steps: own - level }] : [];
  });
  return [...around.sort((one, other) => other.steps - one.steps), { code, name: nameAt(line, places) || last, steps: 0 }];
}

/** A line without any code is a row all the same, and a faulty one. */
const nothingTold = (line: readonly string[], columns: LevelColumns): Told[] => {
  const name = nameAt(line, [...[...columns.names.values()].flat().reverse(), ...columns.alone]);
  return name === "" ? [] : [{ code: "", name, steps: 0 }];
};

/** How deep a region lies whose code this is; -1 where it is none. */
function levelOf(code: string, sizes: readonly number[]): number {
  const parts = partsWritten(code, sizes);
  if (parts) return parts.length - 1;
  const { length } = code.replace(/\D/g, "");
  return sizes.findIndex((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0) === length);
}

function outerCode(code: string, level: number, sizes: readonly number[]): string {
  const parts = partsWritten(code, sizes);
  if (parts) return parts.slice(0, level + 1).join(".");
  return code.replace(/\D/g, "").slice(
    0,
    sizes.slice(0, level + 1).reduce((sum, size) => sum + size, 0),
  );
}
