import { expect, test } from "vitest";
import { keyedHash, seal, unseal } from "./seal.server.ts";

const key = new Uint8Array(32).fill(1);
const own = { key, purpose: "uji", owner: "ani" };
const secret = Buffer.from("bambu rusa");

test("what was sealed opens again, and is never sealed the same way twice", () => {
  const sealed = seal(own, secret);
  expect(unseal(own, sealed)).toEqual(secret);
  expect(sealed.toString("latin1")).not.toContain("bambu");
  expect(seal(own, secret)).not.toEqual(sealed);
});

test.each([
  ["another key", { ...own, key: new Uint8Array(32).fill(2) }],
  ["another purpose", { ...own, purpose: "lain" }],
  ["another owner", { ...own, owner: "budi" }],
])("it does not open with %s", (_name, other) => {
  expect(() => unseal(other, seal(own, secret))).toThrow();
  expect(keyedHash(other, "kode")).not.toEqual(keyedHash(own, "kode"));
});

test("it does not open when a byte was changed or it was cut short", () => {
  const sealed = seal(own, secret);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(own, changed)).toThrow();
  }
  expect(() => unseal(own, sealed.subarray(0, 20))).toThrow();
});

test("the same text has the same keyed hash", () => {
  expect(keyedHash(own, "kode")).toEqual(keyedHash(own, "kode"));
  expect(keyedHash(own, "kode")).toHaveLength(32);
});
