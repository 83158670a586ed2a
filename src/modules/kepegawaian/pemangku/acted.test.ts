/**
 * A trail of years says beside each deed as what it was done. What goes wrong: a position that was taken out of the file, of another day or
 * of somebody else stands there, or the head's own is hidden behind a smaller one.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { usePositions } from "#tests/support/positions.ts";
import { actedAs } from "./acted-as.server.ts";
import { actingToday } from "./acting.server.ts";
import { holdersOn } from "./holders.server.ts";

const { one, as, agreed, away } = usePositions();
const run = <T>(work: (ctx: Ctx) => Promise<T>) => as("sistem", work);
const account = (name: string) => one(name).actor.id ?? "";
const day = "2026-11-23";

beforeAll(() =>
  run(async ({ db }) => {
    for (const [n, name] of ["sari", "budi", "rina", "tu"].entries()) {
      const nip = `19850101201001200${n}`;
      await db.updateTable("akun").set({ nip }).where("id", "=", account(name)).execute();
    }
  }),
);
beforeEach(() =>
  run(async ({ db }) => {
    await db.updateTable("pemangkuJabatan").set({ deletedAt: new Date() }).where(everyRow).execute();
    await db.updateTable("akun").set({ aktif: true, deletedAt: null }).where(everyRow).execute();
    await db.updateTable("pegawai").set({ deletedAt: null, aktif: true }).where(everyRow).execute();
    for (const name of ["sari", "budi", "rina", "tu"])
      await db
        .updateTable("pegawai")
        .set({ akunId: account(name), nip: null })
        .where("id", "=", one(name).pegawaiId)
        .execute();
  }),
);

const hold = async (name: string, jabatan: "pembina" | "kepala" | "bendahara", more: object = {}) => {
  const row = { pegawaiId: one(name).pegawaiId, jabatan, mulai: "2026-11-02", ...more };
  return (await run(({ db }) => db.insertInto("pemangkuJabatan").values(row).returning("id").executeTakeFirstOrThrow())).id;
};
const change = (table: "akun" | "pegawai" | "pemangkuJabatan", id: string, what: object) =>
  run(({ db }) => db.updateTable(table).set(what).where("id", "=", id).execute());
const acted = async (name: string, when = day) => {
  const deed = { akunId: account(name), day: when };
  return (await run((ctx) => actedAs(ctx, [deed, { akunId: account("rina"), day: when }])))(deed);
};

describe("a deed", () => {
  test("is done in every position of that day, from the head down", async () => {
    await hold("sari", "pembina", { bidang: "Pramuka" });
    await hold("sari", "bendahara", { sampai: "2026-11-23" });
    await hold("sari", "kepala");
    await hold("budi", "pembina", { bidang: "PMR" });
    expect(await acted("sari")).toBe("Kepala Madrasah, Bendahara, Pembina Pramuka");
    expect([await acted("sari", "2026-11-24"), await acted("sari", "2026-11-02")]).toEqual([
      "Kepala Madrasah, Pembina Pramuka",
      "Kepala Madrasah, Bendahara, Pembina Pramuka",
    ]);
    expect([await acted("sari", "2026-11-01"), await acted("budi"), await acted("tu")]).toEqual(["", "Pembina PMR", ""]);
  });

  test("is done in no position of the bin, nor as somebody who lies in it", async () => {
    const id = await hold("sari", "bendahara");
    expect(await acted("sari")).toBe("Bendahara");
    await change("pegawai", one("sari").pegawaiId, { deletedAt: new Date() });
    expect(await acted("sari")).toBe("");
    await change("pegawai", one("sari").pegawaiId, { deletedAt: null });
    await change("pemangkuJabatan", id, { deletedAt: new Date() });
    expect(await acted("sari")).toBe("");
  });

  test("is somebody's by the linked account and by the number that account and record carry", async () => {
    await hold("sari", "bendahara");
    await change("pegawai", one("sari").pegawaiId, { akunId: null });
    expect(await acted("sari")).toBe("");
    await change("pegawai", one("sari").pegawaiId, { akunId: null, nip: "198501012010012000" });
    await change("pegawai", one("sari").pegawaiId, { akunId: null });
    expect(await acted("sari")).toBe("Bendahara");
  });
});

describe("whoever holds a position", () => {
  const accounts = async () => (await run((ctx) => holdersOn(ctx, day))).map(({ holder }) => holder.akunId);

  test("has the account that is linked before the one with the number, and none that may not sign in", async () => {
    await hold("sari", "bendahara");
    await hold("budi", "pembina");
    await change("pegawai", one("sari").pegawaiId, { nip: "198501012010012001" });
    await change("pegawai", one("budi").pegawaiId, { nip: "198501012010012000" });
    expect(await accounts()).toEqual([account("sari"), account("budi")]);
    for (const name of ["sari", "budi"]) await change("pegawai", one(name).pegawaiId, { nip: null });
    await change("akun", account("sari"), { aktif: false });
    await change("akun", account("budi"), { deletedAt: new Date() });
    expect(await accounts()).toEqual([null, null]);
  });

  test("acts as long as the account that was agreed to may sign in", async () => {
    const id = await hold("sari", "bendahara");
    await change("pemangkuJabatan", id, { akunSah: account("sari") });
    const acting = async () => (await run(actingToday)).map(({ jabatan, nama }) => [jabatan, nama]);
    expect(await acting()).toEqual([["bendahara", "sari"]]);
    for (const gone of [{ aktif: false }, { aktif: true, deletedAt: new Date() }]) {
      await change("akun", account("sari"), gone);
      expect(await acting()).toEqual([]);
    }
  });

  test("acts again during leave once the deputy may not sign in any more", async () => {
    await agreed("sari", "bendahara", { wakilId: one("budi").pegawaiId });
    await away("sari", [day, "2026-11-24"], "kepala");
    const acting = async () => (await run(actingToday)).map(({ nama, wakil, cutiSampai }) => [nama, wakil, cutiSampai]);
    expect(await acting()).toEqual([["budi", true, null]]);
    for (const gone of [{ aktif: false }, { aktif: true, deletedAt: new Date() }]) {
      await change("akun", account("budi"), gone);
      expect(await acting()).toEqual([["sari", false, "2026-11-24"]]);
    }
  });
});
