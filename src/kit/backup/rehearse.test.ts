/** Each month the newest archive is put back and looked at: what is told whole is whole, and a trail that was tampered with is told as such. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keyFolder } from "#kit/database/installation/keys.server.ts";
import { noBackups } from "#tests/support/backups.ts";
import { useDatabase } from "#tests/support/database.ts";
import { system } from "../access/access.ts";
import { record } from "../audit/audit.server.ts";
import { connected } from "../database/connection/location.server.ts";
import { freeBytes, leastFree } from "../database/engine/disk.server.ts";
import { checkStorage } from "../database/integrity/check-storage.server.ts";
import { type StartedDatabase, startDatabase } from "../database/supervisor.server.ts";
import { labelNameOf } from "./make-archive.server.ts";
import { archiveName, type Manifest } from "./manifest.ts";
import type { BackupPlan } from "./plan.server.ts";
import { rehearse } from "./rehearse.server.ts";
import { type Restoring, restoreArchive } from "./restore.server.ts";

vi.mock("./restore.server.ts", { spy: true });
// Asked of our own server, where rehearsals are; that of a test may be another.
vi.mock("../database/integrity/check-storage.server.ts", { spy: true });
vi.mock("../database/supervisor.server.ts", { spy: true });
vi.mock("../database/engine/disk.server.ts", { spy: true });

const house = useDatabase();
const at = new Date("2026-11-02T17:10:00Z");
const [name, size] = [archiveName(at), 5_000];
const entry = (path: string) => ({ path, size: 1, sha256: "" });
let base: string;
let plan: BackupPlan;
let scratch: string;
let ended = 0;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "latihan-"));
  scratch = join(base, "latihan-pemulihan");
  const to = join(base, "usb");
  await mkdir(to);
  await mkdir(keyFolder(base));
  await writeFile(join(to, name), "isi");
  await writeFile(join(to, labelNameOf(name)), JSON.stringify({ name, installation: "kita", startedAt: at, schema: "0001-awal", size }));
  plan = { ...noBackups.plan, to, dataDirectory: base, keyFolder: keyFolder(base), installation: "kita" };
  for (const subjectId of ["1", "2", "3"])
    await house.scope(system("uji")).transaction((ctx) => record(ctx, { action: "create", subject: "uji", subjectId }));
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** The archive was put back, and these are the database and what the archive says of it. */
function puttingBack({ lines = 3, counted = { counter: 0, audit: 3 } }: { lines?: number | null; counted?: Manifest["rows"] } = {}) {
  const manifest = {
    ...{ entries: ["berkas/publik/a.jpg", "berkas/pribadi/b.pdf", "kunci/berkas/", "tabel/berkas"].map(entry), rows: counted },
    audit: lines === null ? null : { lines, lastId: "3", mac: "" },
  } as unknown as Manifest;
  vi.mocked(restoreArchive).mockImplementation(async ({ check, dataDirectory }: Restoring) => {
    await mkdir(dataDirectory);
    await check?.(house.database.place, manifest);
    return { manifest, segments: 0 };
  });
  vi.mocked(checkStorage).mockResolvedValue({ tables: 9, indexes: 17 });
  vi.mocked(startDatabase).mockImplementation(async () => {
    const stop = async () => void ended++;
    return { database: house.database, stop } as unknown as StartedDatabase;
  });
}
beforeEach(() => {
  ended = 0;
  puttingBack();
});

test("what is whole is counted, and nothing of it stays behind", async () => {
  const whole = { name, size, rows: 3, files: 2, indexes: 17, auditLines: 3 };
  const found = await rehearse(plan);
  expect(found).toEqual(whole);
  expect(vi.mocked(restoreArchive).mock.lastCall?.[0]).toMatchObject({ name, dataDirectory: scratch, toItsPoint: true });
  expect([existsSync(scratch), ended]).toEqual([false, 1]);
  puttingBack({ lines: null, counted: null });
  expect(await rehearse(plan)).toEqual({ ...whole, rows: null });
});

test.each([
  ["a trail that ends elsewhere than the archive says", { lines: 5 }, "Jejak audit dalam cadangan berisi 3 baris, seharusnya 5."],
  ["a trail of which the archive knows no line", { lines: 0 }, "Jejak audit dalam cadangan berisi 3 baris, seharusnya 0."],
  ["a table with fewer rows", { counted: { audit: 4 } }, "Tabel audit berisi 3 baris, sedangkan cadangan menghitung 4."],
])("%s is told with both numbers, and nothing stays behind", async (_, said, sentence) => {
  puttingBack(said);
  await expect(rehearse(plan)).rejects.toMatchObject({ sentence });
  expect(existsSync(scratch)).toBe(false);
});

test("a disk without room for six times the archive beside what is always left free is not begun on", async () => {
  vi.mocked(restoreArchive).mockClear();
  vi.mocked(freeBytes).mockResolvedValueOnce(size * 6 + leastFree - 1);
  await expect(rehearse(plan)).rejects.toMatchObject({ sentence: "Sisa ruang disk tidak cukup untuk latihan pemulihan." });
  expect(restoreArchive).not.toHaveBeenCalled();
  vi.mocked(freeBytes).mockResolvedValueOnce(size * 6 + leastFree);
  expect(await rehearse(plan)).toMatchObject({ name });
});

test("a line that somebody changed in the trail is told, and the database that was started for it ends", async () => {
  const change = (nama: string) =>
    connected(house.database.place, (owner) =>
      owner.query(
        `begin; set local session_replication_role = replica; update audit set actor_name = '${nama}' where subject_id = '2'; commit`,
      ),
    );
  await change("lain");
  await expect(rehearse(plan)).rejects.toMatchObject({ sentence: "Jejak audit dalam cadangan tidak utuh." });
  expect([existsSync(scratch), ended]).toEqual([false, 1]);
  await change(system("uji").name);
  expect(await rehearse(plan)).toMatchObject({ auditLines: 3 });
});
