/**
 * A clerk takes the portal's own list to Excel, and brings it back hours later; or brings a list twice, because of the rows that had to
 * wait; or one that lay in a drawer for a month. What goes wrong: what a colleague put right meanwhile is taken for old and written over.
 */
import { expect, test } from "vitest";
import { addDays, today } from "#kit/dates.ts";
import type { Book } from "#kit/documents/book.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { add, as, clerk, edit, now, other, santri, take, undo, useSantri } from "#tests/support/santri.ts";
import { type Choices, readChoices } from "./choices.ts";
import { keepList, settleList } from "./list.server.ts";
import { momentOfUpload } from "./list-moment.server.ts";
import { uploadedList } from "./uploaded-list.server.ts";
import { noWords } from "./words.ts";

useSantri();

const words = noWords;
const head = ["NIS", "Nama", "Telepon"];
const book = (...lines: string[][]): Book => ({
  sheets: [{ name: "Data", hidden: false, lines: [head, ...lines], places: [head, ...lines].map((_, index) => index + 1) }],
});
const keep = async (what: Book, hash?: string, who = clerk) => {
  const id = await as(who, (ctx) => keepList(ctx, santri, { name: "santri.xlsx", book: what, words, hash }));
  return as(who, (ctx) => uploadedList(ctx, santri, id));
};
const settle = async (id: string, change: Partial<Choices>) => {
  const { choices } = await as(clerk, (ctx) => uploadedList(ctx, santri, id));
  await as(clerk, (ctx) => settleList(ctx, santri, { id, words, choices: { ...choices, ...change } }));
  return as(clerk, (ctx) => uploadedList(ctx, santri, id));
};
const cells = (...rows: string[][]) => ({ columns: head.map((label) => ({ label })), rows });

test("the portal's own list knows until when it knows: later changes are conflicts, earlier ones are not", async () => {
  const [one, two] = [await add({ nama: "Ali", nis: "4001", telepon: "1" }), await add({ nama: "Budi", nis: "4002", telepon: "1" })];
  await edit(two.id, { telepon: "5" });
  const file = await makeXlsx({ ...cells(["4001", "Ali", "1"], ["4002", "Budi", "7"]), madeAt: new Date() });
  await edit(one.id, { telepon: "3" });
  const list = await keep(await readBookInThread(file), "a1");
  expect(list).toMatchObject({ asOfBy: "berkas", plan: { counts: { conflict: 1, changed: 1 } } });
  await take(list.plan?.id ?? null);
  expect([await now(one.id), await now(two.id)]).toMatchObject([{ telepon: "3" }, { telepon: "7" }]);
});

test("what the list itself brought is no conflict with it, also undone", async () => {
  await add({ nama: "Cici", nis: "4011", telepon: "1" });
  const madeAt = new Date().toISOString();
  const first = await keep({ ...book(["4011", "Cici", "2"]), madeAt }, "b1");
  await take(first.plan?.id ?? null);
  const again = await keep({ ...book(["4011", "Cici", "3"]), madeAt }, "b2");
  expect(again.plan?.counts).toMatchObject({ changed: 1, conflict: 0 });
  await undo(first.plan?.id ?? null);
  expect((await keep({ ...book(["4011", "Cici", "2"]), madeAt }, "b1")).plan?.counts).toMatchObject({ changed: 1, conflict: 0 });
});

test("the same file once more is as old as it was the first time, whoever brings it", async () => {
  const row = await add({ nama: "Dedi", nis: "4021", telepon: "1" });
  await add({ nama: "Edi", nis: "4022", telepon: "1" });
  const file = book(["4021", "Dedi", "2"], ["4022", "Edi", "2"]);
  const first = await keep(file, "c1");
  await edit(row.id, { telepon: "3" });
  const seen = await settle(first.id, {});
  expect(seen.plan?.counts).toMatchObject({ changed: 1, conflict: 1 });
  await take(seen.plan?.id ?? null);
  for (const who of [clerk, other]) {
    const again = await keep(file, "c1", who);
    expect(again).toMatchObject({ asOfBy: "ulang", asOf: first.asOf, plan: { id: null, counts: { same: 1, conflict: 1, changed: 0 } } });
  }
  expect((await keep(file, "c2")).asOfBy).toBe("unggah");
});

test("a day that somebody names is the day of the list: what was changed from then on is a conflict", async () => {
  const row = await add({ nama: "Fani", nis: "4031", telepon: "1" });
  await edit(row.id, { telepon: "3" });
  const list = await keep(book(["4031", "Fani", "2"]), "d1");
  expect(list.plan?.counts).toMatchObject({ changed: 1, conflict: 0 });
  expect((await settle(list.id, { asOf: today() })).plan?.counts).toMatchObject({ changed: 0, conflict: 1 });
  expect((await settle(list.id, { asOf: addDays(today(), 1) })).plan?.counts).toMatchObject({ changed: 1, conflict: 0 });
});

test("no file and no form names another moment", async () => {
  const list = await keep({ ...book(["4041", "Gina", "2"]), madeAt: "2999-01-01T00:00:00.000Z" }, "e1");
  expect(list.asOfBy).toBe("unggah");
  const sent = (asOf: string) => readChoices(JSON.stringify({ columns: {}, orders: {}, switched: {}, values: {}, asOf }));
  expect(sent("2026-11-01")).toMatchObject({ asOf: "2026-11-01" });
  expect(sent("2026-02-31")).toBeUndefined();
});

test("the same file brought to another register is new there", async () => {
  const [bytes, hash] = [book(["4901", "Ali", "1"]), "sama"];
  const at = (name: string, now: Date) => as(clerk, (ctx) => momentOfUpload({ ...ctx, now }, { ...santri, name }, { book: bytes, hash }));
  const [first, then] = [new Date("2027-01-01T00:00:00Z"), new Date("2027-02-01T00:00:00Z")];
  expect(await at("santri", first)).toEqual({ asOf: first, asOfBy: "unggah" });
  expect([await at("santri", then), await at("alumni", then)]).toEqual([
    { asOf: first, asOfBy: "ulang" },
    { asOf: then, asOfBy: "unggah" },
  ]);
  expect(await as(clerk, (ctx) => momentOfUpload({ ...ctx, now: then }, santri, { book: bytes, hash: "lain" }))).toMatchObject({
    asOfBy: "unggah",
  });
  // After two years nobody remembers it.
  const later = new Date(first.getTime() + 731 * 86_400_000);
  expect(await at("santri", later)).toEqual({ asOf: later, asOfBy: "unggah" });
});
