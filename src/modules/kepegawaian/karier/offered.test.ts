/** On which day a step is told, and what is offered to whom beside what falls due. */
import { beforeAll, expect, test } from "vitest";
import { type Actor, type Right, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { addDays } from "#kit/dates.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { allBut, under } from "#tests/support/rights.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { loadTempo } from "./load-tempo.server.ts";
import { remindTempo } from "./remind-tempo.server.ts";

const hari = "2026-11-23";
const house = useDatabase({ policy, clock: () => new Date(`${hari}T01:00:00Z`) });
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
const who = {} as Record<"guru" | "rekan", Actor>;
const days = [-1, 0, 1, 30, 31, 60, 61, 90, 91];

beforeAll(() =>
  run(async (ctx) => {
    const berkas = { kunci: "x", nama: "SIM.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) };
    const { id: fileId } = await ctx.db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow();
    for (const [n, nama] of (["guru", "rekan"] as const).entries()) {
      const { actor, pegawaiId } = await addPerson(ctx, n, { nama, peran: ["guru"], status: "pns" });
      who[nama] = actor;
      const career = { tmt: "2012-01-01", tanggalLahir: "1987-07-30", pangkat: "III/c" as const, tmtPangkat: "2023-04-01" };
      if (nama === "rekan") await ctx.db.updateTable("pegawai").set(career).where("id", "=", pegawaiId).execute();
      const papers = (nama === "guru" ? days : [40]).map((left) => ({ fileName: `${left}`, kedaluwarsa: addDays(hari, left) }));
      await ctx.db
        .insertInto("berkasPegawai")
        .values(papers.map((paper) => ({ pegawaiId, description: "C", fileId, ...paper })))
        .execute();
    }
  }),
);

test("people are told from the day on on which 90, 60 and 30 days are left, to the last day, and not of what is over", async () => {
  await run(remindTempo);
  const rows = await run(({ db }) =>
    db
      .selectFrom("peringatanPegawai")
      .innerJoin("pegawai", "pegawai.id", "pegawaiId")
      .select(["tahap", "jatuh"])
      .where("pegawai.nama", "=", "guru")
      .orderBy("jatuh")
      .execute(),
  );
  expect(rows.map(({ jatuh, tahap }) => [jatuh, tahap])).toEqual(
    [
      [0, 30],
      [1, 30],
      [30, 30],
      [31, 60],
      [60, 60],
      [61, 90],
      [90, 90],
    ].map(([left = 0, tahap]) => [addDays(hari, left), tahap]),
  );
  await run(({ db }) => db.deleteFrom("peringatanPegawai").where(everyRow).execute());
});

/** What is offered to be written down, by whom. */
const offered = (reader: Actor, lacking: readonly Right[]) =>
  under(house.scope(reader), allBut(...lacking)).transaction(async (ctx) => {
    const { baris } = await loadTempo(ctx, new URLSearchParams("dalam=semua&cari=rekan"));
    return [...new Set(baris.flatMap(({ jenis, catat }) => (catat ? [jenis] : [])))].sort();
  });
const all = ["berkas", "kgb", "pangkat", "satyalancana"];

test.each<[string, readonly Right[], readonly string[]]>([
  ["everything but retiring", [], all],
  ["no raise nor rank without the right to write ranks down", ["kepangkatan:create"], ["berkas", "satyalancana"]],
  ["no decoration without the right to write those down", ["penghargaan:create"], ["berkas", "kgb", "pangkat"]],
  ["no paper without the right to change papers", ["berkasPegawai:update"], ["kgb", "pangkat", "satyalancana"]],
  ["all with other rights of the same registers lacking", ["berkasPegawai:create", "kepangkatan:update", "penghargaan:update"], all],
])("of others, %s is offered", async (_, lacking, jenis) => {
  expect(await offered(who.guru, lacking)).toEqual(jenis);
});

test("of one's own, all is offered to who may ask for it, and to others what they may write down themselves", async () => {
  const ranks: readonly Right[] = ["kepangkatan:create", "penghargaan:create", "berkasPegawai:update"];
  expect(await offered(who.rekan, ranks)).toEqual(all);
  expect(await offered(who.rekan, ["usulanPerubahan:create"])).toEqual(all);
  expect(await offered(who.rekan, ["usulanPerubahan:create", "kepangkatan:create"])).toEqual(["berkas", "satyalancana"]);
  expect(await offered(who.rekan, ["usulanPerubahan:create", ...ranks])).toEqual([]);
});
