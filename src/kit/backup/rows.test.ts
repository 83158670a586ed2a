import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, auditKey, quiet, secretKey, servingLogin, useDatabase } from "#tests/support/database.ts";
import { asUser, connected } from "../database/connection/location.server.ts";
import { openSnapshot, tallyRows } from "../database/copy/copy-rows.server.ts";
import { type Shape, titleOf } from "../database/copy/shape.server.ts";
import { startEngine } from "../database/engine/engine.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { sql } from "../database/sql.server.ts";
import { checkRows } from "./check-rows.server.ts";
import { type Made, makeArchive } from "./make-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { renewRecoveryKey } from "./recovery-key.server.ts";
import { type Restoring, restoreArchive } from "./restore.server.ts";
import { folderTarget } from "./targets/folder-target.server.ts";

// A province keeps its database on a server of others: a backup is made of rows, and may come back on any server.

let base: string;
let paper: string;
let made: Made;
const house = useDatabase({ policy });

const tallies = async (place: Parameters<typeof connected>[0]) =>
  connected(place, async (client) => {
    const shape: Shape = await openSnapshot(client);
    const found = [];
    for (const table of shape.tables) found.push([titleOf(table), await tallyRows(client, table)] as const);
    return { found, sequences: shape.sequences };
  });

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "baris-"));
  const keyFolder = join(base, "kunci");
  paper = await renewRecoveryKey(keyFolder);
  await writeFile(join(keyFolder, "audit"), auditKey, { mode: 0o600 });
  await writeFile(join(keyFolder, "rahasia"), secretKey, { mode: 0o600 });
  await mkdir(join(base, "usb"));
  await house.scope(actor("administrator")).transaction(seedSekolah);
  // What a text file gets wrong: line breaks, tabs, the sign for nothing, signs beyond a single unit.
  await house.database.read((db) => sql`insert into denyut (at) values (now()) on conflict do nothing`.execute(db));
  await house.database.read((db) =>
    sql`insert into counter (name, period, value) values (${"a\tb\nc\\N 𝒜"}, '', 9007199254740993)`.execute(db),
  );
  const plan: BackupPlan = {
    ...{ place: asUser(house.database.place, servingLogin), directory: null, dataDirectory: base, keyFolder, to: join(base, "usb") },
    ...{
      files: { directory: join(base, "berkas"), s3: null, prefix: "" },
      installation: "00000000-0000-4000-8000-000000000001",
      product: "0",
    },
  };
  made = await makeArchive(plan);
}, 60_000);
afterAll(() => rm(base, { recursive: true, force: true }));

const restoring = (name: string) => ({
  ...{ target: folderTarget(join(base, "usb"), { besideData: false }), name: made.label.name, identities: [paper], log: quiet },
  ...{ dataDirectory: join(base, name), migrationsDir: "migrations" },
});

test("every row comes back letter by letter, in a database of another kind and version, and sequences go on", async () => {
  expect(made.label.kind).toBe("logis");
  const counted: (number | null)[] = [];
  const check: Restoring["check"] = (owner, manifest) =>
    connected(owner, async (client) => void counted.push(await checkRows(client, manifest)));
  await restoreArchive({ ...restoring("baru"), check });
  // As a rehearsal counts: the tables of the product, and not those of its queue.
  expect(counted).toEqual([made.rows]);
  const engine = await startEngine({ dataDir: join(base, "baru"), log: quiet });
  const [before, after] = [await tallies(house.database.place), await tallies(engine.place)];
  const broken = await connected(engine.place, async (owner) => {
    const { rows } = await owner.query("select count(*)::int as n from pg_trigger where tgenabled <> 'O'");
    return rows[0].n;
  });
  await engine.stop();
  expect(after).toEqual(before);
  expect(before.found.reduce((sum, [, { rows }]) => sum + rows, 0)).toBeGreaterThan(50);
  expect(broken).toBe(0);
}, 60_000);

test("a database that was used is left alone, and a moment in between cannot be asked for", async () => {
  const used = { ...restoring("pakai"), server: house.database.place };
  await expect(restoreArchive(used)).rejects.toSatisfy(
    (error) => error instanceof StartRefusal && /sudah berisi data/.test(error.sentence),
  );
  const until = { ...restoring("waktu"), until: new Date() };
  await expect(restoreArchive(until)).rejects.toSatisfy(
    (error) => error instanceof StartRefusal && /--until tidak dapat/.test(error.sentence),
  );
});
