import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Files, openFiles } from "./files.server.ts";
import { openScan } from "./scan.server.ts";

let directory: string;
let server: Server;
let files: Files;
const received: Buffer[] = [];
const told: object[] = [];
const log = { warn: (details: object) => void told.push(details) };
const most = 200_000;
/** What stands in for the test file that all scanners know, which no repository should hold. */
const virus = "VIRUS-UJI";

/** Speaks the protocol as clamd does: a command, then pieces with their length before them until one of none. */
function answer(socket: Socket): void {
  let held = Buffer.alloc(0);
  let file = Buffer.alloc(0);
  let begun = false;
  socket.on("error", () => undefined);
  socket.on("data", (bytes) => {
    held = Buffer.concat([held, bytes as Buffer]);
    if (!begun && held.length < 10) return;
    if (!begun && held.toString("latin1", 0, 10) !== "zINSTREAM\0") return void socket.end("UNKNOWN COMMAND\0");
    if (!begun) held = held.subarray(10);
    begun = true;
    while (held.length >= 4 && held.length >= 4 + held.readUInt32BE()) {
      const size = held.readUInt32BE();
      file = Buffer.concat([file, held.subarray(4, 4 + size)]);
      held = held.subarray(4 + size);
      if (file.length > most) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      if (size > 0) continue;
      received.push(file);
      return void socket.end(file.includes(virus) ? "stream: Uji.Saja-1 FOUND\0" : "stream: OK\0");
    }
  });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pindai-"));
  server = createServer(answer).listen(join(directory, "clamd.sock"));
  files = await openFiles({ directory, scan: openScan({ place: { path: join(directory, "clamd.sock") }, log }) });
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

const keys = async () => {
  let count = 0;
  for await (const _ of files.keys("private")) count += 1;
  return count;
};
const put = (content: Buffer) => files.put("private", content, { type: "application/pdf" });

test("a file is looked at whole before it is kept", async () => {
  const content = Buffer.alloc(150_000, "a");
  expect(await put(content)).toMatchObject({ size: 150_000 });
  expect(received.at(-1)?.equals(content)).toBe(true);
  async function* pieces() {
    for (const piece of ["satu", "dua", "tiga"]) yield Buffer.from(piece);
  }
  await files.put("public", pieces(), { type: "video/mp4" });
  expect(received.at(-1)?.toString()).toBe("satuduatiga");
});

test("what is found is refused with a sentence, noted without a name of anybody, and not kept", async () => {
  const before = await keys();
  await expect(put(Buffer.from(`x${virus}x`))).rejects.toMatchObject({ kind: "unsupported", message: expect.stringContaining("virus") });
  expect(told.at(-1)).toEqual({ found: "Uji.Saja-1" });
  expect(await keys()).toBe(before);
  expect(await readdir(join(directory, "sementara"))).toEqual([]);
});

test("what the scanner does not take is not kept either", async () => {
  await expect(put(Buffer.alloc(most + 70_000))).rejects.toMatchObject({
    kind: "unavailable",
    message: expect.stringContaining("belum disimpan"),
  });
  expect(told.at(-1)).toMatchObject({ said: "INSTREAM size limit exceeded. ERROR" });
});

test.each(["is not there", "says nothing", "speaks of something else"])(
  "a scanner that %s keeps files out until it is back",
  async (how) => {
    const path = join(directory, `${how.replaceAll(" ", "-")}.sock`);
    const deaf = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.end(how === "says nothing" ? "" : "PONG\0");
    });
    if (how !== "is not there") await new Promise<void>((resolve) => deaf.listen(path, resolve));
    const closed = await openFiles({ directory, scan: openScan({ place: { path }, log }) });
    const [before, lines] = [await keys(), told.length];
    for (let time = 0; time < 3; time++)
      await expect(closed.put("private", Buffer.from("a"), { type: "application/pdf" })).rejects.toMatchObject({
        kind: "unavailable",
        retryAfter: 60,
        message: "Berkas belum dapat diperiksa dari virus, jadi belum disimpan. Coba lagi sebentar lagi.",
      });
    expect([await keys(), told.length]).toEqual([before, lines + 1]);
    deaf.close();
  },
);
