import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.server.ts";

/** The network beyond this machine, as much of it as is needed. */
export interface OutsideFetch {
  /** The IP addresses of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly request: typeof request;
}

const internet: OutsideFetch = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  request,
};

export interface OutsideAnswer {
  readonly status: number;
  readonly body: string;
}

const longestMs = 10_000;
const mostBytes = 512 * 1024;

/** Why nothing is ever asked at such an address, whatever its name may lead to. */
export type AddressFault = "https" | "person" | "port" | "private";

/** Of an address that somebody typed. Undefined: it may be asked, once its name has proved public. */
export function addressFault(url: URL): AddressFault | undefined {
  if (url.protocol !== "https:") return "https";
  if (url.username !== "" || url.password !== "") return "person";
  if (url.port !== "") return "port";
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : "private";
  return host.includes(".") && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host) ? undefined : "private";
}

/**
 * The one way to ask at an address that people can type: https, public addresses alone, connected to as they were checked. A
 * redirection is an answer like others: nobody follows it. @throws Error, which never tells path or query
 */
export async function fetchOutside(url: URL, outside: OutsideFetch = internet): Promise<OutsideAnswer> {
  const fault = addressFault(url);
  if (fault) throw new Error(`the address may not be asked (${fault})`);
  const signal = AbortSignal.timeout(longestMs);
  const addresses = await checkedAddresses(url, outside, signal);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without an agent no connection of an earlier, otherwise checked question is used again.
    const options = { method: "GET", agent: false, signal, lookup: pinned(addresses), headers: { Accept: "application/json" } } as const;
    outside.request(url, options, resolve).on("error", reject).end();
  });
  return { status: answer.statusCode ?? 0, body: await bounded(answer) };
}

/** A name that leads to public and to private addresses is somebody's trick: all have to be public. */
async function checkedAddresses(url: URL, { resolve }: OutsideFetch, signal: AbortSignal): Promise<readonly string[]> {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await Promise.race([resolve(host), given(signal)]) : [host];
  if (found.length === 0 || !found.every(isPublicAddress)) throw new Error("the name does not lead to the public network");
  return found;
}

const given = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** Whatever the name leads to a moment later: the connection goes to the addresses that were checked. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, found) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) return found(null, known);
    found(null, known[0]?.address ?? "", known[0]?.family);
  };

async function bounded(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += (part as Buffer).length;
    if (bytes > mostBytes) throw new Error("the answer is too long");
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString("utf8");
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");
