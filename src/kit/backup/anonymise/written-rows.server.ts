import { Transform } from "node:stream";
import type { TableShape } from "../../database/copy/shape.server.ts";
import type { Inventor } from "./inventor.server.ts";
import type { Invent, WrittenRow } from "./statement.ts";

/** Exchanges the values of rows that pass through as PostgreSQL writes them for itself (COPY, text). */
export function exchanging({ columns }: TableShape, invents: Readonly<Record<string, Invent>>, inventor: Inventor): Transform {
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const held = Buffer.concat([rest, chunk]);
      // A line break within a value is written as \n.
      const end = held.lastIndexOf(10) + 1;
      rest = held.subarray(end);
      try {
        for (const line of held.subarray(0, end).toString().split("\n").slice(0, -1)) this.push(exchangeLine(line));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });

  function exchangeLine(line: string): string {
    const values = line.split("\t").map(readValue);
    const row: WrittenRow = new Map(columns.map((name, place) => [name, values[place] ?? null]));
    const exchanged = columns.map((name) => {
      const [value, invent] = [row.get(name) ?? null, invents[name]];
      return value === null || !invent ? null : invent(value, { row, inventor });
    });
    return `${exchanged.map(writeValue).join("\t")}\n`;
  }
}

const nothing = "\\N";
const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

const readValue = (written: string): string | null =>
  written === nothing ? null : written.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign);

const writeValue = (value: string | null): string =>
  value === null ? nothing : value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t");
