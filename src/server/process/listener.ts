import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Fetch } from "../http.ts";
import { openServed, type Served } from "../metrics/served.ts";
import type { PageCache } from "../page-cache.ts";
import type { Assets } from "../pages/assets.ts";
import { choose, matchingVariant, type Prepared, type Variant } from "../pages/prepared.ts";

/** What is ready in memory for an address, if the host is ours and whoever asks is to see what everybody sees. */
export type Ready = (target: string, host: string | undefined, cookie: string | undefined) => Prepared | undefined;

export interface ListenerOptions {
  readonly fetch: Fetch;
  readonly ready: Ready;
  /** Whether this address takes files, which need time to arrive. */
  readonly takesFiles: (url: string) => boolean;
  /** How long any other body may take to arrive. */
  readonly bodySeconds?: number;
  /** Counts what is answered here. */
  readonly served?: Served;
}

/** Of HTTP/1.0 without a Host, as some load balancers ask: nobody's, so that it opens nothing but health. */
const nameless = "nameless.invalid";
const secondsForHeaders = 10;
const secondsForFiles = 600;
const keepAliveSeconds = 65;
/** Ten thousand letters in an address, each written as `%C3%A9`, and the rest of a head. */
const maxHeaderBytes = 80 * 1024;

interface Memory {
  readonly cache: Pick<PageCache, "find">;
  readonly assets: Assets;
  /** Whether a Host header names us; asked once for each spelling. */
  readonly isOurHost: (host: string) => boolean;
  /** Whether this address and cookie get what everybody gets; absent: always. */
  readonly forAnybody?: (target: string, cookie: string | undefined) => boolean;
}

export function openReady({ cache, assets, isOurHost, forAnybody = () => true }: Memory): Ready {
  const ours = remember(isOurHost);
  return (target, host, cookie) => (ours(host) && forAnybody(target, cookie) ? (cache.find(target) ?? assets.find(target)) : undefined);
}

/**
 * The door: what is ready in memory is written at once, everything else goes to the fetch function. The first is what most
 * visitors ask for, so nothing is made for a single request before it.
 */
export function openListener(options: ListenerOptions): RequestListener {
  const { fetch, ready, bodySeconds = 30, served = openServed() } = options;
  const answer = getRequestListener(
    async (request, env) => {
      const { incoming } = env as HttpBindings;
      const response = await fetch(request, { address: incoming.socket.remoteAddress ?? "" });
      await passOver(incoming);
      return response;
    },
    { hostname: nameless },
  );
  return (request, response) => {
    const { method, url = "/" } = request;
    if (namesTwoHosts(request) || isCoded(request)) {
      served.refused++;
      return void response.writeHead(400, { Connection: "close", "Content-Length": "0" }).end();
    }
    if (hasBody(request)) limitTime(request, response, options.takesFiles(url) ? secondsForFiles : bodySeconds);
    if (method === "GET" || method === "HEAD") {
      const prepared = ready(url, request.headers.host, request.headers.cookie);
      if (prepared) {
        const count = served[prepared.kind];
        if (send(prepared, request, response) === 304) count.unchanged++;
        else count.whole++;
        return;
      }
    }
    void answer(request, response);
  };
}

export interface Serving {
  readonly server: Server;
  /** Requests that are not answered yet. */
  readonly open: ReadonlySet<ServerResponse>;
  /** From now on each answer says that its connection ends with it. */
  readonly takeLeave: () => void;
}

