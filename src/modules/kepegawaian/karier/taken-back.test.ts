/** A rank that no line of the history says any more leaves the staff record as the office wrote it, by whichever way it went. */
import { beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/staff-file.ts";
import { pegawai } from "../pegawai.ts";
import { kepangkatan } from "../riwayat/registers/kepangkatan.ts";

const house = useDatabase({ policy, followers, clock: () => new Date("2026-11-23T01:00:00Z") });
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
const id = { guru: "", rekan: "" };

beforeEach(() =>
  run(async (ctx) => {
    for (const table of ["kepangkatan", "pegawai", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
    for (const [n, nama] of (["guru", "rekan"] as const).entries())
      id[nama] = (await addPerson(ctx, n, { nama, peran: ["guru"], status: "pns" })).pegawaiId;
  }),
);

const recorded = async (name: keyof typeof id) => {
  const { pangkat, tmtPangkat } = await run((ctx) => find(ctx, pegawai, id[name]));
  return [pangkat, tmtPangkat];
};
const office = (pangkat: string, tmtPangkat: string) =>
  run(async (ctx) => {
    const row = await find(ctx, pegawai, id.guru);
    await update(ctx, pegawai, {
      ...{ id: row.id, versi: row.versi, source: "json" },
      sent: { ...fieldValues(pegawai, row), pangkat, tmtPangkat },
    });
  });
const line = (isi: object = {}) => ({ pegawaiId: id.guru, jenis: "pangkat", pangkat: "III/a", tmt: "2020-04-01", ...isi });
const write = (isi: object = {}) => run((ctx) => create(ctx, kepangkatan, line(isi), "json"));
const mend = (row: string, isi: object) =>
  run(async (ctx) => {
    const { versi } = await find(ctx, kepangkatan, row);
    await update(ctx, kepangkatan, { id: row, versi, sent: line(isi), source: "json" });
  });
const takeAway = (row: string) => run(async (ctx) => remove(ctx, kepangkatan, await find(ctx, kepangkatan, row)));

const ways: Readonly<Record<string, (row: string) => Promise<unknown>>> = {
  "was another's": (row) => mend(row, { pegawaiId: id.rekan }),
  "was a raise": (row) => mend(row, { jenis: "gaji-berkala" }),
  "begins on a day to come": (row) => mend(row, { tmt: "2026-11-24" }),
  "has no day": (row) => mend(row, { tmt: null }),
  "was thrown away": takeAway,
  "was put right and thrown away": async (row) => {
    await mend(row, { pangkat: "III/b", tmt: "2022-04-01" });
    expect(await recorded("guru")).toEqual(["III/b", "2022-04-01"]);
    await takeAway(row);
  },
  "was put right and then another's": async (row) => {
    await mend(row, { pangkat: "III/b", tmt: "2022-04-01" });
    await mend(row, { pangkat: "III/b", tmt: "2022-04-01", pegawaiId: id.rekan });
  },
  "was thrown away, came back and was another's": async (row) => {
    await takeAway(row);
    await run((ctx) => restore(ctx, kepangkatan, row));
    expect((await recorded("guru"))[0]).toBe("III/a");
    await mend(row, { pegawaiId: id.rekan });
  },
};

test.each(Object.keys(ways))("a rank that %s", async (way) => {
  const go = ways[way] ?? (() => Promise.reject(new Error(way)));
  const first = await write();
  expect(await recorded("guru")).toEqual(["III/a", "2020-04-01"]);
  await go(first.id);
  expect(await recorded("guru")).toEqual([null, null]);
  await office("II/d", "2015-04-01");
  const second = await write({ tmt: "2021-04-01" });
  expect(await recorded("guru")).toEqual(["III/a", "2021-04-01"]);
  await go(second.id);
  expect(await recorded("guru")).toEqual(["II/d", "2015-04-01"]);
});

test("a rank that went to another's history stands in the other's record", async () => {
  const { id: row } = await write();
  await mend(row, { pegawaiId: id.rekan });
  expect([await recorded("guru"), await recorded("rekan")]).toEqual([
    [null, null],
    ["III/a", "2020-04-01"],
  ]);
});
