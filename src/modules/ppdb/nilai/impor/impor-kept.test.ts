/**
 * The day after a list was taken: a family asks why the mark is another, somebody mends the rows that were left and brings them again. What goes
 * wrong: nobody can tell who changed it from what, the list is gone before it was mended, what was taken back counts as if it stood.
 */

import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { policy } from "#src/policy.ts";
import { csv, ketua, useMarkLists } from "#tests/support/bring-marks.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, rusdin } from "#tests/support/panitia.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { loader as unduhSalah } from "../screens/download-salah.ts";
import { markWorkContext } from "./mark-work.server.ts";
import { planNilai } from "./plan-nilai.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const { act, open, read, choose, keep, marks, told, work, ids, n, jalur } = useMarkLists(scope);
const id = (place: number) => ids[place] ?? "";
const list = (...lines: string[][]) => csv(["Nomor", "Nilai"], ...lines);

beforeEach(() =>
  scope(nurlaela).transaction(({ db }) =>
    db
      .deleteFrom("nilaiPpdb")
      .where(everyRow)
      .execute()
      .then(() => undefined),
  ),
);
const give = (place: number, more: object) =>
  scope(nurlaela).transaction(({ db }) => {
    const row = { pendaftaranId: id(place), komponen: "tes" as const, penguji: "1" as const, nilai: 7000, penilai: "Uji", pada: now };
    return db
      .insertInto("nilaiPpdb")
      .values({ ...row, ...more })
      .execute();
  });
const stored = () =>
  scope(nurlaela).read(({ db }) =>
    db
      .selectFrom("nilaiPpdb")
      .select(["pendaftaranId", "komponen", "penguji", "nilai", "versi", "alasan", "oleh", "penilai", "pada"])
      .orderBy("nilai")
      .execute(),
  );
/** The lines that an act leaves. */
const trail = async (work: () => Promise<unknown>) => {
  const lines = () =>
    scope(nurlaela).read(({ db }) =>
      db.selectFrom("audit").select(["action", "subjectId", "before", "after"]).where("subject", "=", "nilaiPpdb").orderBy("id").execute(),
    );
  const before = (await lines()).length;
  await work();
  return (await lines()).slice(before);
};

describe("what a list wrote", () => {
  test("stands as whoever brought it, over what stood there, with a line from what to what", async () => {
    const before = new Date("2027-02-01T02:00:00Z");
    await give(0, { versi: 4, oleh: rusdin.id, penilai: rusdin.name, pada: before, alasan: "susulan" });
    await give(0, { komponen: "btq", nilai: 6000 });
    await give(1, { nilai: null, versi: 2 });
    const daftar = await open(list([n(0), "75,5"], [n(1), "80"], [n(2), "90"]));
    expect(told(await read(daftar))).toEqual([
      ["Aminah Borman", "70,00>75,50"],
      ["Budi Lasimpo", ">80,00"],
      ["Citra Labatjo", ">90,00"],
    ]);
    const of = { komponen: "tes", penguji: "1" };
    expect(await trail(() => keep(daftar))).toEqual([
      { action: "update", subjectId: id(0), before: { ...of, nilai: "70,00" }, after: { ...of, nilai: "75,50" } },
      { action: "update", subjectId: id(1), before: { ...of, nilai: null }, after: { ...of, nilai: "80,00" } },
      { action: "create", subjectId: id(2), before: null, after: { ...of, nilai: "90,00" } },
    ]);
    const by = { komponen: "tes", penguji: "1", alasan: null, oleh: nurlaela.id, penilai: nurlaela.name, pada: now };
    expect((await stored()).slice(1)).toEqual([
      { ...by, pendaftaranId: id(0), nilai: 7550, versi: 5 },
      { ...by, pendaftaranId: id(1), nilai: 8000, versi: 3 },
      { ...by, pendaftaranId: id(2), nilai: 9000, versi: 1 },
    ]);
    expect((await stored())[0]).toMatchObject({ komponen: "btq", nilai: 6000, penilai: "Uji" });
  });

  test("of a rapor is one line for each child, with each mark by its subject and semester", async () => {
    const how = { komponen: "rapor" };
    await keep(await open(csv(["Nomor", "MTK S1"], [n(0), "70"]), how), how);
    const lines = await trail(async () =>
      keep(await open(csv(["Nomor", "MTK S1", "Fikih S2"], [n(0), "71", "80"], [n(1), "60", ""]), how), how),
    );
    const [first, second] = ["Matematika semester 1", "Fikih semester 2"];
    expect(lines).toMatchObject([
      { action: "update", before: { [first]: "70,00", [second]: null }, after: { komponen: "rapor", [first]: "71,00", [second]: "80,00" } },
      { action: "create", before: null, after: { [first]: "60,00" } },
    ]);
    expect(lines[1]?.after).not.toHaveProperty(second);
  });

  test("of one column or path says nothing of another", async () => {
    const how = { komponen: "wawancara", penguji: "2" };
    await give(0, { komponen: "wawancara", nilai: 6100, oleh: rusdin.id, penilai: rusdin.name });
    await give(0, { nilai: 6200 });
    expect(told(await read(await open(list([n(0), "61"]), how), how))).toEqual([["Aminah Borman", ">61,00"]]);
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ jalur: "tahfidz" }).where("id", "=", id(3)).execute(),
    );
    expect((await read(await open(list([n(3), "61"], [n(1), "62"])))).plan).toMatchObject({
      ...{ ubah: [{ nama: "Budi Lasimpo" }], salah: [{ siapa: n(3), sebab: `Nomor ${n(3)} tidak ada di lembar ini.` }] },
    });
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ jalur: "reguler" }).where("id", "=", id(3)).execute(),
    );
  });
});

