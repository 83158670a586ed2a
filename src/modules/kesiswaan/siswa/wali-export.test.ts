/** A wali kelas also teaches: they look up every pupil, and take the list of their own class along. What goes wrong: the file holds the whole school. */
import { expect, test } from "vitest";
import { readQuery } from "#kit/register/query.ts";
import { list } from "#kit/register/store.server.ts";
import { readTable } from "#kit/transfer/transfer.server.ts";
import { useSiswaTemplates } from "#tests/support/siswa-templates.ts";
import { siswa } from "./siswa.ts";

const { house, wali, office } = useSiswaTemplates();
const query = readQuery(siswa, new URLSearchParams());
const both = { ...wali, roles: ["waliKelas", "guru"] };
const taken = async (who: typeof wali) => (await house.scope(who).transaction((ctx) => readTable(ctx, siswa, query))).cells.length;

test("what is taken along is no more than the right to export reaches, however much is seen", async () => {
  const seen = await house.scope(both).transaction((ctx) => list(ctx, siswa, query));
  expect([seen.total, await taken(both), await taken(wali), await taken(office)]).toEqual([3, 2, 2, 3]);
});
