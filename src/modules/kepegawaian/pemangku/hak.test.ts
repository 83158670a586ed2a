/** A position brings rights to who holds it; nobody gives any to themselves by it. */
import { describe, expect, test } from "vitest";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { actorNow } from "#modules/akun/index.server.ts";
import { rejectUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { positionsToday } from "#portal/rights/positions.server.ts";
import { justSignedIn } from "#tests/support/database.ts";
import { current, usePositions } from "#tests/support/positions.ts";
import { peranJabatan } from "./hak.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { proposeHak } from "./propose-hak.server.ts";

const { house, one, as, roles, hold, approve, agreed, change } = usePositions();

test("what is read aloud is what the database gives", async () => {
  const { rows } = await as("sistem", async ({ db }) => ({ rows: await db.selectFrom("hakJabatan").selectAll().execute() }));
  const told = Object.entries(peranJabatan).flatMap(([jabatan, brings]) => brings.map((peran) => `${jabatan}: ${peran}`));
  expect(rows.map(({ jabatan, peran }) => `${jabatan}: ${peran}`).sort()).toEqual(told.sort());
});

describe("the rights of a position", () => {
  test("begin once a second person has agreed, on its first day of Palu, and end with its last", async () => {
    const { id } = await hold("sari", "wakamad-humas", { sampai: "2026-11-30" });
    expect(await roles("sari")).toEqual(["guru"]);
    await as("admin", (ctx) => proposeHak(ctx, id));
    expect(await roles("sari")).toEqual(["guru"]);
    await expect(as("admin", (ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
    await approve();
    const days = ["2026-11-01T15:59:00Z", "2026-11-01T16:01:00Z", "2026-11-30T15:59:00Z", "2026-11-30T16:01:00Z"];
    const held: number[] = [];
    for (const when of days) held.push((await roles("sari", when)).length);
    expect(held).toEqual([1, 3, 3, 1]);
    expect([...(await roles("sari"))].sort()).toEqual(["guru", "humas", "wakamad"]);
    // Work that was asked for is done with them too.
    expect((await as("admin", (ctx) => actorNow(ctx, one("sari").actor.id ?? ""))).roles).toContain("humas");
    await as("admin", ({ db }) => db.deleteFrom("usulanPeran").where("status", "=", "menunggu").execute());
    await as("admin", async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)));
    expect(await roles("sari")).toEqual(["guru"]);
    // Brought back, it is as if written down anew.
    await as("admin", (ctx) => restore(ctx, pemangkuJabatan, id));
    expect(await roles("sari")).toEqual(["guru"]);
  });

  test("are proposed by who gives out roles, with a fresh proof, and neither for nor by themselves", async () => {
    const { id } = await hold("budi", "bendahara");
    for (const who of ["tu", "kepala", "budi"])
      await expect(as(who, (ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
    const stale = { ...one("admin").actor, session: { ...justSignedIn, confirmedAt: new Date(0) } };
    await expect(house.scope(stale).transaction((ctx) => proposeHak(ctx, id))).rejects.toMatchObject({ kind: "unconfirmed" });
    await as("admin", (ctx) => proposeHak(ctx, id));
    await expect(approve("admin")).rejects.toMatchObject({ kind: "forbidden" });
    await approve();
    expect(await roles("budi")).toEqual(["guru", "pemaraf"]);
    const own = await as("sistem", (ctx) =>
      create(ctx, pemangkuJabatan, { pegawaiId: one("admin").pegawaiId, jabatan: "kaur-tu", mulai: "2026-11-02" }),
    );
    await expect(as("admin", (ctx) => proposeHak(ctx, own.id))).rejects.toMatchObject({ kind: "conflict" });
    await as("sistem", ({ db }) => db.deleteFrom("pemangkuJabatan").where("id", "=", own.id).execute());
  });

  test("are changed by nobody of the office: another person, deputy or day has to be agreed to anew, an earlier end has not", async () => {
    const id = await agreed("rina", "wakamad-sarpras", { wakilId: one("budi").pegawaiId, sampai: "2026-12-31" });
    const self = { wakilId: one("tu").pegawaiId };
    await expect(change(id, self, "tu")).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as("tu", async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)))).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(await roles("rina")).toContain("wakamad");
    await change(id, { sampai: "2026-12-01" });
    expect(await roles("rina")).toContain("wakamad");
    await change(id, { wakilId: one("sari").pegawaiId });
    const seats = (await as("admin", positionsToday)).find((position) => position.id === id);
    expect(seats?.seats.map(({ state }) => state)).toEqual(["berlaku", "belum"]);
    expect(seats).toMatchObject({ brings: "Wakamad", proposable: true });
    await change(id, { sampai: "2027-12-01" });
    expect(await roles("rina")).not.toContain("wakamad");
  });

  test("that nobody agreed to bind nobody: the office changes the position again, and needs no proof for it", async () => {
    const { id } = await hold("budi", "wakamad-kesiswaan");
    await as("admin", (ctx) => proposeHak(ctx, id));
    await expect(change(id, { nomorSk: "1/2026" }, "tu")).rejects.toMatchObject({ kind: "forbidden" });
    const [proposal] = await as("sistem", ({ db }) => db.selectFrom("usulanPeran").select("id").where("pemangkuId", "=", id).execute());
    await as("kepala", (ctx) => rejectUsulanPeran(ctx, proposal?.id ?? "", "Bukan dia orangnya"));
    const stale = { ...one("tu").actor, session: { ...justSignedIn, confirmedAt: new Date(0) } };
    const { versi, ...row } = await as("tu", (ctx) => find(ctx, pemangkuJabatan, id));
    const sent = Object.fromEntries(Object.keys(pemangkuJabatan.fields).map((name) => [name, row[name]]));
    const changed = house
      .scope(stale)
      .transaction((ctx) => update(ctx, pemangkuJabatan, { id, versi, sent: { ...sent, nomorSk: "1/2026" }, source: "json" }));
    expect(await changed).toMatchObject({ nomorSk: "1/2026" });
  });

  test("stay with the account that was agreed to, whoever the staff record is linked to afterwards", async () => {
    await agreed("rina", "kepala-perpustakaan");
    const link = (akunId: string | null) =>
      as("sistem", ({ db }) => db.updateTable("pegawai").set({ akunId }).where("id", "=", one("rina").pegawaiId).execute());
    await link(null);
    await as("sistem", ({ db }) => db.updateTable("pegawai").set({ akunId: null }).where("id", "=", one("tu").pegawaiId).execute());
    await link(one("tu").actor.id);
    expect(await roles("tu")).toEqual(["tataUsaha"]);
    await link(null);
    await as("sistem", ({ db }) =>
      db
        .updateTable("pegawai")
        .set({ akunId: one("tu").actor.id })
        .where("id", "=", one("tu").pegawaiId)
        .execute(),
    );
    await link(one("rina").actor.id);
  });
});

test("who leads by a position counts among those who decide, and for some days after it was ended", async () => {
  const id = await agreed("budi", "kepala");
  expect(await roles("budi")).toContain("kepala");
  await change(id, { sampai: "2026-11-22" });
  expect(await roles("budi")).not.toContain("kepala");
  const ended = await as("admin", ({ db }) =>
    db
      .selectFrom("akun")
      .select("kuasaBerakhir")
      .where("id", "=", one("budi").actor.id ?? "")
      .executeTakeFirstOrThrow(),
  );
  expect(ended.kuasaBerakhir).toEqual(current);
});
