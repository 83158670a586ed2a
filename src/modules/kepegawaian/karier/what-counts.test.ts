/**
 * A career is counted from a history that was written by hand and by rules that change. What goes wrong: a rule of the bin still counts, the
 * rank that was put right the same day does not, or somebody is offered to write down what is not for them to write.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, type Policy, privacyClasses, type Right, system, visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { allBut, everyAct, under } from "#tests/support/rights.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { alignPangkat } from "./align-pangkat.server.ts";
import { loadTempo } from "./load-tempo.server.ts";
import { remindTempo } from "./remind-tempo.server.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
const people = {} as Record<"Ani" | "Budi", { readonly actor: Actor; readonly pegawaiId: string }>;
const career = { tmt: "2012-01-01", tanggalLahir: "1987-07-30", pangkat: "III/c" as const, tmtPangkat: "2023-04-01" };

beforeAll(() =>
  run(async (ctx) => {
    for (const [n, nama] of (["Ani", "Budi"] as const).entries())
      people[nama] = await addPerson(ctx, n, { nama, peran: ["guru"], status: "pns" });
  }),
);
beforeEach(() =>
  run(async ({ db }) => {
    await db.deleteFrom("kepangkatan").where(everyRow).execute();
    await db.updateTable("pegawai").set(career).where(everyRow).execute();
  }),
);

const falls = (jenis: string) =>
  run(async (ctx) => {
    const { baris } = await loadTempo(ctx, new URLSearchParams(`dalam=semua&perihal=${jenis}`));
    return Object.fromEntries(baris.map(({ nama, perihal, jatuh }) => [nama, [perihal, jatuh]]));
  });

test("a rule counts as long as it stands, and no more from the bin", async () => {
  const usual = ["kgb", "2028-01-01"];
  expect(await falls("kgb")).toEqual({ Ani: usual, Budi: usual });
  await run(({ db }) => sql`insert into aturan_karier (perihal, tahun, berlaku_mulai) values ('kgb', 5, '2025-01-01')`.execute(db));
  const longer = ["kgb", "2027-01-01"];
  expect(await falls("kgb")).toEqual({ Ani: longer, Budi: longer });
  await run(({ db }) => sql`update aturan_karier set deleted_at = now() where perihal = 'kgb' and tahun = 5`.execute(db));
  expect(await falls("kgb")).toEqual({ Ani: usual, Budi: usual });
});

test("what fell due long ago is nobody's news", async () => {
  await run(({ db }) => db.updateTable("pegawai").set({ tmtPangkat: "2015-04-01" }).where("nama", "=", "Budi").execute());
  expect((await falls("pangkat")).Budi).toEqual(["pangkat:III/d", "2019-04-01"]);
  await run(({ db }) => db.updateTable("pegawai").set({ tmtPangkat: "2023-01-01" }).where("nama", "=", "Ani").execute());
  expect(await run(remindTempo)).toBe(1);
  const told = await run(({ db }) => db.selectFrom("peringatanPegawai").select(["pegawaiId", "perihal"]).execute());
  expect(told).toEqual([{ pegawaiId: people.Ani.pegawaiId, perihal: "pangkat:III/d" }]);
});

describe("of two ranks from one day", () => {
  /** Of Ani the one that counts was written first into the table, of Budi last. */
  const write = () =>
    run(({ db }) => {
      const rank = (nama: "Ani" | "Budi", pangkat: string, day: number) =>
        sql`(${people[nama].pegawaiId}::uuid, 'pangkat', ${pangkat}, '2024-04-01'::date, ${`2026-0${day}-01`}::timestamptz)`;
      const rows = [rank("Ani", "III/d", 3), rank("Ani", "IV/b", 2), rank("Budi", "IV/b", 2), rank("Budi", "III/d", 3)];
      return sql`insert into kepangkatan (pegawai_id, jenis, pangkat, tmt, created_at) values ${sql.join(rows)}`.execute(db);
    });
  const records = async () =>
    (await run(({ db }) => db.selectFrom("pegawai").select(["nama", "pangkat", "tmtPangkat", "updatedAt"]).orderBy("nama").execute())).map(
      ({ nama, pangkat, tmtPangkat, updatedAt }) => [nama, pangkat, tmtPangkat, updatedAt.toISOString()],
    );

  test("the one that was written last counts, before and after the record has it", async () => {
    await write();
    const next = ["pangkat:IV/a", "2028-04-01"];
    expect(await falls("pangkat")).toEqual({ Ani: next, Budi: next });
    await run(async (ctx) => {
      // Without an index that has them in order already.
      for (const way of ["enable_indexscan", "enable_indexonlyscan"]) await sql`select set_config(${way}, 'off', true)`.execute(ctx.db);
      await alignPangkat(ctx);
    });
    const moment = "2026-11-23T01:00:00.000Z";
    expect(await records()).toEqual([
      ["Ani", "III/d", "2024-04-01", moment],
      ["Budi", "III/d", "2024-04-01", moment],
    ]);
    expect(await falls("pangkat")).toEqual({ Ani: next, Budi: next });
  });

  test("neither counts in the record of somebody who lies in the bin, nor one of the bin in any", async () => {
    await write();
    await run(async ({ db }) => {
      await db.updateTable("pegawai").set({ deletedAt: new Date() }).where("nama", "=", "Budi").execute();
      await db.updateTable("kepangkatan").set({ deletedAt: new Date() }).where("pangkat", "=", "III/d").execute();
    });
    await run((ctx) => alignPangkat(ctx));
    expect((await records()).map(([nama, pangkat]) => [nama, pangkat])).toEqual([
      ["Ani", "IV/b"],
      ["Budi", "III/c"],
    ]);
    await run(({ db }) => db.updateTable("pegawai").set({ deletedAt: null }).where("nama", "=", "Budi").execute());
  });
});

describe("what is offered to be written down", () => {
  const offered = (reader: Actor, table: Policy, whose: string) =>
    under(house.scope(reader), table).transaction(async (ctx) => {
      const { baris } = await loadTempo(ctx, new URLSearchParams(`dalam=semua&cari=${whose}`));
      return [...new Set(baris.flatMap(({ jenis, catat }) => (catat ? [jenis] : [])))].sort();
    });

  test("is what one's right reaches: of others where it leaves out one's own", async () => {
    const table: Policy = { ...allBut("usulanPerubahan:create"), kepangkatan: [[["guru"], everyAct, privacyClasses, "others"]] };
    expect(await offered(people.Ani.actor, table, "Ani")).toEqual(["satyalancana"]);
    expect(await offered(people.Ani.actor, table, "Budi")).toEqual(["kgb", "pangkat", "satyalancana"]);
  });

  test("is nothing of somebody without an account to a reader without one: neither is the other", async () => {
    await run(({ db }) => db.updateTable("pegawai").set({ akunId: null }).where("nama", "=", "Budi").execute());
    const writes: readonly Right[] = ["kepangkatan:create", "penghargaan:create", "berkasPegawai:update"];
    expect(await offered({ ...visitor, roles: ["guru"] }, allBut(...writes), "Budi")).toEqual([]);
    expect(await offered(people.Ani.actor, allBut(...writes), "Ani")).toEqual(["kgb", "pangkat", "satyalancana"]);
    await run(({ db }) => db.updateTable("pegawai").set({ akunId: people.Budi.actor.id }).where("nama", "=", "Budi").execute());
  });
});
