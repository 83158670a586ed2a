/**
 * Some thirty pairs are merged in the same eight weeks, by several teachers at one list of 900. What goes wrong: merging two of them, or taking
 * it back, moves papers, marks, answers or a reason of a third child, or is held up by what became of one.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { mergingsOf } from "#tests/support/gabungan.ts";
import { nurlaela, openCommittee, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { mergePendaftaran } from "./merge-pendaftaran.server.ts";
import { listGabungan, readMerged, readTarget } from "./read-merged.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { as, why, read, seen, several, merge, split, paper, mark, marks } = mergingsOf(scope);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const hanging = ["berkas_pendaftaran", "nilai_ppdb", "jawaban_pendaftaran", "langkah_pendaftaran", "permintaan_perbaikan"];
/** All that stands of one registration, to the last column. */
async function standing(id: string) {
  const all: Record<string, unknown> = { pendaftaran: await rows(sql`select * from pendaftaran where id = ${id}`) };
  for (const table of hanging)
    all[table] = await rows(sql`select * from ${sql.table(table)} satu where pendaftaran_id = ${id} order by satu::text`);
  return all;
}
const furnish = async (id: string) => {
  for (const dokumen of ["Akta", "KK"]) await paper(id, dokumen, "diterima");
  await mark(id, 7000);
  await rows(
    sql`insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select ${id}, id, 'Kota', now() from pertanyaan_ppdb`,
  );
  await rows(sql`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada) values (${id}, 'alamat', 'Jalan Baru', now())`);
};
const asked = (id: string, alasan: string) =>
  rows(sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pada, pelaku, alasan)
    values (${id}, 'terkirim', 'perlu perbaikan', now(), 'Nurlaela', ${alasan})`);

let [tetap, pergi, other] = ["", "", ""];
let before: unknown;
let born = 0;
beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotBtq: 100, kuota: 5 });
  await rows(
    sql`insert into pertanyaan_ppdb (periode_id, kode, pertanyaan, bentuk) select id, 'lomba', 'Tingkat lomba', 'pendek' from periode_ppdb`,
  );
});
beforeEach(async () => {
  born += 1;
  [tetap, pergi] = await several(`Anak Dua Kali ${born}`, 2);
  [other] = await several(`Anak Tetangga ${born}`, 1);
  for (const id of [pergi, other]) await furnish(id);
  before = await standing(other);
});

test("what comes over and goes back is that of the two, and nothing of a third child moves", async () => {
  const own = await standing(pergi);
  await merge(pergi, tetap);
  expect(await standing(other)).toEqual(before);
  expect(await marks(tetap)).toEqual([7000]);
  await split(pergi);
  expect(await standing(other)).toEqual(before);
  const back = await standing(pergi);
  for (const table of ["berkas_pendaftaran", "nilai_ppdb", "jawaban_pendaftaran"]) expect(back[table]).toEqual(own[table]);
});

test("papers and answers that were exchanged are exchanged between the two alone", async () => {
  await paper(tetap, "KK", "dikembalikan");
  await rows(
    sql`insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select ${tetap}, id, 'Nasional', now() from pertanyaan_ppdb`,
  );
  const [one, two] = [await standing(pergi), await standing(tetap)];
  await merge(pergi, tetap, { ...why, "isi-jawab-lomba": "pergi" });
  expect(await rows(sql`select isi from jawaban_pendaftaran where pendaftaran_id = ${tetap}`)).toEqual([{ isi: "Kota" }]);
  await split(pergi);
  expect(await standing(other)).toEqual(before);
  for (const table of ["berkas_pendaftaran", "jawaban_pendaftaran"])
    expect([(await standing(pergi))[table], (await standing(tetap))[table]]).toEqual([one[table], two[table]]);
});

test("a mark of another child that changes meanwhile holds no mark back", async () => {
  await merge(pergi, tetap);
  await rows(sql`update nilai_ppdb set nilai = 9000, versi = versi + 1 where pendaftaran_id = ${other}`);
  expect(await split(pergi)).toEqual([]);
  expect([await marks(pergi), await marks(tetap), await marks(other)]).toEqual([[7000], [], [9000]]);
});

test("one that was merged into the first is not taken as merged into the second", async () => {
  const [gone, third] = [await seen(pergi), await seen(other)];
  await merge(pergi, tetap);
  await expect(as((ctx) => mergePendaftaran(ctx, { pergi: gone, tetap: third }, why))).rejects.toMatchObject({ kind: "stale" });
  expect(await standing(other)).toEqual(before);
});

test("two pairs stand side by side in both lists, and taking one apart leaves the other", async () => {
  const [second] = await several(`Anak Tetangga ${born}`, 1);
  await merge(pergi, tetap);
  await merge(second, other);
  const numberOf = async (id: string) => (await read(id)).nomor;
  expect((await as((ctx) => listGabungan(ctx, tetap))).map(({ id }) => id)).toEqual([pergi]);
  expect((await as((ctx) => listGabungan(ctx, other))).map(({ id }) => id)).toEqual([second]);
  expect(await as((ctx) => readMerged(ctx, tetap))).toEqual([await numberOf(pergi)]);
  expect([(await as((ctx) => readTarget(ctx, second)))?.id, (await as((ctx) => readTarget(ctx, pergi)))?.id]).toEqual([other, tetap]);
  before = await standing(other);
  await split(pergi);
  expect([await standing(other), await as((ctx) => listGabungan(ctx, tetap)), (await read(second)).keadaan]).toEqual([
    before,
    [],
    "digabung",
  ]);
});

test("what the family was asked for comes back with its own reason, not with another child's or that of the merging", async () => {
  await asked(pergi, "Tulis RT dan RW");
  await rows(sql`update pendaftaran set keadaan = 'perlu perbaikan' where id = ${pergi}`);
  await asked(other, "Kirim rapor");
  await merge(pergi, tetap);
  await split(pergi);
  const [last] = await rows(sql`select ke, alasan from langkah_pendaftaran where pendaftaran_id = ${pergi} order by id desc limit 1`);
  expect(last).toEqual({ ke: "perlu perbaikan", alasan: "Tulis RT dan RW" });
});

test("the wave of another child that is fixed, or their own that is only proposed, holds nothing up; their own that is fixed does", async () => {
  await merge(pergi, tetap);
  const wave = async (nama: string) =>
    (
      await rows(
        sql<{
          id: string;
        }>`insert into gelombang_ppdb (nama, periode_id) select ${nama}, periode_id from pendaftaran where id = ${tetap} returning id`,
      )
    )[0]?.id ?? "";
  const [theirs, own] = [await wave("Gelombang 8"), await wave("Gelombang 9")];
  await rows(sql`insert into lembar_aturan_ppdb (periode_id, nomor, isi, sidik, diterbitkan_pada)
    select id, 9, '{}', repeat('0', 64), now() from periode_ppdb`);
  await rows(sql`update pendaftaran set gelombang_id = ${theirs} where id = ${other}`);
  await rows(sql`update pendaftaran set gelombang_id = ${own} where id in (${pergi}, ${tetap})`);
  const decide = (gelombang: string, fixed: boolean) =>
    rows(sql`insert into keputusan_ppdb (gelombang_id, lembar_id, paket, sidik, pengusul, nama_pengusul, diusulkan_pada, penyetuju, nama_penyetuju, ditetapkan_pada)
      select ${gelombang}::uuid, id, '{}', repeat('0', 64), ${nurlaela.id}::uuid, 'Nurlaela', now(), case when ${fixed}::boolean then ${rusdin.id}::uuid end,
        case when ${fixed}::boolean then 'Rusdin' end, case when ${fixed}::boolean then now() end from lembar_aturan_ppdb where nomor = 9`);
  await decide(theirs, true);
  await decide(own, false);
  const at = await seen(pergi);
  const press = () => as((ctx) => splitPendaftaran(ctx, at, { alasan: "Ternyata kembar" }));
  const third = await standing(other);
  await press();
  expect([(await read(pergi)).keadaan, await standing(other)]).toEqual(["terkirim", third]);
  await merge(pergi, tetap);
  await rows(
    sql`update keputusan_ppdb set ditetapkan_pada = now(), penyetuju = ${rusdin.id}, nama_penyetuju = 'Rusdin' where gelombang_id = ${own}`,
  );
  await expect(split(pergi)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah ditetapkan") });
});
