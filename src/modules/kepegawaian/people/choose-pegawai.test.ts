/**
 * The office of a school that is old: more people than a picker can be looked through, most of them gone. What goes wrong: who serves stands
 * behind those who left, and the person whose records are open is not the one that the picker shows.
 */
import { beforeEach, expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { choosePegawai } from "./choose-pegawai.server.ts";

const { scope } = useDatabase({ policy });

beforeEach(() => scope(actor("tataUsaha")).transaction(({ db }) => db.deleteFrom("pegawai").where(everyRow).execute()));

test("a picker offers those who serve first, no more than can be looked through, and whoever is shown", async () => {
  await scope(actor("tataUsaha")).transaction(({ db }) =>
    sql`insert into pegawai (nama, jenis, status, unit_kerja, aktif)
      select case when n <= 2 then 'Zulkifli ' else 'Abdul ' end || n, 'guru', 'honorer', 'MAN1PALU', n <= 2 from generate_series(1, 600) n`.execute(
      db,
    ),
  );
  const open = async (id = "") => {
    const { pegawai, pilihan } = await scope(actor("tataUsaha")).read((ctx) => choosePegawai(ctx, new URLSearchParams({ pegawai: id })));
    return { pegawai, pilihan: pilihan ?? [] };
  };
  const { pilihan } = await open();
  expect([pilihan.length, pilihan[0]?.label, pilihan[1]?.label, pilihan[2]?.label]).toEqual([500, "Zulkifli 1", "Zulkifli 2", "Abdul 3"]);
  const beyond = await scope(actor("tataUsaha")).read(({ db }) =>
    db.selectFrom("pegawai").select("id").where("nama", "=", "Abdul 600").executeTakeFirstOrThrow(),
  );
  const shown = await open(beyond.id);
  expect([shown.pegawai?.nama, shown.pilihan.length, shown.pilihan[0]]).toEqual([
    "Abdul 600",
    501,
    { value: beyond.id, label: "Abdul 600" },
  ]);
  expect((await open(pilihan[0]?.value)).pilihan).toHaveLength(500);
});

test("who is in no staff record is shown nobody's, and asks for a colleague's in vain", async () => {
  const teacher = actor("guru", "tanpa data");
  const choose = (query: string) => scope(teacher).read((ctx) => choosePegawai(ctx, new URLSearchParams(query)));
  expect(await choose("")).toEqual({ pegawai: null, sendiri: false, pilihan: null });
  const { id } = await scope(actor("tataUsaha")).transaction(({ db }) =>
    db
      .insertInto("pegawai")
      .values({ nama: "Rekan", jenis: "guru", status: "honorer", unitKerja: "MAN1PALU" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  for (const query of [`pegawai=${id}`, "pegawai=x"]) await expect(choose(query)).rejects.toMatchObject({ kind: "notFound" });
});
