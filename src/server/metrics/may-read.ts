import { timingSafeEqual } from "node:crypto";
import { isWithin, networkList } from "#kit/access/networks.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import { type Info, isLocalName } from "../edge/visit.ts";

const loopback = networkList(["127.0.0.0/8", "::1"]);

/**
 * Whether a request may read figures of the machine: it carries the token, or comes from this machine itself. A proxy on this machine has a
 * local address too, so whatever came through one is from somewhere else.
 */
export function mayReadMetrics(request: Request, { address }: Info, token: string | undefined): boolean {
  const { headers, url } = request;
  const [, carried] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (token !== undefined && carried !== undefined && timingSafeEqual(tokenHash(carried), tokenHash(token))) return true;
  return isWithin(loopback, address) && isLocalName(new URL(url).hostname) && ![...headers.keys()].some(isOfProxies);
}

/** Written by what stands in between, and by nobody who asks for themselves. */
const isOfProxies = (name: string): boolean =>
  /^(?:forwarded|via|x-(?:forwarded|real|original)-.*|.*-(?:client|connecting)-ip)$/.test(name);
