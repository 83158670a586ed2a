/** Somebody goes back after an update that went wrong, in the worst hour of the year: which archive is taken, and what is cleared away, is not left to luck. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { keyFolder, nameOwner } from "#kit/database/installation/keys.server.ts";
import { databaseBytes } from "#kit/database/size.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { backupBeforeUpgrade, type EarlyPlan } from "./before-upgrade.server.ts";
import { labelNameOf } from "./make-archive.server.ts";
import { archiveName } from "./manifest.ts";
import { rehearse } from "./rehearse.server.ts";
import { findRollback, rollBack } from "./roll-back.server.ts";
import { removeScratch } from "./scratch.server.ts";
import { folderTarget } from "./targets/folder-target.server.ts";

const home = useDatabase();
let base: string;
let [folder, dataDirectory, migrations] = ["", "", ""];
let nth = 0;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "mundur-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));
beforeEach(async () => {
  [folder, dataDirectory, migrations] = ["to", "data", "migrasi"].map((name) => join(base, String(nth), name)) as [string, string, string];
  nth++;
  for (const path of [folder, dataDirectory, migrations, keyFolder(dataDirectory)]) await mkdir(path, { recursive: true });
  await nameOwner(keyFolder(dataDirectory), "kita");
  for (const name of ["0001-awal.sql", "0007-akhir.sql"]) await writeFile(join(migrations, name), "select 1;");
});

const target = () => folderTarget(folder, { besideData: false });
async function archive(day: string, schema: string, installation = "kita"): Promise<string> {
  const startedAt = new Date(`${day}T17:10:00Z`);
  const name = archiveName(startedAt);
  await writeFile(join(folder, name), "rusak");
  await writeFile(join(folder, labelNameOf(name)), JSON.stringify({ name, installation, startedAt, schema, size: 5 }));
  return name;
}

test("the archive to go back to is the newest of this installation that this version understands", async () => {
  const found = async () => (await findRollback(target(), dataDirectory, migrations)).name;
  await expect(found()).rejects.toThrow(/tidak ada cadangan yang cocok dengan versi ini/);
  await archive("2026-11-09", "0003-lain", "mereka");
  await archive("2026-11-08", "0008-baru");
  await expect(found()).rejects.toThrow(/versi aplikasi sebelum pembaruan/);
  const old = await archive("2026-11-01", "0001-awal");
  expect(await found()).toBe(old);
  const equal = await archive("2026-11-02", "0007-akhir");
  expect(await found()).toBe(equal);
});

test("an archive that cannot be read leaves the present data where they were", async () => {
  const name = await archive("2026-11-02", "0007-akhir");
  await writeFile(join(dataDirectory, "database"), "yang ada");
  const before = await readdir(dataDirectory);
  const [aside, log] = [
    join(base, String(nth), "kesamping"),
    { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  ];
  const going = rollBack({ target: target(), name, dataDirectory, aside, keepsFiles: false, log, migrationsDir: migrations });
  await expect(going).rejects.toThrow();
  expect((await readdir(dataDirectory)).filter((one) => one !== "rollback")).toEqual(before);
  expect(existsSync(aside)).toBe(false);
});

test("a folder that was put back to for a while goes with what lies elsewhere of it, and nothing else", async () => {
  const [scratch, elsewhere, other] = ["sementara", "di-tempat-lain", "tetangga"].map((name) => join(base, String(nth), name)) as [
    string,
    string,
    string,
  ];
  for (const path of [scratch, elsewhere, other]) await mkdir(path, { recursive: true });
  await writeFile(join(scratch, "database.location"), `${elsewhere}\n`);
  await removeScratch(scratch);
  expect([scratch, elsewhere, other].map(existsSync)).toEqual([false, false, true]);
  await mkdir(scratch);
  await removeScratch(scratch);
  await removeScratch(scratch);
  expect([existsSync(scratch), existsSync(other)]).toEqual([false, true]);
});

test("a rehearsal takes the newest of its own, and clears away behind itself also when that does not open", async () => {
  const plan = { to: folder, dataDirectory, keyFolder: keyFolder(dataDirectory), installation: "kita" } as unknown as Parameters<
    typeof rehearse
  >[0];
  await archive("2026-11-09", "0003-lain", "mereka");
  await expect(rehearse(plan)).rejects.toThrow(/Belum ada cadangan/);
  await archive("2026-11-02", "0007-akhir");
  await expect(rehearse(plan)).rejects.not.toThrow(/Belum ada cadangan/);
  expect(await readdir(dataDirectory)).not.toContain("latihan-pemulihan");
});

test("an update for which no archive can be made is not begun, and says why", async () => {
  const plan = {
    place: home.database.place,
    to: join(folder, labelNameOf(await archive("2026-11-01", "0001-awal")), "x"),
    dataDirectory,
    keyFolder: keyFolder(dataDirectory),
    files: {},
  };
  const failing = backupBeforeUpgrade(plan as unknown as EarlyPlan);
  await expect(failing).rejects.toThrow(
    /^Cadangan sebelum pembaruan gagal dibuat, jadi basis data belum diubah\. Sebabnya: .+UPGRADE_BACKUP=off/s,
  );
  await expect(failing).rejects.toMatchObject({ name: "StartRefusal", cause: expect.any(Error) });
});

test("the database tells how large it is, in bytes", async () => {
  expect(await connected(home.database.place, databaseBytes)).toBeGreaterThan(5_000_000);
});
