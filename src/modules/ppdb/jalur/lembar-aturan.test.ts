/**
 * The committee at its desk, once a year, and everybody who doubts it afterwards: rules are published before the season, and change only in
 * plain sight. What goes wrong: a path corrected quietly after families registered, a copy of last year that is open at once.
 */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, remove, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { activePeriode, addPeriode } from "../index.server.ts";
import { periodePpdb } from "../periode-ppdb.ts";
import { readAturan } from "../seleksi/bundle.ts";
import { copyPeriode, planCopy, tellCopy } from "./copy-periode.server.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { openPerubahan, publishAturan, readLembar, readTerbitanPublik } from "./lembar-aturan.server.ts";
import { loadAturan } from "./load-aturan.server.ts";
import { renamed, yearLater } from "./year-later.ts";

let jam = new Date("2027-01-10T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const panitia = actor("panitiaPpdb");
const asPanitia = <T>(work: (ctx: Ctx) => Promise<T>) => scope(panitia).transaction(work);
const year = { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, draf: true, pengumuman: "2027-07-05" };
const publik = () => scope().read(readTerbitanPublik);

let id = "";
let wave = { id: "", versi: 1 };
let path = { id: "", versi: 1 };

beforeAll(() =>
  asPanitia(async (ctx) => {
    id = (await create(ctx, periodePpdb, year, "json")).id;
    const first = { nama: "Gelombang 1 2027/2028", periodeId: id, buka: "2027-02-01", bukaPukul: "08:00", tutup: "2027-02-28" };
    wave = await create(ctx, gelombangPpdb, first, "json");
    const rules = { kuota: 20, kuotaIpa: 10, syarat: "Lulus MTs", bobotRapor: 100, seri1: "usia", tutupPukul: "14:00", toleransiTes: 5 };
    path = await create(ctx, jalurPpdb, { jenis: "tahfidz", gelombangId: wave.id, ...rules }, "json");
  }),
);

describe("a copy for the next year", () => {
  test("moves every day by a year, and the names of waves", () => {
    expect([yearLater("2027-02-01"), yearLater("2028-02-29"), yearLater(null)]).toEqual(["2028-02-01", "2029-02-28", null]);
    expect(renamed("Gelombang 1 2027/2028", "2027/2028")).toBe("Gelombang 1 2028/2029");
  });

  test("is told first, made once, whole, and as a draft", async () => {
    const plan = await asPanitia((ctx) => planCopy(ctx, id));
    expect(plan.periode).toMatchObject({ tahunAjaran: "2028/2029", buka: "2028-02-01", pengumuman: "2028-07-05", draf: true });
    expect((await asPanitia((ctx) => tellCopy(ctx, id))).baris.slice(1)).toEqual([
      "Gelombang 1 2028/2029: 1 Februari 2028 pukul 08.00 WITA – 28 Februari 2028",
      // The path's hour holds on the day of its wave, as it will when the copy is open.
      expect.stringContaining("Gelombang 1 2028/2029, jalur tahfidz: 1 Februari 2028 pukul 08.00 WITA – 28 Februari 2028 pukul 14.00"),
      "Pengumuman: Rabu, 5 Juli 2028",
    ]);
    const copy = await asPanitia((ctx) => copyPeriode(ctx, id));
    const rows = await asPanitia(({ db }) =>
      db
        .selectFrom("jalurPpdb")
        .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
        .select([
          "jenis",
          "nama",
          "gelombangPpdb.buka",
          "gelombangPpdb.bukaPukul",
          "jalurPpdb.tutupPukul",
          "kuota",
          "kuotaIpa",
          "syarat",
          "seri1",
          "toleransiTes",
        ])
        .where("periodeId", "=", copy)
        .execute(),
    );
    const hours = { bukaPukul: "08:00", tutupPukul: "14:00" };
    const rules = { jenis: "tahfidz", kuota: 20, kuotaIpa: 10, syarat: "Lulus MTs", seri1: "usia", toleransiTes: 5 };
    expect(rows).toEqual([{ nama: "Gelombang 1 2028/2029", buka: "2028-02-01", ...hours, ...rules }]);
    jam = new Date("2028-03-01T02:00:00Z");
    expect(await scope().read(activePeriode)).toBeUndefined();
    jam = new Date("2027-01-10T02:00:00Z");
    await expect(asPanitia((ctx) => copyPeriode(ctx, id))).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("2028/2029"),
    });
  });

  test("is not for those who may not add periods, nor of what is not there", async () => {
    for (const lain of [actor("kepala"), actor("guru")])
      await expect(scope(lain).transaction((ctx) => copyPeriode(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(asPanitia((ctx) => copyPeriode(ctx, "00000000-0000-4000-8000-000000000000"))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the published rules", () => {
  test("are shown with the digest of their bytes, and a draft is none any more", async () => {
    expect(await publik()).toEqual({ versi: [], perubahan: null });
    const { nomor, sidik } = await asPanitia((ctx) => publishAturan(ctx, id));
    const { versi } = await publik();
    expect([nomor, versi]).toEqual([1, [expect.objectContaining({ nomor: 1, sidik, alasan: null })]]);
    const isi = await scope().read((ctx) => readLembar(ctx, versi[0]?.id ?? ""));
    expect(createHash("sha256").update(isi).digest("hex")).toBe(sidik);
    expect(JSON.parse(isi)).toMatchObject({
      ...{ tahunAjaran: "2027/2028", usiaMaksimal: 21, usiaPer: "2027-07-01", afirmasiPersen: 15, biaya: 0 },
      jalur: [{ jenis: "tahfidz", dari: "2027-02-01T00:00:00.000Z", sampai: "2027-02-28T06:01:00.000Z", bobot: { rapor: 100 } }],
    });
    // A part without a tolerance of its own is not named: the sheets of before keep their digest.
    expect(JSON.parse(isi).jalur[0].toleransi).toEqual({ btq: null, tahfidz: null, wawancara: null, tes: 5 });
    await expect(asPanitia((ctx) => publishAturan(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("change by no door: neither path, wave nor period, neither added nor thrown away", async () => {
    const said = { kind: "invalid", message: expect.stringContaining("sudah diterbitkan") };
    const refused = (work: (ctx: Ctx) => Promise<unknown>) => expect(asPanitia(work)).rejects.toMatchObject(said);
    await refused((ctx) => create(ctx, jalurPpdb, { jenis: "mutasi", gelombangId: wave.id }, "json"));
    await refused((ctx) => create(ctx, gelombangPpdb, { nama: "Lain", periodeId: id }, "json"));
    await refused((ctx) => remove(ctx, jalurPpdb, path));
    await refused((ctx) => remove(ctx, gelombangPpdb, wave));
    const raw = scope(system("uji")).transaction(({ db }) => sql`update periode_ppdb set kuota = 300 where id = ${id}`.execute(db));
    await expect(raw).rejects.toMatchObject({ constraint: "aturan_ppdb_terbit" });
    const forged = scope(system("uji")).transaction(({ db }) => sql`update lembar_aturan_ppdb set sidik = repeat('0', 64)`.execute(db));
    await expect(forged).rejects.toThrow("never changed");
  });

  test("are opened with a reason that everybody reads, and become a new version that keeps it", async () => {
    const open = (alasan: string) => asPanitia((ctx) => openPerubahan(ctx, id, alasan));
    for (const short of ["", "  singkat ", "x".repeat(301)])
      await expect(open(short)).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    await open("Kuota ditambah sesuai keputusan Kanwil");
    await expect(open("Kuota ditambah sesuai keputusan Kanwil")).rejects.toMatchObject({ kind: "conflict" });
    expect(await publik()).toMatchObject({ perubahan: "Kuota ditambah sesuai keputusan Kanwil", versi: [{ nomor: 1 }] });
    await asPanitia(({ db }) => db.updateTable("jalurPpdb").set({ kuota: 25 }).where("id", "=", path.id).execute());
    const second = await asPanitia((ctx) => publishAturan(ctx, id));
    const { versi, perubahan } = await publik();
    expect([second.nomor, perubahan, versi.map(({ nomor, alasan }) => [nomor, alasan])]).toEqual([
      2,
      null,
      [
        [2, "Kuota ditambah sesuai keputusan Kanwil"],
        [1, null],
      ],
    ]);
    expect(versi[0]?.sidik).not.toBe(versi[1]?.sidik);
  });

  test("opened and left as they were, the last version holds on", async () => {
    await asPanitia((ctx) => openPerubahan(ctx, id, "Ternyata tidak jadi diubah"));
    expect(await asPanitia((ctx) => publishAturan(ctx, id))).toMatchObject({ nomor: 2 });
    expect(await publik()).toMatchObject({ perubahan: null, versi: [{ nomor: 2 }, { nomor: 1 }] });
  });

  test("are published and opened by the committee alone", async () => {
    for (const lain of [actor("kepala"), actor("tataUsaha"), actor("guru")]) {
      await expect(scope(lain).transaction((ctx) => publishAturan(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
      await expect(scope(lain).transaction((ctx) => openPerubahan(ctx, id, "Alasan yang cukup"))).rejects.toMatchObject({
        kind: "forbidden",
      });
    }
    await expect(scope().read((ctx) => readLembar(ctx, "bukan-id"))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("a period without published rules", () => {
  const bare = { tahunAjaran: "2031/2032", buka: "2031-02-01", tutup: "2031-06-30", kuota: 288 };
  const add = (changed: object) => asPanitia((ctx) => create(ctx, periodePpdb, { ...bare, ...changed }, "json"));

  test("does not open unless somebody says so: not when it is added, nor when it is a draft no more", async () => {
    const refused = { kind: "invalid", fields: { tanpaLembar: expect.stringContaining("belum terbit") } };
    await expect(add({})).rejects.toMatchObject(refused);
    const draft = await add({ draf: true });
    const save = (changed: object, versi: number) =>
      asPanitia((ctx) => update(ctx, periodePpdb, { id: draft.id, versi, sent: { ...bare, ...changed }, source: "json" }));
    await expect(save({}, draft.versi)).rejects.toMatchObject(refused);
    const open = await save({ tanpaLembar: true }, draft.versi);
    expect(open).toMatchObject({ draf: false, tanpaLembar: true });
    // Who takes the word back goes back to a draft, or publishes.
    await expect(save({}, open.versi)).rejects.toMatchObject(refused);
    await asPanitia((ctx) => remove(ctx, periodePpdb, { id: draft.id, versi: open.versi }));
  });

  test("takes no wave and no path unless somebody says so, once it is no draft", async () => {
    const refused = { kind: "invalid", fields: { tanpaLembar: expect.stringContaining("belum terbit") } };
    const period = await add({ tanpaLembar: true, tahunAjaran: "2033/2034", buka: "2033-02-01", tutup: "2033-06-30" });
    const addWave = (said: object) => asPanitia((ctx) => create(ctx, gelombangPpdb, { nama: "G1", periodeId: period.id, ...said }, "json"));
    await expect(addWave({})).rejects.toMatchObject(refused);
    const said = await addWave({ tanpaLembar: true });
    const addPath = (more: object) =>
      asPanitia((ctx) => create(ctx, jalurPpdb, { jenis: "reguler", gelombangId: said.id, ...more }, "json"));
    await expect(addPath({})).rejects.toMatchObject(refused);
    const kept = await addPath({ tanpaLembar: true });
    const sent = { jenis: "reguler", gelombangId: said.id, kuota: 10 };
    const change = (more: object) =>
      asPanitia((ctx) => update(ctx, jalurPpdb, { id: kept.id, versi: kept.versi, sent: { ...sent, ...more }, source: "json" }));
    await expect(change({})).rejects.toMatchObject(refused);
    await change({ tanpaLembar: true });
    // Published and opened again with a reason, nothing further is to be said.
    await asPanitia((ctx) => publishAturan(ctx, period.id));
    await asPanitia((ctx) => openPerubahan(ctx, period.id, "Jalur mutasi ditambahkan"));
    await asPanitia((ctx) => create(ctx, jalurPpdb, { jenis: "mutasi", gelombangId: said.id }, "json"));
    // A copy is a draft, for which nobody has said anything.
    const copy = await asPanitia((ctx) => planCopy(ctx, period.id));
    expect(copy.gelombang.map(({ values, jalur }) => [values.tanpaLembar, ...jalur.map((path) => path.tanpaLembar)])).toEqual([
      [false, false, false],
    ]);
  });

  test("publishes its own rules where it has no waves, and says what is missing where a wave has no path", async () => {
    const draft = await add({ draf: true, tahunAjaran: "2034/2035", buka: "2034-02-01", tutup: "2034-06-30" });
    const { nomor } = await asPanitia((ctx) => publishAturan(ctx, draft.id));
    const [sheet] = await asPanitia(({ db }) =>
      db.selectFrom("lembarAturanPpdb").select(["nomor", "isi"]).where("periodeId", "=", draft.id).execute(),
    );
    expect([nomor, sheet?.nomor]).toEqual([1, 1]);
    expect(JSON.parse(sheet?.isi ?? "")).toMatchObject({
      kuota: 288,
      jalur: [{ jenis: "reguler", gelombang: "", dari: "2034-01-31T16:00:00.000Z", sampai: "2034-06-30T16:00:00.000Z", kuota: null }],
    });
    expect(readAturan(sheet?.isi ?? "")).toMatchObject({ kuota: 288, jalur: [{ jenis: "reguler" }] });
    // From now on waves come with a reason.
    const wave = (ctx: Ctx) => create(ctx, gelombangPpdb, { nama: "G1", periodeId: draft.id }, "json");
    await expect(asPanitia(wave)).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("sudah diterbitkan") });
    await asPanitia((ctx) => openPerubahan(ctx, draft.id, "Dibuka dalam dua gelombang"));
    await asPanitia(wave);
    await expect(asPanitia((ctx) => publishAturan(ctx, draft.id))).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("belum mempunyai jalur"),
    });
  });

  test("opens by publishing, and is warned of until then; one that stood before is not held up", async () => {
    const draft = await add({ draf: true, tahunAjaran: "2032/2033", buka: "2032-02-01", tutup: "2032-06-30" });
    const warned = async () => (await asPanitia((ctx) => loadAturan(ctx, draft.id))).peringatan;
    expect(await warned()).toContain("Lembar aturan belum terbit. Terbitkan sebelum pendaftaran dibuka 1 Februari 2032.");
    await asPanitia(async (ctx) => {
      const { id: gelombangId } = await create(ctx, gelombangPpdb, { nama: "Gelombang 1 2032/2033", periodeId: draft.id }, "json");
      await create(ctx, jalurPpdb, { jenis: "reguler", gelombangId }, "json");
      await publishAturan(ctx, draft.id);
    });
    expect((await warned()).join()).not.toContain("Lembar aturan");
    await asPanitia((ctx) => openPerubahan(ctx, draft.id, "Kuota jalur tahfidz keliru"));
    expect((await warned()).join()).toContain("Lembar aturan sedang diubah");
    const stood = await asPanitia((ctx) =>
      addPeriode(ctx, { ...bare, pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null }),
    );
    await asPanitia(({ db }) => db.updateTable("periodePpdb").set({ kuota: 300 }).where("id", "=", stood.id).execute());
  });
});
