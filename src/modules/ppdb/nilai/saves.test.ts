/**
 * Some two hundred marks an hour, typed on telephones, each looked at again when a family asks. What goes wrong: the mark of another child or
 * semester is written over, the trail does not say which it was, a third value stands without its reason.
 */

import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { gelombangPpdb, jalurPpdb } from "#modules/ppdb/index.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, verify } from "#tests/support/seleksi-ppdb.ts";
import { exportNilai } from "./export-nilai.server.ts";
import { readLembarNilai } from "./load-jalur.server.ts";
import { decidedSentence, saveNilai, type Typed, takenSentence } from "./save-nilai.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
let [jalur, wave] = ["", ""];
const ids: string[] = [];
const id = (place: number) => ids[place] ?? "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), {
    ...{ bobotRapor: 40, bobotTes: 30, bobotWawancara: 30, toleransiWawancara: 10, seri1: "rapor", mapelRapor: "Fikih\nIPA" },
  });
  for (const name of ["Aminah", "Budi"]) ids.push((await register(scope(), name)).id);
  await scope(nurlaela).transaction(async (ctx) => {
    for (const one of ids) await verify(ctx, one);
    const { id: periodeId } = await ctx.db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const second = await create(ctx, gelombangPpdb, { nama: "Gelombang 2", periodeId, tanpaLembar: true }, "json");
    wave = (
      await create(ctx, jalurPpdb, { jenis: "reguler", gelombangId: second.id, tanpaLembar: true, bobotTes: 50, seri1: "tes" }, "json")
    ).id;
  });
});
beforeEach(() =>
  scope(nurlaela).transaction(({ db }) =>
    db
      .deleteFrom("nilaiPpdb")
      .where(everyRow)
      .execute()
      .then(() => undefined),
  ),
);

type Sent = Partial<Typed> & { readonly komponen?: string; readonly lembar?: string };
const save = ({ komponen = "tes", lembar = jalur, ...typed }: Sent, who = nurlaela) =>
  scope(who).transaction(async (ctx) =>
    saveNilai(ctx, await readLembarNilai(ctx, { jalur: lembar, komponen }), {
      ...{ pendaftaranId: id(0), penguji: "1", mapel: "", semester: 0, versi: 0, nilai: "80", alasan: "" },
      ...typed,
    }),
  );
const kept = () =>
  scope(nurlaela).read(({ db }) =>
    db
      .selectFrom("nilaiPpdb")
      .select(["pendaftaranId", "komponen", "penguji", "mapel", "semester", "nilai", "versi", "alasan", "oleh", "penilai", "pada"])
      .orderBy("pada")
      .orderBy("nilai")
      .execute(),
  );
/** The lines that an act leaves. */
const trail = async (act: () => Promise<unknown>) => {
  const lines = () =>
    scope(nurlaela).read(({ db }) =>
      db.selectFrom("audit").select(["action", "subjectId", "before", "after"]).where("subject", "=", "nilaiPpdb").orderBy("id").execute(),
    );
  const before = (await lines()).length;
  await act();
  return (await lines()).slice(before);
};

