import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compress, type Prepared, prepare } from "../pages/prepared.ts";
import { readHead } from "./head.ts";
import { close, listen, openListener, openServer, type Serving } from "./listener.ts";

const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0, must-revalidate" };
const page = await make("Selamat datang. ".repeat(60));
const wide = prepare(Buffer.alloc(100_000, "x"), headers);
const huge = prepare(Buffer.alloc(300_000, "y"), headers);
const kept: Readonly<Record<string, Prepared>> = { "/": page, "/lebar": wide, "/besar": huge };

async function make(body: string): Promise<Prepared> {
  const prepared = prepare(Buffer.from(body), headers);
  await compress(prepared, headers, 5);
  return prepared;
}

const servings: Serving[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const serving of servings.splice(0)) await close(serving, 0);
});

/** Two doors with the same memory: one with the front, one of node:http alone. */
async function open({ fronted = true } = {}) {
  const seen: string[] = [];
  const ready = (target: string, host = "") => (host.startsWith("localhost") ? kept[target] : undefined);
  const listener = openListener({
    ready,
    takesFiles: () => false,
    fetch: async (request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`);
      return new Response(`dijawab ${await request.text()}`, { headers: { "X-Uji": "1" } });
    },
  });
  const serving = openServer(listener, fronted ? ready : () => undefined, async () => new Response("tidak ada"));
  servings.push(serving);
  let reached = 0;
  serving.server.on("request", () => reached++);
  return { serving, seen, reached: () => reached, port: await listen(serving.server, 0, "127.0.0.1") };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  return socket.on("error", () => undefined);
}

async function say(port: number, ...pieces: (string | Buffer)[]): Promise<string> {
  const socket = await dial(port);
  for (const piece of pieces) {
    socket.write(piece);
    if (pieces.length > 1) await new Promise(setImmediate);
  }
  socket.end();
  return text(socket);
}

const get = (target = "/", more = "") => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const undated = (answer: string) => answer.replace(/Date: [^\r]+/g, "Date");

describe("what is in memory", () => {
  test.each([
    "",
    "Accept-Encoding: br\r\n",
    "Accept-Encoding: gzip\r\n",
    "Connection: keep-alive\r\n",
    `If-None-Match: ${page.identity.etag}\r\n`,
  ])("is answered byte for byte as node:http does: %j", async (more) => {
    const [front, plain] = [await open(), await open({ fronted: false })];
    const answers = [await say(front.port, get("/", more)), await say(plain.port, get("/", more))];
    expect(undated(answers[0] ?? "")).toBe(undated(answers[1] ?? ""));
    expect([front.reached(), plain.reached()]).toEqual([0, 1]);
  });

  test("many requests at once on one connection come back in their order", async () => {
    const { port, reached } = await open();
    const answer = await say(port, get().repeat(3) + get("/lebar") + get("/", `If-None-Match: ${page.identity.etag}\r\n`));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["200", "200", "200", "200", "304"].map((code) => `HTTP/1.1 ${code}`));
    expect(reached()).toBe(0);
  });

  test("and what is not, on one connection, keep their order too", async () => {
    const { port, seen } = await open();
    const post = "POST /kirim HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc";
    const answer = await say(port, get() + post + get() + get("/lain", "Connection: close\r\n"));
    expect(answer.match(/dijawab (abc)?|ETag/g)).toEqual(["ETag", "dijawab abc", "ETag", "dijawab "]);
    expect(seen).toEqual(["POST /kirim", "GET /lain"]);
  });
});

describe("what is unusual reaches node:http whole", () => {
  test("a head that arrives byte by byte", async () => {
    const { port, reached } = await open();
    const answer = await say(port, ...get("/", "Connection: close\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Selamat/);
    expect(reached()).toBe(1);
  });

  test.each([
    ["another method", "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n", 200],
    ["an unknown method", "SAPA / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["an older protocol", "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", 200],
    ["a foreign host", "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 200],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400],
    ["a huge head", get("/", `X-A: ${"x".repeat(90_000)}\r\n`), 431],
    ["two lengths", get("/", "Content-Length: 1\r\nContent-Length: 2\r\n"), 400],
    ["length and chunks", get("/", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"), 400],
    ["a space before the colon", get("/", "X-A : b\r\n"), 400],
    ["a bare line feed", "GET / HTTP/1.1\nHost: localhost\n\n", 400],
    ["more than is worth a copy", get("/besar"), 200],
  ])("%s", async (_, words, status) => {
    const [front, plain] = [await open(), await open({ fronted: false })];
    const answers = [await say(front.port, words), await say(plain.port, words)];
    expect(answers[0]?.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(undated(answers[0] ?? "")).toBe(undated(answers[1] ?? ""));
  });

  test("a body hidden behind a cached page is a body, never a second request", async () => {
    const { port, seen } = await open();
    await say(port, `${get("/", `Content-Length: ${get("/rahasia").length}\r\nConnection: close\r\n`)}${get("/rahasia")}`);
    expect(seen).toEqual([]);
  });
});

test("any head at all is answered alike with and without the front", async () => {
  const [front, plain] = [await open(), await open({ fronted: false })];
  const name = fc.constantFrom(
    "Host",
    "host",
    "Accept-Encoding",
    "If-None-Match",
    "Connection",
    "Content-Length",
    "Range",
    "Expect",
    "X-A",
    "X A",
    "",
  );
  const value = fc.constantFrom(
    "localhost",
    "br",
    "gzip;q=0",
    "*",
    page.identity.etag,
    "close",
    "keep-alive",
    "0",
    "a\tb",
    "\u0001",
    "é",
    "bytes=0-1",
  );
  const line = fc
    .tuple(name, fc.constantFrom(":", ": ", ":  ", " :"), value, fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r\n "))
    .map((all) => all.join(""));
  const first = fc.constantFrom(
    "GET / HTTP/1.1\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\n",
    "GET /lain HTTP/1.1\r\n",
    "GET  / HTTP/1.1\r\n",
    "GET / HTTP/1.2\r\n",
  );
  const request = fc.tuple(first, fc.array(line, { maxLength: 4 })).map(([start, lines]) => `${start}${lines.join("")}\r\n`);
  const first200 = await say(plain.port, get());
  await fc.assert(
    fc.asyncProperty(request, async (words) => {
      const bytes = Buffer.from(words, "latin1");
      const [one, behind, two] = await Promise.all([
        say(front.port, bytes),
        say(front.port, Buffer.concat([Buffer.from(get()), bytes])),
        say(plain.port, bytes),
      ]);
      expect(undated(one)).toBe(undated(two));
      expect(undated(behind)).toBe(undated(first200 + two));
    }),
    { numRuns: 300 },
  );
});

test("a head is read only whole", () => {
  const whole = get("/berita?halaman=2", "Accept-Encoding: br \r\n");
  expect(readHead(whole, 0)).toMatchObject({ target: "/berita?halaman=2", host: "localhost", accepted: "br", end: whole.length });
  for (let length = 0; length < whole.length; length++) expect(readHead(whole.slice(0, length), 0)).toBeUndefined();
});

describe("connections", () => {
  test("who reads nothing is not given more than the socket holds", async () => {
    const { port, serving } = await open();
    const accepted = once(serving.server, "connection") as Promise<[Socket]>;
    const socket = (await dial(port)).pause();
    const [inside] = await accepted;
    socket.write(get("/lebar").repeat(400));
    await sleep(300);
    expect(inside.writableLength).toBeLessThan(2 * wide.identity.body.length);
    let read = 0;
    for await (const chunk of socket) {
      read += (chunk as Buffer).length;
      if (read > 400 * wide.identity.body.length) break;
    }
    expect(read).toBeGreaterThan(400 * wide.identity.body.length);
  });

  test("who says nothing for ten seconds is sent away", async () => {
    const { port, serving } = await open();
    const socket = await dial(port);
    const begun = performance.now();
    await once(socket.resume(), "close");
    expect(performance.now() - begun).toBeLessThan(13_000);
    await vi.waitFor(() => expect(serving.front.size).toBe(0));
  });

  test("that are idle do not hold up the end", async () => {
    const { port, serving } = await open();
    const socket = await dial(port);
    socket.write(get());
    await once(socket, "data");
    expect(serving.front.size).toBe(1);
    const begun = performance.now();
    await close(servings.pop() as Serving, 10_000);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
