/**
 * An examiner who goes through a path of two hundred children, page by page, and whoever types a rapor of fifty marks. What goes wrong: a child
 * stands on two pages or on none, the mark of another subject or child stands in a field.
 */
import { beforeAll, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { readAskedLembar } from "./lembar.ts";
import { readLembarNilai } from "./load-jalur.server.ts";
import { loadLembar, loadRapor } from "./load-lembar.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const many = Array.from({ length: 27 }, (_, at) => `Anak ${String(at + 1).padStart(2, "0")}`);
const ids: string[] = [];
const id = (place: number) => ids[place] ?? "";
let jalur = "";
const state = (child: string, keadaan: "terverifikasi" | "diterima") =>
  scope(nurlaela).transaction(({ db }) => db.updateTable("pendaftaran").set({ keadaan }).where("id", "=", child).execute());

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), { bobotRapor: 40, bobotTes: 60, seri1: "tes", mapelRapor: "Fikih\nIPA" });
  for (const name of many) ids.push((await register(scope(), name)).id);
  // Who came first lies last in the table.
  for (const one of ids.toReversed()) await state(one, "terverifikasi");
});

const sheet = (query: string) =>
  scope(nurlaela).read(async (ctx) =>
    loadLembar(ctx, await readLembarNilai(ctx, { jalur, komponen: "tes" }), readAskedLembar(new URLSearchParams(query))),
  );

test("a long sheet comes in pages of twenty-five, by number", async () => {
  const names = async (query = "") => (await sheet(query)).rows.map(({ nama }) => nama);
  expect(await names()).toEqual(many.slice(0, 25));
  expect(await names("halaman=2")).toEqual(many.slice(25));
  expect([(await sheet("halaman=2")).total, (await sheet("halaman=3")).rows, await names("cari=anak 07")]).toEqual([27, [], ["Anak 07"]]);
});

test("a rapor shows each subject's own mark, and is closed to who may not write and once decided", async () => {
  const given = [
    [id(0), "Fikih", 2, 8000],
    [id(0), "IPA", 2, null],
    [id(1), "Fikih", 1, 9000],
  ] as const;
  await scope(nurlaela).transaction(({ db }) =>
    db
      .insertInto("nilaiPpdb")
      .values(
        given.map(([pendaftaranId, mapel, semester, nilai]) => ({
          ...{ pendaftaranId, mapel, semester, nilai, komponen: "rapor" as const, penguji: "1" as const },
          ...{ penilai: nurlaela.name, oleh: nurlaela.id, pada: now },
        })),
      )
      .execute(),
  );
  const rapor = (who = nurlaela, komponen = "rapor", child = id(0)) =>
    scope(who).read(async (ctx) => loadRapor(ctx, await readLembarNilai(ctx, { jalur, komponen }), child));
  const seen = await rapor();
  expect(seen).toMatchObject({ akunId: nurlaela.id, isi: true, row: { nama: "Anak 01", hasil: "kurang" }, jalur: { id: jalur } });
  const cells = seen.mapel.map(({ nama, cells: of }) => [
    nama,
    ...of.map(({ semester, nilai, versi, penilai, alasan }) => `${semester} ${nilai} ${versi} ${penilai}${alasan}`),
  ]);
  expect(cells).toEqual([
    ["Fikih", "1  0 ", `2 80,00 1 ${nurlaela.name}`, "3  0 ", "4  0 ", "5  0 "],
    ["IPA", "1  0 ", "2  1 ", "3  0 ", "4  0 ", "5  0 "],
  ]);
  expect(await rapor(actor("kepala"))).toMatchObject({ isi: false });
  await expect(rapor(nurlaela, "tes")).rejects.toMatchObject({ kind: "notFound" });
  for (const child of ["x", crypto.randomUUID()]) await expect(rapor(nurlaela, "rapor", child)).rejects.toMatchObject({ kind: "notFound" });
  await state(id(0), "diterima");
  expect(await rapor()).toMatchObject({ isi: false, row: { tutup: true } });
});
