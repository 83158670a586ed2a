import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { ReadyKind } from "../metrics/served.ts";

/** One answer, ready to be written to a socket without another thought. */
export interface Prepared {
  readonly identity: Variant;
  brotli: Variant | undefined;
  gzip: Variant | undefined;
  /** At most, with all its variants. */
  readonly bytes: number;
  /** What it is counted as. */
  readonly kind: ReadyKind;
}

export interface Variant {
  readonly etag: string;
  readonly body: Buffer;
  /** A small body as latin1, once it was asked for. */
  letters?: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: string[];
  readonly notModified: string[];
}

type Headers = Readonly<Record<string, string>>;

const smallest = 512;

export const isPrepared = (answer: Prepared | { readonly status: number }): answer is Prepared => "identity" in answer;

/** @param headers of the whole answer but for Content-Length, Content-Encoding, ETag and Vary, which are made here */
export function prepare(body: Buffer, headers: Headers, kind: ReadyKind = "document"): Prepared {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  return { identity: variant(body, headers, { hash }), brotli: undefined, gzip: undefined, bytes: body.length * 3, kind };
}

/** One body in both ways that browsers read. */
export interface Compressed {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/** Adds the compressed variants, or puts better ones in their place. */
export async function compress(prepared: Prepared, headers: Headers, quality: number): Promise<void> {
  const small = await compressBody(prepared.identity.body, headers["Content-Type"] ?? "", quality);
  if (small) addCompressed(prepared, headers, small);
}

export function addCompressed(prepared: Prepared, headers: Headers, { brotli, gzip }: Compressed): void {
  const hash = prepared.identity.etag.slice(1, -1);
  prepared.brotli = variant(brotli, headers, { hash, encoding: "br" });
  prepared.gzip = variant(gzip, headers, { hash, encoding: "gzip" });
}

/** @returns undefined where it is not worth it: a picture is compressed already, and a few bytes gain nothing */
export async function compressBody(body: Buffer, type: string, quality: number): Promise<Compressed | undefined> {
  if (body.length < smallest || !/text|json|javascript|svg|xml|manifest/.test(type)) return undefined;
  const [small, widely] = await Promise.all([brotli(body, quality), promisify(gzip)(body, { level: 8, chunkSize: room(body) })]);
  return { brotli: exact(small), gzip: exact(widely) };
}

/** A compressed body would otherwise hold on to all the room that it was written into. */
const exact = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

/** With a window no larger than the body: the usual one costs nine times the work of a page, and saves nothing. */
function brotli(body: Uint8Array, quality: number): Promise<Buffer> {
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(body.length))));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return promisify(brotliCompress)(body, { params, chunkSize: room(body) });
}

/** Half of a text is more than it needs; the usual 64 KB for each page is memory that waits to be collected. */
const room = (body: Uint8Array): number => Math.max(1024, body.length >> 1);

function variant(body: Buffer, headers: Headers, { hash, encoding }: { hash: string; encoding?: string }): Variant {
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
  const validators = { ETag: etag, Vary: "Accept-Encoding" };
  const { "Content-Type": _type, ...rest } = headers;
  const coding = encoding ? { "Content-Encoding": encoding } : {};
  return {
    etag,
    body,
    headers: Object.entries({ ...headers, ...validators, ...coding, "Content-Length": String(body.length) }).flat(),
    notModified: Object.entries({ ...rest, ...validators }).flat(),
  };
}

const choices = new Map<string, "brotli" | "gzip" | "identity">();

/** @param accepted the Accept-Encoding header */
export function choose(prepared: Prepared, accepted: string | undefined): Variant {
  if (accepted === undefined) return prepared.identity;
  let choice = choices.get(accepted);
  if (choice === undefined) {
    choice = readAccepted(accepted);
    if (choices.size < 256) choices.set(accepted, choice);
  }
  return prepared[choice] ?? prepared.identity;
}

function readAccepted(accepted: string): "brotli" | "gzip" | "identity" {
  const wanted = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  if (wanted.includes("br")) return "brotli";
  return wanted.includes("gzip") ? "gzip" : "identity";
}

/** Every variant says the same, so any of their validators will do. @returns the variant that the client holds */
export function matchingVariant(prepared: Prepared, ifNoneMatch: string | undefined): Variant | undefined {
  if (ifNoneMatch === undefined) return undefined;
  const { identity, brotli, gzip } = prepared;
  const told = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (told.includes("*")) return identity;
  return [brotli, gzip, identity].find((one) => one !== undefined && told.includes(one.etag));
}

/** The same answer for those who do not stand at the socket. */
export function toResponse(prepared: Prepared, request: Request): Response {
  const same = matchingVariant(prepared, request.headers.get("if-none-match") ?? undefined);
  if (same) return new Response(null, { status: 304, headers: pairs(same.notModified) });
  const { body, headers } = choose(prepared, request.headers.get("accept-encoding") ?? undefined);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers: pairs(headers) });
}

/** Makes a passing answer smaller where that is worth it; quickly, for it is made for one person. */
export async function compressAnswer(answer: Response, request: Request): Promise<Response> {
  const { status, headers } = answer;
  const wanted = readAccepted(request.headers.get("accept-encoding") ?? "");
  const plain = headers.has("content-encoding") || !/^(text\/|application\/json)/.test(headers.get("content-type") ?? "");
  if (wanted === "identity" || plain || answer.body === null) return answer;
  const body = new Uint8Array(await answer.arrayBuffer());
  headers.append("Vary", "Accept-Encoding");
  if (body.length < smallest * 2) return new Response(body, { status, headers });
  const small = wanted === "brotli" ? await brotli(body, 4) : await promisify(gzip)(body, { level: 5, chunkSize: room(body) });
  headers.set("Content-Encoding", wanted === "brotli" ? "br" : "gzip");
  headers.delete("Content-Length");
  return new Response(new Uint8Array(small), { status, headers });
}

const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : []));