describe("a mark", () => {
  test("is written with who gave it and when, and touches no other child, part or semester", async () => {
    await save({ nilai: "70" });
    await save({ nilai: "71", pendaftaranId: id(1) });
    await save({ nilai: "72", komponen: "rapor", mapel: "Fikih", semester: 1 });
    await save({ nilai: "73", komponen: "rapor", mapel: "Fikih", semester: 2 });
    await save({ nilai: "74", komponen: "rapor", mapel: "IPA", semester: 2 });
    const others = (await kept()).filter(({ nilai }) => nilai !== 7000 && nilai !== 7300);
    now = new Date("2027-03-01T03:00:00Z");
    await save({ nilai: "90,5", versi: 1 }, rusdin);
    await save({ nilai: "91", komponen: "rapor", mapel: "Fikih", semester: 2, versi: 1 }, rusdin);
    const by = { oleh: rusdin.id, penilai: rusdin.name, pada: now, versi: 2, alasan: null, pendaftaranId: id(0), penguji: "1" };
    expect((await kept()).filter(({ versi }) => versi === 2)).toEqual([
      { ...by, komponen: "tes", mapel: "", semester: 0, nilai: 9050 },
      { ...by, komponen: "rapor", mapel: "Fikih", semester: 2, nilai: 9100 },
    ]);
    expect((await kept()).filter(({ versi }) => versi === 1)).toEqual(others);
    expect(others).toMatchObject([{ oleh: nurlaela.id, nilai: 7100 }, { nilai: 7200 }, { nilai: 7400 }]);
  });

  test("leaves a line that says which it was, from what and to what; the same once more leaves none", async () => {
    const of = { komponen: "tes", penguji: "1" };
    expect(await trail(() => save({ nilai: "70" }))).toEqual([
      { action: "create", subjectId: id(0), before: null, after: { ...of, nilai: "70,00" } },
    ]);
    expect(await trail(() => save({ nilai: "", versi: 1 }))).toEqual([
      { action: "update", subjectId: id(0), before: { ...of, nilai: "70,00" }, after: { ...of, nilai: null } },
    ]);
    expect(await trail(() => save({ nilai: "", versi: 1 }))).toEqual([]);
    expect(await trail(() => save({ nilai: "", pendaftaranId: id(1) }))).toEqual([]);
    const subject = { komponen: "rapor", mapel: "Fikih", semester: 2 };
    expect(await trail(() => save({ ...subject, nilai: "80" }))).toMatchObject([{ after: { ...subject, penguji: "1", nilai: "80,00" } }]);
  });

  test("that was changed meanwhile is told with what stands there now", async () => {
    await expect(save({ nilai: "70", versi: 1 })).rejects.toMatchObject({ kind: "stale", current: { versi: 0, nilai: null } });
    await save({ nilai: "70" });
    await expect(save({ nilai: "71", versi: 2 })).rejects.toMatchObject({ kind: "stale", current: { versi: 1, nilai: 7000 } });
    await expect(save({ nilai: "71", versi: 0 })).rejects.toMatchObject({ kind: "stale" });
  });

  test("is of a field that its sheet has, and of a child of its path and wave", async () => {
    const malformed: Sent[] = [
      ...[
        { mapel: "Fikih" },
        { mapel: "Fikih", semester: 1 },
        { semester: 1 },
        { penguji: "2" as const },
        { penguji: "penyelesaian" as const },
      ],
      ...[{}, { mapel: "Fikih" }, { mapel: "Fikih", semester: 6 }, { semester: 1 }].map((one) => ({ ...one, komponen: "rapor" })),
      { komponen: "rapor", mapel: "Fikih", semester: 1, penguji: "2" },
      { komponen: "wawancara", mapel: "Fikih", semester: 1 },
    ];
    for (const sent of malformed) await expect(save(sent), JSON.stringify(sent)).rejects.toMatchObject({ kind: "malformed" });
    await expect(save({ lembar: wave })).rejects.toMatchObject({ kind: "notFound" });
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ jalur: "tahfidz" }).where("id", "=", id(1)).execute(),
    );
    await expect(save({ pendaftaranId: id(1) })).rejects.toMatchObject({ kind: "notFound" });
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ jalur: "reguler" }).where("id", "=", id(1)).execute(),
    );
    expect(await kept()).toEqual([]);
  });

  test("of who is decided is refused in words before anything is written", async () => {
    const state = (keadaan: "diterima" | "terverifikasi") =>
      scope(nurlaela).transaction(({ db }) => db.updateTable("pendaftaran").set({ keadaan }).where("id", "=", id(0)).execute());
    await state("diterima");
    await expect(save({})).rejects.toMatchObject({ kind: "conflict", message: decidedSentence });
    await state("terverifikasi");
  });
});

