import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrivals } from "./visit.ts";

const judge = arrivals({ publicUrl: new URL("https://man1palu.example"), trustedProxies: ["10.0.0.0/8", "2001:db8:9::/48"] });
const from = (address: string, forwarded?: string) => {
  const headers = new Headers();
  if (forwarded !== undefined) headers.set("x-forwarded-for", forwarded);
  return judge(new Request("https://man1palu.example/", { headers }), { address }).visit?.address;
};

describe("who asks", () => {
  test.each([
    ["203.0.113.9", undefined, "203.0.113.9"],
    ["::ffff:203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["10.0.0.1", undefined, "10.0.0.1"],
    ["10.0.0.1", "", "10.0.0.1"],
    ["10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, 198.51.100.1:4711", "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, [2001:db8::1]:4711", "2001:db8::1"],
    ["10.0.0.1", "1.1.1.1, [2001:DB8::1]", "2001:db8::1"],
    ["10.0.0.1", "1.1.1.1, ::ffff:c633:6401", "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, fe80::1%eth0", "fe80::1"],
    ["10.0.0.1", "10.0.0.7, 10.0.0.2", "10.0.0.7"],
    ["10.0.0.1", "1.1.1.1, [2001:db8:9::5]:80", "1.1.1.1"],
  ])("the socket is %s, the proxies say %j: %s", (socket, forwarded, client) => {
    expect(from(socket, forwarded)).toBe(client);
  });

  test.each([
    "unknown",
    "_hidden",
    "198.51.100.1:99999x",
    "",
    "[",
    "198.51.100",
    "localhost",
    "2001:db8::1]:80",
    "[198.51.100.1",
    "1.1.1.1:",
  ])("a hop that cannot be read (%j) ends the walk: what stands before it is the sender's own", (hop) => {
    expect(from("10.0.0.1", `1.1.1.1, ${hop}`)).toBe("10.0.0.1");
    expect(from("10.0.0.1", `1.1.1.1, ${hop}, 10.0.0.2`)).toBe("10.0.0.2");
  });

  test("is nobody's choice: whatever a stranger writes, the proxy's own word is believed", () => {
    const word = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constantFrom("unknown", "10.0.0.2", "::ffff:10.0.0.2", "[::1]:1"));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const written = words.join(",").replace(/[^\x20-\x7e]/g, "?");
        for (const own of ["198.51.100.1", "198.51.100.1:4711", "[::ffff:198.51.100.1]:80", "198.51.100.1, 10.0.0.2:443"])
          expect(from("10.0.0.1", `${written}, ${own}`)).toBe("198.51.100.1");
        for (const none of ["unknown", "", "198.51.100.1:x", "[2001:db8::1"])
          expect(from("10.0.0.1", `${written}, ${none}`)).toBe("10.0.0.1");
        expect(from("203.0.113.9", written)).toBe("203.0.113.9");
      }),
    );
  });
});
