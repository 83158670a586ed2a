/** Sizes of eight bytes say the same as those of four, or the file is refused: else one program would read another file than the guard has seen. */
import { expect, test } from "vitest";
import { wideDirectory, widened } from "./zip-wide.ts";

const most = 0xffffffff;
const length = 100;
/** A directory of so many bytes, the wide end, what leads to it, and the narrow end, which cannot say anything. */
function wide({ narrow = [0xffff, most, most] as readonly number[] } = {}): Buffer {
  const zip = Buffer.alloc(length + 56 + 20 + 22);
  zip.writeUInt32LE(0x06064b50, length);
  zip.writeBigUInt64LE(44n, length + 4);
  zip.writeBigUInt64LE(3n, length + 24);
  zip.writeBigUInt64LE(3n, length + 32);
  zip.writeBigUInt64LE(70n, length + 40);
  zip.writeBigUInt64LE(30n, length + 48);
  const locator = length + 56;
  zip.writeUInt32LE(0x07064b50, locator);
  zip.writeBigUInt64LE(BigInt(length), locator + 8);
  zip.writeUInt32LE(1, locator + 16);
  const end = locator + 20;
  zip.writeUInt16LE(narrow[0] ?? 0, end + 10);
  zip.writeUInt32LE(narrow[1] ?? 0, end + 12);
  zip.writeUInt32LE(narrow[2] ?? 0, end + 16);
  return zip;
}
const [locator, end] = [length + 56, length + 76];
const whole = { count: 3, length: 70, from: 30, end: length };
const changed = (change: (zip: Buffer) => unknown) => {
  const zip = wide();
  change(zip);
  return wideDirectory(zip, end);
};

test("the wide end tells where the directory lies", () => {
  expect(wideDirectory(wide(), end)).toEqual(whole);
  // What the narrow end does say is the same.
  for (const narrow of [
    [3, 70, 30],
    [3, most, most],
    [0xffff, 70, most],
    [0xffff, most, 30],
  ])
    expect(wideDirectory(wide({ narrow }), end), narrow.join()).toEqual(whole);
});

test("two ends that say different things are none", () => {
  for (const narrow of [
    [2, 70, 30],
    [3, 71, 30],
    [3, 70, 31],
    [0, most, most],
    [0xfffe, most, most],
    [0xffff, 0xffff, most],
    [0xffff, most, 0xffff],
  ])
    expect(wideDirectory(wide({ narrow }), end), narrow.join()).toBeNull();
});

test("without the sign that leads to it there is no wide end", () => {
  expect(changed((zip) => zip.writeUInt32LE(0x07064b51, locator))).toBeUndefined();
  expect(wideDirectory(wide().subarray(length + 1), end - length - 1)).toBeUndefined();
  expect(wideDirectory(Buffer.alloc(22), 0)).toBeUndefined();
  const nothing = wide().subarray(length);
  nothing.writeBigUInt64LE(0n, 56 + 8);
  expect(wideDirectory(nothing, 76)).toEqual({ ...whole, end: 0 });
});

test.each<[string, (zip: Buffer) => unknown]>([
  ["leads elsewhere", (zip) => zip.writeBigUInt64LE(99n, locator + 8)],
  ["leads behind the file", (zip) => zip.writeBigUInt64LE(2n ** 63n, locator + 8)],
  ["leads to another disk", (zip) => zip.writeUInt32LE(1, locator + 4)],
  ["counts no disk", (zip) => zip.writeUInt32LE(0, locator + 16)],
  ["counts two disks", (zip) => zip.writeUInt32LE(2, locator + 16)],
  ["has another sign", (zip) => zip.writeUInt32LE(0x06064b51, length)],
  ["is longer than it is", (zip) => zip.writeBigUInt64LE(45n, length + 4)],
  ["is on another disk", (zip) => zip.writeUInt32LE(1, length + 16)],
  ["has its directory on another disk", (zip) => zip.writeUInt32LE(1, length + 20)],
  ["has parts elsewhere", (zip) => zip.writeBigUInt64LE(2n, length + 24)],
])("a wide end that %s is refused", (_, change) => expect(changed(change)).toBeNull());

/** What stands behind a name: kinds and what they hold. */
const behind = (...fields: readonly (readonly [kind: number, ...values: bigint[]])[]) =>
  Buffer.concat(
    fields.map(([kind, ...values]) => {
      const field = Buffer.alloc(4 + 8 * values.length);
      field.writeUInt16LE(kind, 0);
      field.writeUInt16LE(8 * values.length, 2);
      for (const [place, value] of values.entries()) field.writeBigUInt64LE(value, 4 + 8 * place);
      return field;
    }),
  );

test("each value that cannot say has its own of eight bytes, in their order", () => {
  expect(widened(behind([1, 5n, 6n, 7n]), [most, most, most])).toEqual([5, 6, 7]);
  expect(widened(behind([1, 5n]), [1, most, 3])).toEqual([1, 5, 3]);
  expect(widened(behind([1, 5n, 6n]), [most, 2, most])).toEqual([5, 2, 6]);
  expect(widened(behind([1, 5n, 6n]), [1, 2, most - 1])).toEqual([1, 2, most - 1]);
  expect(widened(Buffer.alloc(0), [1, 2])).toEqual([1, 2]);
  expect(widened(behind([1]), [1, 2])).toEqual([1, 2]);
});

test("it is found among what else stands there, and must be there once", () => {
  expect(widened(behind([7, 1n, 2n], [1, 5n], [9, 3n]), [most])).toEqual([5]);
  expect(widened(behind([7, 5n]), [most])).toBeUndefined();
  expect(widened(behind([1, 5n], [1, 6n]), [most])).toBeUndefined();
  expect(widened(behind([1, 5n], [7], [1]), [1])).toBeUndefined();
});

test("what is missing or breaks off is not made up", () => {
  expect(widened(Buffer.alloc(0), [most])).toBeUndefined();
  expect(widened(behind([1]), [most])).toBeUndefined();
  expect(widened(behind([1, 5n]), [most, most])).toBeUndefined();
  for (const cut of [1, 8]) expect(widened(behind([1, 5n]).subarray(0, -cut), [most]), String(cut)).toBeUndefined();
  // It says that it is longer than what stands there.
  const long = behind([1, 5n], [7, 6n]).subarray(0, 16);
  long.writeUInt16LE(64, 2);
  expect([widened(long, [most]), widened(long, [most, most])]).toEqual([[5], undefined]);
  expect(widened(Buffer.from([1, 0, 0]), [1])).toEqual([1]);
  expect(widened(Buffer.from([1, 0, 0]), [most])).toBeUndefined();
});
