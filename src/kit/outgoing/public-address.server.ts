import { isIPv4, isIPv6 } from "node:net";
import { isWithin, networkList, plainAddress } from "../access/networks.server.ts";

/** What RFC 6890 and the registries of IANA keep for other ends than the public network. */
const closed4 = networkList([
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24"],
  ...["192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
]);
/** Of IPv6 only what is given out to the public is open; in it tunnels that hold an IPv4 address, and examples, are not. */
const open6 = networkList(["2000::/3"]);
const closed6 = networkList(["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

/** Whether an IP address is one of the public network: not of this machine, this house or an operator's own. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return isWithin(open6, plain) && !isWithin(closed6, plain);
  return isIPv4(plain) && !isWithin(closed4, plain);
}