describe("where two judge", () => {
  const how = { komponen: "wawancara" };
  test("a mark that was taken back is nobody's, and who leads judges no child twice either", async () => {
    await give(0, { komponen: "wawancara", nilai: null, oleh: rusdin.id });
    await give(1, { komponen: "wawancara", penguji: "2", oleh: nurlaela.id });
    await give(2, { komponen: "wawancara", penguji: "2", oleh: ketua.id });
    expect((await read(await open(list([n(0), "80"], [n(1), "80"], [n(2), "80"]), how), how)).plan).toMatchObject({
      ubah: [{ nama: "Aminah Borman" }, { nama: "Citra Labatjo" }],
      salah: [{ siapa: "Budi Lasimpo", sebab: "Anda sudah menilainya sebagai penguji 2. Penguji kedua harus orang lain." }],
    });
    const leads = { ...how, who: ketua };
    expect((await read(await open(list([n(1), "80"], [n(2), "80"]), leads), leads)).plan).toMatchObject({
      ...{ ubah: [{ nama: "Budi Lasimpo" }], salah: [{ siapa: "Citra Labatjo" }] },
    });
  });
});

describe("a list", () => {
  test("is gone once all of it was taken, and waits while rows of it are to be mended", async () => {
    const whole = await open(list([n(0), "80"]));
    await keep(whole);
    await expect(read(whole)).rejects.toThrow("no list");
    const some = await open(list([n(0), "81"], [n(1), "seratus"]));
    await keep(some);
    expect((await read(some)).plan?.salah).toHaveLength(1);
    const asked = { who: { actor: nurlaela, requestId: "uji" }, jalur: jalur(), komponen: "tes", penguji: "1" } as const;
    const { rows } = await work.marksToMend({ ...asked, daftar: some });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining([n(1), "seratus", "Nilai: “seratus” bukan angka 0–100."]));
    await expect(work.marksToMend({ ...asked, daftar: whole })).rejects.toMatchObject({ kind: "notFound" });
    const context = new RouterContextProvider();
    context.set(scopeContext, scope(nurlaela));
    context.set(markWorkContext, { ...work, warm: () => undefined });
    const request = new Request(`http://x/?daftar=${some}`);
    const answer = await unduhSalah({ context, params: { jalur: jalur(), komponen: "tes" }, request } as never);
    expect(answer.headers.get("content-disposition")).toContain("baris-salah.xlsx");
    expect((await readXlsx(new Uint8Array(await answer.arrayBuffer()))).rows).toEqual([expect.arrayContaining([n(1), "seratus"])]);
  });

  test("that was looked at lies at its address, with its column where two judge, and can be thrown away", async () => {
    const at = async (berkas: File, how: object) => ((await act({ aksi: "periksa", berkas }, how)) as Response).headers.get("location");
    const base = `/administration/nilai-ppdb/${jalur()}`;
    expect(await at(list([n(0), "1"]), {})).toMatch(new RegExp(`^${base}/tes/impor\\?daftar=[0-9a-f-]{36}$`));
    expect(await at(list([n(0), "1"]), { komponen: "wawancara", penguji: "2" })).toMatch(
      /wawancara\/impor\?daftar=[0-9a-f-]{36}&penguji=2$/,
    );
    const daftar = await open(list([n(0), "1"]));
    const gone = (await act({ aksi: "buang", daftar })) as Response;
    expect([gone.status, gone.headers.get("location")]).toEqual([302, `${base}/tes/impor`]);
    await expect(read(daftar)).rejects.toThrow("no list");
  });

  test("is taken as it was shown alone, and not where nothing of it is new or something is still asked", async () => {
    const sidik = async (...lines: string[][]) => (await read(await open(list(...lines)))).plan?.sidik;
    expect(new Set([await sidik([n(0), "80"]), await sidik([n(0), "81"]), await sidik([n(1), "80"]), await sidik([n(0), "80"])]).size).toBe(
      3,
    );
    const how = { komponen: "wawancara" };
    const [one, two] = ["1", "2"].map((penguji) => ({ ...how, penguji }));
    const columns = [one, two].map(async (of) => (await read(await open(list([n(0), "80"]), of), of)).plan?.sidik);
    expect(new Set(await Promise.all(columns)).size).toBe(2);
    await give(0, { nilai: 8000 });
    await expect(keep(await open(list([n(0), "80"])))).rejects.toMatchObject({ message: "Tidak ada nilai yang berubah dari daftar ini." });
    const open2 = await open(csv(["Peserta", "X"], [n(0), "1"]));
    await expect(keep(open2)).rejects.toMatchObject({ message: expect.stringContaining("belum diperiksa") });
    await expect(act({ aksi: "atur", daftar: open2, pilihan: "{" })).rejects.toMatchObject({ kind: "malformed" });
    expect(await choose(open2, ["nomor", "nilai"])).toEqual({ settled: true });
    expect(await keep(open2)).toEqual({ masuk: 1 });
    expect(await marks()).toEqual([{ namaLengkap: "Aminah Borman", nilai: 100 }]);
  });

  test("tells of whom a row speaks, by the surest that it says, and a name that is written otherwise", async () => {
    const daftar = await open(
      csv(
        ["Nomor", "NISN", "Nama", "Nilai"],
        [n(0), "", "Aminah  BORMAN", "80"],
        [n(1), "", "B".repeat(70), "80"],
        ["", "0091234560", "", "80"],
        ["", "", "S".repeat(70), "80"],
      ),
    );
    const { plan } = await read(daftar);
    expect(plan?.ubah.map(({ nama, tertulis }) => [nama, tertulis])).toEqual([
      ["Aminah Borman", ""],
      ["Budi Lasimpo", "B".repeat(60)],
    ]);
    expect(plan?.salah.map(({ siapa }) => siapa)).toEqual(["0091234560", "S".repeat(60)]);
  });

  test("of more than two thousand rows is too long", async () => {
    const plan = (many: number) =>
      scope(nurlaela).read(async (ctx) => {
        const rows = Array.from({ length: many }, (_, at) => [`X${at}`, "80"]);
        const interpreted = { seen: { columns: [] }, list: { header: ["Nomor pendaftaran", "Nilai"], rows, places: [] } } as never;
        const lembar = await readLembarNilai(ctx, { jalur: jalur(), komponen: "tes" });
        return planNilai(ctx, lembar, { interpreted, choices: noChoices, penguji: "1" });
      });
    expect((await plan(2000)).salah).toHaveLength(2000);
    await expect(plan(2001)).rejects.toMatchObject({ kind: "tooLarge" });
  });
});
