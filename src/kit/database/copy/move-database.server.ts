import type { Client } from "pg";
import { connected, type DatabaseLocation, type Log } from "../connection/location.server.ts";
import { StartRefusal } from "../engine/start-refusal.ts";
import { isUsed } from "../installation/identity.server.ts";
import { migrate } from "../migrate.server.ts";
import { loadRows, openSnapshot, readRows, type Tally, tallyRows } from "./copy-rows.server.ts";
import { titleOf } from "./shape.server.ts";

export interface Moving {
  /** Both as the owner. */
  readonly from: DatabaseLocation;
  readonly to: DatabaseLocation;
  readonly migrationsDir: string;
  /** Makes the queue's structure. */
  readonly prepare: (owner: DatabaseLocation) => Promise<void>;
  readonly log: Log;
}

export interface Moved {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Copies every row into an empty database, on a server of any version, and reads each table over again there. The old side is only read;
 * a move that was cut off leaves nothing but structure behind, and is begun anew. @throws StartRefusal
 */
export async function moveDatabase({ from, to, migrationsDir, prepare, log }: Moving): Promise<Moved> {
  return connected(from, async (source) => {
    const schema = await newestMigration(source);
    await demandStill(source);
    if (await connected(to, isUsed)) throw new StartRefusal("Basis data tujuan sudah berisi data. Pindahkan ke basis data yang kosong.");
    await migrate(to, migrationsDir, log, { last: schema });
    await prepare(to);
    const shape = await openSnapshot(source);
    return connected(to, async (target) => {
      const tallies = await loadRows(target, shape, (table) => readRows(source, table));
      for (const table of shape.tables) demandEqual(titleOf(table), tallies.get(titleOf(table)), await tallyRows(target, table));
      return { tables: tallies.size, rows: [...tallies.values()].reduce((sum, { rows }) => sum + rows, 0) };
    });
  });
}

/** @throws StartRefusal while a process serves: what it takes in would stay behind */
export async function demandStill(source: Client): Promise<void> {
  const { rows } = await source.query("select from proses where terlihat > now() - interval '45 seconds'");
  if (rows.length > 0)
    throw new StartRefusal(
      "Aplikasi masih berjalan pada basis data ini. Hentikan dahulu (yang mati mendadak dianggap selesai setelah 45 detik).",
    );
}

/** @throws StartRefusal where no product has begun */
async function newestMigration(source: Client): Promise<number> {
  const begun = await source.query("select where to_regclass('migration') is not null");
  const { rows } = begun.rows.length > 0 ? await source.query<{ number: number }>("select max(number) as number from migration") : begun;
  if (!rows[0]?.number) throw new StartRefusal("Basis data asal masih kosong, jadi tidak ada yang dipindahkan.");
  return rows[0].number;
}

function demandEqual(title: string, sent: Tally | undefined, found: Tally): void {
  if (sent?.sha256 !== found.sha256)
    throw new StartRefusal(`Tabel ${title} di tujuan tidak sama dengan asalnya. Kosongkan basis data tujuan, lalu pindahkan sekali lagi.`);
}
