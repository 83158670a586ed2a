import { BlockList, isIP } from "node:net";

/** Addresses and networks such as "127.0.0.1", "10.0.0.0/8" or "2001:db8::/32"; other texts are not taken. */
export function isNetwork(text: string): boolean {
  const [base = "", bits, ...rest] = text.split("/");
  const family = isIP(base);
  if (family === 0 || base.includes("%") || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** @param networks each of them as `isNetwork` takes it */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [base = "", bits] = network.split("/");
    const family = isIP(base) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return list;
}

export function isWithin(list: BlockList, address: string): boolean {
  const known = plainAddress(address);
  return isIP(known) !== 0 && list.check(known, isIP(known) === 6 ? "ipv6" : "ipv4");
}

/** IPv4 inside IPv6 as IPv4, as sockets that hear both report it; without the zone of a link. */
export const plainAddress = (address: string): string => address.replace(/%.*/s, "").replace(/^::ffff:(?=\d+\.)/i, "");
