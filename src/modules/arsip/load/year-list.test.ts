/** What the office works off in January: every letter stands where its code and its day put it, and nowhere else. */
import { describe, expect, test } from "vitest";
import { useArsip } from "#tests/support/arsip.ts";
import { person } from "#tests/support/naskah.ts";
import { loadLetter } from "./letter.server.ts";
import { loadYear, wholePart } from "./year-list.server.ts";

const { as, codes, rule, incoming, outgoing, year, numbers, assess } = useArsip();
const { kepala, guru, tu } = person;
const tahun = 2026;

describe("how long a letter is kept", () => {
  test("follows its code and its day, by the rule that says most of the code", async () => {
    expect(await assess("masuk", (await incoming({ klasifikasiId: codes["KP.08.2"] })).id)).toMatchObject({
      ...{ kode: "KP.08.2", aturan: "KP.08", nasib: "musnah", aktifSampai: "2021-03-10", inaktifSampai: "2031-03-10", sebab: null },
    });
    expect(await assess("keluar", (await outgoing({ klasifikasiId: codes["PP.00.6"], tanggal: "2020-02-29" })).id)).toMatchObject({
      ...{ aturan: "PP", nasib: "permanen", aktifSampai: "2022-02-28", inaktifSampai: "2025-02-28" },
    });
  });

  test("no code begins in the middle of another, and none holds before or after its days", async () => {
    await rule({ kode: "KU", berlakuMulai: "2020-01-01", berlakuSampai: "2020-12-31" });
    await rule({ kode: "KU", berlakuMulai: "2021-01-01", aktif: 7 });
    await rule({ kode: "K" });
    const of = async (tanggal: string) =>
      (await assess("keluar", (await outgoing({ klasifikasiId: codes["KU.01.1"], tanggal })).id))?.aktifSampai;
    expect([await of("2019-12-31"), await of("2020-01-01"), await of("2020-12-31"), await of("2021-01-01")]).toEqual([
      ...[null, "2021-01-01", "2021-12-31", "2028-01-01"],
    ]);
  });

  test("a longer code decides from its first day to its last, within and after the days of a shorter one", async () => {
    await rule({ kode: "PS", berlakuMulai: "2012-01-01", berlakuSampai: "2015-12-31", aktif: 2 });
    await rule({ kode: "PS", berlakuMulai: "2018-01-01", aktif: 3 });
    await rule({ kode: "PS.00", berlakuMulai: "2014-01-01", berlakuSampai: "2014-12-31", aktif: 4 });
    await rule({ kode: "PS.00", berlakuMulai: "2018-01-01", berlakuSampai: "2019-06-30", aktif: 5 });
    await rule({ kode: "PS.00", berlakuMulai: "2021-01-01", aktif: 6 });
    const days = {
      ...{ "2011-12-31": null, "2012-01-01": 2, "2013-12-31": 2, "2014-01-01": 4, "2014-12-31": 4, "2015-01-01": 2, "2015-12-31": 2 },
      ...{ "2016-01-01": null, "2017-12-31": null, "2018-01-01": 5, "2019-06-30": 5, "2019-07-01": 3, "2020-12-31": 3, "2021-01-01": 6 },
    };
    const of = async (tanggal: string, klasifikasiId: string | undefined) => {
      const found = await assess("keluar", (await outgoing({ klasifikasiId, tanggal })).id);
      return found?.aktifSampai ? Number(found.aktifSampai.slice(0, 4)) - Number(tanggal.slice(0, 4)) : null;
    };
    for (const [day, years] of Object.entries(days)) expect([day, await of(day, codes["PS.00"])]).toEqual([day, years]);
    expect([await of("2014-06-01", codes["PS.01"]), await of("2021-06-01", codes["PS.01"])]).toEqual([2, 3]);
  });

  test("two rules for one code never hold on one day", async () => {
    await expect(rule({ kode: "kp", berlakuMulai: "2024-01-01" })).rejects.toMatchObject({ fields: { berlakuMulai: expect.any(String) } });
    await expect(rule({ kode: "OT", berlakuSampai: "2009-12-31" })).rejects.toMatchObject({
      fields: { berlakuSampai: expect.any(String) },
    });
    await expect(rule({ kode: "KP 01" })).rejects.toMatchObject({ fields: { kode: expect.stringContaining("tanpa spasi") } });
  });

  test("is told on the letter's page", async () => {
    const { id } = await outgoing();
    expect((await as(kepala, (ctx) => loadLetter(ctx, "keluar", id))).letter).toMatchObject({ aktifSampai: "2021-03-10" });
    await expect(as(guru, (ctx) => loadLetter(ctx, "keluar", id))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the list of a year", () => {
  test("tells apart what becomes inactive, is due, is kept for ever, is judged again, and what no rule knows", async () => {
    const due = await incoming();
    const fresh = await outgoing({ tanggal: "2025-05-01" });
    const kept = await outgoing({ klasifikasiId: codes["PP.00.6"] });
    const judged = await incoming({ klasifikasiId: codes["HM.01"] });
    const [bare, unruled] = [await incoming({ klasifikasiId: null }), await outgoing({ klasifikasiId: codes["TL.00"] })];
    expect(await numbers("musnah")).toContain(due.nomor);
    expect(await numbers("musnah", 2022)).not.toContain(due.nomor);
    expect(await numbers("musnah", 2023)).toContain(due.nomor);
    expect(await numbers("inaktif")).toContain(fresh.nomor);
    expect(await numbers("inaktif", 2021)).toEqual(expect.arrayContaining([due.nomor]));
    expect(await numbers("inaktif", 2021)).not.toContain(fresh.nomor);
    expect(await numbers("permanen")).toContain(kept.nomor);
    expect(await numbers("dinilai")).toContain(judged.nomor);
    expect(await numbers("tanpa")).toEqual(expect.arrayContaining([bare.nomor, unruled.nomor]));
    const { counts } = await year(kepala, "tanpa");
    for (const [part, count] of Object.entries(counts)) {
      const whole = await as(kepala, (ctx) => wholePart(ctx, { tahun, bagian: part as keyof typeof counts }, 99));
      expect([part, whole.length, (await numbers(part as keyof typeof counts)).length]).toEqual([part, count, count]);
    }
    for (const part of ["musnah", "tertahan", "inaktif", "dinilai", "permanen"] as const)
      expect(await numbers(part)).not.toContain(bare.nomor);
  });

  test("lets no rule decide about letters of before or after its days", async () => {
    await rule({ kode: "HK", berlakuMulai: "2012-07-01", berlakuSampai: "2014-06-30" });
    const of = async (tanggal: string) => (await outgoing({ klasifikasiId: codes["HK.00"], tanggal })).nomor;
    const [early, first, last, late] = [await of("2012-06-30"), await of("2012-07-01"), await of("2014-06-30"), await of("2014-07-01")];
    const ours = async (part: "inaktif" | "musnah" | "tanpa", when: number) =>
      (await numbers(part, when)).filter((nomor) => [early, first, last, late].includes(nomor));
    expect([await ours("inaktif", 2013), await ours("inaktif", 2015)]).toEqual([[first], [last]]);
    expect([await ours("musnah", 2015), await ours("musnah", 2017)]).toEqual([[first], [first, last]]);
    expect(await ours("tanpa", 2026)).toEqual([early, late]);
    expect((await year(kepala, "inaktif", 2015)).counts.inaktif).toBe((await numbers("inaktif", 2015)).length);
    expect((await year(kepala, "inaktif", 2013)).counts.inaktif).toBe((await numbers("inaktif", 2013)).length);
  });

  test("neither counts nor shows what was thrown away or destroyed, be there a rule for it or none", async () => {
    const all = async () => {
      const { counts } = await year(kepala, "musnah");
      const parts = Object.keys(counts) as (keyof typeof counts)[];
      return { counts, shown: await Promise.all(parts.map((part) => numbers(part))) };
    };
    const before = await all();
    const made = {
      suratMasuk: [await incoming(), await incoming({ klasifikasiId: null }), await incoming(), await incoming({ klasifikasiId: null })],
      suratKeluar: [await outgoing(), await outgoing({ klasifikasiId: null }), await outgoing(), await outgoing({ klasifikasiId: null })],
    };
    expect((await all()).counts).toMatchObject({ musnah: before.counts.musnah + 4, tanpa: before.counts.tanpa + 4 });
    await as(tu, async ({ db, now }) => {
      for (const book of ["suratMasuk", "suratKeluar"] as const) {
        const [first, second, third, fourth] = made[book].map(({ id }) => id) as [string, string, string, string];
        await db.updateTable(book).set({ deletedAt: now }).where("id", "in", [first, second]).execute();
        await db.updateTable(book).set({ dimusnahkanPada: now }).where("id", "in", [third, fourth]).execute();
      }
    });
    expect(await all()).toEqual(before);
  });

  test("shows a page's letters in their order, and none after the last", async () => {
    for (let day = 10; day < 13; day++) await incoming({ klasifikasiId: codes["HM.01"], tanggalTerima: `2019-03-${day}` });
    const page = (halaman: number) => as(kepala, (ctx) => loadYear(ctx, { tahun, bagian: "dinilai", halaman }));
    const { rows, counts } = await page(1);
    expect(rows.map(({ tanggal }) => tanggal)).toEqual(rows.map(({ tanggal }) => tanggal).sort());
    expect(rows.length).toBe(counts.dinilai);
    expect((await as(kepala, (ctx) => wholePart(ctx, { tahun, bagian: "dinilai" }, 99))).map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id),
    );
    expect(await page(2)).toMatchObject({ rows: [], counts });
  });

  test("is closed to everybody else, and goes on paper for those who may take it along", async () => {
    await expect(year(guru, "musnah")).rejects.toMatchObject({ kind: "notFound" });
    expect((await as(kepala, (ctx) => wholePart(ctx, { tahun, bagian: "musnah" }, 10))).length).toBeGreaterThan(0);
    await expect(as(guru, (ctx) => wholePart(ctx, { tahun, bagian: "musnah" }, 10))).rejects.toMatchObject({ kind: "notFound" });
  });
});
