/** An archive is put back whole or refused: what was changed, left out or slipped in is noticed, and what the disk or the line says is not blamed on it. */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { writeArchive } from "./archive.server.ts";
import type { Manifest } from "./manifest.ts";
import { seal } from "./seal.server.ts";
import type { BackupTarget } from "./targets/target.ts";
import { fetchContinuation, type Places, unpack } from "./unpack.server.ts";

let base: string;
let home: string;
let places: Places;
let identity: string;
let recipient: string;
let kept: Map<string, Buffer>;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "bongkar-"));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => rm(base, { recursive: true, force: true }));
beforeEach(async () => {
  home = await mkdtemp(join(base, "f-"));
  const at = (name: string) => join(home, name);
  places = { database: at("pgdata"), wal: at("log"), berkas: at("berkas"), kunci: at("kunci"), tabel: at("tabel") };
  kept = new Map();
});

const target: BackupTarget = {
  ...{ title: "folder uji", besideData: false },
  put: async () => undefined,
  get: async (name) => {
    const bytes = kept.get(name);
    if (!bytes) throw new Error(`no ${name}`);
    return Readable.from([bytes], { objectMode: false });
  },
  list: async (prefix) =>
    [...kept.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name, size: 1, modified: new Date() })),
  remove: async () => undefined,
  close: async () => undefined,
};
const sealed = async (content: Readable) => Buffer.concat(await (await seal(content, [recipient])).toArray());
const entry = (path: string, text: string) => ({ path, size: text.length, sha256: createHash("sha256").update(text).digest("hex") });
const whole = [
  ["database/base/1", "satu"],
  ["kunci/audit", "rahasia"],
] as const;
/** Keeps an archive of these entries whose manifest names those. */
async function archived(
  held: readonly (readonly [string, string])[],
  said: readonly (readonly [string, string])[] | null,
  folders: readonly string[] = [],
) {
  const writer = writeArchive();
  const reading = sealed(writer.output);
  for (const folder of folders) writer.addFolder(folder);
  for (const [path, text] of held) await writer.addText(path, text);
  if (said)
    await writer.addText("manifest.json", JSON.stringify({ installation: "abc", entries: said.map(([path, text]) => entry(path, text)) }));
  writer.finish();
  kept.set("a.tar", await reading);
}
const put = (of: BackupTarget = target) => unpack({ target: of, name: "a.tar", identities: [identity] }, places);
const refused = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);
const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("each part of a whole archive goes to its place, and nobody else reads it", async () => {
  await archived(whole, whole, ["database/pg_wal"]);
  expect(await put()).toMatchObject({ installation: "abc", entries: [{ path: "database/base/1" }, { path: "kunci/audit" }] });
  expect(await readFile(join(places.database, "base", "1"), "utf8")).toBe("satu");
  expect(await readFile(join(places.kunci, "audit"), "utf8")).toBe("rahasia");
  expect(await readdir(join(places.database, "pg_wal"))).toEqual([]);
  expect([await mode(places.kunci), await mode(join(places.database, "pg_wal"))]).toEqual(["700", "700"]);
  expect([await mode(join(places.database, "base")), await mode(join(places.kunci, "audit"))]).toEqual(["700", "600"]);
});

test.each<[string, readonly (readonly [string, string])[], readonly (readonly [string, string])[] | null]>([
  [
    "a byte was changed",
    [
      ["database/base/1", "sate"],
      ["kunci/audit", "rahasia"],
    ],
    whole,
  ],
  ["a file was left out", whole.slice(0, 1), whole],
  ["a file was slipped in", [...whole, ["berkas/a", "x"]], whole],
  [
    "a file was exchanged for another",
    [
      ["database/base/1", "satu"],
      ["kunci/lain", "rahasia"],
    ],
    whole,
  ],
  ["nothing says what is in it", whole, null],
  ["something leads elsewhere", [...whole, ["lain/a", "x"]], [...whole, ["lain/a", "x"]]],
])("an archive in which %s is refused", async (_, held, said) => {
  await archived(held, said);
  await expect(put()).rejects.toSatisfy(refused(/^Cadangan a\.tar tidak utuh/));
});

