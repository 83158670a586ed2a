/**
 * The days after the announcement: families say whether they come, some do not, and those who wait look every hour. The committee only wants
 * to see that nobody is passed over. What goes wrong: a place given twice, somebody who jumps the queue, a date that takes places too early.
 */

import { beforeEach, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { takePlace } from "../keluarga/take-place.server.ts";
import { withdrawPendaftaran } from "../keluarga/withdraw-pendaftaran.server.ts";
import { announceKeputusan } from "./announce.server.ts";
import { readAskedSeleksi } from "./asked.ts";
import { lastDayToTake } from "./last-day.ts";
import { loadSeleksi } from "./load-seleksi.server.ts";
import { emailTempat } from "./mail-tempat.server.ts";
import { tendAll } from "./tend-places.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const names = ["Aminah", "Budi", "Citra", "Dewi", "Eka"] as const;
let ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const family = <T>(work: (ctx: Ctx) => Promise<T>) => scope().transaction(work);
const tend = () => tendAll(scope(system("uji")));
const status = (name: string) => scope().read((ctx) => loadStatus(ctx, id(name)));
const states = async () => {
  const rows = await as(({ db }) => db.selectFrom("pendaftaran").select(["namaLengkap", "keadaan"]).orderBy("nomor").execute());
  return rows.map(({ namaLengkap, keadaan }) => `${namaLengkap} ${keadaan}`);
};

let isOpen = false;
beforeEach(async () => {
  if (isOpen) return;
  isOpen = true;
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await as(({ db }) => db.updateTable("periodePpdb").set({ ambilSampai: "2027-07-08", ambilHari: 2 }).where(everyRow).execute());
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 2, cadangan: 2 });
  for (const name of names) ids.set(name, (await register(scope(), name, { email: `${name.toLowerCase()}@contoh.id` })).id);
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  await giveMarks(scope(nurlaela), "tes", new Map(names.map((name, place) => [id(name), 9000 - place * 500])));
  now = new Date("2027-07-01T02:00:00Z");
  const gelombang = await decideWave(scope);
  now = new Date("2027-07-05T02:00:00Z");
  await as((ctx) => announceKeputusan(ctx, gelombang));
  ids = new Map(ids);
});

