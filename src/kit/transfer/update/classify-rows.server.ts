import { registerForRow, visibleFields, visibleRow } from "../../access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "../../ctx.server.ts";
import type { FieldSentences } from "../../refusals.ts";
import type { Values } from "../../register/check.ts";
import type { Register, Row } from "../../register/register.ts";
import { relatedOf } from "../../register/related.server.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import { rowsAtOnce } from "../portions.server.ts";
import { labelOf, type ReadRow } from "../sheet-rows.ts";
import { alikeRows } from "./alike-rows.server.ts";
import { compareRow } from "./compare-row.server.ts";
import { decide, doubtsOf, type Meant } from "./doubtful-rows.server.ts";
import { isExact } from "./keys.ts";
import { type LaterChanges, laterChanges } from "./later-changes.server.ts";
import { keysOf, type Match, matchRows } from "./match-rows.server.ts";
import { pointing, rowsById } from "./rows-by-id.server.ts";
import { cellsTold } from "./tell-cells.ts";
import type { ToldRow } from "./told-row.ts";
import type { Settled } from "./update-rules.ts";

/** What becomes of a row of a list. */
export interface Classified {
  readonly row: ReadRow;
  readonly kind: "baru" | "ubah" | "sama" | "bentrok" | "ragu" | "salah";
  /** What is written: a whole new row, or what changes. */
  readonly values: Values;
  readonly errors: FieldSentences;
  /** The row that stands. */
  readonly before?: Row;
  readonly told?: ToldRow;
  /** Rows that stand and that a person said it does not mean. */
  readonly beside?: readonly string[];
}

interface Listed extends Settled {
  /** What the list may bring. */
  readonly imported: Register;
  readonly rows: readonly ReadRow[];
}

/** Says of each row whether it is new, or which row it means and what it changes there. */
export async function classifyRows(ctx: ReadCtx, register: Register, listed: Listed): Promise<Classified[]> {
  const { imported, rows } = listed;
  const fields = imported.fields;
  const matches = await matchRows(ctx, register, { fields, rows });
  const twice = Map.groupBy(
    matches.flatMap((match, index) => (match?.ids.length === 1 ? [{ id: match.ids[0] as string, place: rows[index]?.place ?? 0 }] : [])),
    ({ id }) => id,
  );
  const keyed = { fields, keys: keysOf(ctx, register, fields) };
  const [taken, alike] = [new Set<string>(), new Set<string>()];
  const classified: Classified[] = [];
  const step = rowsAtOnce(register);
  for (let from = 0; from < rows.length; from += step) {
    const part = rows.slice(from, from + step).map((row, index) => ({ row, match: matches[from + index] }));
    const standing = await rowsById(ctx, register, [...new Set(part.flatMap(({ match }) => match?.ids ?? []))]);
    const meant = part.map(({ row, match }): Meant => {
      const sentence = match && doubtsOf(keyed, { row, match, standing, twice });
      const one = decide({ row, match, ...(sentence && { sentence }) }, { decision: listed.decided?.[row.place], standing });
      if (!one.before || one.leave) return one;
      if (taken.has(one.before.id)) return { row, match, sentence: "Baris lain di daftar ini sudah dipakai untuk data ini." };
      taken.add(one.before.id);
      return one;
    });
    classified.push(...(await compareAll(ctx, register, { ...listed, meant, standing, alike })));
  }
  return withoutAlike(ctx, register, { fields, classified });
}

interface News {
  readonly fields: Register["fields"];
  readonly classified: readonly Classified[];
}

/** What seems to be new and stands here word for word is the same, unless somebody said that it is another. */
async function withoutAlike(ctx: ReadCtx, register: Register, { fields, classified }: News): Promise<Classified[]> {
  const isNew = ({ kind, before, beside }: Classified) => (kind === "baru" || kind === "salah") && !before && beside === undefined;
  const news = classified.filter(isNew);
  const alike = await alikeRows(ctx, register, { fields, rows: news.map(({ row }) => row) });
  const known = new Map(news.flatMap((one, index) => (alike[index] ? [[one, alike[index]] as const] : [])));
  return classified.map((one) => {
    const before = known.get(one);
    return before ? { row: one.row, kind: "sama", values: {}, errors: {}, before } : one;
  });
}

type Part = Listed & Pick<Beside, "standing" | "alike"> & { readonly meant: readonly Meant[] };

