/** What cannot go well is refused before anything happens: one sentence, exit code 1, no stack. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { runProduct } from "#tests/support/product.ts";

vi.setConfig({ testTimeout: 240_000 });

const asRoot = process.getuid?.() === 0;
const folder = makeFolder("tolak");
const mounted = mountSmall();
let closed: ReturnType<typeof runProduct>;

beforeAll(() => {
  buildOnce();
  // Waits for a server that may still be starting, so it is begun before everything else.
  closed = runProduct({ env: { DATABASE_URL: "postgres://portal@127.0.0.1:1/portal" } });
});

afterAll(() => {
  if (mounted) spawnSync("umount", [mounted]);
  if (!asRoot) chmodSync(join(folder, "terkunci"), 0o755);
  rmSync(folder, { recursive: true, force: true });
});

async function expectRefusal(run: ReturnType<typeof runProduct>, sentence: RegExp): Promise<void> {
  const { code, output } = await run;
  expect(output.trim()).toMatch(sentence);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).not.toMatch(/\bat .+:\d+:\d+|Error/);
  expect(code).toBe(1);
}

/** A file system of one megabyte; null where this machine does not let us mount one. */
function mountSmall(): string | null {
  const place = join(folder, "kecil");
  mkdirSync(place);
  return asRoot && spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place]).status === 0 ? place : null;
}

describe("settings", () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    ["a port that is no number", { PORT: "abc" }, /^PORT harus berupa angka/],
    ["a public address with a path", { PUBLIC_URL: "https://man1palu.sch.id/situs" }, /^PUBLIC_URL harus berupa alamat tanpa jalur/],
    ["half an object storage", { S3_BUCKET: "berkas" }, /^Pengaturan S3 belum lengkap: isi juga S3_ENDPOINT, .*S3_SECRET_ACCESS_KEY/],
  ];
  test.each(wrong)("%s", (_, env, sentence) => expectRefusal(runProduct({ env }), sentence));

  test("a command that does not exist", () => expectRefusal(runProduct({ flags: ["--dmeo"] }), /^Perintah --dmeo tidak dikenal.*--demo/));
});

describe("commands", () => {
  const wrong: [string, string[], RegExp][] = [
    [
      "a word that it does not know",
      ["--backup", "/mnt/lain"],
      /^Perintah ini tidak mengenal "\/mnt\/lain", jadi tidak ada yang dikerjakan\./,
    ],
    [
      "a slip in what keeps people out",
      ["--restore", "x.age", "--anonym"],
      /tidak mengenal "--anonym".* Tulis: npm run restore -- NAMA .*--anonim/,
    ],
    ["a move of what is empty", ["--move", "postgres://a:b@127.0.0.1:1/x"], /^Basis data asal masih kosong/],
  ];
  test.each(wrong)("%s", (_, flags, sentence) => expectRefusal(runProduct({ flags }), sentence));

  test("a move from a server that is not there", () => {
    const env = { DATABASE_URL: "postgres://a:b@127.0.0.1:1/x" };
    return expectRefusal(
      runProduct({ flags: ["--move", "postgres://a:b@127.0.0.1:2/x"], env }),
      /^Server itu tidak menjawab \(127\.0\.0\.1:1\)\. /,
    );
  });

  test("a backup that cannot be made", () =>
    expectRefusal(
      runProduct({ flags: ["--backup"], env: { BACKUP_TO: join(folder, "tidak-ada") } }),
      /^Folder cadangan .* tidak ada\. Buat/,
    ));
});

describe("the data directory", () => {
  test("a key that others can read", async () => {
    const dataDir = join(folder, "kunci-terbuka");
    mkdirSync(join(dataDir, "kunci"), { recursive: true });
    writeFileSync(join(dataDir, "kunci", "audit"), Buffer.alloc(32), { mode: 0o644 });
    await expectRefusal(runProduct({ dataDir }), /^Berkas kunci .* dapat dibaca pengguna lain\. Jalankan: chmod 600 /);
    expect(statSync(join(dataDir, "kunci", "audit")).mode & 0o777).toBe(0o644);
  });

  test.runIf(mounted)("a full disk", () => expectRefusal(runProduct({ dataDir: join(mounted ?? "", "data") }), /^Disk .* penuh/));

  test.runIf(mounted)("a read-only disk", async () => {
    expect(spawnSync("mount", ["-o", "remount,ro", mounted ?? ""]).status).toBe(0);
    await expectRefusal(runProduct({ dataDir: join(mounted ?? "", "lain") }), /^Disk .* hanya bisa dibaca/);
  });

  test.skipIf(asRoot)("a directory that is not ours", async () => {
    mkdirSync(join(folder, "terkunci"), { mode: 0o555 });
    await expectRefusal(runProduct({ dataDir: join(folder, "terkunci", "data") }), /^Folder data .* tidak dapat ditulisi/);
  });
});

describe("the database server", () => {
  test("does not answer", () => expectRefusal(closed, /^Server basis data di DATABASE_URL tidak dapat dihubungi\./));

  test("does not have such a database", () => {
    const url = new URL(serverUrl());
    url.pathname = "/tidak_ada";
    return expectRefusal(runProduct({ env: { DATABASE_URL: url.href } }), /^Server basis data di DATABASE_URL menolak sambungan: /);
  });

  // The tests' own engine runs without fsync, the way no product may.
  test("has fsync off", () =>
    expectRefusal(runProduct({ env: { DATABASE_URL: serverUrl() } }), /^Server basis data berjalan dengan fsync mati/));
});

/** Address of the tests' own database server. */
function serverUrl(): string {
  const place = inject("engine");
  if ("connectionString" in place) return place.connectionString;
  return `postgres://${place.user}@localhost/${place.database}?host=${encodeURIComponent(place.host)}`;
}
