import { exportableRegister } from "../access/visibility/visible-fields.server.ts";
import { type Ctx, demand, type ReadCtx } from "../ctx.server.ts";
import type { Filling } from "../documents/template/fill.server.ts";
import type { List } from "../documents/threads/document-threads.server.ts";
import { refuse } from "../refusals.ts";
import type { Query } from "../register/query.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { exportTable } from "../transfer/export.server.ts";
import type { Cell } from "../transfer/sheet-rows.ts";
import type { ColumnMap } from "./column-map.ts";
import { fillChoicesFrom } from "./fill-choices.ts";
import { fillingsOf } from "./fill-kept-template.server.ts";
import { describeColumn, type OutColumn } from "./outward.ts";
import type { ListWords } from "./words.ts";

/** A kept map by which a list may go out, whichever way it was made. */
export interface ExportMap {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly direction: ColumnMap["direction"];
}

const mostMaps = 200;

/** Every map of a register: what is known of heads for lists that come in serves those that go out as well. */
export async function mapsForExport(ctx: ReadCtx, register: Register): Promise<ExportMap[]> {
  demand(ctx, `${register.name}:export`);
  return ctx.db
    .selectFrom("columnMap")
    .select(["id", "name", "source", "direction"])
    .where("register", "=", register.name)
    .orderBy("name")
    .orderBy("id")
    .limit(mostMaps)
    .execute();
}

interface Asked {
  readonly id: string;
  readonly query: Query;
  readonly words: ListWords;
}

/** The rows of this filter under the heads of a kept map, in its order and its words. @throws Refusal 404; 403 for a closed field */
export async function exportByMap(ctx: Ctx, register: Register, { id, query, words }: Asked): Promise<List & { readonly name: string }> {
  demand(ctx, `${register.name}:export`);
  const found = isUuid(id)
    ? await ctx.db
        .selectFrom("columnMap")
        .select(["name", "columns"])
        .where("id", "=", id)
        .where("register", "=", register.name)
        .executeTakeFirst()
    : undefined;
  if (!found) throw refuse.notFound("Peta kolom ini tidak ditemukan. Mungkin sudah dihapus.");
  const exported = exportableRegister(ctx, register);
  const columns = columnsOf(exported, { columns: found.columns as ColumnMap["columns"], words });
  const closed = columns.find(({ field, pair }) =>
    [field, ...pair].some((name) => name !== "" && !name.startsWith(".") && !Object.hasOwn(exported.fields, name)),
  );
  if (closed)
    throw refuse.forbidden(
      `Isian untuk kolom “${closed.label}” tidak boleh Anda ekspor. Mintalah bantuan petugas tata usaha.`,
      `${register.name}:export`,
    );
  const table = await exportTable(ctx, register, { query: { ...query, bin: false }, told: { peta: found.name } });
  const rows = (await fillingsOf(table, columns)).map((row) => row.map(cellOf));
  return {
    name: found.name,
    columns: columns.map(({ label, day }) => ({ label, kind: day === "sel" ? "date" : "text" })),
    rows,
    madeAt: ctx.now,
  };
}

function columnsOf(register: Register, { columns, words }: { columns: ColumnMap["columns"]; words: ListWords }): OutColumn[] {
  const choices = fillChoicesFrom({ name: "", source: "", fingerprint: "", direction: "out", columns: [...columns] });
  return columns.map(({ head, field, day }, place) =>
    describeColumn(
      { place, label: head, field, sure: true, style: day === "sel" ? "day" : "other", items: null },
      { register, words, choices },
    ),
  );
}

function cellOf(filling: Filling): Cell {
  if (filling === null) return null;
  if ("number" in filling) return filling.number;
  return "day" in filling ? filling.day : filling.text;
}
