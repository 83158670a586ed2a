import { expect, test } from "vitest";
import { networkKey, networkName } from "./network.server.ts";

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
