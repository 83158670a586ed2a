/**
 * Some ten examiners on their phones, in two days of tests and interviews, and a member of the committee who brings the marks of the
 * computer test as a list. What goes wrong: the network drops after a mark was kept, two write the same field, somebody judges twice.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, verify } from "#tests/support/seleksi-ppdb.ts";
import { exportNilai } from "./export-nilai.server.ts";
import { readAskedLembar } from "./lembar.ts";
import { othersSentence, saveSent } from "./lembar-action.server.ts";
import { readLembarNilai } from "./load-jalur.server.ts";
import { loadLembar, loadLembarRow, loadRapor } from "./load-lembar.server.ts";
import { loadNilai } from "./load-nilai.server.ts";
import type { Typed } from "./save-nilai.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
let jalur = "";
const ids: string[] = [];
const nomor: string[] = [];
const id = (place: number) => ids[place] ?? "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), {
    ...{ bobotRapor: 40, bobotTes: 30, bobotWawancara: 30, toleransiWawancara: 10, seri1: "rapor" },
    mapelRapor: "Fikih\nIPA\n",
  });
  for (const name of ["Aminah Borman", "Budi Lasimpo", "Citra Labatjo"]) {
    const sent = await register(scope(), name);
    ids.push(sent.id);
    nomor.push(sent.nomor);
  }
  await scope(nurlaela).transaction(async (ctx) => {
    await verify(ctx, id(0));
    await verify(ctx, id(1));
  });
});

const save = (komponen: string, typed: Partial<Typed> & { readonly nilai: string }, who = nurlaela) => {
  const form = new FormData();
  const { pendaftaranId = id(0), penguji = "1", mapel = "", semester = 0, versi = 0, nilai, alasan = "" } = typed;
  for (const [name, value] of Object.entries({ pendaftaran: pendaftaranId, penguji, mapel, semester, versi, nilai, alasan }))
    form.set(name, String(value));
  return saveSent(scope(who), { jalur, komponen }, form, (ctx, lembar) =>
    loadLembarRow(ctx, lembar, { id: pendaftaranId, penguji: penguji === "2" ? "2" : "1" }),
  );
};
const lembar = (komponen: string, query = "", who = nurlaela) =>
  scope(who).read(async (ctx) =>
    loadLembar(ctx, await readLembarNilai(ctx, { jalur, komponen }), readAskedLembar(new URLSearchParams(query))),
  );

describe("a sheet", () => {
  test("lists those whose papers were found right, and no part that the rules do not weigh", async () => {
    expect((await lembar("tes")).rows.map(({ nama }) => nama)).toEqual(["Aminah Borman", "Budi Lasimpo"]);
    expect((await lembar("tes", "cari=budi")).total).toBe(1);
    await expect(lembar("tahfidz")).rejects.toMatchObject({ kind: "notFound" });
    await expect(lembar("apa")).rejects.toMatchObject({ kind: "notFound" });
  });

  test("keeps a mark, once however often it is sent, and tells a colleague's instead of writing over it", async () => {
    expect((await save("tes", { nilai: "85,5" })).sendiri).toMatchObject({ nilai: "85,50", versi: 1, penilai: nurlaela.name });
    expect((await save("tes", { nilai: "85.50" })).sendiri).toMatchObject({ versi: 1 });
    await expect(save("tes", { nilai: "70" }, rusdin)).rejects.toMatchObject({ kind: "stale", current: { versi: 1, nilai: 8550 } });
    expect((await save("tes", { nilai: "70", versi: 1 }, rusdin)).sendiri).toMatchObject({ nilai: "70,00", versi: 2 });
    expect((await save("tes", { nilai: "", versi: 2 })).sendiri).toMatchObject({ nilai: "", versi: 3 });
    const trail = await scope(nurlaela).read(({ db }) =>
      db
        .selectFrom("audit")
        .select(["action", "after"])
        .where("subject", "=", "nilaiPpdb")
        .where("subjectId", "=", id(0))
        .orderBy("id")
        .execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual(["create", "update", "update"]);
    expect(trail[1]?.after).toMatchObject({ komponen: "tes", penguji: "1", nilai: "70,00" });
  });

  test.each(["101", "85,555", "dua"])("refuses %j with a sentence at its field", async (nilai) => {
    await expect(save("tes", { nilai, pendaftaranId: id(1) })).rejects.toMatchObject({
      kind: "invalid",
      fields: { nilai: expect.stringContaining("0 dan 100") },
    });
  });

  test("takes nothing that no field of it sends", async () => {
    await expect(save("tes", { nilai: "80", penguji: "2" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(save("rapor", { nilai: "80" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(save("rapor", { nilai: "80", mapel: "Kimia", semester: 1 })).rejects.toMatchObject({ kind: "malformed" });
    await expect(save("tes", { nilai: "80", pendaftaranId: crypto.randomUUID() })).rejects.toMatchObject({ kind: "notFound" });
    const lain = await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "tes" }, "tahfidz");
    // With a child of its own: nobody else's is marked there.
    await scope(nurlaela).transaction(async ({ db }) => {
      const { gelombangId } = await db.selectFrom("jalurPpdb").select("gelombangId").where("id", "=", lain).executeTakeFirstOrThrow();
      await db.updateTable("pendaftaran").set({ jalur: "tahfidz", gelombangId }).where("id", "=", id(2)).execute();
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ pendaftaran: id(0), penguji: "1", semester: "0", versi: "0", nilai: "80" }))
      form.set(name, value);
    const strange = saveSent(scope(nurlaela), { jalur: lain, komponen: "tes" }, form, async () => undefined);
    await expect(strange).rejects.toMatchObject({ kind: "notFound" });
  });

  test("what waited on a device goes out as whoever typed it, and as nobody who signed in there since", async () => {
    const form = new FormData();
    const typed = { pendaftaran: id(0), penguji: "1", semester: "0", versi: "0", nilai: "12", akun: crypto.randomUUID() };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    const sent = saveSent(scope(nurlaela), { jalur, komponen: "btq" }, form, async () => undefined);
    await expect(sent).rejects.toMatchObject({ kind: "conflict", message: othersSentence });
  });
});

describe("two examiners", () => {
  const wawancara = (typed: Partial<Typed> & { readonly nilai: string }, who = nurlaela) => save("wawancara", typed, who);

  test("are two people, and the second is not led by the first", async () => {
    await wawancara({ nilai: "90" });
    await expect(wawancara({ nilai: "88", penguji: "2" })).rejects.toMatchObject({
      fields: { nilai: expect.stringContaining("orang lain") },
    });
    expect((await lembar("wawancara", "penguji=2", rusdin)).rows[0]).toMatchObject({ sendiri: { nilai: "" }, lain: null, nilai: "" });
    expect(await wawancara({ nilai: "80", penguji: "2" }, rusdin)).toMatchObject({
      ...{ lain: { nilai: "90,00", penilai: nurlaela.name }, hasil: "jadi", nilai: "85,00", penyelesaian: null },
    });
  });

  test("farther apart than agreed are settled by a third value that says why", async () => {
    expect(await wawancara({ nilai: "70", penguji: "2", versi: 1 }, rusdin)).toMatchObject({ hasil: "selisih", nilai: "" });
    expect((await scope(nurlaela).read((ctx) => loadNilai(ctx, ""))).rows.find(({ komponen }) => komponen === "wawancara")).toMatchObject({
      ...{ peserta: 2, selesai: 0, selisih: 1, duaPenguji: true },
    });
    await expect(wawancara({ nilai: "82", penguji: "penyelesaian" })).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    const settled = await wawancara({ nilai: "82", penguji: "penyelesaian", alasan: "Dinilai ulang bersama" });
    expect(settled).toMatchObject({ hasil: "jadi", nilai: "82,00", penyelesaian: { alasan: "Dinilai ulang bersama" } });
    // The same value for another reason is told with that one.
    const again = await wawancara({ nilai: "82", penguji: "penyelesaian", alasan: "Dinilai ulang bertiga", versi: 1 });
    expect(again).toMatchObject({ nilai: "82,00", penyelesaian: { alasan: "Dinilai ulang bertiga" } });
    expect((await scope(nurlaela).read((ctx) => loadNilai(ctx, ""))).rows.find(({ komponen }) => komponen === "wawancara")).toMatchObject({
      ...{ selesai: 1, selisih: 0 },
    });
  });
});

describe("who waits for a mark", () => {
  test("is found by itself, in each column and of a rapor until it is whole", async () => {
    const waiting = async (komponen: string, query = "") => (await lembar(komponen, `tampil=belum${query}`)).rows.map(({ nama }) => nama);
    expect(await waiting("wawancara", "&penguji=1")).toEqual(["Budi Lasimpo"]);
    expect(await waiting("tes")).toEqual(["Aminah Borman", "Budi Lasimpo"]);
    expect(await waiting("rapor")).toEqual(["Aminah Borman", "Budi Lasimpo"]);
    expect((await scope(nurlaela).read((ctx) => loadNilai(ctx, ""))).rows.find(({ komponen }) => komponen === "wawancara")).toMatchObject({
      masuk: 1,
    });
  });
});

describe("a rapor", () => {
  test("counts when every subject of five semesters is there", async () => {
    const rapor = () =>
      scope(nurlaela).read(async (ctx) => loadRapor(ctx, await readLembarNilai(ctx, { jalur, komponen: "rapor" }), id(0)));
    for (const mapel of ["Fikih", "IPA"])
      for (const semester of [1, 2, 3, 4, 5])
        await save("rapor", { mapel, semester, nilai: mapel === "IPA" && semester === 5 ? "91" : "80" });
    expect(await rapor()).toMatchObject({ row: { nilai: "81,10", hasil: "jadi" }, mapel: [{ nama: "Fikih" }, { nama: "IPA" }] });
    expect((await lembar("rapor", "tampil=belum")).rows.map(({ nama }) => nama)).toEqual(["Budi Lasimpo"]);
    await save("rapor", { mapel: "IPA", semester: 5, nilai: "", versi: 1 });
    expect(await rapor()).toMatchObject({ row: { nilai: "", hasil: "kurang" } });
    expect((await scope(nurlaela).read((ctx) => loadNilai(ctx, ""))).rows.find(({ komponen }) => komponen === "rapor")).toMatchObject({
      selesai: 0,
    });
  });
});

describe("a list", () => {
  test("goes out with the marks as they stand", async () => {
    await save("tes", { nilai: "77,25", pendaftaranId: id(1) });
    const list = await scope(nurlaela).transaction(async (ctx) => exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "tes" })));
    expect(list.columns.map(({ label }) => label)).toEqual(["Nomor pendaftaran", "Nama", "Nilai"]);
    expect(list.rows).toEqual([
      [nomor[0], "Aminah Borman", null],
      [nomor[1], "Budi Lasimpo", 77.25],
    ]);
  });
});

describe("marks are closed", () => {
  test("to whom the table of rights does not open them", async () => {
    for (const who of [actor("guru"), actor("tataUsaha")]) {
      await expect(lembar("tes", "", who)).rejects.toMatchObject({ kind: "notFound" });
      await expect(scope(who).read((ctx) => loadNilai(ctx, ""))).rejects.toMatchObject({ kind: "notFound" });
    }
    await expect(save("tes", { nilai: "80", versi: 3 }, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("once the registration is decided, by whichever door", async () => {
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ keadaan: "diterima" }).where("id", "=", id(1)).execute(),
    );
    await expect(save("tes", { nilai: "99", pendaftaranId: id(1), versi: 1 })).rejects.toMatchObject({ kind: "conflict" });
    const raw = scope(nurlaela).transaction(({ db }) =>
      sql`update nilai_ppdb set nilai = 9900 where pendaftaran_id = ${id(1)}`.execute(db),
    );
    await expect(raw).rejects.toMatchObject({ constraint: "nilai_ppdb_diputuskan" });
  });
});