test("of what leads elsewhere it is kept for the log what that was", async () => {
  await archived([...whole, ["lain/a", "x"]], whole);
  await expect(put()).rejects.toMatchObject({ cause: { message: "an archive holds lain/a" } });
});

test("one that breaks off is refused, and one of another key is said to be that", async () => {
  await archived(whole, whole);
  const bytes = kept.get("a.tar") ?? Buffer.alloc(0);
  kept.set("a.tar", bytes.subarray(0, -20));
  await expect(put()).rejects.toSatisfy(refused(/tidak utuh/));
  kept.set("a.tar", bytes);
  identity = await generateX25519Identity();
  await expect(put()).rejects.toSatisfy(refused(/tidak terbuka dengan kunci pemulihan/));
  recipient = await identityToRecipient(identity);
});

test("a disk that fails and a line that breaks say nothing of the archive or its key, however early", async () => {
  await archived([...whole, ["berkas/a", randomBytes(300_000).toString("hex")]], whole);
  const bytes = kept.get("a.tar") ?? Buffer.alloc(0);
  for (const code of ["EACCES", "ECONNRESET"])
    for (const length of [0, 40, bytes.length - 20]) {
      const broken = Object.assign(new Error("read"), { code });
      const begun = (async function* () {
        yield bytes.subarray(0, length);
        throw broken;
      })();
      const get: BackupTarget["get"] = async () => Readable.from(begun, { objectMode: false });
      await expect(put({ ...target, get }), `${code} ${length}`).rejects.toBe(broken);
    }
});

test("a name that the place does not hold is said to be missing, and a place that fails says so itself", async () => {
  await archived(whole, whole);
  kept.set("a.tar.lama", kept.get("a.tar") ?? Buffer.alloc(0));
  kept.delete("a.tar");
  await expect(put()).rejects.toSatisfy(refused(/^Di folder uji tidak ada cadangan bernama a\.tar\./));
  kept.set("a.tar", Buffer.alloc(1));
  const broken = new Error("the line broke");
  await expect(put({ ...target, get: async () => Promise.reject(broken) })).rejects.toBe(broken);
});

test("what came after an archive is fetched from where it ended, of its own run, and never over what is there", async () => {
  const [first, second, before] = ["000000010000000000000005", "000000010000000000000006", "000000010000000000000004"];
  for (const name of [`r1/wal/${before}`, `r1/wal/${first}`, `r1/wal/${second}`, "r1/berkas/publik/a.jpg", "r2/wal/9", `r1/wal/${second}9`])
    kept.set(`sesudah/abc/${name}.zst.age`, await sealed(Readable.from([Buffer.from(name)])));
  kept.set("sesudah/lain/r1/wal/9.zst.age", Buffer.alloc(1));
  await mkdir(places.wal);
  await writeFile(join(places.wal, second), "dari cadangan");
  const manifest = (log: Manifest["log"]) => ({ log, installation: "abc" }) as Manifest;
  const fetch = (log: Manifest["log"]) => fetchContinuation({ target, name: "a.tar", identities: [identity] }, manifest(log), places);
  expect(await fetch(null)).toBe(0);
  expect(await readdir(places.wal)).toEqual([second]);
  expect(await fetch({ run: "r1", firstSegment: first, lastSegment: first })).toBe(2);
  expect((await readdir(places.wal)).sort()).toEqual([first, second, `${second}9`]);
  expect(await readFile(join(places.wal, first), "utf8")).toBe(`r1/wal/${first}`);
  expect(await readFile(join(places.wal, second), "utf8")).toBe("dari cadangan");
  expect(await readFile(join(places.berkas, "publik", "a.jpg"), "utf8")).toBe("r1/berkas/publik/a.jpg");
  expect(await fetch({ run: "r1", firstSegment: first, lastSegment: first })).toBe(0);
});
