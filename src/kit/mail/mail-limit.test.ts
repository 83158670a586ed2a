import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { countLetter, letterWait, mailbox, uncountLetter } from "./mail-limit.server.ts";

let now = new Date("2026-07-01T00:00:00Z");
const opened = useDatabase({ clock: () => now });
type Kind = Parameters<typeof countLetter>[1];
const count = (kind: Kind, address: string) => opened.scope().transaction((ctx) => countLetter(ctx, kind, address));
const wait = (kind: Kind, address: string) => opened.scope().transaction((ctx) => letterWait(ctx, kind, address));

test.each([
  ["Ibu@Contoh.ID", "ibu@contoh.id"],
  [" ibu+ppdb@contoh.id ", "ibu@contoh.id"],
  ["ibu+a+b@contoh.id", "ibu@contoh.id"],
  ["i.b.u+x@GMail.com", "ibu@gmail.com"],
  ["ibu@googlemail.com", "ibu@gmail.com"],
  ["i.bu@contoh.id", "i.bu@contoh.id"],
  ["+x@contoh.id", "+x@contoh.id"],
  ["tanpa-tanda", "tanpa-tanda@"],
])("%s ends in the box %s", (address, box) => expect(mailbox(address)).toBe(box));

test("each kind has its limit at its edge, by itself, and comes back with the hour", async () => {
  const limits = { publik: 5, kode: 5, akses: 5, kabar: 30, keamanan: 30 } as const;
  for (const [kind, most] of Object.entries(limits) as [Kind, number][]) {
    for (let letter = 0; letter < most; letter++) expect([kind, letter, await count(kind, "a@x.id")]).toEqual([kind, letter, 0]);
    expect(await count(kind, "A+1@x.id")).toBe(3600 / most);
    expect(await wait(kind, "a@x.id")).toBe(3600 / most);
    expect(await wait(kind, "b@x.id")).toBe(0);
  }
  now = new Date(now.getTime() + 3_600_000);
  for (const kind of Object.keys(limits) as Kind[]) expect(await wait(kind, "a@x.id")).toBe(0);
});

test("a look counts nothing, and what did not go is taken back", async () => {
  for (let look = 0; look < 9; look++) expect(await wait("kode", "c@x.id")).toBe(0);
  for (let letter = 0; letter < 5; letter++) await count("kode", "c@x.id");
  expect(await wait("kode", "c@x.id")).toBeGreaterThan(0);
  await opened.scope().transaction((ctx) => uncountLetter(ctx, "kode", "c@x.id"));
  expect(await count("kode", "c@x.id")).toBe(0);
});
