/**
 * Examiners in two rooms and whoever leads them, each with a sheet of their own, in two days. What goes wrong: a sheet shows or counts a child of
 * another path, wave or state, a mark of another part passes for the one that is waited for.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { gelombangPpdb, jalurPpdb } from "#modules/ppdb/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { exportNilai } from "./export-nilai.server.ts";
import { readAskedLembar } from "./lembar.ts";
import { readLembarNilai } from "./load-jalur.server.ts";
import { loadLembar, loadLembarRow } from "./load-lembar.server.ts";
import { loadNilai } from "./load-nilai.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
let [jalur, wave] = ["", ""];
const inside = ["Aminah", "Budi", "Hasan", "Intan"];

type Given = readonly [name: string, komponen: string, penguji: string, nilai: number | null, mapel?: string, semester?: number];
const give = (marks: readonly Given[], who = nurlaela) =>
  scope(nurlaela).transaction(async ({ db }) => {
    for (const [name, komponen, penguji, nilai, mapel = "", semester = 0] of marks)
      await sql`insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, mapel, semester, oleh, penilai, pada, alasan)
        values (${id(name)}, ${komponen}, ${penguji}, ${nilai}, ${mapel}, ${semester}, ${who.id}, ${who.name}, now(), 'bersama')`.execute(
        db,
      );
  });
const set = (name: string, changed: object) =>
  scope(nurlaela).transaction(({ db }) => db.updateTable("pendaftaran").set(changed).where("id", "=", id(name)).execute());
const clear = () => scope(nurlaela).transaction(({ db }) => sql`delete from nilai_ppdb`.execute(db));
const sheet = (komponen: string, query = "", who = nurlaela, path = jalur) =>
  scope(who).read(async (ctx) =>
    loadLembar(ctx, await readLembarNilai(ctx, { jalur: path, komponen }), readAskedLembar(new URLSearchParams(query))),
  );
const names = async (komponen: string, query = "", path = jalur) =>
  (await sheet(komponen, query, nurlaela, path)).rows.map(({ nama }) => nama);
const counted = async (komponen: string, path = jalur) => {
  const { rows } = await scope(nurlaela).read((ctx) => loadNilai(ctx, ""));
  const row = rows.find((one) => one.komponen === komponen && one.jalurId === path);
  return row && [row.peserta, row.masuk, row.selesai, row.selisih];
};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), {
    ...{ bobotRapor: 40, bobotTes: 30, bobotWawancara: 30, toleransiWawancara: 10, seri1: "rapor", mapelRapor: "Fikih\nIPA" },
  });
  for (const name of [...inside, "Citra", "Dewi", "Eka", "Fitri"]) ids.set(name, (await register(scope(), name)).id);
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "tes" }, "tahfidz");
  await scope(nurlaela).transaction(async (ctx) => {
    const { id: periodeId } = await ctx.db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const second = await create(ctx, gelombangPpdb, { nama: "Gelombang 2", periodeId, tanpaLembar: true }, "json");
    const rules = { jenis: "reguler", gelombangId: second.id, tanpaLembar: true, bobotRapor: 50, bobotTes: 50, seri1: "tes" };
    wave = (await create(ctx, jalurPpdb, rules, "json")).id;
    await ctx.db.updateTable("pendaftaran").set({ keadaan: "terverifikasi" }).where(everyRow).execute();
    await ctx.db.updateTable("pendaftaran").set({ gelombangId: second.id }).where("id", "=", id("Eka")).execute();
  });
  await set("Citra", { keadaan: "terkirim" });
  await set("Dewi", { jalur: "tahfidz" });
  await set("Fitri", { deletedAt: new Date() });
  // The first to come lies last in its table.
  await set("Aminah", { namaLengkap: "Aminah" });
});

test("a sheet is of one path in one wave, and of those alone whose papers were found right", async () => {
  for (const name of ids.keys())
    await give([
      [name, "tes", "1", 8000],
      [name, "wawancara", "1", 8000],
    ]);
  for (const name of ids.keys()) await give([[name, "wawancara", "2", 8100]], rusdin);
  expect(await names("tes")).toEqual(inside);
  expect(await sheet("tes")).toMatchObject({ total: 4, akunId: nurlaela.id, isi: true });
  expect(await sheet("tes", "", actor("kepala"))).toMatchObject({ isi: false });
  expect([await counted("tes"), await counted("wawancara"), await counted("tes", wave)]).toEqual([
    [4, 4, 4, 0],
    [4, 4, 4, 0],
    [1, 1, 1, 0],
  ]);
  const list = await scope(nurlaela).transaction(async (ctx) => exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "tes" })));
  expect([list.nama, list.rows.map((row) => row[1])]).toEqual(["nilai-tes-reguler", inside]);
  for (const name of ["Citra", "Dewi", "Eka", "Fitri"]) {
    const row = scope(nurlaela).read(async (ctx) =>
      loadLembarRow(ctx, await readLembarNilai(ctx, { jalur, komponen: "tes" }), { id: id(name), penguji: "1" }),
    );
    await expect(row).rejects.toMatchObject({ kind: "notFound" });
  }
  const strange = scope(nurlaela).read(async (ctx) =>
    loadLembarRow(ctx, await readLembarNilai(ctx, { jalur, komponen: "tes" }), { id: "x", penguji: "1" }),
  );
  await expect(strange).rejects.toMatchObject({ kind: "notFound" });
});

test("who is judged stays on the sheet until the end, closed once decided; who left does not", async () => {
  const shown = new Map<string, boolean>();
  for (const keadaan of keadaanPendaftaran) {
    await set("Budi", { keadaan });
    const row = (await sheet("tes")).rows.find(({ nama }) => nama === "Budi");
    if (row) shown.set(keadaan, row.tutup);
  }
  await set("Budi", { keadaan: "terverifikasi" });
  expect([...shown]).toEqual([
    ...[
      ["terverifikasi", false],
      ["lulus administrasi", false],
      ["diterima", true],
      ["cadangan", true],
      ["tidak diterima", true],
    ],
    ["daftar ulang", true],
  ]);
});

describe("who waits for a mark", () => {
  test("waits for one of this part, in this column, that stands", async () => {
    await clear();
    await give([
      ["Aminah", "tes", "1", 8000],
      ["Budi", "tes", "1", null],
      ["Hasan", "wawancara", "1", 8000],
      ["Intan", "tes", "2", 8000],
    ]);
    expect(await names("tes", "tampil=belum")).toEqual(["Budi", "Hasan", "Intan"]);
    expect(await names("wawancara", "tampil=belum&penguji=1")).toEqual(["Aminah", "Budi", "Intan"]);
    expect(await names("wawancara", "tampil=belum&penguji=2")).toEqual(inside);
    // A mark that was taken back came in no more; one that a second examiner left from other rules does not count alone.
    expect([await counted("tes"), await counted("wawancara")]).toEqual([
      [4, 2, 1, 0],
      [4, 1, 0, 0],
    ]);
  });

  test("of a rapor waits for each of its subjects, and for none that the path asks for no more", async () => {
    await clear();
    const all = (name: string, skip = 0): Given[] =>
      ["Fikih", "IPA"].flatMap((mapel) => [1, 2, 3, 4, 5].map((at): Given => [name, "rapor", "1", 8000, mapel, at])).slice(skip);
    await give([...all("Aminah"), ...all("Budi", 1), ["Budi", "rapor", "1", 8000, "Kimia", 1]]);
    await give([["Hasan", "rapor", "1", 7000]]);
    expect(await names("rapor", "tampil=belum")).toEqual(["Budi", "Hasan", "Intan"]);
    expect(await counted("rapor")).toEqual([4, 3, 1, 0]);
    // Where the average is one mark, subjects of before are none.
    await give([["Eka", "rapor", "1", 8000, "Fikih", 1]]);
    expect([await names("rapor", "tampil=belum", wave), await counted("rapor", wave)]).toEqual([["Eka"], [1, 1, 0, 0]]);
    await give([["Eka", "rapor", "1", 7500]]);
    expect([await names("rapor", "tampil=belum", wave), await counted("rapor", wave)]).toEqual([[], [1, 1, 1, 0]]);
  });
});

test("two within what was agreed are done, to the hundredth; farther apart they wait for a third", async () => {
  await clear();
  await give([
    ["Aminah", "wawancara", "1", 9000],
    ["Budi", "wawancara", "1", 9001],
    ["Hasan", "wawancara", "1", 5000],
  ]);
  await give(
    [
      ["Aminah", "wawancara", "2", 8000],
      ["Budi", "wawancara", "2", 8000],
    ],
    rusdin,
  );
  await give([["Hasan", "wawancara", "penyelesaian", 6000]]);
  expect(await counted("wawancara")).toEqual([4, 3, 1, 1]);
  const hasil = async () => (await sheet("wawancara", "penguji=1")).rows.map((row) => [row.hasil, row.nilai, row.penyelesaian?.nilai]);
  expect(await hasil()).toEqual([
    ...[
      ["jadi", "85,00", undefined],
      ["selisih", "", ""],
      ["kurang", "", "60,00"],
      ["kosong", "", undefined],
    ],
  ]);
  await give([["Budi", "wawancara", "penyelesaian", 8600]]);
  expect([(await hasil())[1], await counted("wawancara")]).toEqual([
    ["jadi", "86,00", "86,00"],
    [4, 3, 2, 0],
  ]);
});

test("which column somebody judges in is told by their standing marks of this sheet alone", async () => {
  await clear();
  const column = async (who = nurlaela) => (await sheet("wawancara", "", who)).penguji;
  // Nothing of it is a mark of this sheet's two columns that stands.
  await give([
    ["Aminah", "wawancara", "2", null],
    ["Aminah", "tes", "2", 8000],
    ["Aminah", "wawancara", "penyelesaian", 8000],
    ["Eka", "wawancara", "2", 8000],
  ]);
  expect(await column()).toBeNull();
  await give([
    ["Budi", "wawancara", "2", 8000],
    ["Hasan", "wawancara", "1", 8000],
  ]);
  expect([await column(), await column(rusdin)]).toEqual(["1", null]);
  await give([["Intan", "wawancara", "2", 8000]]);
  expect(await column()).toBe("2");
  await give(
    [
      ["Budi", "wawancara", "1", 8000],
      ["Intan", "wawancara", "1", 8000],
    ],
    rusdin,
  );
  expect([await column(rusdin), await column()]).toEqual(["1", "2"]);
});

test("a path or wave that was thrown away has no sheet, and no other period's sheets are told", async () => {
  const periodes = await scope(nurlaela).read((ctx) => loadNilai(ctx, ""));
  expect(periodes.rows.map(({ gelombang, jalur: nama, komponen, duaPenguji }) => [gelombang, nama, komponen, duaPenguji])).toEqual([
    ["Gelombang 1", "Reguler", "rapor", false],
    ["Gelombang 1", "Reguler", "tes", false],
    ["Gelombang 1", "Reguler", "wawancara", true],
    ["Gelombang 1", "Tahfidz", "tes", false],
    ["Gelombang 2", "Reguler", "rapor", false],
    ["Gelombang 2", "Reguler", "tes", false],
  ]);
  const later = { tahunAjaran: "2026/2027", buka: "2026-02-01", tutup: "2026-06-30", kuota: 1 };
  const other = await scope(nurlaela).transaction(({ db }) =>
    db.insertInto("periodePpdb").values(later).returning("id").executeTakeFirstOrThrow(),
  );
  expect(await scope(nurlaela).read((ctx) => loadNilai(ctx, other.id))).toMatchObject({ periode: other.id, rows: [] });
  expect((await scope(nurlaela).read((ctx) => loadNilai(ctx, ""))).rows).toHaveLength(6);
  await scope(nurlaela).transaction(({ db }) =>
    db.updateTable("jalurPpdb").set({ deletedAt: new Date() }).where("id", "=", wave).execute(),
  );
  await expect(sheet("tes", "", nurlaela, wave)).rejects.toMatchObject({ kind: "notFound" });
  for (const path of ["x", crypto.randomUUID()]) await expect(sheet("tes", "", nurlaela, path)).rejects.toMatchObject({ kind: "notFound" });
});
