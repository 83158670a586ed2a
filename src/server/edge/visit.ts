import { randomUUID } from "node:crypto";
import { type BlockList, isIP } from "node:net";
import { isWithin, networkList, plainAddress } from "#kit/access/networks.server.ts";
import type { Visit } from "#kit/visit.server.ts";

export interface Edge {
  readonly publicUrl: URL | undefined;
  readonly trustedProxies: readonly string[];
}

/** What the socket knows about a request. */
export interface Info {
  readonly address: string;
}

export interface Arrival {
  /** Null: the request names a host that is not ours. */
  readonly visit: Visit | null;
  /** The address as the person typed it, even behind a proxy that ends TLS. */
  readonly url: URL;
}

const local = new Set(["localhost", "127.0.0.1", "[::1]"]);
const goodId = /^[\w.-]{8,64}$/;

/** Judges host, proxy and protocol of every request once. Forwarded headers count only from trusted proxies. */
export function arrivals(edge: Edge): (request: Request, info: Info) => Arrival {
  const proxies = networkList(edge.trustedProxies);
  return (request, info) => {
    const url = new URL(request.url);
    const { headers } = request;
    const trusted = isWithin(proxies, info.address);
    const forwardedHost = trusted ? headers.get("x-forwarded-host") : null;
    if (forwardedHost && /^[\w.:[\]-]+$/.test(forwardedHost)) url.host = forwardedHost;
    if (trusted && headers.get("x-forwarded-proto") === "https") url.protocol = "https:";
    if (!isOurName(edge.publicUrl, url.hostname)) return { visit: null, url };
    if (edge.publicUrl && url.hostname === edge.publicUrl.hostname) {
      url.protocol = edge.publicUrl.protocol;
      url.host = edge.publicUrl.host;
      url.port = edge.publicUrl.port;
    }
    const secure = url.protocol === "https:";
    const told = trusted ? headers.get("x-request-id") : null;
    const visit: Visit = {
      requestId: told && goodId.test(told) ? told : randomUUID(),
      address: trusted ? clientOf(headers.get("x-forwarded-for"), proxies, info.address) : plainAddress(info.address),
      origin: url.origin,
      secure,
    };
    return { visit, url };
  };
}

/** Of whoever is not told from others: what is kept for everybody is made for them. @param origin where people reach the product */
export const anonymousVisit = (requestId: string, origin: string): Visit => ({
  requestId,
  address: "",
  origin,
  secure: origin.startsWith("https:"),
});

/** @param host as in the Host header, with or without a port */
export function isOurHost(publicUrl: URL | undefined, host: string): boolean {
  return URL.canParse(`http://${host}`) && isOurName(publicUrl, new URL(`http://${host}`).hostname);
}

/** A name by which this machine is asked from itself alone. */
export const isLocalName = (name: string): boolean => local.has(name);

const isOurName = (publicUrl: URL | undefined, name: string): boolean => isLocalName(name) || name === publicUrl?.hostname;

/**
 * The last address that a trusted proxy has seen and that is not itself a trusted proxy. What cannot be read ends the walk: all
 * before it is what the sender wrote.
 */
function clientOf(header: string | null, proxies: BlockList, socket: string): string {
  let client = plainAddress(socket);
  for (const hop of (header ?? "").split(",").reverse()) {
    const address = plainAddress(withoutPort(hop.trim()));
    if (isIP(address) === 0) break;
    client = address;
    if (!isWithin(proxies, address)) break;
  }
  return client;
}

/** "203.0.113.9:4711", "[2001:db8::1]:4711" and "[2001:db8::1]", as some proxies write them. */
const withoutPort = (hop: string): string => /^\[([^\]]*)\](?::\d{1,5})?$/.exec(hop)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(hop)?.[1] ?? hop;
