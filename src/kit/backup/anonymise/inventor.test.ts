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
    from.day("2010-05-17"),
    from.digits("nisn", "0051234567", 10),
    from.number("x", "y", 2 ** 40),
  ];
  expect(invented(one)).toEqual(invented(one));
  for (const [place, value] of invented(one).entries()) expect(invented(other)[place]).not.toBe(value);
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
});
