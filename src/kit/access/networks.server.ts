import { BlockList, isIP, SocketAddress } from "node:net";

/** Addresses and networks such as "127.0.0.1", "10.0.0.0/8" or "2001:db8::/32"; other texts are not taken. */
export const isNetwork = (text: string): boolean => plainNetwork(text) !== undefined;

/** A network in the one way of writing it, IPv4 inside IPv6 as IPv4: "::ffff:10.0.0.0/104" is "10.0.0.0/8". Undefined for other texts. */
export function plainNetwork(text: string): string | undefined {
  const [base = "", bits, ...rest] = text.split("/");
  const family = isIP(base);
  if (family === 0 || base.includes("%") || rest.length > 0) return undefined;
  const plain = plainAddress(base);
  if (bits === undefined) return plain;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return undefined;
  const mapped = family === 6 && isIP(plain) === 4;
  // Wider than all of IPv4, and written as if it were a part of it.
  if (mapped && Number(bits) < 96) return undefined;
  return `${plain}/${mapped ? Number(bits) - 96 : Number(bits)}`;
}

/** @param networks each of them as `isNetwork` takes it */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [base = "", bits] = (plainNetwork(network) ?? network).split("/");
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

/** An address in the one way of writing it: IPv4 inside IPv6 as IPv4, without the zone of a link. Other texts as they are. */
export function plainAddress(address: string): string {
  const bare = address.replace(/%.*/s, "");
  if (isIP(bare) !== 6) return bare;
  return new SocketAddress({ address: bare, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}
