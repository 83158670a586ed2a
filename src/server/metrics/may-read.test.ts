import { expect, test } from "vitest";
import { mayReadMetrics } from "./may-read.ts";

const token = "a".repeat(40);
const may = (
  address: string,
  headers: Record<string, string> = {},
  url = "http://localhost:3000/metrics",
  known: string | undefined = token,
) => mayReadMetrics(new Request(url, { headers }), { address }, known);

test("the token opens from anywhere, under any name, and nothing else does from elsewhere", () => {
  const elsewhere = "203.0.113.9";
  expect(may(elsewhere, { authorization: `Bearer ${token}` }, "http://10.0.0.5:3000/metrics")).toBe(true);
  for (const authorization of ["", "Bearer", `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token])
    expect([authorization, may(elsewhere, { authorization })]).toEqual([authorization, false]);
  expect(may(elsewhere, { authorization: "Bearer undefined" }, undefined, "")).toBe(false);
  expect(
    mayReadMetrics(new Request("http://x/", { headers: { authorization: "Bearer undefined" } }), { address: elsewhere }, undefined),
  ).toBe(false);
});

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("this machine (%s) may read without it", (address) => {
  expect(may(address, {}, undefined, undefined)).toBe(true);
});

test.each(["", "203.0.113.9", "10.0.0.1", "192.168.1.2", "::", "fe80::1", "::ffff:10.0.0.1", "localhost"])(
  "%j is not this machine, whatever the request says of itself",
  (address) => {
    expect(may(address)).toBe(false);
    expect(may(address, { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", forwarded: "for=127.0.0.1" })).toBe(false);
  },
);

test.each([
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-real-ip",
  "forwarded",
  "via",
  "cf-connecting-ip",
  "true-client-ip",
])("what came through a proxy on this machine (%s) is from somewhere else", (name) => {
  expect(may("127.0.0.1", { [name]: "127.0.0.1" })).toBe(false);
  expect(may("127.0.0.1", { [name]: "127.0.0.1", authorization: `Bearer ${token}` })).toBe(true);
});

test.each(["https://man1palu.sch.id/metrics", "http://10.0.0.5:3000/metrics"])(
  "so is what asks this machine by a name of the network (%s)",
  (url) => {
    expect(may("127.0.0.1", {}, url)).toBe(false);
  },
);
