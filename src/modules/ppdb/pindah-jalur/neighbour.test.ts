/**
 * A dozen children are moved to another path in the weeks in which 900 sit in the same exams. What goes wrong: moving one empties the chair of
 * another, answers another family's wish, or tells another family that something is wanted of it.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { addUjian, type Made } from "#tests/support/ujian-ppdb.ts";
import { moveJalur } from "./move-jalur.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const { scope } = home;
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await scope(nurlaela).transaction(({ db }) => query.execute(db))).rows;
const hanging = [
  "kursi_ujian",
  "permintaan_perbaikan",
  "perbaikan_pendaftaran",
  "langkah_pendaftaran",
  "kabar_perbaikan",
  "usulan_keadaan",
];
/** All that stands of one registration, to the last column. */
async function standing(id: string) {
  const all: Record<string, unknown> = { pendaftaran: await rows(sql`select * from pendaftaran where id = ${id}`) };
  for (const table of hanging)
    all[table] = await rows(sql`select * from ${sql.table(table)} satu where pendaftaran_id = ${id} order by satu::text`);
  return all;
}
let [own, other, gelombang] = ["", "", ""];
let [regular, everybody]: Made[] = [];
let before: unknown;
let born = 0;
const alasan = "Keluarga keliru memilih";
const move = (ke: string) => told(home, nurlaela, (ctx) => moveJalur(ctx, { id: own, versi: 1 }, { ke: `${gelombang} ${ke}`, alasan }));

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const jenis of ["reguler", "tahfidz"])
    await addJalur(scope(nurlaela), { bobotTes: 50, bobotWawancara: 50, kuota: 9, dokumen: "Rapor" }, jenis);
  gelombang = (await rows(sql<{ id: string }>`select id from gelombang_ppdb`))[0]?.id ?? "";
  const rooms = { sesi: [["08:00", "10:00"]], ruang: [40] } as const;
  regular = await addUjian(scope(nurlaela), { nama: "Tes reguler", komponen: "tes", jalur: "reguler" }, rooms);
  everybody = await addUjian(scope(nurlaela), { nama: "Wawancara", komponen: "wawancara" }, { ...rooms, sesi: [["13:00", "15:00"]] });
});
const furnish = async (name: string) => {
  const { id } = await register(scope(), name);
  await rows(sql`update pendaftaran set keadaan = 'terverifikasi' where id = ${id}`);
  for (const one of [regular, everybody])
    await rows(sql`insert into kursi_ujian (ujian_id, sesi_id, ruang_id, kursi, pendaftaran_id, pada)
      values (${one?.id}, ${one?.sesi[0]}, ${one?.ruang[0]}, (select coalesce(max(kursi), 0) + 1 from kursi_ujian), ${id}, now())`);
  await rows(
    sql`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada) values (${id}, 'jalur', 'Tahfidz', now()), (${id}, 'alamat', 'Jalan Baru', now())`,
  );
  return id;
};
beforeEach(async () => {
  born += 1;
  [other, own] = [await furnish(`Anak Tetangga ${born}`), await furnish(`Anak Pindah ${born}`)];
  before = await standing(other);
});
const exams = async (id: string) =>
  (
    await rows(
      sql<{
        nama: string;
      }>`select nama from kursi_ujian join ujian_ppdb on ujian_ppdb.id = ujian_id where pendaftaran_id = ${id} order by nama`,
    )
  ).map(({ nama }) => nama);

test("its own chair in the exam of the former path is free, every other chair stays taken", async () => {
  const { lines, touched } = await move("tahfidz");
  expect([await exams(own), await exams(other)]).toEqual([["Wawancara"], ["Tes reguler", "Wawancara"]]);
  expect([await standing(other), touched]).toEqual([before, ["pendaftaran"]]);
  expect(lines).toMatchObject([
    { action: "update", subjectId: own, before: { jalur: "reguler" }, after: { jalur: "tahfidz", gelombangId: gelombang, alasan } },
    { action: "update", subjectId: own, before: { keadaan: "terverifikasi" }, after: { keadaan: "terkirim" } },
  ]);
});

test("the wish for another path is answered, this family's own and no other wish", async () => {
  await move("tahfidz");
  const wishes = await rows(
    sql`select isian, jawaban, dijawab_pelaku as oleh from permintaan_perbaikan where pendaftaran_id = ${own} order by isian`,
  );
  expect([wishes, await standing(other)]).toEqual([
    [
      { isian: "alamat", jawaban: null, oleh: null },
      { isian: "jalur", jawaban: "diperbaiki", oleh: nurlaela.name },
    ],
    before,
  ]);
});

test("its family alone is to hear that papers are wanted, and once more is another version", async () => {
  await move("tahfidz");
  const waits = () => rows(sql<{ versi: number }>`select versi from kabar_perbaikan where pendaftaran_id = ${own}`);
  expect([(await waits()).length, await standing(other)]).toEqual([1, before]);
  expect(await rows(sql`select versi, jalur, keadaan, pindah_jalur_pada as pada from pendaftaran where id = ${own}`)).toEqual([
    { versi: 2, jalur: "tahfidz", keadaan: "terkirim", pada: now },
  ]);
  await expect(move("reguler")).rejects.toMatchObject({ kind: "stale" });
  expect(await standing(other)).toEqual(before);
});
