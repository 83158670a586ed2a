import { visibleRow } from "../../access/visibility/visible-fields.server.ts";
import { idsByName } from "../../choices.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import { refuse } from "../../refusals.ts";
import type { Register, Row } from "../../register/register.ts";
import { relatedOf } from "../../register/related.server.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import { rowsAtOnce } from "../portions.server.ts";
import { type ReadRow, type ReadSheet, readRows } from "../sheet-rows.ts";
import { absentRows } from "../update/absent-rows.server.ts";
import { decide, doubtsOf } from "../update/doubtful-rows.server.ts";
import { keysOf, type Match, matchRows } from "../update/match-rows.server.ts";
import { pointing, rowsById } from "../update/rows-by-id.server.ts";
import type { Settled } from "../update/update-rules.ts";
import { type ComparedCell, differingCells, listedCells, standingCells } from "./compare-cells.server.ts";

/** What a list and a register say differently of one row. Only what this person may see is in it. */
export interface ComparedRow {
  /** Only in the list, only here, or otherwise here. */
  readonly kind: "daftar" | "portal" | "beda";
  /** In the file. */
  readonly place: number | null;
  /** The row that stands. */
  readonly id: string | null;
  /** What `expected.within` says of it: the row's class. */
  readonly group: string | null;
  readonly name: string;
  readonly cells: readonly ComparedCell[];
  /** Why it is not known which row is meant. */
  readonly sentence: string;
}

export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** How many rows the list has, and how many of them say the same. */
  readonly count: number;
  readonly same: number;
}

export interface Comparing {
  /** With the fields that the list may bring. */
  readonly imported: Register;
  readonly sheet: ReadSheet;
  /** What is empty in the list and filled here differs too. */
  readonly empty: boolean;
  /** The list means to hold all that the register expects, not only those classes that it names. */
  readonly whole: boolean;
  /** Which rows were meant where that is in doubt, by place in the file. */
  readonly decided?: Settled["decided"];
}

/** Compares a list with what stands, and changes nothing. @throws Refusal for a list that cannot be read */
export async function compareList(ctx: ReadCtx, register: Register, asked: Comparing): Promise<Comparison> {
  const { imported, sheet } = asked;
  const { rows, refused, more } = await readRows(imported, sheet, await idsByName(ctx, imported));
  const [fault] = refused;
  if (more) throw refuse.invalid("Terlalu banyak isian di daftar ini yang tidak terbaca. Periksa dahulu kolom yang dipilih.");
  if (rows.length === 0) throw refuse.invalid(fault ? `${fault.column}: ${fault.sentence}` : "Berkas ini tidak berisi baris data.");
  const { fields } = imported;
  const matches = await matchRows(ctx, register, { fields, rows });
  const compared: ComparedRow[] = [];
  const met: Met[] = [];
  let same = 0;
  const twice = Map.groupBy(
    matches.flatMap((match, index) => (match?.ids.length === 1 ? [{ id: match.ids[0] ?? "", place: rows[index]?.place ?? 0 }] : [])),
    ({ id }) => id,
  );
  const keyed = { fields, keys: keysOf(ctx, register, fields) };
  for (const part of partsOf(rows, matches, rowsAtOnce(register))) {
    const standing = await rowsById(ctx, register, [...new Set(part.flatMap(({ match }) => match?.ids ?? []))]);
    const { names } = await relatedOf(ctx, pointing(register), [...standing.values()]);
    const breathe = openYielder();
    for (const { row, match } of part) {
      await breathe();
      const doubt = match && doubtsOf(keyed, { row, match, standing, twice });
      const { sentence, ...meant } = decide(
        { row, match, ...(doubt && { sentence: doubt }) },
        { decision: asked.decided?.[row.place], standing },
      );
      const before = meant.before ?? (sentence ? standing.get(match?.ids[0] ?? "") : undefined);
      met.push({
        row,
        ...(before && !sentence && { before }),
        ...(sentence && { told: { candidates: match?.ids.map((id) => ({ id })) ?? [] } }),
      });
      const one = compareOne(ctx, register, { ...asked, row, before, sentence, names });
      if (one) compared.push(one);
      else same += 1;
    }
  }
  const absent = await absentRows(ctx, register, { rows: met, list: undefined, whole: asked.whole, compares: true });
  return { rows: [...compared, ...(await absentOnes(ctx, register, absent))], count: rows.length, same };
}

interface Met {
  readonly row: ReadRow;
  readonly before?: Row;
  readonly told?: { readonly candidates: readonly { readonly id: string }[] };
}

interface Pair {
  readonly row: ReadRow;
  readonly match: Match | undefined;
}

function* partsOf(rows: readonly ReadRow[], matches: readonly (Match | undefined)[], size: number): Generator<Pair[]> {
  for (let from = 0; from < rows.length; from += size)
    yield rows.slice(from, from + size).map((row, index) => ({ row, match: matches[from + index] }));
}

interface One extends Comparing {
  readonly row: ReadRow;
  readonly before: Row | undefined;
  readonly sentence: string | undefined;
  readonly names: Readonly<Record<string, string>>;
}

/** Undefined where list and register say the same. */
function compareOne(ctx: ReadCtx, register: Register, one: One): ComparedRow | undefined {
  const { row, before, sentence, names, empty } = one;
  const within = register.expected?.within ?? "";
  const said = row.cells[register.columns[0] ?? ""] || Object.values(row.cells).find((cell) => cell !== "") || "";
  const place = row.place;
  if (!before) {
    const group = row.values[within];
    const cells = listedCells(register, row);
    return { kind: "daftar", place, id: null, group: typeof group === "string" ? group : null, name: said, cells, sentence: "" };
  }
  const seen = visibleRow(ctx, register, before) as Row;
  const name = String(seen[register.columns[0] ?? ""] ?? said);
  const group = typeof seen[within] === "string" ? (seen[within] as string) : null;
  if (sentence) return { kind: "beda", place, id: null, group, name, cells: listedCells(register, row), sentence };
  const cells = differingCells(register, { row, seen, names, empty });
  return cells.length === 0 ? undefined : { kind: "beda", place, id: before.id, group, name, cells, sentence: "" };
}

async function absentOnes(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<ComparedRow[]> {
  const found: ComparedRow[] = [];
  const step = rowsAtOnce(register);
  const within = register.expected?.within ?? "";
  for (let from = 0; from < ids.length; from += step) {
    const standing = await rowsById(ctx, register, ids.slice(from, from + step));
    const rows = [...standing.values()].map((row) => visibleRow(ctx, register, row) as Row);
    const { names } = await relatedOf(ctx, pointing(register), rows);
    for (const seen of rows) {
      const group = typeof seen[within] === "string" ? (seen[within] as string) : null;
      const name = String(seen[register.columns[0] ?? ""] ?? "");
      found.push({ kind: "portal", place: null, id: seen.id, group, name, cells: standingCells(register, seen, names), sentence: "" });
    }
  }
  return found;
}
