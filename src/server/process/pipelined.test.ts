import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { compress, type Prepared, prepare } from "../pages/prepared.ts";
import { openListener, openServer, type Serving } from "./listener.ts";
import { close, listen } from "./port.ts";

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

async function open() {
  const seen: string[] = [];
  const listener = openListener({
    ready: (target, host = "") => (host.startsWith("localhost") ? kept[target] : undefined),
    takesFiles: () => false,
    fetch: async (request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`);
      return new Response(`dijawab ${await request.text()}`, { headers: { "X-Uji": "1" } });
    },
  });
  const serving = openServer(listener, async () => new Response("tidak ada"));
  servings.push(serving);
  return { serving, seen, port: await listen(serving.server, { port: 0, host: "127.0.0.1" }) };
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

describe("several requests on one connection", () => {
  test("come back in their order, large and small", async () => {
    const { port, seen } = await open();
    const answer = await say(port, get().repeat(3) + get("/lebar") + get("/", `If-None-Match: ${page.identity.etag}\r\n`) + get("/besar"));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["200", "200", "200", "200", "304", "200"].map((code) => `HTTP/1.1 ${code}`));
    expect(answer.length).toBeGreaterThan(wide.identity.body.length + huge.identity.body.length);
    expect(seen).toEqual([]);
  });

  test("from memory and not, keep their order too", async () => {
    const { port, seen } = await open();
    const post = "POST /kirim HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc";
    const answer = await say(port, get() + post + get() + get("/lain", "Connection: close\r\n"));
    expect(answer.match(/dijawab (abc)?|ETag/g)).toEqual(["ETag", "dijawab abc", "ETag", "dijawab "]);
    expect(seen).toEqual(["POST /kirim", "GET /lain"]);
  });

  test("a body hidden behind a cached page is a body, never a second request", async () => {
    const { port, seen } = await open();
    await say(port, `${get("/", `Content-Length: ${get("/rahasia").length}\r\nConnection: close\r\n`)}${get("/rahasia")}`);
    const chunk = get("/rahasia");
    const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
    await say(port, `${get("/", "Transfer-Encoding: chunked\r\nConnection: close\r\n")}${chunks}`);
    expect(seen).toEqual([]);
  });
});

describe("a head that is unusual", () => {
  test("arrives byte by byte, and is answered from memory", async () => {
    const { port, seen } = await open();
    const answer = await say(port, ...get("/", "Connection: close\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Selamat/);
    expect(seen).toEqual([]);
  });

  test.each([
    ["an unknown method", "SAPA / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["an older protocol", "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", 200],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400],
    ["two hosts, spelled otherwise", "GET / HTTP/1.1\r\nHOST: localhost\r\nhOst: localhost\r\n\r\n", 400],
    ["a huge head", get("/", `X-A: ${"x".repeat(90_000)}\r\n`), 431],
    ["two lengths", get("/", "Content-Length: 1\r\nContent-Length: 2\r\n"), 400],
    ["length and chunks", get("/", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"), 400],
    ["one length twice", get("/", "Content-Length: 0\r\ncontent-length: 0\r\n"), 400],
    ["a list of lengths", get("/", "Content-Length: 0, 0\r\n"), 400],
    ["chunks twice", get("/", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"), 400],
    ["a coding and chunks on two lines", get("/", "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n"), 400],
    ["chunks and then another coding", get("/", "Transfer-Encoding: chunked, identity\r\n"), 400],
    ["chunks and a length of nothing", get("/", "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n"), 400],
    ["another coding before chunks", get("/", "Transfer-Encoding: gzip, chunked\r\n"), 400],
    ["a space before the colon", get("/", "X-A : b\r\n"), 400],
    ["a bare line feed", "GET / HTTP/1.1\nHost: localhost\n\n", 400],
    ["a bare carriage return", get("/", "X-A: b\rX-B: c\r\n"), 400],
    ["a letter that no head has", get("/", "X-A: \u0001\r\n"), 400],
  ])("%s", async (_, words, status) => {
    const { port, seen } = await open();
    expect((await say(port, words)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(seen).toEqual([]);
  });

  test("cookies on two lines are one list, from memory and not", async () => {
    const heard: (string | null | undefined)[] = [];
    const listener = openListener({
      ready: (_target, _host, cookie) => {
        heard.push(cookie);
        return undefined;
      },
      takesFiles: () => false,
      fetch: async ({ headers: told }) => {
        heard.push(told.get("cookie"));
        return new Response("");
      },
    });
    const serving = openServer(listener, async () => new Response(""));
    servings.push(serving);
    await say(
      await listen(serving.server, { port: 0, host: "127.0.0.1" }),
      get("/", "Cookie: sesi=a\r\ncookie: sesi=b\r\nConnection: close\r\n"),
    );
    expect(heard).toEqual(["sesi=a; sesi=b", "sesi=a; sesi=b"]);
  });

  test("a foreign host is given nothing from memory", async () => {
    const { port, seen } = await open();
    expect(await say(port, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")).not.toContain("Selamat");
    expect(seen).toEqual(["GET /"]);
  });

  test("is refused as strictly where the process is told to be lenient", async () => {
    const script = `
      const { openServer } = await import(${JSON.stringify(join(import.meta.dirname, "listener.ts"))});
      const { listen, close } = await import(${JSON.stringify(join(import.meta.dirname, "port.ts"))});
      const { connect } = await import("node:net");
      const serving = openServer((_, response) => response.end("dijawab"), async () => new Response(""));
      const socket = connect(await listen(serving.server, { port: 0, host: "127.0.0.1" }), "127.0.0.1");
      socket.end("GET / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 5\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n0\\r\\n\\r\\n");
      socket.on("data", (bytes) => console.log(bytes.toString("latin1").slice(0, 12))).on("close", () => close(serving, 0));`;
    const lenient = ["--insecure-http-parser", "--input-type=module", "--eval", script];
    const { stdout } = await promisify(execFile)(process.execPath, lenient, { cwd: join(import.meta.dirname, "../../..") });
    expect(stdout).toBe("HTTP/1.1 400\n");
  });
});

test("what stands before a head changes nothing in how it is answered", async () => {
  const { port } = await open();
  const name = fc.constantFrom(
    "Host",
    "host",
    "Accept-Encoding",
    "If-None-Match",
    "Connection",
    "Content-Length",
    "Range",
    "Expect",
    "X A",
    "",
  );
  const value = fc.constantFrom("localhost", "br", "*", page.identity.etag, "close", "keep-alive", "0", "a\tb", "\u0001", "é", "bytes=0-1");
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
  const before = await say(port, get());
  await fc.assert(
    fc.asyncProperty(request, async (words) => {
      const bytes = Buffer.from(words, "latin1");
      const [alone, behind] = await Promise.all([say(port, bytes), say(port, Buffer.concat([Buffer.from(get()), bytes]))]);
      expect(undated(behind)).toBe(undated(before + alone));
    }),
    { numRuns: 300 },
  );
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
    const { port } = await open();
    const socket = await dial(port);
    const begun = performance.now();
    await once(socket.resume(), "close");
    expect(performance.now() - begun).toBeLessThan(13_000);
  });

  test("that are idle do not hold up the end", async () => {
    const { port } = await open();
    const socket = await dial(port);
    socket.write(get());
    await once(socket, "data");
    const begun = performance.now();
    await close(servings.pop() as Serving, 10_000);
    expect(performance.now() - begun).toBeLessThan(9_000);
  });
});
