/**
 * The desk moves a child to another path, some dozen times in a season, on a laptop with the family before it. What goes wrong: a path of
 * another wave or year is offered, one that opens twice is closed by its first time, what the path would bring about is told of another.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { readAskedSeleksi } from "../seleksi/asked.ts";
import { fixKeputusan, proposeKeputusan } from "../seleksi/decide.server.ts";
import { loadSeleksi } from "../seleksi/load-seleksi.server.ts";
import { hasOtherJalur, listTujuan, pathName, tujuanKey } from "./list-tujuan.server.ts";
import { loadPindah } from "./load-pindah.server.ts";
import { moveJalur, readJalurOf } from "./move-jalur.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const row = (id: string) => as(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const tujuan = async (id: string) =>
  (await as(async (ctx) => listTujuan(ctx, await readJalurOf(ctx, id)))).map(({ nama, tolak }) => [nama, tolak] as const);
const move = async (id: string, ke: string) => {
  const { versi } = await row(id);
  await as((ctx) => moveJalur(ctx, { id, versi }, { ke, alasan: "Keluarga keliru memilih" }));
};
let [sendiri, satu, dua, anak] = ["", "", "", ""];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  sendiri = (await register(scope(), "Anak Sendiri")).id;
});

test("of an intake without waves there is one path, which has no wave in its name, and nowhere to go", async () => {
  expect([pathName("reguler", null), tujuanKey({ jenis: "reguler", gelombangId: null })]).toEqual(["Reguler", " reguler"]);
  expect([await as((ctx) => hasOtherJalur(ctx, sendiri)), await tujuan(sendiri)]).toEqual([false, []]);
  expect(await as((ctx) => loadPindah(ctx, sendiri))).toMatchObject({
    jalur: "Reguler",
    tujuan: [],
    tolak: null,
    diminta: null,
    umur: null,
    namaLengkap: "Anak Sendiri",
  });
});

describe("with waves", () => {
  beforeAll(async () => {
    await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 100 });
    ({ id: satu } = await as(({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow()));
    anak = (await register(scope(), "Anak Pindah", { tanggalLahir: "2003-05-05" })).id;
  });

  test("a path is another one by its wave as well, and one of another intake or that was thrown away is none", async () => {
    expect([await as((ctx) => hasOtherJalur(ctx, anak)), await as((ctx) => hasOtherJalur(ctx, sendiri))]).toEqual([false, true]);
    await write(sql`with tahun as (insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2026/2027', '2026-02-01', '2026-06-30', 9) returning id),
        wave as (insert into gelombang_ppdb (nama, periode_id) select 'Gelombang lama', id from tahun returning id)
      insert into jalur_ppdb (jenis, gelombang_id) select 'asrama', id from wave`);
    await write(sql`insert into jalur_ppdb (jenis, gelombang_id, deleted_at) values ('mutasi', ${satu}, now())`);
    expect([await as((ctx) => hasOtherJalur(ctx, anak)), await tujuan(anak)]).toEqual([false, []]);
    dua = (
      await as(({ db }) =>
        db
          .insertInto("gelombangPpdb")
          .values((eb) => ({ nama: "Gelombang 2", periodeId: eb.selectFrom("gelombangPpdb").select("periodeId").where("id", "=", satu) }))
          .returning("id")
          .executeTakeFirstOrThrow(),
      )
    ).id;
    await write(sql`insert into jalur_ppdb (jenis, gelombang_id, kuota) values ('reguler', ${dua}, null)`);
    expect([await as((ctx) => hasOtherJalur(ctx, anak)), await tujuan(anak)]).toEqual([true, [["Reguler (Gelombang 2)", null]]]);
    expect((await tujuan(sendiri)).map(([nama]) => nama).sort()).toEqual(["Reguler (Gelombang 1)", "Reguler (Gelombang 2)"]);
  });

  test("a path that opens twice is offered once, and is open where one of its times is", async () => {
    await write(sql`insert into jalur_ppdb (jenis, gelombang_id, buka, tutup) values
      ('tahfidz', ${satu}, '2027-02-01', '2027-02-05'), ('tahfidz', ${satu}, '2027-02-20', '2027-03-20'), ('tahfidz', ${satu}, '2027-06-01', '2027-06-05'),
      ('asrama', ${satu}, '2027-02-01', '2027-02-28'), ('prestasi-akademik', ${satu}, '2027-03-02', null)`);
    const all = new Map(await tujuan(anak));
    expect([all.size, all.get("Tahfidz (Gelombang 1)")]).toEqual([4, null]);
    expect(all.get("Asrama (Gelombang 1)")).toBe("Tidak dibuka ketika pendaftaran ini masuk (ditutup 28 Februari 2027).");
    expect(all.get("Prestasi akademik (Gelombang 1)")).toBe("Baru dibuka 2 Maret 2027.");
    // Closed today, and open when it came.
    now = new Date("2027-04-01T02:00:00Z");
    expect(new Map(await tujuan(anak)).get("Tahfidz (Gelombang 1)")).toBeNull();
    now = new Date("2027-03-01T02:00:00Z");
  });

  test("what it would bring about is told of that very path: places, who came, papers and questions", async () => {
    await write(sql`insert into pertanyaan_ppdb (periode_id, kode, pertanyaan, bentuk, wajib, jalur) select periode_id, kode, tanya, 'pendek', true, jalur
      from gelombang_ppdb, (values ('juz', 'Jumlah juz', 'tahfidz'), ('semua', 'Hobi', null), ('kos', 'Asal kos', 'asrama')) baru (kode, tanya, jalur) where gelombang_ppdb.id = ${satu}::uuid`);
    const seen = async () => (await as((ctx) => loadPindah(ctx, anak))).tujuan;
    const of = async (nama: string) => (await seen()).find((one) => one.nama === nama)?.akibat;
    expect(await of("Reguler (Gelombang 2)")).toEqual([
      ...[
        "Kuota mengikuti periodenya; belum ada pendaftar.",
        "Tidak ada berkas yang menjadi kurang.",
        "Pertanyaan yang perlu dijawab: Hobi.",
      ],
    ]);
    await write(sql`update pendaftaran set gelombang_id = ${dua}::uuid where id = ${sendiri}::uuid`);
    await write(sql`update jalur_ppdb set kuota = 7 where gelombang_id = ${dua}::uuid`);
    await write(sql`insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select ${anak}, id, 'Membaca', now()
      from pertanyaan_ppdb where kode = 'semua'`);
    expect((await of("Reguler (Gelombang 2)"))?.[0]).toBe("Kuota 7; sudah ada 1 pendaftar.");
    expect(await of("Reguler (Gelombang 2)")).toHaveLength(2);
    expect((await of("Tahfidz (Gelombang 1)"))?.at(-1)).toBe("Pertanyaan yang perlu dijawab: Jumlah juz.");
    expect((await seen()).find(({ tolak }) => tolak !== null)?.akibat).toEqual([]);
    expect((await as((ctx) => loadPindah(ctx, anak))).umur).toEqual(expect.any(String));
  });

  test("what its family asked for is told in its own words while it waits", async () => {
    const wish = (isian: string, isi: string, jawaban: string | null) =>
      write(
        sql`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada, jawaban, dijawab_pada, dijawab_pelaku) values (${anak}, ${isian}, ${isi}, now(), ${jawaban}, ${jawaban === null ? null : now}, ${jawaban && "Panitia"})`,
      );
    await wish("alamat", "Jalan Lain 5", null);
    await wish("jalur", "Dulu tahfidz", "diperbaiki");
    expect((await as((ctx) => loadPindah(ctx, anak))).diminta).toBeNull();
    await wish("jalur", "Maksud kami tahfidz", null);
    expect((await as((ctx) => loadPindah(ctx, anak))).diminta).toBe("Maksud kami tahfidz");
    await move(anak, `${satu} tahfidz`);
    expect((await as((ctx) => loadPindah(ctx, anak))).diminta).toBeNull();
    const answered = await as(({ db }) => db.selectFrom("permintaanPerbaikan").select(["isi", "jawaban"]).orderBy("isi").execute());
    expect(answered).toEqual([
      { isi: "Dulu tahfidz", jawaban: "diperbaiki" },
      { isi: "Jalan Lain 5", jawaban: null },
      { isi: "Maksud kami tahfidz", jawaban: "diperbaiki" },
    ]);
  });

  test("nobody is moved into a wave that is fixed, nor out of it, and the others still may", async () => {
    const { id } = await register(scope(), "Anak Gelombang Dua");
    await write(
      sql`update pendaftaran set keadaan = 'lulus administrasi', gelombang_id = ${dua}::uuid, jalur = 'reguler' where id in (${id}, ${sendiri})`,
    );
    await write(
      sql`update jalur_ppdb set bobot_tes = 100, kuota = 5, tutup = '2027-03-01', tutup_pukul = '12:00' where gelombang_id = ${dua}::uuid`,
    );
    await giveMarks(
      scope(nurlaela),
      "tes",
      new Map([
        [id, 8000],
        [sendiri, 7000],
      ]),
    );
    const { periodeId } = await row(anak);
    await write(sql`update jalur_ppdb set kuota = 5 where kuota is null`);
    await as((ctx) => publishAturan(ctx, periodeId));
    now = new Date("2027-03-01T05:00:00Z");
    const { isi } = await as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams({ gelombang: dua }))));
    await as((ctx) => proposeKeputusan(ctx, dua, isi?.urutan ?? ""));
    expect(new Map(await tujuan(anak)).get("Reguler (Gelombang 2)")).toBeNull();
    await as((ctx) => fixKeputusan(ctx, dua), rusdin);
    expect(new Map(await tujuan(anak)).get("Reguler (Gelombang 2)")).toBe("Keputusan gelombangnya sudah ditetapkan.");
    await expect(move(anak, `${dua} reguler`)).rejects.toMatchObject({
      kind: "invalid",
      fields: { ke: "Keputusan gelombangnya sudah ditetapkan." },
    });
    await expect(move(id, `${satu} reguler`)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("sudah ditetapkan"),
    });
    await move(anak, `${satu} reguler`);
    expect((await row(anak)).jalur).toBe("reguler");
  });
});