/** @param lost the page for whoever asks with a head that is far too long */
export function openServer(listener: RequestListener, lost: () => Promise<Response>): Serving {
  const open = new Set<ServerResponse>();
  let leaving = false;
  const server = createServer({
    // Also where the process is started with the flag: what a lenient parser takes can hide one request in another.
    insecureHTTPParser: false,
    // Requests without a body are not made into streams.
    optimizeEmptyRequests: true,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: secondsForHeaders * 1000,
    requestTimeout: secondsForFiles * 1000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: keepAliveSeconds * 1000,
  });
  server.on("request", (request, response) => {
    if (leaving) response.setHeader("Connection", "close");
    listener(request, response);
    if (response.writableEnded) return;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  const takeLeave = () => {
    leaving = true;
  };
  return { server: server.on("clientError", refuseBroken(lost)), open, takeLeave };
}

function send(prepared: Prepared, request: IncomingMessage, response: ServerResponse): 200 | 304 {
  const { headers } = request;
  const same = matchingVariant(prepared, headers["if-none-match"]);
  if (same) {
    response.writeHead(304, same.notModified);
    response.end();
    return 304;
  }
  const variant = choose(prepared, headers["accept-encoding"] as string | undefined);
  response.writeHead(200, variant.headers);
  if (request.method === "HEAD") response.end();
  else endWith(variant, response);
  return 200;
}

/** Bytes of a body that leave room for its head in what node:http hands to the system without allocating anything. */
const smallBody = 12 * 1024;

/** As letters, a small body is joined to its head and goes out in one write; as bytes it would be a second piece. */
function endWith(variant: Variant, response: ServerResponse): void {
  if (variant.body.length > smallBody) return void response.end(variant.body);
  variant.letters ??= variant.body.toString("latin1");
  response.end(variant.letters, "latin1");
}

function remember(isOurHost: (host: string) => boolean): (host: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (host = "") => {
    let answer = known.get(host);
    if (answer === undefined) {
      answer = isOurHost(host);
      if (known.size < 64) known.set(host, answer);
    }
    return answer;
  };
}

/** node:http would take the first of them; what stands before us may have taken the last (RFC 9112, 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** Not in chunks alone: what stands before us may tell the end of such a body otherwise, and nothing here reads it. */
const isCoded = ({ headers: { "transfer-encoding": coding } }: IncomingMessage): boolean =>
  coding !== undefined && coding.toLowerCase() !== "chunked";

/** Any method may bring one, also those that have no use for it. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const longestRest = 64 * 1024 * 1024;

/** Lets in, unread, what is left of a body that nobody reads any more: answered while they are still sending, a browser and a proxy see a broken line in place of the answer. */
function passOver(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve();
  return new Promise((done) => {
    let size = 0;
    const late = setTimeout(done, secondsForRest * 1000);
    const end = () => {
      clearTimeout(late);
      done();
    };
    // Whoever began to read it would hold it up again with each piece.
    incoming.removeAllListeners("data");
    incoming.on("data", (part: Uint8Array) => {
      size += part.length;
      if (size > longestRest) end();
    });
    incoming.once("end", end).once("close", end).resume();
  });
}

/** Somebody who sends a body drop by drop must not hold a place forever, neither before the answer nor after it. */
function limitTime(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(bare("408 Request Timeout"));
    request.destroy();
  }, seconds * 1000);
  const done = () => clearTimeout(timer);
  request.once("end", done).once("close", done);
  response.once("finish", () => {
    if (!request.complete) setTimeout(() => request.complete || socket.destroy(), secondsForRest * 1000).unref();
  });
}

const broken: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const secondsForRest = 2;

/** What Node could not read as a request at all. */
function refuseBroken(lost: () => Promise<Response>): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    // Every piece of the rest is unreadable too.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = broken[error.code ?? ""] ?? "400 Bad Request";
    if (error.code !== "HPE_HEADER_OVERFLOW") return void socket.end(bare(status));
    // Closed while the rest is still coming, the browser would lose the answer.
    setTimeout(() => socket.destroy(), secondsForRest * 1000).unref();
    lost()
      .then(async (answer) => withPage(status, answer.headers, Buffer.from(await answer.arrayBuffer())))
      .then(
        (bytes) => socket.end(bytes),
        () => socket.end(bare(status)),
      );
  };
}

function withPage(status: string, headers: Headers, body: Buffer): Buffer {
  headers.set("Connection", "close");
  headers.set("Content-Length", String(body.length));
  const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head}\r\n`, "latin1"), body]);
}

const bare = (status: string): string => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
