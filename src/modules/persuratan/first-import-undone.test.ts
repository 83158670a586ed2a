/** The first letters of a year come by a list, and the list was the wrong one. What goes wrong: it cannot be taken back. */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { planImport, startImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { suratMasuk } from "./index.ts";

const house = useDatabase({ policy });

test("an import that brought the first letters of a year is taken back, and the agenda begins anew", async () => {
  const run = house.scope(actor("administrator"));
  const header = ["Nomor surat", "Asal surat", "Tanggal terima", "Perihal"];
  const sheet = { header, rows: [["1/2026", "Kantor", "2026-01-05", "Undangan"]], places: [2] };
  for (let time = 0; time < 2; time++) {
    const { id } = await run.transaction((ctx) => planImport(ctx, brought(suratMasuk), { name: "daftar.csv", sheet }));
    await run.transaction((ctx) => startImport(ctx, brought(suratMasuk), String(id)));
    const numbers = await run.transaction(({ db }) =>
      sql<{ n: number }>`select nomor_agenda as n from surat_masuk where deleted_at is null`.execute(db),
    );
    expect(numbers.rows).toEqual([{ n: 1 }]);
    expect(await run.transaction((ctx) => undoImport(ctx, suratMasuk, { id: String(id), rest: false }))).toMatchObject({ undone: 1 });
  }
});
