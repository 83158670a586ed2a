/**
 * The committee on a phone in the evening, when somebody asks "and if it had been 78?", and before a correction: who would come in, who would
 * have to go, and why. What goes wrong: a name without a reason, a trial that is kept, a change of data that nobody notices before the list is fixed.
 */

import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
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
const { scope } = useDatabase({ policy, clock: () => now });
const names = ["Aminah", "Budi", "Citra", "Dewi"] as const;
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const as = <T>(who: typeof nurlaela, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
let gelombang = "";
const beda = (query = "", who = nurlaela) =>
  as(who, (ctx) => loadBeda(ctx, readAskedBeda(new URLSearchParams(`gelombang=${gelombang}&${query}`))));
const told = async (query: string) =>
  (await beda(query)).gerak.map(({ anak, dari, ke, sebab }) => `${anak.nama}: ${dari} → ${ke}. ${sebab}`);

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 2, cadangan: 1 });
  for (const [place, name] of names.entries()) ids.set(name, (await register(scope(), name, { tanggalLahir: `2012-01-0${place + 1}` })).id);
  await as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  await giveMarks(scope(nurlaela), "tes", new Map(names.map((name, place) => [id(name), 9000 - place * 500])));
  gelombang = (await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow())).id;
  now = new Date("2027-07-01T02:00:00Z");
});

describe("another mark of one child", () => {
  test("tells who comes in, who is passed and by whom, with mark and sum from and to", async () => {
    expect(await told(`anak=${id("Dewi")}&komponen=tes&nilai=92,5`)).toEqual([
      "Dewi: tidak diterima → diterima. Nilai tes 75,00 menjadi 92,50. Jumlah 75,00 menjadi 92,50.",
      "Budi: diterima → cadangan. Dilewati Dewi.",
      "Citra: cadangan → tidak diterima. Dilewati Dewi.",
    ]);
    expect((await beda(`anak=${id("Dewi")}&komponen=tes&nilai=92,5`)).banyak).toMatchObject({ masuk: 1, keluar: 1, lain: 1, bergeser: 1 });
    const stored = await as(nurlaela, ({ db }) =>
      db.selectFrom("nilaiPpdb").select("nilai").where("pendaftaranId", "=", id("Dewi")).execute(),
    );
    expect(stored).toEqual([{ nilai: 7500 }]);
  });

  test("of the same sum says what decides", async () => {
    const [dewi] = await told(`anak=${id("Dewi")}&komponen=tes&nilai=80`);
    expect(dewi).toBeUndefined();
    expect(await told(`anak=${id("Citra")}&komponen=tes&nilai=90`)).toEqual([
      "Citra: cadangan → diterima. Nilai tes 80,00 menjadi 90,00. Jumlah 80,00 menjadi 90,00. Jumlahnya sama dengan peringkat di atasnya; yang menentukan: usia lebih tua.",
      "Budi: diterima → cadangan. Dilewati Citra.",
    ]);
  });

  test("that is none changes nothing, and a child of nowhere is not there", async () => {
    expect((await beda(`anak=${id("Dewi")}&komponen=tes&nilai=101`)).gerak).toEqual([]);
    expect((await beda(`anak=${id("Dewi")}`)).anak).toMatchObject({ nama: "Dewi", marks: [{ value: "tes", nilai: "75,00" }] });
    await expect(beda(`anak=${gelombang}&komponen=tes&nilai=80`)).rejects.toMatchObject({ kind: "notFound" });
    await expect(beda("", actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(nurlaela, (ctx) => loadBeda(ctx, readAskedBeda(new URLSearchParams("gelombang=x"))))).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

test("other rules are the reason where they are", async () => {
  expect(await told("coba.reguler.kuota=3")).toEqual([
    "Citra: cadangan → diterima. Aturannya lain.",
    "Dewi: tidak diterima → cadangan. Aturannya lain.",
  ]);
  expect((await beda("coba.reguler.kuota=3")).aturan).toBe(true);
});

test("a mark that changed since the list was proposed is seen before it is fixed", async () => {
  await expect(beda("banding=usulan")).rejects.toMatchObject({ kind: "conflict" });
  const { periodeId } = await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("periodeId").executeTakeFirstOrThrow());
  await as(nurlaela, (ctx) => publishAturan(ctx, periodeId));
  const urutan = (await as(nurlaela, (ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams())))).isi?.urutan ?? "";
  await as(nurlaela, (ctx) => proposeKeputusan(ctx, gelombang, urutan));
  expect(await beda("banding=usulan")).toMatchObject({ gerak: [], perubahan: [] });
  const set = (nilai: number) =>
    as(nurlaela, ({ db }) => db.updateTable("nilaiPpdb").set({ nilai }).where("pendaftaranId", "=", id("Citra")).execute());
  await set(9100);
  expect((await beda("banding=usulan")).perubahan.map(({ anak, teks }) => `${anak.nama}: ${teks}`)).toEqual([
    "Citra: Nilai tes 80,00 menjadi 91,00.",
  ]);
  expect(await told("banding=usulan")).toContain("Budi: diterima → cadangan. Dilewati Citra.");
  await set(8000);
});

test("after the announcement withdrawals are told by whose place fell free", async () => {
  await as(rusdin, (ctx) => fixKeputusan(ctx, gelombang));
  await expect(beda("banding=hari-ini")).rejects.toMatchObject({ kind: "conflict" });
  now = new Date("2027-07-05T02:00:00Z");
  await as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang));
  expect((await beda("banding=hari-ini")).gerak).toEqual([]);
  await as(nurlaela, async ({ db }) => {
    await db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", id("Aminah")).execute();
    await db
      .insertInto("langkahPendaftaran")
      .values({
        pendaftaranId: id("Aminah"),
        dari: "diterima",
        ke: "mengundurkan diri",
        pada: now,
        pelaku: "Keluarga",
        oleh: null,
        alasan: null,
      })
      .execute();
  });
  expect(await told("banding=hari-ini")).toEqual([
    "Citra: cadangan → diterima. Aminah tidak lagi mendapat tempat di atasnya.",
    "Aminah: diterima → mengundurkan diri. Mengundurkan diri.",
    "Dewi: tidak diterima → cadangan. Aminah tidak lagi mendapat tempat di atasnya.",
  ]);
});