async function compareAll(ctx: ReadCtx, register: Register, part: Part): Promise<Classified[]> {
  const { meant, standing } = part;
  const { names } = await relatedOf(ctx, pointing(register), [...standing.values()]);
  const ids = meant.flatMap(({ before }) => (before ? [before.id] : []));
  const later = await laterChanges(ctx, register, { ids, source: part.source, since: part.since, stated: part.stated });
  const classified: Classified[] = [];
  const breathe = openYielder();
  for (const one of meant) {
    await breathe();
    classified.push(classify(ctx, register, one, { ...part, names, later }));
  }
  return classified;
}

interface Beside extends Listed {
  readonly names: Readonly<Record<string, string>>;
  readonly later: LaterChanges;
  /** Rows that others of this list say word for word. */
  readonly alike: Set<string>;
  readonly standing: ReadonlyMap<string, Row>;
}

function classify(ctx: ReadCtx, register: Register, meant: Meant, beside: Beside): Classified {
  const { row, before, match } = meant;
  if (meant.leave) return { row, kind: "sama", values: {}, errors: {}, ...(before && { before }) };
  if (meant.sentence && match) return inDoubt(ctx, register, { ...meant, match, sentence: meant.sentence }, beside);
  if (before) return compareWith(ctx, register, { ...meant, before }, beside);
  const kind = Object.keys(row.errors).length > 0 ? "salah" : "baru";
  return { row, kind, values: row.values, errors: row.errors, ...(meant.beside && { beside: meant.beside }) };
}

type InDoubt = Meant & { readonly match: Match; readonly sentence: string };

/** Where one of them says what the list says there is nothing to ask; a row that says it for another one only after the rest. */
function inDoubt(ctx: ReadCtx, register: Register, meant: InDoubt, beside: Beside): Classified {
  const { row, match, sentence } = meant;
  const meantRows = match.ids.map((id) => beside.standing.get(id)).filter((one) => one !== undefined);
  const alike = meantRows.filter((before) => compareWith(ctx, register, { ...meant, before }, beside).kind === "sama");
  const before = alike.find(({ id }) => !beside.alike.has(id)) ?? alike[0];
  if (before) {
    beside.alike.add(before.id);
    return { row, kind: "sama", values: {}, errors: {}, before };
  }
  const candidates = match.ids.map((id) => ({ id, name: nameOf(ctx, register, beside.standing.get(id)) }));
  const told = { row: row.place, kind: "ragu" as const, id: null, name: candidates[0]?.name ?? "", ...knownBy(register, match), cells: [] };
  return { row, kind: "ragu", values: {}, errors: {}, told: { ...told, sentence, candidates } };
}

function compareWith(ctx: ReadCtx, register: Register, meant: Meant & { readonly before: Row }, beside: Beside): Classified {
  const { row, before, match } = meant;
  const open = registerForRow(visibleFields(ctx, register, "update"), before);
  const seen: Row = visibleRow(ctx, register, before);
  const isSeen = (name: string) => Object.hasOwn(seen, name);
  const { changes, errors } = compareRow(register, row, { open, before, isSeen, rules: beside.rules ?? {}, names: beside.names });
  if (Object.keys(errors).length > 0) return { row, kind: "salah", values: {}, errors, before };
  if (Object.keys(changes).length === 0) return { row, kind: "sama", values: {}, errors: {}, before };
  const later = beside.later.get(before.id);
  const cells = cellsTold(register, { row, before, changes, isSeen, names: beside.names, later });
  const kind = Object.keys(changes).some((name) => later?.has(name)) && !meant.decided ? "bentrok" : "ubah";
  const told = {
    row: row.place,
    kind,
    id: before.id,
    name: String(seen[register.columns[0] ?? ""] ?? ""),
    ...knownBy(register, match),
    cells,
  } as const;
  return { row, kind, values: changes, errors: {}, before, told };
}

const nameOf = (ctx: ReadCtx, register: Register, row: Row | undefined): string =>
  String((row && visibleRow(ctx, register, row)[register.columns[0] ?? ""]) ?? "");

const knownBy = (register: Register, match: Match | undefined) => ({
  by: (match?.key ?? []).map((name) => labelOf(register, name)).join(", "),
  byName: match !== undefined && !match.key.some((name) => isStrong(register, name)),
});

/** A number of one's own, not a day or a name that others share. */
const isStrong = (register: Register, name: string): boolean => register.fields[name]?.kind === "text" && isExact(register.fields[name]);
