import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { openServed } from "../metrics/served.ts";
import { noAssets } from "../pages/assets.ts";
import { compress, prepare } from "../pages/prepared.ts";
import { type ListenerOptions, openListener, openReady, openServer, type Serving } from "./listener.ts";
import { close, listen } from "./port.ts";

const body = "Selamat datang di madrasah. ".repeat(100);
const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=0, must-revalidate" };
const page = prepare(Buffer.from(body), headers);
await compress(page, headers, 5);

const servers: Serving[] = [];
afterEach(async () => {
  for (const serving of servers.splice(0)) await close(serving, 0);
});

async function open(given: Partial<ListenerOptions> = {}) {
  const asked: string[] = [];
  const ready = openReady({
    cache: { find: (url) => (url === "/" ? page : undefined) },
    assets: noAssets,
    isOurHost: (host) => host.startsWith("localhost"),
  });
  const serving = openServer(
    openListener({
      fetch: async (request, { address }) => {
        asked.push(`${request.method} ${new URL(request.url).pathname} ${address !== ""}`);
        return new Response(await request.text());
      },
      ready,
      takesFiles: () => false,
      ...given,
    }),
    async () => new Response("<h1>404</h1>", { headers: { "Content-Type": "text/html" } }),
  );
  servers.push(serving);
  const { server } = serving;
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  return { serving, server, port, asked, url: `http://localhost:${port}` };
}

async function say(port: number, words: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(words);
  return socket;
}

