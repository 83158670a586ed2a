import type { Variant } from "../pages/prepared.ts";

/** Seconds for which node:http keeps a connection without a request, as its own answers tell. */
export const keepAliveSeconds = 65;

interface Written {
  readonly date: string;
  readonly answer: Buffer;
  readonly notModified: Buffer;
}

const written = new WeakMap<Variant, Written>();
let second = 0;
let date = "";

/** The whole answer as it travels, byte for byte what node:http would write; made once a second for the Date in it. */
export function wire(variant: Variant): Written {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  const known = written.get(variant);
  if (known?.date === date) return known;
  const fresh = {
    date,
    answer: write("200 OK", variant.headers, variant.body),
    notModified: write("304 Not Modified", variant.notModified),
  };
  written.set(variant, fresh);
  return fresh;
}

function write(status: string, headers: readonly string[], body?: Buffer): Buffer {
  const own = ["Date", date, "Connection", "keep-alive", "Keep-Alive", `timeout=${keepAliveSeconds}`];
  const all = [...headers, ...own];
  const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}\r\n`] : []));
  const head = Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`, "latin1");
  return body ? Buffer.concat([head, body]) : head;
}
