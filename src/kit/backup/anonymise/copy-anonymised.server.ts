import { pipeline } from "node:stream";
import type { Client } from "pg";
import { connected, type DatabaseLocation, type Log } from "../../database/connection/location.server.ts";
import { loadRows, openSnapshot, readRows } from "../../database/copy/copy-rows.server.ts";
import type { Shape, TableShape } from "../../database/copy/shape.server.ts";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import { isUsed } from "../../database/installation/identity.server.ts";
import { migrate } from "../../database/migrate.server.ts";
import { installQueue } from "../../jobs/queue.server.ts";
import { openInventor } from "./inventor.server.ts";
import type { Invent, Statements } from "./statement.ts";
import { exchanging } from "./written-rows.server.ts";

export interface Copying {
  /** Both as the owner. */
  readonly from: DatabaseLocation;
  readonly to: DatabaseLocation;
  readonly statements: Statements;
  readonly migrationsDir: string;
  readonly log: Log;
}

/**
 * Fills an empty database with invented rows in place of real ones. It is written from nothing, so that no page, index or log of it has
 * ever held a real value. @returns how many rows; @throws StartRefusal when a column has no statement
 */
export async function copyAnonymised({ from, to, statements, migrationsDir, log }: Copying): Promise<number> {
  for (const place of [from, to]) {
    if (place === to && (await connected(to, isUsed)))
      throw new StartRefusal("Basis data tujuan sudah berisi data. Buat salinan uji di basis data yang kosong.");
    await migrate(place, migrationsDir, log);
    await installQueue(place, log);
  }
  return connected(from, async (source) => {
    const taken = takenAlong(await openSnapshot(source), statements);
    return connected(to, async (target) => {
      const inventor = openInventor();
      const tallies = await loadRows(target, taken, (table) =>
        pipeline(readRows(source, table), exchanging(table, inventsOf(statements, table), inventor), () => undefined),
      );
      await markAsCopy(target);
      return [...tallies.values()].reduce((sum, { rows }) => sum + rows, 0);
    });
  });
}

export const inventsOf = (statements: Statements, { name }: TableShape): Readonly<Record<string, Invent>> => {
  const statement = statements[name];
  return statement === "left" || !statement ? {} : statement;
};

/** The queue stays empty, like all that is left behind; numbers of rows go on where rows come along. */
export function takenAlong({ tables, sequences }: Shape, statements: Statements): Shape {
  const own = tables.filter(({ schema }) => schema === "public");
  const missing = own.flatMap((table) => missingIn(table, statements));
  if (missing.length > 0)
    throw new StartRefusal(
      `Belum ada pernyataan untuk ${missing.join(", ")}, jadi salinan uji tidak dibuat. Perbarui aplikasi, atau laporkan ini.`,
    );
  const taken = own.filter(({ name }) => statements[name] !== "left");
  return {
    tables: taken,
    sequences: sequences.filter(({ schema, name }) => schema === "public" && taken.some((table) => name.startsWith(`${table.name}_`))),
  };
}

/** Columns, or the whole table, of which nobody said what becomes of them. */
export function missingIn({ name, columns }: TableShape, statements: Statements): readonly string[] {
  const statement = statements[name];
  if (statement === "left") return [];
  if (!statement) return [name];
  return columns.filter((column) => !Object.hasOwn(statement, column)).map((column) => `${name}.${column}`);
}

const markAsCopy = (target: Client): Promise<unknown> =>
  target.query("insert into salinan_uji (dibuat_pada) values (now()) on conflict do nothing");
