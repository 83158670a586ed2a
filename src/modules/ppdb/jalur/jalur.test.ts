/**
 * Families sending the form on their phones, most of them on the last evening, and the committee that set the paths at its desk. What goes
 * wrong: a path that is closed already, two waves at once, a period that is still a draft, a page that was kept before a path closed.
 */

import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { registration } from "#tests/support/registrations.ts";
import { activePeriode, addPeriode, nextPeriode, readPendaftaran, receivePendaftaran } from "../index.server.ts";
import { readNextChange } from "../periode.server.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { loadAturan } from "./load-aturan.server.ts";
import { jalurOf, nextChange } from "./load-jalur.server.ts";

let jam = new Date("2027-03-10T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const panitia = actor("panitiaPpdb");
const asPanitia = <T>(work: (ctx: Ctx) => Promise<T>) => scope(panitia).transaction(work);
const send = (isi: object = {}) =>
  scope().transaction((ctx) => receivePendaftaran(ctx, { ...registration("Anak Jalur"), ...isi }, { key: null, source: "json" }));
const stored = (id: string) =>
  scope(system("uji")).transaction(({ db }) =>
    db.selectFrom("pendaftaran").select(["jalur", "gelombangId"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );

const tahun = {
  ...{ tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288 },
  ...{ pengumuman: "2027-07-05", daftarUlangMulai: null, daftarUlangSelesai: null },
};
let periodeId = "";
let first = "";
let second = "";

const wave = (nama: string, some: object) =>
  asPanitia(async (ctx) => (await create(ctx, gelombangPpdb, { nama, periodeId, tanpaLembar: true, ...some }, "json")).id);
const path = (jenis: string, gelombangId: string, some: object = {}) =>
  asPanitia((ctx) => create(ctx, jalurPpdb, { jenis, gelombangId, tanpaLembar: true, ...some }, "json"));

beforeAll(async () => {
  periodeId = (await scope(system("uji")).transaction((ctx) => addPeriode(ctx, tahun))).id;
});

describe("the paths of a period", () => {
  test("without a wave, everybody takes the path reguler while the period is open", async () => {
    expect(await scope().read(readPendaftaran)).toMatchObject({ jalur: ["reguler"], tutup: null });
    const { id } = await send();
    expect(await stored(id)).toEqual({ jalur: "reguler", gelombangId: null });
    await expect(send({ jalur: "tahfidz" })).rejects.toMatchObject({
      kind: "invalid",
      fields: { jalur: "Jalur tahfidz tidak dibuka untuk tahun ajaran ini. Yang dibuka: reguler." },
    });
  });

  test("what says no path goes to reguler, of the wave that closes first", async () => {
    first = await wave("Gelombang 1", { buka: "2027-03-01", tutup: "2027-04-30", tutupPukul: "14:00" });
    second = await wave("Gelombang 2", { buka: "2027-03-05" });
    await path("reguler", first);
    await path("reguler", second);
    await path("prestasi-akademik", first, { tutup: "2027-03-31" });
    await path("asrama", second, { buka: "2027-05-01", bukaPukul: "08:00" });
    const { id } = await send();
    expect(await stored(id)).toEqual({ jalur: "reguler", gelombangId: first });
    const juara = await send({ jalur: "prestasi-akademik" });
    expect(await stored(juara.id)).toEqual({ jalur: "prestasi-akademik", gelombangId: first });
    expect(await scope().read(readPendaftaran)).toMatchObject({ jalur: ["prestasi-akademik", "reguler"] });
  });

  test("a path nobody knows is refused at its field, and nothing is given a number", async () => {
    await expect(send({ jalur: "undangan" })).rejects.toMatchObject({ kind: "invalid", fields: { jalur: expect.any(String) } });
  });

  test("each path closes by the clock, by itself", async () => {
    jam = new Date("2027-03-31T15:59:59.999Z");
    expect((await send({ jalur: "prestasi-akademik" })).nomor).toContain("PMBM-2027");
    jam = new Date("2027-03-31T16:00:00.000Z");
    await expect(send({ jalur: "prestasi-akademik" })).rejects.toThrow(
      "Jalur prestasi akademik sudah ditutup sejak 31 Maret 2027 dan tidak dibuka lagi untuk tahun ajaran ini. Yang dibuka: reguler.",
    );
    jam = new Date("2027-04-30T06:00:59.999Z");
    expect(await stored((await send()).id)).toMatchObject({ gelombangId: first });
    jam = new Date("2027-04-30T06:01:00.000Z");
    expect(await stored((await send()).id)).toMatchObject({ gelombangId: second });
    await expect(send({ jalur: "asrama" })).rejects.toThrow(
      "Jalur asrama sedang tidak dibuka. Jalur asrama (Gelombang 2) dibuka 1 Mei 2027 pukul 08.00 WITA. Yang dibuka: reguler.",
    );
    jam = new Date("2027-05-01T00:00:00.000Z");
    expect((await send({ jalur: "asrama" })).nomor).toContain("PMBM-2027");
  });

  test("a page knows until when what it says holds", async () => {
    const days = { id: periodeId, buka: tahun.buka, tutup: tahun.tutup };
    const jalur = await scope().read((ctx) => jalurOf(ctx, days));
    expect(nextChange(jalur, new Date("2027-04-30T06:00:00Z"))?.toISOString()).toBe("2027-04-30T06:01:00.000Z");
    expect(nextChange(jalur, new Date("2027-07-01T06:00:00Z"))).toBeNull();
    const before = jam;
    const holdsUntil = async (now: string) => {
      jam = new Date(now);
      return (await scope().read(readNextChange)).toISOString();
    };
    expect(await holdsUntil("2027-04-30T06:00:00Z")).toBe("2027-04-30T06:01:00.000Z");
    expect(await holdsUntil("2027-04-20T06:00:00Z")).toBe("2027-04-20T16:00:00.000Z");
    expect(await holdsUntil("2029-01-01T06:00:00Z")).toBe("2029-01-01T16:00:00.000Z");
    jam = before;
  });

  test("between two waves the pages and the refusal say which path opens when", async () => {
    jam = new Date("2027-02-10T02:00:00Z");
    const sentence = "Pendaftaran sedang ditutup. Jalur prestasi akademik (Gelombang 1) dibuka 1 Maret 2027.";
    expect(await scope().read(readPendaftaran)).toEqual({
      periode: null,
      judul: "Belum waktunya mendaftar",
      tutup: expect.stringContaining("(Gelombang 1) dibuka 1 Maret 2027."),
    });
    await expect(send()).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining(sentence.slice(0, 28)) });
  });

  test("the committee sees each path with its state and how many came, and may correct it; others do not come in", async () => {
    jam = new Date("2027-04-01T02:00:00Z");
    const { jalur, peringatan, bolehUbah } = await asPanitia((ctx) => loadAturan(ctx, periodeId));
    expect(jalur.map(({ nama, gelombang, keadaan, pendaftar }) => [nama, gelombang, keadaan, pendaftar])).toEqual([
      ["Prestasi akademik", "Gelombang 1", "ditutup", 2],
      ["Reguler", "Gelombang 1", "dibuka", 2],
      ["Asrama", "Gelombang 2", "belum", 1],
      ["Reguler", "Gelombang 2", "dibuka", 1],
    ]);
    expect([peringatan.length > 0, bolehUbah]).toEqual([true, true]);
    const kepala = await scope(actor("kepala")).transaction((ctx) => loadAturan(ctx, periodeId));
    expect(kepala.bolehUbah).toBe(false);
    for (const lain of [actor("guru"), actor("humas")])
      await expect(scope(lain).transaction((ctx) => loadAturan(ctx, periodeId))).rejects.toMatchObject({ kind: "notFound" });
    await expect(asPanitia((ctx) => loadAturan(ctx, "bukan-id"))).rejects.toMatchObject({ kind: "notFound" });
    const takenAway = scope(actor("kepala")).transaction((ctx) => create(ctx, jalurPpdb, { jenis: "mutasi", gelombangId: first }, "json"));
    await expect(takenAway).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("the same path twice in a wave, days in the wrong order and tie-breaks twice are refused at their fields", async () => {
    await expect(path("reguler", first)).rejects.toMatchObject({ fields: { jenis: expect.stringContaining("sudah mempunyai") } });
    await expect(path("mutasi", first, { buka: "2027-04-02", tutup: "2027-04-01" })).rejects.toMatchObject({
      fields: { tutup: expect.any(String) },
    });
    const sameDay = { buka: "2027-04-01", bukaPukul: "10:00", tutup: "2027-04-01", tutupPukul: "09:00" };
    await expect(path("mutasi", first, sameDay)).rejects.toMatchObject({ fields: { tutupPukul: expect.any(String) } });
    await expect(path("mutasi", first, { seri1: "usia", seri2: "usia" })).rejects.toMatchObject({ fields: { seri2: expect.any(String) } });
    await expect(path("mutasi", first, { seri2: "usia" })).rejects.toMatchObject({ fields: { seri2: expect.any(String) } });
    await expect(wave("gelombang 1", {})).rejects.toMatchObject({ fields: { nama: expect.any(String) } });
  });

  test("what lies in the bin takes nobody", async () => {
    const added = await path("afirmasi", first);
    expect((await send({ jalur: "afirmasi" })).nomor).toContain("PMBM-2027");
    await asPanitia((ctx) => remove(ctx, jalurPpdb, { id: added.id, versi: added.versi }));
    await expect(send({ jalur: "afirmasi" })).rejects.toThrow("Jalur afirmasi tidak dibuka untuk tahun ajaran ini.");
  });

  test("a draft is open to nobody and announced nowhere", async () => {
    await scope(system("uji")).transaction(({ db }) => db.updateTable("periodePpdb").set({ draf: true }).where(everyRow).execute());
    expect(await scope().read(activePeriode)).toBeUndefined();
    await expect(send()).rejects.toThrow("akan diumumkan");
    jam = new Date("2027-01-01T02:00:00Z");
    expect(await scope().read(nextPeriode)).toBeUndefined();
    await scope(system("uji")).transaction(({ db }) => db.updateTable("periodePpdb").set({ draf: false }).where(everyRow).execute());
    expect(await scope().read(nextPeriode)).toMatchObject({ tahunAjaran: "2027/2028" });
  });

  test("the age rule of the period takes the place of the decree's", async () => {
    jam = new Date("2027-04-01T02:00:00Z");
    const born = { tanggalLahir: "2007-01-01" };
    expect((await send(born)).peringatan).toEqual([]);
    await scope(system("uji")).transaction(({ db }) => db.updateTable("periodePpdb").set({ usiaMaksimal: 19 }).where(everyRow).execute());
    expect((await send(born)).peringatan).toEqual([expect.stringContaining("lewat 19 tahun")]);
  });
});
