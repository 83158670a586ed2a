/** What an answer from memory depends on. */
export interface Head {
  readonly target: string;
  readonly host: string;
  readonly accepted: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
  /** Where the next request begins. */
  readonly end: number;
}

const longest = 8 * 1024;
const line = /GET (\/[!-~]*) HTTP\/1\.1\r\n/y;
const field = /([\w!#$%&'*+.^`|~-]+):([\t\x20-\x7e\x80-\xff]*)\r\n/y;
const wanted = new Set(["host", "accept-encoding", "if-none-match", "cookie"]);
/** They change where a request ends, or what becomes of the connection. */
const unusual = new Set(["content-length", "transfer-encoding", "upgrade", "expect", "range", "te", "trailer", "proxy-connection"]);

/**
 * Reads a plain `GET` without a body, and nothing else: whatever is split, odd or ambiguous is left to node:http.
 * @param text bytes as letters (latin1); @param from where a request begins
 */
export function readHead(text: string, from: number): Head | undefined {
  line.lastIndex = from;
  const target = line.exec(text)?.[1];
  if (target === undefined) return undefined;
  const found: Record<string, string> = {};
  let at = line.lastIndex;
  while (text.charCodeAt(at) !== 13) {
    field.lastIndex = at;
    const match = field.exec(text);
    if (!match || !keep(found, match)) return undefined;
    at = field.lastIndex;
    if (at - from > longest) return undefined;
  }
  if (text.charCodeAt(at + 1) !== 10 || found.host === undefined) return undefined;
  const { host, cookie } = found;
  return { target, host, cookie, accepted: found["accept-encoding"], ifNoneMatch: found["if-none-match"], end: at + 2 };
}

/** @returns false when this field makes the request one for node:http */
function keep(found: Record<string, string>, [, spelled = "", value = ""]: RegExpExecArray): boolean {
  const name = spelled.toLowerCase();
  if (unusual.has(name)) return false;
  if (name === "connection") return value.trim().toLowerCase() === "keep-alive";
  if (!wanted.has(name)) return true;
  if (name in found) return false;
  found[name] = value.trim();
  return true;
}
