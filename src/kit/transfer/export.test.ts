/** Rows leave the house: all that the filter finds, as far as this person may hand them out, and the trail says how many. */
import { beforeEach, expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { actor } from "#tests/support/database.ts";
import { add, as, clerk, other, santri, useSantri } from "#tests/support/santri.ts";
import { exportRows, exportTable, readTable } from "./export.server.ts";

useSantri();

const query = (text = "") => readQuery(santri, new URLSearchParams(text));
const columns = ["nama", "nis", "nik", "lahir", "telepon", "juz"];
const before = 0;
const lines = async () => {
  const told = as(clerk, ({ db }) =>
    db.selectFrom("audit").select(["actorName", "subject", "subjectId", "after"]).where("action", "=", "export").orderBy("id").execute(),
  );
  return (await told).slice(before);
};

beforeEach(() =>
  as(clerk, ({ db }) =>
    db
      .deleteFrom("santri" as never)
      .where(everyRow)
      .execute(),
  ),
);

test("each row leaves with its id and its cells in the order of the columns, and nothing is told of what was only read", async () => {
  const ani = await add({ nama: "Ani", nis: "1001", lahir: "2010-03-05", juz: 3 });
  const beni = await add({ nama: "Beni", nik: "111111" });
  const found = await as(clerk, (ctx) => readTable(ctx, santri, query()));
  const cells = new Map(found.ids.map((id, at) => [id, found.cells[at]]));
  expect([found.names, found.ids.length, found.cells.length]).toEqual([columns, 2, 2]);
  expect(cells.get(ani.id)).toEqual(["Ani", "1001", null, "2010-03-05", null, 3]);
  expect(cells.get(beni.id)).toEqual(["Beni", null, "111111", null, null, null]);
  expect(await lines()).toEqual([]);
});

test("what is handed out is what the filter finds, and the trail says how many rows that are, and of what", async () => {
  for (const nama of ["Ani", "Aniyah", "Beni"]) await add({ nama });
  const some = query("cari=ani");
  const table = await as(other, (ctx) => exportTable(ctx, santri, { query: some, told: { berkas: "a.xlsx" } }));
  expect([table.names, table.ids.length, table.cells.map(([nama]) => nama).sort()]).toEqual([columns, 2, ["Ani", "Aniyah"]]);
  expect(await as(clerk, (ctx) => exportRows(ctx, santri, some))).toEqual(table.cells);
  const told = { subject: "santri", subjectId: "*" };
  expect(await lines()).toEqual([
    { ...told, actorName: other.name, after: { rows: 2, berkas: "a.xlsx" } },
    { ...told, actorName: clerk.name, after: { rows: 2 } },
  ]);
});

test("of a list of thousands every row leaves once, and of an empty one none", async () => {
  expect(await as(clerk, (ctx) => readTable(ctx, santri, query()))).toEqual({ names: columns, ids: [], cells: [] });
  await as(clerk, ({ db }) => sql`insert into santri (nama) select 'Anak ' || n from generate_series(1, 2000) n`.execute(db));
  const { ids, cells } = await as(clerk, (ctx) => readTable(ctx, santri, { ...query(), page: 3, size: 5 }));
  expect([ids.length, new Set(ids).size, cells.length, new Set(cells.map(([nama]) => nama)).size]).toEqual([2000, 2000, 2000, 2000]);
});

test("whoever may not hand rows out hands out none, also where they may read them", async () => {
  await add({ nama: "Ani" });
  for (const who of [actor("pengurus"), actor("guru")]) {
    await expect(as(who, (ctx) => readTable(ctx, santri, query()))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(who, (ctx) => exportTable(ctx, santri, { query: query() }))).rejects.toMatchObject({ kind: "forbidden" });
  }
});