describe("taking the place", () => {
  test("is offered to whoever is accepted, until the day of the rules, and to nobody else", async () => {
    expect(await status("Aminah")).toMatchObject({ ambil: { sampai: "2027-07-08" } });
    expect(await status("Citra")).toMatchObject({ ambil: null });
    await expect(family((ctx) => takePlace(ctx, id("Citra")))).rejects.toMatchObject({ kind: "conflict" });
    await expect(family((ctx) => takePlace(ctx, id("Eka")))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("before the day of the announcement there is none", async () => {
    now = new Date("2027-07-04T02:00:00Z");
    await expect(family((ctx) => takePlace(ctx, id("Aminah")))).rejects.toMatchObject({
      message: expect.stringContaining("Tidak ada tempat"),
    });
    now = new Date("2027-07-05T02:00:00Z");
  });

  test("pressed twice is taken once", async () => {
    // An impatient thumb on a slow telephone: both presses end on the page that says it is taken.
    await Promise.all([family((ctx) => takePlace(ctx, id("Aminah"))), family((ctx) => takePlace(ctx, id("Aminah")))]);
    const told = await status("Aminah");
    expect(told?.langkah.filter(({ ke }) => ke === "daftar ulang")).toHaveLength(1);
    expect(told?.kalimat).toContain("Yang dibawa: fotokopi ijazah");
    expect(told).toMatchObject({ keadaan: "daftar ulang", ambil: null, kalimat: expect.stringContaining("sudah diambil") });
    expect(told?.langkah.at(-1)).toMatchObject({ ke: "daftar ulang", pelaku: "Keluarga" });
  });
});

describe("the waiting list", () => {
  test("does not move while every place is spoken for, nor while rules are being changed", async () => {
    expect(await tend()).toEqual({ gugur: 0, naik: 0 });
    expect(await states()).toEqual(["Aminah daftar ulang", "Budi diterima", "Citra cadangan", "Dewi cadangan", "Eka tidak diterima"]);
    const { periodeId } = await as(({ db }) => db.selectFrom("gelombangPpdb").select("periodeId").executeTakeFirstOrThrow());
    now = new Date("2027-07-09T02:00:00Z");
    await as(({ db }) => db.insertInto("perubahanAturanPpdb").values({ periodeId, alasan: "Batas diundur", dibukaPada: now }).execute());
    expect(await tend()).toEqual({ gugur: 0, naik: 0 });
    await as(({ db }) => db.deleteFrom("perubahanAturanPpdb").where(everyRow).execute());
  });

  test("on the last day a place still waits; the day after it goes to the next one, also when two processes look at once", async () => {
    now = new Date("2027-07-08T15:59:59Z");
    expect(await tend()).toEqual({ gugur: 0, naik: 0 });
    now = new Date("2027-07-08T16:00:00Z");
    const both = await Promise.all([tend(), tend(), tend()]);
    expect(both.map(({ gugur, naik }) => gugur + naik).sort()).toEqual([0, 0, 2]);
    expect(await states()).toEqual([
      ...["Aminah daftar ulang", "Budi mengundurkan diri", "Citra diterima", "Dewi cadangan", "Eka tidak diterima"],
    ]);
    expect((await status("Budi"))?.langkah.at(-1)).toMatchObject({
      ...{ ke: "mengundurkan diri", pelaku: "Sistem", alasan: "Tempat tidak diambil sampai Kamis, 8 Juli 2027." },
    });
    // Nobody withdrew: the family reads that the day went by.
    expect((await status("Budi"))?.kalimat).toMatch(/^Tempat ini tidak diambil sampai batas waktunya.+ segera hubungi panitia\.$/);
    const told = await status("Citra");
    expect(told?.langkah.at(-1)).toMatchObject({ ke: "diterima", pelaku: "Sistem", alasan: "Naik dari daftar cadangan." });
    // Accepted on the 9th in Palu, two days of her own.
    expect(told?.ambil).toEqual({ sampai: "2027-07-11", kata: expect.stringContaining("paling lambat Minggu, 11 Juli 2027. Sesudah itu") });
    expect((await status("Dewi"))?.hasil?.cadangan).toBe(1);
    expect(await tend()).toEqual({ gugur: 0, naik: 0 });
    const heard = await as(({ db }) =>
      db
        .selectFrom("pemberitahuan")
        .select("kind")
        .where("akunId", "=", nurlaela.id ?? "")
        .where("kind", "=", "tempat-ppdb-berpindah")
        .execute(),
    );
    expect(heard).toHaveLength(1);
  });

  test("each move stands in the trail", async () => {
    const rows = await as(({ db }) =>
      db
        .selectFrom("audit")
        .select(["actorName", "after"])
        .where("subject", "=", "pendaftaran")
        .where("subjectId", "=", id("Citra"))
        .orderBy("id")
        .execute(),
    );
    expect(rows.at(-1)).toMatchObject({ actorName: "sistem: uji", after: { keadaan: "diterima" } });
  });

  test("the committee sees places, who came up with a text to send, and who is next", async () => {
    // Who leaves the waiting list by themselves did not come up.
    const left = { dari: "cadangan", ke: "mengundurkan diri", pelaku: "Keluarga", pada: now } as const;
    await as(({ db }) =>
      db
        .insertInto("langkahPendaftaran")
        .values({ ...left, pendaftaranId: id("Eka") })
        .execute(),
    );
    const { tempat } = await as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams()), "https://contoh.id"));
    expect(tempat?.jalur).toMatchObject([{ tempat: 2, diambil: 1, belum: 1, kosong: 0, menunggu: 1, berikut: { nama: "Dewi" } }]);
    expect(tempat?.naik).toMatchObject([{ nama: "Citra", pelaku: "Sistem", sampai: "2027-07-11" }]);
    expect(tempat?.naik[0]?.teks).toContain("paling lambat Minggu, 11 Juli 2027 di https://contoh.id/daftar/status");
    // Whose place went by its day is told by telephone as well.
    expect(tempat?.lewat).toMatchObject([{ nama: "Budi", teks: expect.stringContaining("tidak diambil sampai batas waktunya") }]);
  });

  test("a family with an address hears of it once it is so, and not when it is so no more", async () => {
    const smtp = await startSmtp();
    const mail = openMail(smtp.url, () => scope());
    const send = (name: string, ke: "diterima" | "mengundurkan diri") =>
      emailTempat(scope(system("uji")), { id: id(name), ke, mail, origin: "https://contoh.id" });
    expect(await send("Citra", "diterima")).toEqual({ terkirim: true });
    expect(await send("Budi", "mengundurkan diri")).toEqual({ terkirim: true });
    expect(await send("Budi", "diterima")).toEqual({ terkirim: false });
    expect(await emailTempat(scope(system("uji")), { id: id("Citra"), ke: "diterima", mail: null, origin: "https://contoh.id" })).toEqual({
      terkirim: false,
    });
    mail.close();
    await smtp.stop();
    const told = smtp.received.map(({ to, raw }) => [to.join(), /naik dari/.test(raw), /tidak diambil/.test(raw)]);
    expect(told).toEqual([
      ["citra@contoh.id", true, false],
      ["budi@contoh.id", false, true],
    ]);
    const waiting = await as(({ db }) => db.selectFrom("tugas").select("job").where("job", "=", "kabari-tempat-ppdb").execute());
    expect(waiting).toHaveLength(2);
  });

  test("a withdrawal frees a place too, until the waiting list closes", async () => {
    await family((ctx) => withdrawPendaftaran(ctx, id("Aminah"), { yakin: "on", noTelepon: "081200000000" }));
    now = new Date("2027-07-11T16:00:00Z");
    // The 12th: the list is closed, and Citra has not taken her place either.
    expect(await tend()).toEqual({ gugur: 1, naik: 0 });
    expect((await states()).filter((one) => /Dewi|Citra/.test(one))).toEqual(["Citra mengundurkan diri", "Dewi cadangan"]);
    // Nobody is sent any more that the place waits.
    const { tempat } = await as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams()), "https://contoh.id"));
    expect(tempat?.naik).toMatchObject([{ nama: "Citra", teks: null }]);
    expect(tempat?.lewat.map(({ nama }) => nama)).toEqual(["Citra", "Budi"]);
    now = new Date("2027-07-11T02:00:00Z");
    expect(await tend()).toEqual({ gugur: 0, naik: 1 });
    expect(await states()).toContain("Dewi diterima");
  });
});

test("whoever is accepted late has days of their own; without a day in the rules there is none", () => {
  expect(lastDayToTake({ ambilSampai: "2027-07-08", ambilHari: null }, "2027-07-01")).toBe("2027-07-08");
  expect(lastDayToTake({ ambilSampai: "2027-07-08", ambilHari: null }, "2027-07-07")).toBe("2027-07-10");
  expect(lastDayToTake({ ambilSampai: null, ambilHari: 5 }, "2027-07-07")).toBeNull();
});
