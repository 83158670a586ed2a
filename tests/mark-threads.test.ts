/** Lists of marks are understood beside the thread that serves as all others are. What goes wrong: a page waits for two thousand children. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { asUser } from "#kit/database/connection/location.server.ts";
import { portionsOf } from "#kit/documents/book.ts";
import { type ListThreads, openListThreads } from "#server/imports/list-threads.ts";
import { policy } from "#src/policy.ts";
import { useMarkLists } from "./support/bring-marks.ts";
import { auditKey, secretKey, servingLogin, useDatabase } from "./support/database.ts";
import { nurlaela } from "./support/panitia.ts";

const house = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { jalur, n, marks } = useMarkLists(house.scope);
let lists: ListThreads | undefined;
beforeAll(() => {
  const joining = { place: asUser(house.database.place, servingLogin), role: null, auditKey, secretKey, replica: null };
  lists = openListThreads({ dataDirectory: "/nowhere", logLevel: "silent", joining }, { tell: () => undefined });
});
afterAll(() => lists?.close());
const work = () => lists as ListThreads;

test("a long list of marks costs the thread that serves next to nothing", async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => [`${at + 1}`, at === 0 ? n(0) : `PMBM-2027-8${at + 1_000}-A`, `${at % 100},5`]);
  const all = [["No", "No Peserta", "Skor"], ...lines];
  const book = { sheets: [{ name: "CBT", hidden: false, lines: all, places: all.map((_, at) => at + 1) }] };
  const portions = portionsOf(book);
  const { session: _, ...actor } = nurlaela;
  const asked = { who: { actor, requestId: "uji" }, jalur: jalur(), komponen: "tes", penguji: "1" } as const;
  const before = process.threadCpuUsage();
  const daftar = await work().keepMarks({ ...asked, file: { name: "cbt.csv", bytes: 60_000, hash: "c", portions } });
  const read = await work().readMarks({ ...asked, daftar });
  const { user, system } = process.threadCpuUsage(before);
  // In milliseconds of its processor; done here, it is some 1,000.
  expect((user + system) / 1000).toBeLessThan(400);
  expect(read?.plan).toMatchObject({ ubah: [{ baris: 2 }], salah: { length: 1_999 } });
  expect((await work().marksToMend({ ...asked, daftar })).rows).toHaveLength(1_999);
  expect(await work().takeMarks({ ...asked, daftar, sidik: read?.plan?.sidik ?? "" })).toBe(1);
  expect(await marks()).toEqual([{ namaLengkap: "Aminah Borman", nilai: 50 }]);
});
