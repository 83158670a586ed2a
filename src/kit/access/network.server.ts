import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { plainAddress } from "./networks.server.ts";

/** The part of an address that one household or office shares: an IPv4 address, the first 64 bits of an IPv6 one. */
function shared(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groups(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** Key for throttling; the address itself is not stored. */
export const networkKey = (address: string): string => createHash("sha256").update(shared(address)).digest("base64url").slice(0, 22);

/** What people may recognise of a network, e.g. "103.10.66.*"; no longer one person's address. */
export function networkName(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groups(plain).slice(0, 3).join(":")}:*` : plain.replace(/\.\d+$/, ".*");
}

function groups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill("0"), ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}
