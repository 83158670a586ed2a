/** How far the rights of holder and deputy have come, each for themselves; and what changes such a position takes a fresh proof. */
import { beforeEach, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { find, remove } from "#kit/register/store.server.ts";
import { approveUsulanPeran, rejectUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { justSignedIn } from "#tests/support/database.ts";
import { current, usePositions } from "#tests/support/positions.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { proposeHak } from "./propose-hak.server.ts";
import { seatsOf } from "./seats.server.ts";

const { house, one, as, hold, agreed, change } = usePositions();
const states = async (id?: string) => (await as("admin", (ctx) => seatsOf(ctx, id))).map(({ nama, wakil, state }) => [nama, wakil, state]);
const waiting = (id: string, name: string) =>
  as("sistem", async ({ db }) => {
    const open = db.selectFrom("usulanPeran").select("id").where("pemangkuId", "=", id).where("status", "=", "menunggu");
    return (await open.where("akunId", "=", String(one(name).actor.id)).execute()).map((row) => row.id);
  });
const akun = (name: string, isi: object) =>
  as("sistem", ({ db }) =>
    db
      .updateTable("akun")
      .set(isi)
      .where("id", "=", String(one(name).actor.id))
      .execute(),
  );
const record = (name: string, isi: object) =>
  as("sistem", ({ db }) => db.updateTable("pegawai").set(isi).where("id", "=", one(name).pegawaiId).execute());

beforeEach(() =>
  as("sistem", async ({ db }) => {
    await db.deleteFrom("usulanPeran").where("status", "=", "menunggu").execute();
    await db.updateTable("pemangkuJabatan").set({ deletedAt: current }).where(everyRow).execute();
  }),
);

test("holder and deputy wait and are agreed to one by one, and only who is left is proposed again", async () => {
  const { id } = await hold("sari", "bendahara", { wakilId: one("budi").pegawaiId });
  const shown = (sari: string, budi: string) => [
    ["sari", false, sari],
    ["budi", true, budi],
  ];
  expect(await states(id)).toEqual(shown("belum", "belum"));
  await as("admin", (ctx) => proposeHak(ctx, id));
  expect(await states(id)).toEqual(shown("menunggu", "menunggu"));
  const [deputy = ""] = await waiting(id, "budi");
  await as("kepala", (ctx) => rejectUsulanPeran(ctx, deputy, "Bukan dia orangnya"));
  expect(await states(id)).toEqual(shown("menunggu", "belum"));
  const [holder = ""] = await waiting(id, "sari");
  await as("kepala", (ctx) => approveUsulanPeran(ctx, holder));
  expect(await states(id)).toEqual(shown("berlaku", "belum"));
  await as("admin", (ctx) => proposeHak(ctx, id));
  expect(await states(id)).toEqual(shown("berlaku", "menunggu"));
  expect([(await waiting(id, "sari")).length, (await waiting(id, "budi")).length]).toEqual([0, 1]);
  await expect(as("admin", (ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ message: expect.stringContaining("Tidak ada hak") });
});

test("seats are those of living positions that have not ended, of one where it is named, with the account that may sign in", async () => {
  const { id } = await hold("sari", "bendahara", { sampai: "2026-11-23" });
  await hold("budi", "pembina", { bidang: "Pramuka", sampai: "2026-11-22" });
  const later = await hold("rina", "pembina", { bidang: "PMR", mulai: "2026-12-01" });
  expect(await states()).toEqual([
    ["sari", false, "belum"],
    ["rina", false, "belum"],
  ]);
  expect(await states(later.id)).toEqual([["rina", false, "belum"]]);
  for (const gone of [{ aktif: false }, { aktif: true, deletedAt: current }]) {
    await akun("sari", gone);
    expect(await states(id)).toEqual([["sari", false, "tanpa-akun"]]);
  }
  await akun("sari", { deletedAt: null });
  await record("sari", { deletedAt: current });
  expect(await states(id)).toEqual([]);
  await record("sari", { deletedAt: null });
  // Known by the NIP while no account is linked, and by the linked one alone otherwise.
  const nip = "199001012015031005";
  await record("sari", { akunId: null, nip });
  const seat = async () => (await as("admin", (ctx) => seatsOf(ctx, id)))[0]?.akunId;
  expect(await seat()).toBe(one("rina").actor.id);
  await record("sari", { akunId: one("sari").actor.id });
  expect(await seat()).toBe(one("sari").actor.id);
  await record("sari", { nip: null });
});

test("a position that rights were proposed for is changed with a fresh proof, another without", async () => {
  const stale = { ...one("admin").actor, session: { ...justSignedIn, confirmedAt: new Date(0) } };
  const throwAway = (id: string) =>
    house.scope(stale).transaction(async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)));
  const id = await agreed("rina", "bendahara");
  await expect(throwAway(id)).rejects.toMatchObject({ kind: "unconfirmed" });
  expect(await states(id)).toEqual([["rina", false, "berlaku"]]);
  await change(id, { nomorSk: "1/2026" });
  const { id: plain } = await hold("budi", "pembina", { bidang: "Rohis" });
  await throwAway(plain);
  expect(await states(plain)).toEqual([]);
});
