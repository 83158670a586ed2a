import { Readable } from "node:stream";
import { refuse } from "../refusals.ts";
import type { Files, Stat, TreeName } from "./files.server.ts";
import { pictures, typeOfExtension } from "./kinds.ts";
import { readRange } from "./range.server.ts";

interface Held {
  readonly tree: TreeName;
  readonly key: string;
}

const UPLOADS = "/uploads/";
/** What somebody sent lies in a sandbox: nothing in it may run, fetch, or act as this site. Browsers draw papers and pictures all the same. */
const sandbox = (frames: "'self'" | "'none'") =>
  `sandbox allow-downloads; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${frames}; base-uri 'none'; form-action 'none'`;
/** What a browser shows by itself; all else is only ever saved. */
const shownKinds: ReadonlySet<string> = new Set(["application/pdf", ...pictures, "video/mp4", "video/webm"]);
const FOREVER = "public, max-age=31536000, immutable";

/** Address of a public file. */
export const uploadUrl = (key: string): string => UPLOADS + key;

/** To whoever sends something to an address of a file. */
export const readOnlyAnswer = (): Response =>
  new Response("Alamat ini hanya dapat dibaca.", { status: 405, headers: { ...plain, Allow: "GET, HEAD" } });

/** Answers GET and HEAD under /uploads from the public tree; a key never changes its content. */
export async function serveUpload(files: Files, request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return readOnlyAnswer();
  const path = new URL(request.url).pathname;
  const key = path.startsWith(UPLOADS) ? path.slice(UPLOADS.length) : "";
  const found = await files.stat("public", key);
  if (!found) return new Response("Berkas tidak ditemukan.", { status: 404, headers: plain });
  return answer(request, found, { files, held: { tree: "public", key }, headers: { "Cache-Control": FOREVER, ...ofKind(found.type) } });
}

/**
 * Hands a private file to a person whose right was checked before.
 * @param shown `name` becomes the file name; `inline` shows it in the browser instead of saving it
 */
export async function deliver(files: Files, request: Request, shown: { key: string; name: string; inline?: boolean }): Promise<Response> {
  const found = await files.stat("private", shown.key);
  if (!found) throw refuse.notFound("Berkas tidak ditemukan.");
  const inline = (shown.inline ?? false) && shownKinds.has(found.type);
  const headers = {
    "Cache-Control": "private, no-store",
    // A paper may be shown within a page of this site.
    ...(inline ? { "Content-Security-Policy": sandbox("'self'"), "X-Frame-Options": "SAMEORIGIN" } : ofKind(found.type)),
    "Content-Disposition": disposition(shown.name, inline),
  };
  return answer(request, found, { files, held: { tree: "private", key: shown.key }, headers });
}

/**
 * A file just made for whoever asked, to be saved under `name`, whose ending says what it is.
 * @param inline shows it in the browser instead
 */
export function sendMade(name: string, bytes: Uint8Array, { inline = false } = {}): Response {
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const type = typeOfExtension(extension);
  if (!type) throw new Error(`no kind of file ends in ${extension}`);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type === "text/csv" ? `${type}; charset=utf-8` : type,
      "Content-Disposition": disposition(name, inline),
      "Cache-Control": "private, no-store",
    },
  });
}

/** @param type as `sniff` found it */
const ofKind = (type: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": sandbox("'none'"),
  ...(shownKinds.has(type) ? {} : { "Content-Disposition": "attachment" }),
});

/** Content-Disposition for a name in any letters; old programs get one without accents. A degree and what kind of file it is share one stop. */
export function disposition(name: string, inline = false): string {
  const clean =
    name
      .replace(/[\p{Cc}\s"\\/]+/gu, " ")
      .trim()
      .replace(/(?<!\.)\.{2,}(?=[a-z0-9]+$)/i, ".") || "berkas";
  const ascii = clean.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
  const encoded = encodeURIComponent(clean).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${inline ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

interface Source {
  readonly files: Files;
  readonly held: Held;
  readonly headers: Readonly<Record<string, string>>;
}

async function answer(request: Request, found: Stat, source: Source): Promise<Response> {
  const etag = `"${source.held.key}"`;
  const headers = new Headers({ ...source.headers, ETag: etag, "Accept-Ranges": "bytes", "X-Content-Type-Options": "nosniff" });
  if (matches(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const range = rangeOf(request, found, etag);
  if (range === "beyond") {
    headers.set("Content-Range", `bytes */${found.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Type", found.type);
  headers.set("Content-Length", String(range === "whole" ? found.size : range.end - range.start + 1));
  if (range !== "whole") headers.set("Content-Range", `bytes ${range.start}-${range.end}/${found.size}`);
  const status = range === "whole" ? 200 : 206;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { stream } = await source.files.open(source.held.tree, source.held.key, range === "whole" ? undefined : range);
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}

/** A changed If-Range means the client's beginning is of another file: it gets the whole. */
function rangeOf(request: Request, found: Stat, etag: string): ReturnType<typeof readRange> {
  const condition = request.headers.get("if-range");
  return condition === null || condition === etag ? readRange(request.headers.get("range"), found.size) : "whole";
}

const matches = (header: string | null, etag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);
