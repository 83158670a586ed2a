import { once } from "node:events";
import { expect, test } from "vitest";
import { openInventor } from "./inventor.server.ts";
import { exchanging } from "./written-rows.server.ts";

const table = { schema: "public", name: "orang", columns: ["id", "nama", "catatan"] };

async function exchanged(written: string, invents: Parameters<typeof exchanging>[1], pieces = 7): Promise<string> {
  const stream = exchanging(table, invents, openInventor());
  const told: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => told.push(chunk));
  const bytes = Buffer.from(written);
  for (let at = 0; at < bytes.length; at += pieces) stream.write(bytes.subarray(at, at + pieces));
  stream.end();
  await once(stream, "end");
  return Buffer.concat(told).toString();
}

test("values pass as PostgreSQL writes them, whatever stands in them and wherever a piece ends", async () => {
  const written = "1\tBu\\\\di\\tA\\nB\tkata 𝒜é\n2\t\\N\t\n";
  const keep = (value: string) => value;
  expect(await exchanged(written, { id: keep, nama: keep, catatan: keep })).toBe(written);
});

test("a column of which nothing is said stays empty, and a fault ends the copy", async () => {
  expect(await exchanged("1\tBudi\trahasia\n", { id: (value) => value })).toBe("1\t\\N\t\\N\n");
  const failing = exchanged("1\tBudi\trahasia\n", {
    id: () => {
      throw new Error("no other value can be invented");
    },
  });
  await expect(failing).rejects.toThrow("no other value");
});

test("one value is one invention throughout a copy, and another in the next", () => {
  const [one, other] = [openInventor(), openInventor()];
  const invented = (from: typeof one) => [
    from.id("a"),
    // A single day is now and then the same in both.
    Array.from({ length: 12 }, (_, at) => from.day(`2010-05-${10 + at}`)).join(),
    from.digits("nisn", "0051234567", 10),
    from.number("x", "y", 2 ** 40),
  ];
  expect(invented(one)).toEqual(invented(one));
  for (const [place, value] of invented(one).entries()) expect(invented(other)[place]).not.toBe(value);
});

test("an invented id is in the form of a random one, whatever it stands for, and the same for both ways to write it", () => {
  const inventor = openInventor();
  const ids = Array.from({ length: 50 }, (_, number) => inventor.id(`ab-${number}`));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
  expect(inventor.id("AB-7")).toBe(ids[7]);
  const parts = [0, 9, 15, 20, 24].map((at) => new Set(ids.map((id) => id.slice(at, at + 3))).size);
  for (const size of parts) expect(size).toBeGreaterThan(25);
});

test("an invented day is never the real one, and at most half a year away", () => {
  const inventor = openInventor();
  for (let number = 0; number < 2_000; number++) {
    const day = new Date(Date.UTC(1960, 0, 1 + number * 7)).toISOString().slice(0, 10);
    const away = Math.abs(Date.parse(inventor.day(day)) - Date.parse(day)) / 86_400_000;
    expect(away > 0 && away <= 180, day).toBe(true);
  }
});

test("what must be different stays different, however little room there is", () => {
  const inventor = openInventor();
  const made = Array.from({ length: 9 }, (_, value) =>
    inventor.unique("satu angka", String(value), (attempt) => inventor.digits("satu angka", `${value} ${attempt}`, 1)),
  );
  expect(new Set(made).size).toBe(9);
  expect(inventor.unique("satu angka", "3", () => "lain")).toBe(made[3]);
  expect(() => inventor.unique("satu huruf", "a", () => "x")).not.toThrow();
  expect(() => inventor.unique("satu huruf", "b", () => "x")).toThrow("no other value can be invented");
});

test("one value of two kinds is two inventions, and a figure may be any", () => {
  const inventor = openInventor();
  expect(inventor.number("x", "y", 2 ** 40)).not.toBe(inventor.number("z", "y", 2 ** 40));
  expect(inventor.number("xy", "z", 2 ** 40)).not.toBe(inventor.number("x", "yz", 2 ** 40));
  expect(inventor.unique("satu", "a", () => "x")).toBe(inventor.unique("dua", "a", () => "x"));
  const figures = Array.from({ length: 40 }, (_, number) => inventor.digits("nisn", String(number), 10));
  for (const found of figures) expect(found).toMatch(/^\d{10}$/);
  expect(new Set(figures.join("")).size).toBe(10);
  for (const found of figures) expect(new Set(found).size, found).toBeGreaterThan(1);
});

test("an invented day is now before and now after the real one", () => {
  const inventor = openInventor();
  const days = Array.from({ length: 200 }, (_, number) => new Date(Date.UTC(1960, 0, 1 + number)).toISOString().slice(0, 10));
  const later = days.filter((day) => inventor.day(day) > day).length;
  expect(later > 50 && later < 150, String(later)).toBe(true);
});
