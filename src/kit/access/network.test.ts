import { expect, test } from "vitest";
import { networkKey, networkName } from "./network.server.ts";
import { isNetwork, isWithin, networkList, plainAddress, plainNetwork } from "./networks.server.ts";

test("all addresses of one IPv6 network count as one, however they are written", () => {
  expect(networkKey("2001:db8:1:2::1")).toBe(networkKey("2001:0DB8:0001:0002:ffff:eeee:dddd:cccc"));
  expect(networkKey("2001:db8:1:2::1")).not.toBe(networkKey("2001:db8:1:3::1"));
  expect(networkKey("::1")).toBe(networkKey("0:0:0:0:0:0:0:2"));
});

test("IPv4 addresses count one by one", () => {
  expect(networkKey("103.10.66.7")).not.toBe(networkKey("103.10.66.8"));
});

test("neither the key nor the name holds the address", () => {
  expect(networkKey("103.10.66.7")).not.toContain("103");
  expect(networkName("103.10.66.7")).toBe("103.10.66.*");
  expect(networkName("2001:db8:1:2::1")).toBe("2001:db8:1:*");
});

test.each([
  ["::1", "0:0:0:*"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:*"],
  ["2001::2:3:4:5:6:7", "2001:0:2:*"],
  ["fe80::", "fe80:0:0:*"],
  ["10.0.0.1", "10.0.0.*"],
  ["unbekannt.7", "unbekannt.*"],
])("%s is called %s", (address, name) => {
  expect(networkName(address)).toBe(name);
});

test("only the first half of an IPv6 address counts, and all of an IPv4 one", () => {
  expect(networkKey("2001:db8:0:0:1::")).toBe(networkKey("2001:db8::"));
  expect(networkKey("2001:db8:1:2:3:4:5:6")).toBe(networkKey("2001:db8:1:2::"));
  expect(networkKey("1:2:3:4::")).not.toBe(networkKey("1:2:3::4"));
  expect(networkKey("10.0.0.1")).toHaveLength(22);
});

test.each(["127.0.0.1", "10.0.0.0/8", "0.0.0.0/0", "1.2.3.4/32", "2001:db8::/32", "::ffff:0:0/96", "::1/128"])(
  "%s is a network",
  (text) => {
    expect(isNetwork(text)).toBe(true);
  },
);

test.each([
  "",
  "x",
  "10.0.0/8",
  "10.0.0.0/33",
  "::/129",
  "10.0.0.0/",
  "10.0.0.0/x",
  "10.0.0.0/8x",
  "10.0.0.0/-1",
  "10.0.0.0/0008",
  "10.0.0.0/8/8",
  "fe80::1%eth0",
  "1.2.3.4, 5.6.7.8",
  "010.0.0.1",
  "10.0.0.08/8",
  "0x0a.0.0.1",
  "167772161",
  "::/0",
  "::/32",
  "::/64",
  "::/80",
  "0:0:0:0:0:8000::/81",
  "1::/15",
])("%j is none", (text) => {
  expect(isNetwork(text)).toBe(false);
});

test("an address is sought in networks, whichever way a socket reports it", () => {
  const list = networkList(["10.0.0.0/8", "203.0.113.9", "2001:db8::/32", "fe80::7"]);
  const within = (...addresses: string[]) => addresses.map((address) => isWithin(list, address));
  expect(within("10.255.0.1", "203.0.113.9", "2001:db8:ffff::1", "fe80::7")).toEqual([true, true, true, true]);
  expect(within("::ffff:10.1.2.3", "::FFFF:10.1.2.3", "fe80::7%eth0")).toEqual([true, true, true]);
  expect(within("11.0.0.1", "203.0.113.8", "2001:db9::1", "fe80::8", "", "x", "10.0.0")).toEqual(Array(7).fill(false));
  expect(isWithin(networkList([]), "10.0.0.1")).toBe(false);
  expect(isWithin(networkList(["::/32", "::/80", "sekolah"]), "10.0.0.1")).toBe(false);
});

test.each([
  ["::ffff:10.1.2.3", "10.1.2.3"],
  ["::ffff:a01:203", "10.1.2.3"],
  ["0:0:0:0:0:FFFF:10.1.2.3", "10.1.2.3"],
  ["2001:0DB8:0:0::1", "2001:db8::1"],
  ["64:ff9b::10.1.2.3", "64:ff9b::a01:203"],
  ["x::ffff:10.1.2.3", "x::ffff:10.1.2.3"],
  ["fe80::1%eth0\nx", "fe80::1"],
  ["10.1.2.3", "10.1.2.3"],
])("%j is %s", (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each([
  ["::ffff:10.0.0.0/104", "10.0.0.0/8"],
  ["::ffff:a00:0/104", "10.0.0.0/8"],
  ["::ffff:0:0/96", "0.0.0.0/0"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["2001:DB8:0::/32", "2001:db8::/32"],
  ["10.0.0.0/08", "10.0.0.0/8"],
  ["::ffff:0:0/95", undefined],
  ["::ffff:10.0.0.1/0", undefined],
])("the network %s is %s", (text, plain) => {
  expect(plainNetwork(text)).toBe(plain);
});

test("an address counts as one and is called one, however it is written", () => {
  expect(networkKey("::ffff:a01:203")).toBe(networkKey("10.1.2.3"));
  expect(networkName("::ffff:a01:203")).toBe("10.1.2.*");
  expect(isWithin(networkList(["::ffff:10.0.0.0/104"]), "10.9.9.9")).toBe(true);
  expect(isWithin(networkList(["::ffff:10.0.0.0/104"]), "11.9.9.9")).toBe(false);
});
