import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SftpServer, sftpPassword, startSftp } from "#tests/support/sftp.ts";
import { hasSshd, startSshd } from "#tests/support/sshd.ts";
import { StartRefusal } from "../../database/engine/start-refusal.ts";
import { openTarget } from "./open-target.server.ts";
import { withProofs } from "./sftp-address.ts";

// A school without a second disk: its backups go to the computer of the school next door, over a line that breaks.

let base: string;
let place: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "sftp-"));
});
beforeEach(async () => {
  place = await mkdtemp(join(base, "cadangan-"));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const refusal = (sentence: RegExp) => (error: unknown) => error instanceof StartRefusal && sentence.test(error.sentence);
const of = (content: string | Buffer) => Readable.from([Buffer.from(content)], { objectMode: false });
const openAt = (to: string, proofs: { hostKey: string; keyFile?: string }) =>
  openTarget(withProofs(to, { keyFile: undefined, ...proofs }) ?? "", base);

/** What every kind of place does; each connection is a new one, as the product opens them. */
async function behavesAsPlace(open: () => ReturnType<typeof openTarget>): Promise<void> {
  const archive = randomBytes(600_000);
  const first = await open();
  await first.put("man-1-palu-b.tar.zst.age", Readable.from([archive.subarray(0, 10), archive.subarray(10)], { objectMode: false }));
  await first.put("man-1-palu-a.json", of("{}"));
  await first.put("sesudah/x/wal/1", of("log"));
  await first.put("sesudah/x/wal/1", of("log, sent again"));
  await first.put("sesudah/y/kosong", Readable.from([], { objectMode: false }));
  expect((await first.list("man-1-palu-")).map(({ name, size }) => [name, size])).toEqual([
    ["man-1-palu-a.json", 2],
    ["man-1-palu-b.tar.zst.age", archive.length],
  ]);
  await first.close();
  const second = await open();
  expect(await buffer(await second.get("man-1-palu-b.tar.zst.age"))).toEqual(archive);
  expect(await text(await second.get("sesudah/x/wal/1"))).toBe("log, sent again");
  const [segment] = await second.list("sesudah/x/");
  expect(Math.abs(Date.now() - (segment?.modified.getTime() ?? 0))).toBeLessThan(60_000);
  expect((await second.list("")).map(({ name }) => name)).toHaveLength(4);
  expect(await second.list("tidak/ada/")).toEqual([]);
  await second.remove("sesudah/x/wal/1");
  await second.remove("sesudah/x/wal/1");
  await expect(second.get("sesudah/x/wal/1")).rejects.toThrow();
  expect(await second.list("sesudah/x/")).toEqual([]);
  // As labels are read: nothing is asked after the last byte.
  expect(await text(await second.get("man-1-palu-a.json"))).toBe("{}");
  await second.close();
}

describe("a plain server", () => {
  let server: SftpServer;
  let keyFile: string;
  beforeAll(async () => {
    server = await startSftp(base);
    keyFile = join(base, "kunci-ssh");
    await writeFile(keyFile, server.clientKey, { mode: 0o600 });
  });
  afterAll(() => server.close());
  const address = (who = "sekolah") => `sftp://${who}@127.0.0.1:${server.port}/${place.slice(base.length + 1)}`;
  const open = (changes: { hostKey?: string; keyFile?: string; to?: string } = {}) =>
    openAt(changes.to ?? address(), { hostKey: server.hostKey, keyFile, ...changes });

  test("keeps, lists, gives back and removes", () => behavesAsPlace(() => open()));

  test("by password, and without a connection as long as nobody asks for anything", async () => {
    const target = await openAt(address(`sekolah:${sftpPassword}`), { hostKey: server.hostKey });
    await target.put("a", of("isi"));
    await target.close();
    expect(await readFile(join(place, "a"), "utf8")).toBe("isi");
    expect(target.title).not.toMatch(/sekolah|sandi|SHA256/);
    const idle = await openAt("sftp://a@127.0.0.1:1/x", { hostKey: server.hostKey, keyFile });
    await idle.close();
  });

  test("a line that breaks leaves nothing under the name, and the next try is whole", async () => {
    server.takes = 3;
    const target = await open();
    const archive = Readable.from(
      Array.from({ length: 40 }, () => randomBytes(20_000)),
      { objectMode: false },
    );
    await expect(target.put("man-1-palu-c.tar.zst.age", archive)).rejects.toThrow();
    expect(archive.destroyed).toBe(true);
    await target.close();
    server.takes = Number.POSITIVE_INFINITY;
    expect(await readdir(place)).toEqual(["man-1-palu-c.tar.zst.age.belum"]);
    const again = await open();
    expect(await again.list("")).toEqual([]);
    await again.put("man-1-palu-c.tar.zst.age", of("utuh"));
    await again.close();
    expect(await readdir(place)).toEqual(["man-1-palu-c.tar.zst.age"]);
  });

  test("content that fails on the way is taken back", async () => {
    const target = await open();
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from("awal");
        throw new Error("putus");
      })(),
      { objectMode: false },
    );
    await expect(target.put("a", failing)).rejects.toThrow("putus");
    await target.close();
    expect(await readdir(place)).toEqual([]);
  });

  test("to a machine that shows another key nothing is sent, and the sentence names both", async () => {
    const hostKey = `SHA256:${"A".repeat(43)}`;
    const before = server.opened.length;
    const target = await open({ hostKey });
    await expect(target.put("a", of("isi"))).rejects.toSatisfy(
      (error) => refusal(/bukan server yang dimaksud/)(error) && String(error).includes(server.hostKey) && String(error).includes(hostKey),
    );
    await target.close();
    expect(server.opened.length).toBe(before);
  });

  test.each<[string, () => Promise<Parameters<typeof open>[0]>, RegExp]>([
    ["a wrong password", async () => ({ to: address("sekolah:salah"), keyFile: "" }), /menolak akun "sekolah"/],
    ["a folder that is not there", async () => ({ to: `${address()}-tidak-ada` }), /tidak ada di server cadangan 127\.0\.0\.1/],
    ["no server", async () => ({ to: "sftp://a@127.0.0.1:1/x" }), /tidak dapat dihubungi \(ECONNREFUSED\)/],
    ["no key", async () => ({ keyFile: "/tidak/ada" }), /BACKUP_SSH_KEY\) tidak ada/],
    ["a key that others can read", async () => ({ keyFile: await keyWith(0o644, server.clientKey) }), /chmod 600/],
    ["a file that is no key", async () => ({ keyFile: await keyWith(0o600, "bukan kunci") }), /ssh-keygen -t ed25519/],
  ])("%s is refused by a sentence", async (_, changes, sentence) => {
    const target = await open(await changes());
    await expect(target.list("")).rejects.toSatisfy(refusal(sentence));
    await target.close();
  });
});

async function keyWith(mode: number, content: string): Promise<string> {
  const path = join(await mkdtemp(join(base, "k-")), "kunci");
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
}

test.each(["sftp://nas/folder", "sftp://a@nas/folder", "sftp://a@nas"])("%s alone says too little", async (to) => {
  await expect(openTarget(to, base)).rejects.toSatisfy(refusal(/BACKUP_TO harus berupa/));
});

test.runIf(hasSshd)("OpenSSH's own server behaves the same", async () => {
  await mkdir(join(base, "sshd"));
  const server = await startSshd(join(base, "sshd"));
  try {
    await behavesAsPlace(() => openAt(`sftp://${server.address}${place}`, server));
  } finally {
    server.stop();
  }
});
