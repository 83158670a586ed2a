/**
 * The committee before the screen of one exam, fifteen people with other rights around it. What goes wrong: a child without a seat is not
 * seen, two exams at one hour are not seen, somebody presses who may only read.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { addUjian, examsOf } from "#tests/support/ujian-ppdb.ts";
import { applyTempat } from "./apply-tempat.server.ts";
import { readAskedUjian } from "./asked.ts";
import { loadDaftarUjian, loadUjian } from "./load-ujian.server.ts";
import { emptyPlace, publishUjian } from "./publish-ujian.server.ts";
import { sesiUjian } from "./sesi-ujian.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const { begin, renew, id, exam, plan, press, move, change } = examsOf(scope);
const load = (query = "", who: Actor = nurlaela) =>
  scope(who).read((ctx) => loadUjian(ctx, exam().id, readAskedUjian(new URLSearchParams(query))));

beforeAll(begin);
beforeEach(renew);

test("who waits stands in the list, with who sits and where", async () => {
  expect(await load()).toMatchObject({ terisi: 0, belum: 3, total: 3, rencana: null, pindah: null, boleh: true });
  const preview = await load("urutan=nomor");
  expect(preview.rencana).toMatchObject({ banyak: 3, sisa: [], belum: [{ nama: "Eka" }] });
  expect(Object.values(preview.rencana?.tambah ?? {})).toEqual([1, 1, 1]);
  await press();
  const seated = await load();
  expect(seated.rows.map(({ nama, sesi, ruang }) => `${nama} ${sesi} ${ruang}`)).toEqual([
    ...["Ani Sesi 1 Ruang 1", "Budi Sesi 1 Ruang 2", "Citra Sesi 2 Ruang 1"],
  ]);
  expect(seated.lembar.map(({ terisi }) => terisi)).toEqual([1, 1, 1, 0]);
  expect(await scope(nurlaela).read(loadDaftarUjian)).toMatchObject({ rows: [{ nama: "Tes CBT", muat: 4, terisi: 3, belum: 0 }] });
});

test("the list is narrowed by name, session, room, and by who has none", async () => {
  await press();
  await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[1] ?? "", ruangId: exam().ruang[0] ?? "" }));
  const named = async (query: string) => (await load(query)).rows.map(({ nama }) => nama);
  expect(await named("cari=bud")).toEqual(["Budi"]);
  expect(await named(`sesi=${exam().sesi[0]}`)).toEqual(["Ani", "Budi"]);
  expect(await named(`ruang=${exam().ruang[1]}`)).toEqual(["Budi"]);
  expect(await named("sesi=tanpa")).toEqual(["Citra"]);
  expect(await named("sesi=x&ruang=x&halaman=0")).toHaveLength(3);
});

test("a session that was put to the hour of another exam shows who is to be in two places", async () => {
  await press();
  const other = await addUjian(
    scope(nurlaela),
    { nama: "Wawancara", komponen: "tes", jalur: "reguler" },
    { sesi: [["14:00", "15:00"]], ruang: [5] },
  );
  await as(({ db, now }) =>
    db
      .insertInto("kursiUjian")
      .values({
        ujianId: other.id,
        sesiId: other.sesi[0] ?? "",
        ruangId: other.ruang[0] ?? "",
        kursi: 1,
        pendaftaranId: id("Ani"),
        pada: now,
      })
      .execute(),
  );
  expect((await load()).bentrok).toBe(0);
  await change(sesiUjian, other.sesi[0], { mulai: "09:30", selesai: "11:00" });
  const seen = await load("sesi=bentrok");
  expect([seen.bentrok, seen.rows.map(({ nama, bentrok }) => `${nama} ${bentrok}`)]).toEqual([1, ["Ani Wawancara"]]);
});

test("a child can go where there is room, and rooms without stairs say so", async () => {
  await press();
  const { pindah } = await load(`anak=${id("Budi")}`);
  expect(pindah).toMatchObject({ nama: "Budi", kursi: 1, saudara: [] });
  expect(pindah?.pilihan.map(({ label }) => label)).toEqual(["Sesi 2, Ruang 2 (1 kosong)"]);
  await move("Citra", [1, 1]);
  expect((await load(`anak=${id("Budi")}`)).pindah?.pilihan.map(({ label }) => label)).toEqual([
    "Sesi 2, Ruang 1 (1 kosong, tanpa tangga)",
  ]);
  expect((await load(`anak=${id("Dewi")}`)).pindah).toBeNull();
});

test("who may read sees it and presses nothing; others see nothing", async () => {
  const { sidik } = await plan();
  for (const who of [actor("tataUsaha"), actor("kepala")]) {
    expect(await load("", who)).toMatchObject({ boleh: false });
    const acts = [
      (ctx: Ctx) => applyTempat(ctx, { ujianId: exam().id, urutan: "nomor", sidik }),
      (ctx: Ctx) => publishUjian(ctx, exam().id),
      (ctx: Ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[0] ?? "", ruangId: "" }),
    ];
    for (const act of acts) await expect(as<unknown>(act, who)).rejects.toMatchObject({ kind: "forbidden" });
  }
  await expect(load("", actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
  await expect(scope(actor("guru")).read(loadDaftarUjian)).rejects.toMatchObject({ kind: "notFound" });
  await expect(scope(nurlaela).read((ctx) => loadUjian(ctx, "x", readAskedUjian(new URLSearchParams())))).rejects.toMatchObject({
    kind: "notFound",
  });
});
