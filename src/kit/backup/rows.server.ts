import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Client } from "pg";
import { loadRows, openSnapshot, readRows, type Tally, tallying } from "../database/copy/copy-rows.server.ts";
import { type Shape, type TableShape, titleOf } from "../database/copy/shape.server.ts";
import type { ArchiveWriter } from "./archive.server.ts";
import type { Manifest } from "./manifest.ts";

const shapeFile = "struktur.json";
/** Bytes of an entry: how much a table holds is known only once it has been read. */
const pieceBytes = 4 * 1024 * 1024;

type Moment = Pick<Manifest, "rows" | "point" | "audit">;

/** Puts every row of a server of others into an archive, as of one moment. */
export async function addRows(writer: ArchiveWriter, client: Client): Promise<Moment> {
  const shape = await openSnapshot(client);
  await writer.addText(`tabel/${shapeFile}`, JSON.stringify(shape));
  const counted: Record<string, number> = {};
  for (const table of shape.tables) {
    const { rows } = await addTable(writer, client, table);
    if (table.schema === "public") counted[table.name] = rows;
  }
  const { rows: ends } = await client.query<NonNullable<Manifest["audit"]>>(
    `select lines::int as lines, last_id::text as "lastId", encode(mac, 'hex') as mac from audit_head`,
  );
  await client.query("commit");
  return { rows: counted, point: null, audit: ends[0] ?? null };
}

async function addTable(writer: ArchiveWriter, client: Client, table: TableShape): Promise<Tally> {
  const { through, tally } = tallying();
  const rows = readRows(client, table);
  rows.on("error", (error) => through.destroy(error));
  let [piece, held, bytes] = [0, [] as Buffer[], 0];
  const put = async () => {
    await writer.addText(`tabel/${titleOf(table)}/${String(piece++).padStart(6, "0")}`, Buffer.concat(held));
    [held, bytes] = [[], 0];
  };
  for await (const chunk of rows.pipe(through)) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await put();
  }
  if (bytes > 0) await put();
  return tally();
}

/** Fills a migrated database with the rows that an archive was unpacked to. @throws StartRefusal */
export async function loadUnpacked(owner: Client, folder: string): Promise<ReadonlyMap<string, Tally>> {
  const shape = JSON.parse(await readFile(join(folder, shapeFile), "utf8")) as Shape;
  return loadRows(owner, shape, (table) => readPieces(join(folder, titleOf(table))));
}

async function readPieces(folder: string): Promise<Readable> {
  const names = await readdir(folder).catch(() => []);
  return Readable.from(pieces(names.sort().map((name) => join(folder, name))), { objectMode: false });
}

async function* pieces(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path);
}
