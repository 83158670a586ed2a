/** Where a database lies, and how its files are made: by a program that says what it was asked for, or why it could not. */
import { createHash } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCluster, placeCluster } from "./cluster.server.ts";
import { StartRefusal } from "./start-refusal.ts";

const asRoot = process.getuid?.() === 0;
let base: string;
let [dataDir, elsewhere, binaries] = ["", "", ""];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "letak-"));
  [dataDir, elsewhere, binaries] = ["data", "elsewhere", "bin"].map((name) => join(base, name)) as [string, string, string];
  for (const folder of [dataDir, binaries]) await mkdir(folder);
});
afterEach(() => rm(base, { recursive: true, force: true }));

const place = () => placeCluster(dataDir, null, elsewhere);
const initdb = async (script: string) => {
  await writeFile(join(binaries, "initdb"), `#!/bin/sh\n${script}\n`);
  await chmod(join(binaries, "initdb"), 0o755);
};
const create = () => createCluster(binaries, { directory: join(dataDir, "database"), socket: "" }, null);
const refusal = async (asked: Promise<unknown>) => {
  const error = await asked.catch((caught: unknown) => caught);
  if (!(error instanceof StartRefusal)) throw error;
  return error.sentence;
};

test("files lie in the data folder, and nothing says that they lie elsewhere", async () => {
  expect(await place()).toEqual({ directory: join(dataDir, "database"), socket: join(dataDir, "database.socket") });
  expect(await readdir(base)).not.toContain("elsewhere");
  expect(await readdir(dataDir)).toEqual(["database.socket"]);
});

test("a data folder that is closed to others stays so, though it lies below the folder for what is kept elsewhere", async () => {
  await chmod(dataDir, 0o700);
  await placeCluster(dataDir, null, base);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test("where a note says that they lie elsewhere they are looked for there, and the note stays as it is", async () => {
  const home = join(elsewhere, "rumah");
  const note = join(dataDir, "database.location");
  await writeFile(note, `  ${home}\n\n`);
  expect((await place()).directory).toBe(join(home, "database"));
  expect(await readFile(note, "utf8")).toBe(`  ${home}\n\n`);
  expect((await stat(home)).mode & 0o777).toBe(0o755);
});

test.runIf(asRoot)(
  "files lie elsewhere where the database's account cannot get in, unless they lie there already: then that is said",
  async () => {
    await chmod(base, 0o755);
    await chmod(dataDir, 0o700);
    const nobody = { uid: 65_534, gid: 65_534 };
    const { directory, socket } = await placeCluster(dataDir, nobody, elsewhere);
    const home = join(elsewhere, createHash("sha256").update(dataDir).digest("hex").slice(0, 16));
    expect(directory).toBe(join(home, "database"));
    expect([await readFile(join(dataDir, "database.location"), "utf8"), (await stat(socket)).uid]).toEqual([`${home}\n`, nobody.uid]);
    await rm(join(dataDir, "database.location"));
    await mkdir(join(dataDir, "database"));
    expect(await refusal(placeCluster(dataDir, nobody, elsewhere))).toMatch(`Basis data di ${dataDir} tidak terjangkau`);
  },
);

test.runIf(asRoot)("files that belong to another are given to the database's account with all that is in them", async () => {
  const nobody = { uid: 65_534, gid: 65_534 };
  const directory = join(dataDir, "database");
  await mkdir(join(directory, "base"), { recursive: true });
  await writeFile(join(directory, "PG_VERSION"), "18");
  await createCluster(binaries, { directory, socket: "" }, nobody);
  expect([(await stat(directory)).uid, (await stat(join(directory, "base"))).uid]).toEqual([nobody.uid, nobody.uid]);
  // Where they are that account's already nothing is gone through.
  await chown(join(directory, "base"), 0, 0);
  await createCluster(binaries, { directory, socket: "" }, nobody);
  expect((await stat(join(directory, "base"))).uid).toBe(0);
});

test("files are made whole: checked, in UTF-8, and closed to all others", async () => {
  await initdb('printf "%s\\n" "$@" > "$2/diminta"; echo "$LC_ALL $HOME" >> "$2/diminta"');
  await create();
  const asked = (await readFile(join(dataDir, "database", "diminta"), "utf8")).split("\n");
  expect(asked.slice(0, 2)).toEqual(["--pgdata", join(dataDir, "database.new")]);
  for (const option of ["--encoding=UTF8", "--data-checksums", "--locale=C", "--set=timezone=UTC"]) expect(asked).toContain(option);
  expect(asked.at(-2)).toBe("C ");
  expect([await readdir(dataDir), (await stat(join(dataDir, "database"))).mode & 0o777]).toEqual([["database"], 0o700]);
});

test("files that are there are left as they are, and what was half made is thrown away", async () => {
  await initdb('ls "$2" > "$2/PG_VERSION"');
  await mkdir(join(dataDir, "database.new", "setengah"), { recursive: true });
  await create();
  const version = join(dataDir, "database", "PG_VERSION");
  expect(await readFile(version, "utf8")).toBe("PG_VERSION\n");
  await writeFile(version, "18");
  await create();
  expect(await readFile(version, "utf8")).toBe("18");
});

test("what hinders is said: the last lines of the program, or in a word that the disk is full; and no files are there then", async () => {
  await initdb("printf 'satu\\ndua\\ntiga\\nempat\\n' >&2; exit 1");
  const folder = join(dataDir, "database.new");
  expect(await refusal(create())).toBe(`Basis data di ${folder} tidak dapat dibuat: dua tiga empat.`);
  await initdb("printf 'initdb: error: write: No space left on device\\nhint: x\\n' >&2; exit 1");
  expect(await refusal(create())).toBe(`Basis data di ${folder} tidak dapat dibuat: disk penuh.`);
  expect(await readdir(dataDir)).not.toContain("database");
  await rm(join(binaries, "initdb"));
  await expect(create()).rejects.toMatchObject({ code: "ENOENT" });
});
