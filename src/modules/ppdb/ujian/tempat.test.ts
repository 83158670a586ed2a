/**
 * Two of the committee at one desk give seats at the same time, hours change after cards were printed, children withdraw and are verified
 * late. What goes wrong: two in a seat, one more than the room has, a family that reads what no longer holds, or reads it before its time.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { find, remove } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, rusdin } from "#tests/support/panitia.ts";
import { verify } from "#tests/support/seleksi-ppdb.ts";
import { addUjian, examsOf } from "#tests/support/ujian-ppdb.ts";
import { applyTempat } from "./apply-tempat.server.ts";
import { moveKursi } from "./move-kursi.server.ts";
import { planTempat } from "./plan.server.ts";
import { emptyPlace } from "./publish-ujian.server.ts";
import { readUjian } from "./read-ujian.server.ts";
import { ruangUjian } from "./ruang-ujian.ts";
import { sesiUjian } from "./sesi-ujian.ts";
import { ujianPpdb } from "./ujian-ppdb.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const { begin, renew, id, exam, plan, press, seats, move, change, withdraw } = examsOf(scope);

beforeAll(begin);
beforeEach(renew);

describe("seats", () => {
  test("go to whoever is verified and on a path with this exam; who is left is told, with the reason", async () => {
    const { sisa, belum, tanpa, tempat } = await plan();
    expect([tempat.length, sisa]).toEqual([3, []]);
    expect(belum).toMatchObject([{ nama: "Eka", keadaan: "Terkirim" }]);
    expect(tanpa).toEqual([{ jalur: "Prestasi akademik", banyak: 1 }]);
    expect(await press()).toEqual({ tempat: 3, lepas: 0 });
    expect(await seats()).toEqual(["Ani: Sesi 1, Ruang 1, 1", "Budi: Sesi 1, Ruang 2, 1", "Citra: Sesi 2, Ruang 1, 1"]);
  });

  test("pressed twice change nothing, and pressed by two at once they are given once", async () => {
    const { sidik } = await plan();
    const both = await Promise.all(
      [nurlaela, rusdin].map((who) => as((ctx) => applyTempat(ctx, { ujianId: exam().id, urutan: "nomor", sidik }), who)),
    );
    expect(both.map(({ tempat }) => tempat).sort()).toEqual([0, 3]);
    const before = await seats();
    expect(await press()).toEqual({ tempat: 0, lepas: 0 });
    expect(await seats()).toEqual(before);
  });

  test("are not given by a plan that nobody saw", async () => {
    const { sidik } = await plan();
    await withdraw("Ani");
    const stale = as((ctx) => applyTempat(ctx, { ujianId: exam().id, urutan: "nomor", sidik }));
    await expect(stale).rejects.toMatchObject({ kind: "conflict" });
    expect(await seats()).toEqual([]);
  });

  test("leave those without one whose number comes last when all rooms are full", async () => {
    await as((ctx) =>
      ctx.db
        .deleteFrom("ruangUjian")
        .where("id", "=", exam().ruang[1] ?? "")
        .execute(),
    );
    const { sisa } = await plan();
    expect(sisa).toMatchObject([{ nama: "Citra", sebab: "penuh" }]);
  });

  test("of whoever withdraws are free at once; who comes late gets one and nobody else is moved", async () => {
    await press();
    await withdraw("Ani");
    expect(await seats()).toEqual(["Budi: Sesi 1, Ruang 2, 1", "Citra: Sesi 2, Ruang 1, 1"]);
    await as((ctx) => verify(ctx, id("Eka")));
    expect(await press()).toEqual({ tempat: 1, lepas: 0 });
    expect(await seats()).toContain("Eka: Sesi 1, Ruang 1, 1");
    await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "terkirim" }).where("id", "=", id("Eka")).execute());
  });

  test("are free when the path changes, and when the rules of the path no longer ask for the exam", async () => {
    await press();
    await as(({ db }) => db.updateTable("pendaftaran").set({ jalur: "prestasi-akademik" }).where("id", "=", id("Ani")).execute());
    expect(await seats()).toHaveLength(2);
    await as(({ db }) => db.updateTable("jalurPpdb").set({ bobotTes: 0, bobotRapor: 100 }).where("jenis", "=", "reguler").execute());
    expect((await plan()).lepas.map(({ nama }) => nama)).toEqual(["Budi", "Citra"]);
    expect(await press()).toEqual({ tempat: 0, lepas: 2 });
    await as(async ({ db }) => {
      await db.updateTable("jalurPpdb").set({ bobotTes: 60, bobotRapor: 40 }).where("jenis", "=", "reguler").execute();
      await db.updateTable("pendaftaran").set({ jalur: "reguler" }).where("id", "=", id("Ani")).execute();
    });
  });

  test("are not at the hour of another exam", async () => {
    await press();
    const btq = await addUjian(
      scope(nurlaela),
      { nama: "Tes 2", komponen: "tes", jalur: "reguler" },
      { sesi: [["09:00", "09:30"]], ruang: [5] },
    );
    const two = await as(async (ctx) => planTempat(ctx, await readUjian(ctx, btq.id), "nomor"));
    expect([two.tempat.length, two.sisa.map(({ nama, sebab }) => `${nama} ${sebab}`)]).toEqual([1, ["Ani bentrok", "Budi bentrok"]]);
  });
});

test("two exams at one hour, pressed by two people at once, give no child two places", async () => {
  const other = await addUjian(scope(nurlaela), { nama: "BTQ", komponen: "btq" }, { sesi: [["08:00", "12:00"]], ruang: [5] });
  await as(({ db }) => db.updateTable("jalurPpdb").set({ bobotBtq: 10 }).where("jenis", "=", "reguler").execute());
  const seen = await as(async (ctx) => [
    (await planTempat(ctx, await readUjian(ctx, exam().id), "nomor")).sidik,
    (await planTempat(ctx, await readUjian(ctx, other.id), "nomor")).sidik,
  ]);
  const give = (ujianId: string, sidik = "") => ({ ujianId, urutan: "nomor" as const, sidik });
  const { promise: written, resolve: tell } = Promise.withResolvers<void>();
  const first = as(async (ctx) => {
    await applyTempat(ctx, give(exam().id, seen[0]));
    tell();
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  await written;
  const second = as((ctx) => applyTempat(ctx, give(other.id, seen[1])), rusdin);
  expect((await Promise.all([second, first]))[0]).toEqual({ tempat: 0, lepas: 0 });
  expect(await seats()).toHaveLength(3);
});

describe("the database itself", () => {
  const put = (name: string, some: object) =>
    as(({ db }) =>
      db
        .insertInto("kursiUjian")
        .values({
          ujianId: exam().id,
          sesiId: exam().sesi[0] ?? "",
          ruangId: exam().ruang[0] ?? "",
          kursi: 1,
          pendaftaranId: id(name),
          pada: new Date(),
          ...some,
        })
        .execute(),
    );

  test("refuses a second child in a seat, a seat more than the room has, a second seat, and who takes no part", async () => {
    await put("Ani", {});
    await expect(put("Budi", {})).rejects.toMatchObject({ constraint: "kursi_ujian_satu" });
    await expect(put("Budi", { kursi: 2 })).rejects.toMatchObject({ constraint: "kursi_ujian_muat" });
    await expect(put("Ani", { sesiId: exam().sesi[1] })).rejects.toMatchObject({ constraint: "kursi_ujian_anak" });
    await withdraw("Citra");
    await expect(put("Citra", { sesiId: exam().sesi[1] })).rejects.toMatchObject({ constraint: "kursi_ujian_ikut" });
  });

  test("refuses a session or a room of another exam", async () => {
    const other = await addUjian(scope(nurlaela), { nama: "BTQ", komponen: "btq" }, { sesi: [["08:00", "10:00"]], ruang: [5] });
    await expect(put("Ani", { sesiId: other.sesi[0] })).rejects.toMatchObject({ code: "23503" });
    await expect(put("Ani", { ruangId: other.ruang[0] })).rejects.toMatchObject({ code: "23503" });
  });

  test("gives no seat in an exam that went while the committee pressed, and none to whose path has no such exam", async () => {
    const ujian = await as((ctx) => find(ctx, ujianPpdb, exam().id));
    await as((ctx) => remove(ctx, ujianPpdb, ujian));
    await expect(put("Ani", {})).rejects.toMatchObject({ constraint: "kursi_ujian_ada" });
    await as(({ db }) => db.updateTable("ujianPpdb").set({ deletedAt: null }).where("id", "=", exam().id).execute());
    await expect(put("Dewi", {})).rejects.toMatchObject({ constraint: "kursi_ujian_ikut" });
    await put("Ani", {});
  });

  test("lets no room shrink or go, and no session or exam, while children sit there", async () => {
    await press();
    const row = (table: typeof ruangUjian | typeof sesiUjian | typeof ujianPpdb, of: string) => as((ctx) => find(ctx, table, of));
    const ruang = await row(ruangUjian, exam().ruang[0] ?? "");
    const sesi = await row(sesiUjian, exam().sesi[0] ?? "");
    const ujian = await row(ujianPpdb, exam().id);
    await as(({ db }) => db.updateTable("ruangUjian").set({ kapasitas: 3 }).where("id", "=", ruang.id).execute());
    await move("Budi", [0, 0]);
    await expect(change(ruangUjian, ruang.id, { kapasitas: 1 })).rejects.toMatchObject({
      fields: { kapasitas: expect.stringContaining("Pindahkan") },
    });
    for (const gone of [
      (ctx: Ctx) => remove(ctx, ruangUjian, ruang),
      (ctx: Ctx) => remove(ctx, sesiUjian, sesi),
      (ctx: Ctx) => remove(ctx, ujianPpdb, ujian),
    ])
      await expect(as<unknown>(gone)).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("by hand", () => {
  test("a child goes where there is room, and nowhere else", async () => {
    await press();
    await move("Ani", [1, 1]);
    expect(await seats()).toContain("Ani: Sesi 2, Ruang 2, 1");
    await expect(move("Budi", [1, 1])).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("penuh") });
    await expect(move("Dewi", [0, 0])).rejects.toMatchObject({ kind: "notFound" });
    await expect(move("Eka", [0, 0])).rejects.toMatchObject({ message: expect.stringContaining("belum terverifikasi") });
  });

  test("two who put two children on the last seat at once: one of them is told", async () => {
    await press();
    const both = await Promise.allSettled([move("Ani", [1, 1]), move("Budi", [1, 1], rusdin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await seats()).filter((one) => one.includes("Sesi 2, Ruang 2"))).toHaveLength(1);
  });

  test("not to the hour of another exam, and not by who may not decide", async () => {
    await press();
    const other = await addUjian(
      scope(nurlaela),
      { nama: "Tes ulang", komponen: "tes", jalur: "reguler" },
      { sesi: [["11:00", "11:30"]], ruang: [5] },
    );
    await as((ctx) =>
      moveKursi(ctx, { ujianId: other.id, pendaftaranId: id("Ani"), sesiId: other.sesi[0] ?? "", ruangId: other.ruang[0] ?? "" }),
    );
    await as((ctx) => ctx.db.deleteFrom("kursiUjian").where("ujianId", "=", other.id).where("pendaftaranId", "<>", id("Ani")).execute());
    await expect(
      as((ctx) =>
        moveKursi(ctx, { ujianId: other.id, pendaftaranId: id("Citra"), sesiId: other.sesi[0] ?? "", ruangId: other.ruang[0] ?? "" }),
      ),
    ).rejects.toMatchObject({
      message: expect.stringContaining("mengikuti Tes CBT"),
    });
    for (const who of [actor("tataUsaha"), actor("guru"), actor("kepala")])
      await expect(move("Ani", [1, 1], who)).rejects.toMatchObject({});
  });

  test("a session is emptied when its room is not to be had", async () => {
    await press();
    expect(await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[0] ?? "", ruangId: "" }))).toBe(2);
    expect(await seats()).toHaveLength(1);
  });
});

test("the trail tells who gave seats, how many, and who was moved; no name stands in it", async () => {
  await press();
  await move("Ani", [1, 1]);
  const { rows } = await as(({ db }) =>
    sql<{
      subject: string;
      after: Record<string, unknown>;
    }>`select subject, after from audit where action = 'seat' order by id desc limit 2`.execute(db),
  );
  expect(rows).toEqual([
    { subject: "pendaftaran", after: { ujian: "Tes CBT", sesi: "Sesi 2", ruang: "Ruang 2", kursi: 1 } },
    { subject: "ujianPpdb", after: { tempat: 3, lepas: 0, sisa: 0, urutan: "nomor" } },
  ]);
});
