/**
 * The committee before it fixes a list, and a family's question after it. What goes wrong: a trial reads the marks of today where the list was
 * fixed on others, a child of another path is given a mark, who only moved stands above who has to go.
 */

import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { readAskedSeleksi } from "../seleksi/asked.ts";
import { fixKeputusan, proposeKeputusan } from "../seleksi/decide.server.ts";
import { loadSeleksi } from "../seleksi/load-seleksi.server.ts";
import { readAskedBeda } from "./asked-beda.ts";
import { loadBeda } from "./load-beda.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const { scope } = house;
const names = ["Aminah", "Budi", "Citra", "Dewi", "Eka", "Fitri"] as const;
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const as = <T>(who: typeof nurlaela, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
let gelombang = "";
const beda = (query = "") => as(nurlaela, (ctx) => loadBeda(ctx, readAskedBeda(new URLSearchParams(`gelombang=${gelombang}&${query}`))));
const moves = async (query: string) => (await beda(query)).gerak.map(({ anak, dari, ke }) => `${anak.nama}: ${dari} → ${ke}`);
/** Behind the guards of what is fixed. */
const mark = (name: string, nilai: number) =>
  connected(house.database.place, async (client) => {
    await client.query("set session_replication_role = replica");
    await client.query("update nilai_ppdb set nilai = $1 where pendaftaran_id = $2 and komponen = 'tes'", [nilai, id(name)]);
  });

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 60, bobotBtq: 40, seri1: "usia", kuota: 2, cadangan: 2 });
  for (const [place, name] of names.entries()) ids.set(name, (await register(scope(), name, { tanggalLahir: `2012-01-0${place + 1}` })).id);
  await as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  for (const komponen of ["tes", "btq"] as const)
    await giveMarks(scope(nurlaela), komponen, new Map(names.map((name, place) => [id(name), 9000 - place * 500])));
  gelombang = (await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow())).id;
  now = new Date("2027-07-01T02:00:00Z");
});

describe("a mark that is tried out", () => {
  const trial = (name: string, nilai: string, komponen = "tes") => `anak=${id(name)}&komponen=${komponen}&nilai=${nilai}`;

  test("tells first who comes in, then who goes out, then who moved, each by place", async () => {
    const { gerak, banyak, gelombang: told, perubahan, aturan } = await beda(trial("Eka", "100"));
    expect(gerak.map(({ anak, dari, ke, peringkat, cadangan }) => [anak.nama, dari, ke, peringkat, cadangan])).toEqual([
      ["Eka", "tidak diterima", "diterima", [5, 2], [null, null]],
      ["Budi", "diterima", "cadangan", [2, 3], [null, 1]],
      ["Citra", "cadangan", "cadangan", [3, 4], [1, 2]],
      ["Dewi", "cadangan", "tidak diterima", [4, 5], [2, null]],
    ]);
    expect(banyak).toEqual({ masuk: 1, keluar: 1, lain: 2, bergeser: 0, semua: 4 });
    expect([told, aturan]).toEqual([{ id: gelombang, nama: "Gelombang 1" }, false]);
    expect(gerak[0]?.anak).toMatchObject({ id: id("Eka"), nomor: expect.stringMatching(/^PMBM-2027-/) });
    expect(perubahan).toMatchObject([{ anak: { nama: "Eka" }, teks: "Nilai tes 70,00 menjadi 100,00." }]);
    expect(perubahan[0]?.key).toBe(`${gerak[0]?.key} tes`);
  });

  test("is of one part alone, the others stay; without a child, a part or a mark nothing is tried", async () => {
    expect((await beda(trial("Fitri", "100"))).gerak[0]).toMatchObject({
      sebab: "Nilai tes 65,00 menjadi 100,00. Jumlah 65,00 menjadi 86,00.",
    });
    expect((await beda(trial("Fitri", "66", "btq"))).perubahan.map(({ teks }) => teks)).toEqual([
      "Nilai baca tulis Al-Qur'an 65,00 menjadi 66,00.",
    ]);
    for (const nothing of [
      `anak=${id("Eka")}&komponen=tes&nilai=`,
      `anak=${id("Eka")}&nilai=100`,
      "komponen=tes&nilai=100",
      trial("Eka", "101"),
    ])
      expect((await beda(nothing)).perubahan).toEqual([]);
  });

  test("is typed beside those that stand, of every part that is weighed", async () => {
    expect((await beda(`anak=${id("Eka")}`)).anak).toEqual({
      ...{ id: id("Eka"), nama: "Eka", nomor: expect.stringMatching(/^PMBM-2027-/) },
      marks: [
        { value: "btq", label: "Baca tulis Al-Qur'an", nilai: "70,00" },
        { value: "tes", label: "Tes", nilai: "70,00" },
      ],
    });
    expect((await beda()).anak).toBeNull();
    await as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan: "terkirim" }).where("id", "=", id("Fitri")).execute());
    // Not in the selection: no mark of hers decides anything.
    await expect(beda(`anak=${id("Fitri")}`)).rejects.toMatchObject({ kind: "notFound" });
    await as(nurlaela, ({ db }) =>
      db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where("id", "=", id("Fitri")).execute(),
    );
  });
});

test("a wave that is not there has no lists, and nothing is compared before it was proposed or announced", async () => {
  const strange = (of: string) => as(nurlaela, (ctx) => loadBeda(ctx, readAskedBeda(new URLSearchParams(`gelombang=${of}`))));
  await expect(strange(crypto.randomUUID())).rejects.toMatchObject({ kind: "notFound" });
  await expect(beda("banding=usulan")).rejects.toMatchObject({ message: "Belum ada daftar yang diusulkan." });
  await expect(beda("banding=hari-ini")).rejects.toMatchObject({ message: "Hasil gelombang ini belum diumumkan." });
});

test("a proposal is compared with today, also with who came since", async () => {
  const { periodeId } = await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("periodeId").executeTakeFirstOrThrow());
  await as(nurlaela, (ctx) => publishAturan(ctx, periodeId));
  const urutan = (await as(nurlaela, (ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams())))).isi?.urutan ?? "";
  await as(nurlaela, (ctx) => proposeKeputusan(ctx, gelombang, urutan));
  const state = (name: string, keadaan: "terkirim" | "lulus administrasi") =>
    as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan }).where("id", "=", id(name)).execute());
  await state("Aminah", "terkirim");
  expect((await beda("banding=usulan")).perubahan.map(({ anak, teks }) => `${anak.nama}: ${teks}`)).toContain(
    "Aminah: Tidak lagi dalam daftar.",
  );
  expect(await moves("banding=usulan")).toContain("Citra: cadangan → diterima");
  await state("Aminah", "lulus administrasi");
  expect(await beda("banding=usulan")).toMatchObject({ gerak: [], perubahan: [], anak: null });
  await as(rusdin, (ctx) => fixKeputusan(ctx, gelombang));
  await expect(beda("banding=usulan")).rejects.toMatchObject({ message: "Daftar ini sudah ditetapkan, jadi tidak berubah lagi." });
});

test("once fixed, a trial goes from the list as it was fixed, and an announced list is compared with who withdrew since", async () => {
  await mark("Citra", 10_000);
  expect(await moves("")).toEqual([]);
  expect((await beda(`anak=${id("Citra")}`)).anak?.marks[1]).toMatchObject({ value: "tes", nilai: "80,00" });
  await expect(beda("banding=hari-ini")).rejects.toMatchObject({ kind: "conflict" });
  now = new Date("2027-07-05T02:00:00Z");
  await as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang));
  expect(await beda("banding=hari-ini")).toMatchObject({ gerak: [], perubahan: [] });
});
