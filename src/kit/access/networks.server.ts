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
  if (mapped && Number(bits) >= 96) return `${plain}/${Number(bits) - 96}`;
  return family === 6 && holdsIPv4(base, Number(bits)) ? undefined : `${plain}/${Number(bits)}`;
}

/** Whether all of IPv4 is a part of it, as of "::/32": nobody means that who writes IPv6. */
function holdsIPv4(base: string, bits: number): boolean {
  const list = new BlockList();
  list.addSubnet(base, bits, "ipv6");
  return list.check("::ffff:0:0", "ipv6") && list.check("::ffff:ffff:ffff", "ipv6");
}

/** The fewest bits that a network may be told by. */
export interface Bounds {
  readonly v4: number;
  readonly v6: number;
}

/** All of IPv4 stands behind these 96 bits where a provider translates. */
const translated = /^64:ff9b:(?::|0:)/;

/** @param network as `plainNetwork` writes it */
export function isWider(network: string, { v4, v6 }: Bounds): boolean {
  const [base = "", bits] = network.split("/");
  const fewest = isIP(base) === 4 ? v4 : translated.test(base) ? 96 + v4 : v6;
  return bits !== undefined && Number(bits) < fewest;
}

/** @param networks each of them as `isNetwork` takes it; nobody is within another text */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((text) => plainNetwork(text) ?? [])) {
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

/** An address in the one way of writing it: IPv4 inside IPv6 as IPv4, without the zone of a link. Other texts as they are. */
export function plainAddress(address: string): string {
  const bare = address.replace(/%.*/s, "");
  if (isIP(bare) !== 6) return bare;
  return new SocketAddress({ address: bare, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}