describe("pages that are ready", () => {
  test.each([
    ["br", "br"],
    ["gzip, deflate, br;q=0", "gzip"],
    ["identity", null],
  ])("are written for %s", async (accepted, coding) => {
    const { url, asked } = await open();
    const answer = await fetch(url, { headers: { "accept-encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(await answer.text()).toBe(body);
    expect(asked).toEqual([]);
  });

  test("HEAD has the same headers and no body; who holds any variant gets 304", async () => {
    const { port } = await open();
    const ask = (head: string) => say(port, `${head}\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`).then(text);
    const head = await ask("HEAD / HTTP/1.1");
    expect(head).toContain(`Content-Length: ${page.brotli?.body.length}`);
    expect(head.endsWith("\r\n\r\n")).toBe(true);
    for (const etag of [page.brotli?.etag, page.identity.etag, `W/"x", ${page.gzip?.etag}`]) {
      const same = await ask(`GET / HTTP/1.1\r\nIf-None-Match: ${etag}`);
      expect(same).toMatch(/^HTTP\/1\.1 304 /);
      expect(same.endsWith("\r\n\r\n")).toBe(true);
    }
    expect(await ask(`GET / HTTP/1.1\r\nIf-None-Match: "lain"`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("are counted by what they are, whole and unchanged; what is refused at once as well", async () => {
    const served = openServed();
    const { port } = await open({ served });
    const ask = (head: string) => say(port, `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`).then(text);
    await ask("GET / HTTP/1.1");
    await ask("HEAD / HTTP/1.1");
    await ask(`GET / HTTP/1.1\r\nIf-None-Match: ${page.identity.etag}`);
    await ask("GET / HTTP/1.1\r\nHost: lain.example");
    await ask("GET /lain HTTP/1.1");
    expect(served).toEqual({ ...openServed(), document: { whole: 2, unchanged: 1 }, refused: 1 });
  });

  test("a foreign host is not answered from memory, nor is a sending", async () => {
    const { port, asked } = await open();
    await say(port, "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n").then(text);
    await say(port, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").then(text);
    expect(asked).toEqual(["GET / true", "POST / true"]);
  });
});

describe("a request without a body", () => {
  const ways: Readonly<Record<string, (request: Request) => Promise<unknown>>> = {
    text: (request) => request.text(),
    arrayBuffer: async (request) => (await request.arrayBuffer()).byteLength || "",
    body: (request) => new Response(request.body).text(),
    formData: (request) => request.formData().catch(() => ""),
    json: (request) => request.json().catch((error: Error) => (error instanceof SyntaxError ? "" : error)),
    again: (request) => new Request("http://localhost/y", request).text(),
  };

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("of %s is one whose body is empty, and nobody takes it for left", async (method) => {
    let left = false;
    const { port } = await open({
      fetch: async (request) => {
        const said = await ways[new URL(request.url).pathname.slice(1)]?.(request);
        left ||= request.signal.aborted;
        return new Response(`[${said}]`);
      },
    });
    for (const way of Object.keys(ways)) {
      const answer = await say(port, `${method} /${way} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`).then(text);
      expect([way, answer.match(/\[.*\]/)?.[0]]).toEqual([way, "[]"]);
    }
    expect(left).toBe(false);
  });
});

describe("limits", () => {
  test("an address of 10,000 letters is passed on, far too much head is 431 with a page, no HTTP at all 400", async () => {
    const { port, asked } = await open();
    const long = `/news?cari=${"%C3%A9".repeat(10_000)}`;
    expect(await say(port, `GET ${long} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`).then(text)).toMatch(/^HTTP\/1\.1 200 /);
    expect(asked).toEqual(["GET /news true"]);
    const tooMuch = await say(port, `GET /x?${"x".repeat(300_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`).then(text);
    expect(tooMuch).toMatch(/^HTTP\/1\.1 431 /);
    expect(tooMuch.endsWith("<h1>404</h1>")).toBe(true);
    expect(await say(port, "halo\r\n\r\n").then(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("who never finishes a head is sent away after ten seconds", async () => {
    const { port } = await open();
    const begun = performance.now();
    const answer = await say(port, "GET / HTTP/1.1\r\nHost: local").then(text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - begun).toBeLessThan(14_000);
  });

  test("who sends a body drop by drop is sent away", async () => {
    const { port, server } = await open({ bodySeconds: 0.3 });
    const socket = await say(port, "POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(server.listening).toBe(true);
  });

  test.each(["GET / ", "HEAD / ", "GET /x ", "DELETE /x ", "OPTIONS /x ", "PUT /x "])("%swith such a body ends as well", async (line) => {
    const { port } = await open({ bodySeconds: 0.3, fetch: async () => new Response("jawaban") });
    for (const head of ["Content-Length: 100\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n"]) {
      const socket = await say(port, `${line}HTTP/1.1\r\nHost: localhost\r\n${head}`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|408) /);
    }
  });
});

describe("the end", () => {
  test("an open request is answered, a new one is not taken, idle connections do not hold it up", async () => {
    const { promise: work, resolve: finish } = Promise.withResolvers<void>();
    const { url, port, server, serving } = await open({
      fetch: async ({ url: asked }) => {
        if (asked.endsWith("/lambat")) await work;
        return new Response("selesai");
      },
    });
    const idle = await say(port, "");
    const answer = fetch(`${url}/lambat`);
    await once(server, "request");
    const closed = close(serving, 10_000);
    const isTaken = () => fetch(`${url}/baru`).then(Boolean, () => false);
    await expect.poll(isTaken).toBe(false);
    finish();
    expect(await (await answer).text()).toBe("selesai");
    const begun = performance.now();
    await closed;
    expect(performance.now() - begun).toBeLessThan(5_000);
    idle.destroy();
  });

  test("who asks on a connection that is at hand while it closes is answered, and told that the connection ends", async () => {
    const { port, serving } = await open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<string | undefined>((answered, failed) => {
        const read = (answer: IncomingMessage) => answer.once("end", () => answered(answer.headers.connection)).resume();
        get({ port, host: "127.0.0.1", agent, headers: { host: "localhost" } }, read).once("error", failed);
      });
    const before = await ask();
    const closed = close(serving, 10_000);
    expect([before, await ask()]).toEqual(["keep-alive", "close"]);
    await closed;
    agent.destroy();
  });

  test("who has knocked before the port closes, and is not let in yet, is answered", async () => {
    const { port, serving } = await open();
    const knocking = say(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const closed = close(serving, 10_000);
    expect(await text(await knocking)).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
  });

  test("what does not end is ended when patience is over", async () => {
    const { url, server, serving } = await open({ fetch: () => new Promise(() => undefined) });
    const answer = fetch(url.concat("/selamanya")).catch((error: Error) => error);
    await once(server, "request");
    await close(serving, 200);
    expect(await answer).toBeInstanceOf(Error);
  });

  test("a port that is taken is refused in one sentence", async () => {
    const { port } = await open();
    const second = openServer(
      () => undefined,
      async () => new Response(),
    );
    await expect(listen(second.server, { port, host: "127.0.0.1" })).rejects.toMatchObject({
      name: "StartRefusal",
      message: expect.stringContaining(`Port ${port}`),
    });
  });
});
