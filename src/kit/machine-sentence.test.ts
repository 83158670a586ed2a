import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect as openConnection } from "./database/connection/location.server.ts";
import { machineSentence } from "./machine-sentence.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.each([
  [coded("ENOSPC"), "/mnt/cadangan", /^Disk penuh \(\/mnt\/cadangan\)\. Kosongkan/],
  [coded("EACCES", { path: "/root/x" }), "/mnt/cadangan", /tidak berhak .*\(\/root\/x\)\. Periksa pemilik/],
  [coded("ECONNREFUSED", { address: "10.0.0.7", port: 5432 }), undefined, /tidak menjawab \(10\.0\.0\.7:5432\)/],
  [coded("ENOTFOUND", { hostname: "s3.contoh.id" }), undefined, /Nama server .*\(s3\.contoh\.id\)/],
  [new Error("outer", { cause: coded("EROFS") }), undefined, /^Disk itu hanya bisa dibaca\. Pasang/],
  [Object.assign(new Error("no"), { name: "NoSuchBucket" }), undefined, /^Bucket dengan nama itu tidak ada\./],
])("%s is told with a cure", (error, place, sentence) => {
  expect(machineSentence(error, place)).toMatch(sentence);
});

test("a server that is not there is told by its address", async () => {
  const error = await new Promise((resolve) => connect(1, "127.0.0.1").once("error", resolve));
  expect(machineSentence(error)).toMatch(/\(127\.0\.0\.1:1\)/);
});

test("a database whose password was not said, as the driver tells it", async () => {
  const asks = (kind: number, said: string) => {
    const head = Buffer.from([0x52, 0, 0, 0, 8 + said.length, 0, 0, 0, kind]);
    return Buffer.concat([head, Buffer.from(said)]);
  };
  const answers = [asks(10, "SCRAM-SHA-256\0\0"), asks(11, "r=x,s=eA==,i=4096")];
  const server = createServer((socket) => socket.on("data", () => socket.write(answers.shift() ?? "")).on("error", () => undefined)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const error = await openConnection({ connectionString: `postgres://akun@127.0.0.1:${port}/nama` }).catch((one: unknown) => one);
  server.close();
  expect(machineSentence(error)).toMatch(/^Server basis data menolak akun atau password .*PGPASSWORD/);
});

test("a file where a folder belongs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kata-"));
  writeFileSync(join(folder, "berkas"), "");
  const errors = await Promise.all(["berkas", "berkas/dalam"].map((name) => mkdir(join(folder, name)).catch((one: unknown) => one)));
  for (const error of errors) expect(machineSentence(error)).toMatch(/^Di sana berdiri berkas, padahal dibutuhkan folder \(.*berkas/);
  rmSync(folder, { recursive: true });
});

test("a fault of the product is told as none", async () => {
  const error = await readFile(tmpdir()).catch((one: unknown) => one);
  expect(error).toMatchObject({ code: "EISDIR" });
  expect([machineSentence(error), machineSentence(new TypeError("x")), machineSentence("x")]).toEqual([undefined, undefined, undefined]);
});