describe("where two judge", () => {
  const judge = (sent: Sent, who = nurlaela) => save({ komponen: "wawancara", ...sent }, who);

  test("one's own mark may be changed as often as one will, another's not, and a free place is anybody's", async () => {
    await judge({ nilai: "80" });
    await judge({ nilai: "81", versi: 1 });
    await expect(judge({ nilai: "90", versi: 2 }, rusdin)).rejects.toMatchObject({ kind: "conflict", message: takenSentence("1") });
    expect([takenSentence("1"), takenSentence("2")]).toEqual([
      ...[expect.stringMatching(/sebagai penguji 1\..*Anda penguji 2,/), expect.stringMatching(/sebagai penguji 2\..*Anda penguji 1,/)],
    ]);
    await judge({ nilai: "", versi: 2 });
    await judge({ nilai: "90", versi: 3 }, rusdin);
    expect(await kept()).toMatchObject([{ nilai: 9000, versi: 4, oleh: rusdin.id }]);
  });

  test("a third value says why in five to three hundred letters, whoever wrote it before, and needs no reason to be taken back", async () => {
    const settle = (sent: Sent, who = nurlaela) => judge({ penguji: "penyelesaian", ...sent }, who);
    for (const alasan of ["", "    ", "abcd", ` abcd `, "x".repeat(301)])
      await expect(settle({ alasan })).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.stringContaining("5–300") } });
    await settle({ alasan: " abcde " });
    const of = { komponen: "wawancara", penguji: "penyelesaian", nilai: "80,00" };
    expect(await trail(() => settle({ alasan: "x".repeat(300), versi: 1 }, rusdin))).toMatchObject([
      { before: { ...of, alasan: "abcde" }, after: { ...of, alasan: "x".repeat(300) } },
    ]);
    await settle({ nilai: "", versi: 2 });
    expect(await kept()).toMatchObject([{ nilai: null, alasan: null, versi: 3 }]);
    // Of an examiner no reason is asked, and none is kept.
    await judge({ alasan: "Sangat lancar" });
    expect((await kept())[0]).toMatchObject({ penguji: "1", nilai: 8000, alasan: null });
  });

  test("an examiner's list holds what they gave, not what they settled nor what another gave", async () => {
    const list = () =>
      scope(nurlaela).transaction(async (ctx) => exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "wawancara" })));
    await judge({ penguji: "penyelesaian", nilai: "60", alasan: "Dinilai ulang" });
    await judge({ nilai: "95", penguji: "2" }, rusdin);
    expect((await list()).rows.map((row) => row[2])).toEqual([null, null]);
    await judge({ nilai: "80" });
    expect((await list()).rows.map((row) => row[2])).toEqual([80, null]);
    // Another part of hers stands in another list.
    await save({ nilai: "12", pendaftaranId: id(1) });
    expect((await list()).rows.map((row) => row[2])).toEqual([80, null]);
  });

  test("who leads is given all of them, and what counts", async () => {
    await judge({ nilai: "80" });
    await judge({ nilai: "95", penguji: "2" }, rusdin);
    await judge({ penguji: "penyelesaian", nilai: "86", alasan: "Dinilai ulang" });
    const list = await scope({ ...nurlaela, roles: ["ketuaPpdb"] }).transaction(async (ctx) =>
      exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "wawancara" })),
    );
    expect(list.rows.map((row) => row.slice(2))).toEqual([
      [86, 80, 95, 86],
      [null, null, null, null],
    ]);
    expect(list.columns.slice(2)).toMatchObject([{ kind: "number", decimals: 2, width: 20 }, { width: 14 }, { width: 14 }, { width: 14 }]);
    expect(list.columns.slice(0, 2)).toEqual([
      { label: "Nomor pendaftaran", width: 22 },
      { label: "Nama", width: 32 },
    ]);
  });
});

test("a rapor's list holds each mark, and averages of what is whole alone", async () => {
  for (const semester of [1, 2, 3, 4, 5]) await save({ komponen: "rapor", mapel: "Fikih", semester, nilai: String(80 + semester) });
  await save({ komponen: "rapor", mapel: "IPA", semester: 1, nilai: "90" });
  const list = async () => {
    const { rows } = await scope(nurlaela).transaction(async (ctx) =>
      exportNilai(ctx, await readLembarNilai(ctx, { jalur, komponen: "rapor" })),
    );
    return rows.map((row) => row.slice(2));
  };
  const nothing = [null, null, null, null];
  expect(await list()).toEqual([[81, 82, 83, 84, 85, 90, ...nothing, 85.5, ...nothing, null], Array(16).fill(null)]);
  for (const semester of [2, 3, 4, 5]) await save({ komponen: "rapor", mapel: "IPA", semester, nilai: "90" });
  expect((await list())[0]).toEqual([81, 82, 83, 84, 85, 90, 90, 90, 90, 90, 85.5, 86, 86.5, 87, 87.5, 86.5]);
});
