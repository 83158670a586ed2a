import { Abandoned } from "#kit/abort.ts";
import { type BodyLimit, ordinaryBodyLimit } from "#kit/body-limits.ts";
import { type Refusal, refuse } from "#kit/refusals.ts";
import { boundaryOf, type Counter, countAmpersands, countParts, countValues, unreadable } from "./count-body.ts";
import { isSafe } from "./guard.ts";

/** What a page or call says about its bodies. Who says nothing gets the ordinary room, and takes no files. */
export interface BodyLimits {
  readonly room?: BodyLimit | undefined;
  /** Largest body in bytes, where files come in. */
  readonly upload?: number | undefined;
  /** The body is a file itself, whatever it calls itself. */
  readonly bare?: boolean;
}

/**
 * The request with a body that is counted while it is read, so that nothing is parsed that is too large or too intricate.
 * Reading it throws Refusal 413, 400 for JSON nested too deeply, or Abandoned. @throws Refusal 400 for a body of two kinds, or of parts that nothing tells apart
 */
export function limitBody(request: Request, limits: BodyLimits): Request {
  if (request.body === null || isSafe(request.method)) return request;
  const { bytes, counter, type } = measureOf(request.headers.get("content-type") ?? "", limits);
  const declared = Number(request.headers.get("content-length") ?? 0);
  const body = declared > bytes ? refusing(tooLong(bytes)) : counted(request.body, bytes, counter);
  if (type === undefined) return new Request(request, { body, duplex: "half" } as RequestInit);
  const headers = new Headers(request.headers);
  headers.set("content-type", type);
  return new Request(request, { body, headers, duplex: "half" } as RequestInit);
}

/** Refused where it is read, so that a form hears of it in its own place, with what was typed still in it. */
const refusing = (refusal: Refusal): ReadableStream<Uint8Array> =>
  new ReadableStream({ pull: () => Promise.reject(refusal) }, { highWaterMark: 0 });

interface Measure {
  readonly bytes: number;
  readonly counter: Counter | undefined;
  /** What the body calls itself, written so that every reader reads the same. */
  readonly type?: string;
}

/** Judged by what the body calls itself, for that is how it will be read. @throws Refusal 400 where it calls itself two things: the last would be read */
function measureOf(type: string, { room = ordinaryBodyLimit, upload, bare = false }: BodyLimits): Measure {
  const { bytes, fields } = room;
  if (/^multipart\/form-data/i.test(type)) {
    const boundary = boundaryOf(type);
    const most = upload === undefined ? fields : Math.min(fields, ordinaryBodyLimit.fields);
    return { bytes: upload ?? bytes, counter: countParts(boundary, most), type: `multipart/form-data; boundary="${boundary}"` };
  }
  if (bare && upload !== undefined) return { bytes: upload, counter: undefined };
  if (type.includes(",")) throw unreadable();
  const isForm = /^application\/x-www-form-urlencoded/i.test(type);
  return { bytes, counter: isForm ? countAmpersands(fields) : countValues(fields) };
}

function counted(body: ReadableStream<Uint8Array>, limit: number, counter: Counter | undefined): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new Abandoned(error);
    });
    if (done) return controller.close();
    size += value.length;
    if (size > limit) throw tooLong(limit);
    counter?.(value);
    controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

function tooLong(bytes: number) {
  const most = bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${Math.floor(bytes / 1024)} KB`;
  return refuse.tooLarge(`Kiriman ini terlalu besar, paling banyak ${most}. Perpendek isian atau perkecil berkasnya, lalu kirim lagi.`);
}
