/**
 * Some fifteen questions, 900 families, and a desk that writes answers down from paper. What goes wrong: an answer is written to another child
 * or another question, or who looks at the row does not learn that it changed.
 */
import { beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { nurlaela, register } from "#tests/support/panitia.ts";
import { answer, as, desk, now, scope, useQuestions } from "#tests/support/questions.ts";
import { correctJawaban, returnJawaban } from "./judge-jawaban.server.ts";

useQuestions();

const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const standing = async (id: string) => ({
  row: await rows(sql<{ versi: number; updatedAt: Date }>`select * from pendaftaran where id = ${id}`),
  answers: await rows(
    sql<Record<string, unknown>>`select kode, isi, pada, oleh, pelaku, alasan, kembali from jawaban_pendaftaran
      join pertanyaan_ppdb on pertanyaan_ppdb.id = pertanyaan_id where pendaftaran_id = ${id} order by kode`,
  ),
  trail: await rows(sql`select count(*) from audit where subject_id = ${id}`),
});
let [own, other] = ["", ""];
let born = 0;
let before: Awaited<ReturnType<typeof standing>>;
beforeEach(async () => {
  born += 1;
  const asked = { "jawab-mondok": "ya", "jawab-tingkat": "Kota", "jawab-sakit": "Asma" };
  [own, other] = [(await register(scope(), `Anak Sendiri ${born}`)).id, (await register(scope(), `Anak Tetangga ${born}`)).id];
  for (const id of [own, other]) await answer(id, asked);
  before = await standing(other);
});
const versi = async () => (await standing(own)).row[0]?.versi;
const seen = () => ({ id: own, versi: 1 });

test("an answer that the desk writes is this child's alone, and makes another version of its row", async () => {
  const sent = { "jawab-tingkat": "Nasional", alasan: "Dibaca dari piagam" };
  await as((ctx) => correctJawaban(ctx, seen(), { kode: "tingkat", sent }));
  const { answers, row } = await standing(own);
  expect([await standing(other), row[0]]).toMatchObject([before, { versi: 2, updatedAt: now }]);
  expect(answers).toMatchObject([
    { kode: "mondok", oleh: null },
    { kode: "sakit", oleh: null },
    { kode: "tingkat", isi: "Nasional", oleh: nurlaela.id, pelaku: nurlaela.name, alasan: "Dibaca dari piagam", kembali: null },
  ]);
  // Who still looks at the former one writes nothing over it.
  const stale = { kode: "mondok", sent: { "jawab-mondok": "tidak", alasan: "Menurut ayahnya" } };
  await expect(as((ctx) => correctJawaban(ctx, seen(), stale))).rejects.toMatchObject({ kind: "stale" });
  await expect(as((ctx) => returnJawaban(ctx, seen(), { kode: "mondok", sent: { alasan: "Tulis lagi" } }))).rejects.toMatchObject({
    kind: "stale",
  });
});

test("an answer given back is this one of this child, and makes another version of its row", async () => {
  await as((ctx) => returnJawaban(ctx, seen(), { kode: "mondok", sent: { alasan: "Tulis nama pondoknya" } }));
  const { answers, row } = await standing(own);
  expect([await standing(other), row[0]]).toMatchObject([before, { versi: 2, updatedAt: now }]);
  expect(answers.map(({ kode, isi, kembali }) => [kode, isi, kembali])).toEqual([
    ["mondok", "ya", "Tulis nama pondoknya"],
    ["sakit", "Asma", null],
    ["tingkat", "Kota", null],
  ]);
});

test("what is secret is written without what it said before, what is not with it; each leaves one line", async () => {
  const trail = async () =>
    rows(
      sql<{
        before: unknown;
        after: unknown;
      }>`select before, after from audit where subject_id = ${own} and action = 'update' order by id desc`,
    );
  const lines = (await trail()).length;
  await desk(own, { aksi: "tulisJawaban", kode: "sakit", "jawab-sakit": "Alergi", alasan: "Dari surat dokter" });
  expect((await trail())[0]).toEqual({ before: null, after: { jawaban: "sakit", alasan: "Dari surat dokter" } });
  await desk(own, { aksi: "tulisJawaban", kode: "tingkat", "jawab-tingkat": "Nasional", alasan: "Dari piagam" });
  expect((await trail())[0]).toEqual({ before: { "jawab-tingkat": "Kota" }, after: { jawaban: "tingkat", alasan: "Dari piagam" } });
  await desk(own, { aksi: "kembalikanJawaban", kode: "mondok", alasan: "Tulis lagi" });
  expect((await trail())[0]).toEqual({ before: null, after: { jawabanKembali: "mondok", alasan: "Tulis lagi" } });
  expect([(await trail()).length - lines, await versi(), await standing(other)]).toEqual([3, 4, before]);
});

test("a family that answers one question anew leaves its other answers and the other families'", async () => {
  await desk(own, { aksi: "kembalikanJawaban", kode: "mondok", alasan: "Tulis lagi" });
  before = await standing(other);
  await answer(own, { "jawab-mondok": "tidak" });
  const { answers } = await standing(own);
  expect([await standing(other), answers.map(({ kode, isi }) => `${kode} ${isi}`)]).toEqual([
    before,
    ["mondok tidak", "sakit Asma", "tingkat Kota"],
  ]);
});
