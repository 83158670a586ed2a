import { inflateSync } from "node:zlib";
import { type Budget, type PdfDict, type PdfValue, parseValue, skipBlank, TooMuch } from "./parse.server.ts";

/** Why a file cannot be looked into. */
export class Unreadable extends Error {}

export interface PdfObject {
  /** Absent where nothing can point to it. */
  readonly number?: number;
  readonly value: PdfValue;
}

/** More than this stands in no paper of an office. */
const mostInflated = 64 * 1024 * 1024;
const mostPacked = 200_000;

interface Search {
  readonly bytes: Buffer;
  /** The same, a letter for each byte. */
  readonly source: string;
  readonly budget: Budget;
  readonly found: PdfObject[];
  /** What stands before the data of each stream, and where its word ends. */
  readonly streams: { readonly dict: PdfDict["dict"]; readonly word: number }[];
  /** Bytes that packed objects may still grow to. */
  left: number;
}

/**
 * Every object that a reader could come upon: those of older revisions, those that lie inside the data of another one, and
 * those packed into object streams. Linear: each place is looked at a few times at most.
 * @throws Unreadable in words that go on behind "PDF ini"
 */
export function objectsOf(bytes: Buffer): readonly PdfObject[] {
  const source = bytes.toString("latin1");
  const search: Search = { bytes, source, budget: { left: 4 * source.length + 1_000_000 }, found: [], streams: [], left: mostInflated };
  try {
    for (let at = source.indexOf("obj"); at >= 0; at = source.indexOf("obj", at + 3)) {
      if (source.charAt(at - 1) !== "d") readObject(search, source, at);
    }
    for (let at = source.indexOf("trailer"); at >= 0; at = source.indexOf("trailer", at + 7)) {
      const { value } = parseValue(source, at + 7, search.budget);
      if (value && "dict" in value) search.found.push({ value });
    }
    if (search.found.some(isLock)) throw new Unreadable("dikunci");
    for (const stream of search.streams) readStream(search, stream);
  } catch (error) {
    throw error instanceof TooMuch ? new Unreadable("tersusun tidak wajar") : error;
  }
  return search.found;
}

function readObject(search: Search, source: string, at: number): void {
  const head = /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{0,20}$/.exec(source.slice(Math.max(0, at - 60), at));
  const { value, end, broken } = parseValue(source, at + 3, search.budget);
  // Without the two numbers before it the word stands in a picture or a font by chance.
  if (broken && head) throw new Unreadable("rusak atau tidak dapat diperiksa");
  if (!value) return;
  search.found.push({ value, ...(head ? { number: Number(head[1]) } : {}) });
  const word = skipBlank(source, end);
  search.budget.left -= word - end;
  if ("dict" in value && source.startsWith("stream", word)) search.streams.push({ dict: value.dict, word: word + 6 });
}

/** The end of a file tells with which key all of it is locked. */
const isLock = ({ value }: PdfObject): boolean => "dict" in value && value.dict.has("Encrypt");

/** Streams that hold objects, by what they say they are or by what every one of them must tell. */
function readStream(search: Search, { dict, word }: Search["streams"][number]): void {
  const types = dict.get("Type") ?? [];
  if (types.some((type) => !("name" in type))) throw new Unreadable("tersusun tidak wajar");
  const packs = types.some((type) => "name" in type && type.name === "ObjStm") || (dict.has("N") && dict.has("First"));
  if (!packs) return;
  const { bytes } = search;
  const line = bytes[word] === 13 ? (bytes[word + 1] === 10 ? 2 : 1) : bytes[word] === 10 ? 1 : 0;
  const begin = word + line;
  const [count, first] = [numberAt(dict, "N"), numberAt(dict, "First")];
  if (isPlain(dict)) readPacked(search, search.source, { count, table: begin, first: begin + first });
  else readPacked(search, unpack(search, bytes.subarray(begin)), { count, table: 0, first });
}

function numberAt(dict: PdfDict["dict"], key: string): number {
  const [value, ...others] = dict.get(key) ?? [];
  if (!value || others.length > 0 || !("number" in value)) throw new Unreadable("tersusun tidak wajar");
  return value.number;
}

/** Whether the data stands as it is; packed data can only be packed in the one way that is used for objects. */
function isPlain(dict: PdfDict["dict"]): boolean {
  if (dict.has("DecodeParms") || dict.has("DP") || dict.has("F")) throw new Unreadable("tersusun tidak wajar");
  const filters = [...(dict.get("Filter") ?? [])].flatMap((value) => ("list" in value ? value.list : [value]));
  if (filters.length === 0) return true;
  const [only, ...more] = filters;
  if (!only || !("name" in only) || only.name !== "FlateDecode" || more.length > 0) throw new Unreadable("tersusun tidak wajar");
  return false;
}

function unpack(search: Search, data: Buffer): string {
  const inflated = inflate(data, search.left);
  search.left -= inflated.length;
  search.budget.left += 4 * inflated.length;
  return inflated.toString("latin1");
}

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most), finishFlush: 2 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw new Unreadable("terlalu besar setelah dibuka");
    throw new Unreadable("rusak atau tidak dapat diperiksa");
  }
}

/** First a table of numbers and places, then the objects themselves. */
function readPacked(search: Search, source: string, { count, table, first }: { count: number; table: number; first: number }): void {
  if (!(count >= 0 && count <= mostPacked && first >= 0)) throw new Unreadable("tersusun tidak wajar");
  let at = table;
  const next = () => {
    const { value, end } = parseValue(source, at, search.budget);
    at = end;
    if (!value || !("number" in value)) throw new Unreadable("rusak atau tidak dapat diperiksa");
    return value.number;
  };
  for (let place = 0; place < count; place += 1) {
    const [number, offset] = [next(), next()];
    const { value, broken } = parseValue(source, first + offset, search.budget);
    if (broken || !value) throw new Unreadable("rusak atau tidak dapat diperiksa");
    search.found.push({ number, value });
  }
}
