import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { registers } from "#src/registers.ts";

export interface Body {
  /** What it is, for the one who reads why a door fell. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const multipart = "multipart/form-data; boundary=b";
const most = 64 * 1024 - 64;

const times = (text: string, size = most): string => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const body = (name: string, type: string, text: string | Buffer, more: Record<string, string> = {}): Body => ({
  name,
  headers: { "content-type": type, ...more },
  bytes: Buffer.from(text),
});

/** What expressions that go back and forth stumble over. */
const rough = [
  "a",
  " ",
  "\n",
  "*",
  "_",
  "[",
  "](",
  "<",
  "&lt;",
  "\\",
  "1",
  "1 ",
  "a.",
  "a@",
  "-",
  "http://",
  "#",
  "> ",
  "``",
  "é",
  "\0",
  "😀",
];
const names = [...new Set(registers.flatMap(({ fields }) => Object.keys(fields)))];
const common = ["aksi", "kunci", "baris", "versi", "id", "nip", "password", "kode", "berkas", "isi", "judul", "tugas", "lanjut"];
const all = [...common, ...names].slice(0, 190);

const deep = (open: string, close: string) => open.repeat(most / 2) + close.repeat(most / 2 - open.length);
const part = (name: string, value: string, file?: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ""}\r\n\r\n${value}\r\n`;

/** Known ways to keep a reader busy. Each fits the ordinary room, or is meant not to. */
export const known: readonly Body[] = [
  body("1 MB of a&", form, times("a&", 1_000_000)),
  body("64 KB of &", form, times("&")),
  body("64 KB of +", form, `a=${times("+")}`),
  body("64 KB of %", form, `a=${times("%")}`),
  body("64 KB of %00", form, `isi=${times("%00")}`),
  body("no values, every name", form, all.join("&")),
  body("names of every object", form, "__proto__=1&constructor=1&toString=1&__proto__[a]=1&aksi=__proto__"),
  body("a JSON array of 1 MB", json, `[${times("1,", 1_000_000)}1]`),
  body("64 KB of [", json, times("[")),
  body("a deep object", json, deep('{"a":', "}")),
  body("a number of 60,000 digits", json, `{"versi":${times("9", 60_000)}}`),
  body("an endless number", json, '{"versi":1e999999,"urutan":-1e999999}'),
  body("half letters and NUL", json, '{"nip":"\\ud800\\u0000","password":"\\udfff","perihal":"\\u0000"}'),
  body("prototypes", json, '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"nip":{"__proto__":1}}'),
  body("lists for texts", json, `{${all.map((name) => `"${name}":[[{}]]`).join(",")}}`),
  body("UTF-16", `${json}; charset=utf-16`, Buffer.from('{"nip":"1"}', "utf16le")),
  body("broken UTF-8", json, Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0xaf, 0x22, 0x7d])),
  body("gzip", json, gzipSync('{"nip":"1"}'), { "content-encoding": "gzip" }),
  body("no type", "", times("a&")),
  body("another type", "application/xml", "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>"),
  body("parts without an end", multipart, part("isi", times("\r\n--"))),
  body("5,000 parts", multipart, part("a", "1").repeat(5000)),
  body("a part's long head", multipart, part(times("a", 60_000), "1")),
  body("heads of many lines", multipart, `--b\r\n${times("X: y\r\n", 60_000)}\r\n1\r\n--b--`),
  body("no boundary", "multipart/form-data", part("a", "1")),
  body("a long boundary", `multipart/form-data; boundary=${times("-", 5000)}`, times("-")),
  body("a file with a hostile name", multipart, `${part("berkas", "\0PK", "../../\0a.csv")}--b--`),
];

/** Fields that a form has, full of what is hard to read. */
export const rough1: fc.Arbitrary<Body> = fc
  .tuple(fc.constantFrom(form, json, multipart), fc.constantFrom(...rough), fc.subarray(all, { minLength: 1, maxLength: 40 }), fc.string())
  .map(([type, piece, some, end]) => {
    const value = times(piece, Math.floor(5500 / some.length)) + end;
    const pairs = some.map((name): [string, string] => [name, value]);
    const text =
      type === form
        ? new URLSearchParams(pairs).toString()
        : type === json
          ? JSON.stringify(Object.fromEntries(pairs))
          : `${pairs.map(([name, words]) => part(name, words)).join("")}--b--`;
    return body(`${some.length} fields of ${JSON.stringify(piece)} as ${type}`, type, text);
  });

/** A known one with bytes changed, left out or said twice. */
export const mutated: fc.Arbitrary<Body> = fc
  .tuple(fc.constantFrom(...known), fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.constantFrom("set", "cut", "double")), { maxLength: 8 }))
  .map(([one, changes]) => ({ ...one, name: `${one.name}, changed`, bytes: changes.reduce(change, one.bytes) }));

function change(bytes: Buffer, [where, value, how]: readonly [number, number, string]): Buffer {
  const at = bytes.length === 0 ? 0 : where % bytes.length;
  if (how === "cut") return bytes.subarray(0, at);
  if (how === "double") return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 1000))]);
  const changed = Buffer.from(bytes);
  if (at < changed.length) changed[at] = value;
  return changed;
}

export const hostile: fc.Arbitrary<Body> = fc.oneof(fc.constantFrom(...known), rough1, mutated);
