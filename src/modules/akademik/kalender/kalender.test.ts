import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { anggotaKelas, hariSekolah, hariSekolahBetween, jadwalBetween, jadwalHari, semesterAt } from "../index.server.ts";

const { scope } = useDatabase({ policy });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => scope(actor("administrator")).transaction(work);
const id = { semester: "", x1: "", x2: "", siswa: "", guru: "", pengampu: "" };

beforeAll(() =>
  dalam(async ({ db }) => {
    const satu = (baris: { id: string } | undefined) => baris?.id ?? "";
    const tahun = { nama: "2026/2027", mulai: "2026-07-13", selesai: "2027-06-18" };
    const tahunAjaranId = satu(await db.insertInto("tahunAjaran").values(tahun).returning("id").executeTakeFirst());
    const ganjil = { nama: "Ganjil 2026/2027", jenis: "ganjil" as const, mulai: "2026-07-13", selesai: "2026-12-18", tahunAjaranId };
    id.semester = satu(await db.insertInto("semester").values(ganjil).returning("id").executeTakeFirst());
    const kelas = ["X.E-10", "X.E-2"].map((nama) => ({ nama, tingkat: "X" as const, tahunAjaran: "2026/2027" }));
    const [x1, x2] = await db
      .insertInto("kelas")
      .values(kelas.map((baris) => ({ ...baris, ...empty })))
      .returning("id")
      .execute();
    id.x1 = satu(x1);
    id.x2 = satu(x2);
    const mapel = { kode: "MAT", nama: "Matematika", kelompok: "umum" as const, jamPelajaran: 4, aktif: true };
    const mataPelajaranId = satu(await db.insertInto("mataPelajaran").values(mapel).returning("id").executeTakeFirst());
    id.guru = satu(
      await db
        .insertInto("pegawai")
        .values({ nama: "Guru", jenis: "guru", status: "honorer" } as never)
        .returning("id")
        .executeTakeFirst(),
    );
    const milik = { semesterId: id.semester, kelasId: id.x1, mataPelajaranId, pegawaiId: id.guru };
    id.pengampu = satu(
      await db
        .insertInto("pengampu")
        .values({ ...milik, jp: 4 })
        .returning("id")
        .executeTakeFirst(),
    );
    await db
      .insertInto("jadwalPelajaran")
      .values({ ...milik, pengampuId: id.pengampu, hari: "1", jamKe: 2, jumlahJam: 2, ruang: null })
      .execute();
    const jam = [1, 2, 3].map((jamKe) => ({ hari: "1" as const, jamKe, mulai: `0${6 + jamKe}:30`, selesai: `0${6 + jamKe}:55` }));
    await db.insertInto("jamPelajaran").values(jam).execute();
    const biasa = { untuk: "semua" as const, jamMasuk: null, jamPulang: null };
    await db
      .insertInto("hariKhusus")
      .values([
        { ...biasa, nama: "Maulid Nabi", jenis: "libur", mulai: "2026-08-26", selesai: "2026-08-26" },
        { ...biasa, nama: "Rapat guru", jenis: "libur", mulai: "2026-08-24", selesai: "2026-08-24", untuk: "siswa" },
        { ...biasa, nama: "Jam Ramadan", jenis: "ramadan", mulai: "2026-08-01", selesai: "2026-08-31", jamMasuk: "08:00" },
        { ...biasa, nama: "Pulang awal", jenis: "setengah-hari", mulai: "2026-08-31", selesai: "2026-08-31", jamPulang: "10:00" },
      ])
      .execute();
    const siswa = { nama: "Anak", kelasId: id.x1, status: "aktif", jenisKelamin: "perempuan", tanggalMasuk: "2026-07-13" };
    id.siswa = satu(
      await db
        .insertInto("siswa")
        .values(siswa as never)
        .returning("id")
        .executeTakeFirst(),
    );
  }),
);

const empty = { jurusan: null, waliId: null, ruang: "A 1", kapasitas: null };

describe("a day at school", () => {
  test.each([
    ["2026-08-03", { masuk: true, sebab: "Jam Ramadan", jamMasuk: "08:00", jamPulang: "09:55" }],
    ["2026-08-31", { masuk: true, sebab: "Pulang awal", jamMasuk: "08:00", jamPulang: "10:00" }],
    ["2026-09-07", { masuk: true, jamMasuk: "07:30", jamPulang: "09:55" }],
    ["2026-09-08", { masuk: true, jamMasuk: null, jamPulang: null }],
    ["2026-08-26", { masuk: false, sebab: "Maulid Nabi", jamMasuk: null, jamPulang: null }],
    ["2026-08-30", { masuk: false, sebab: "Hari Minggu", jamMasuk: null, jamPulang: null }],
    ["2026-12-21", { masuk: false, sebab: "Di luar semester yang tercatat", jamMasuk: null, jamPulang: null }],
  ])("%s", async (tanggal, jawaban) => expect(await dalam((ctx) => hariSekolah(ctx, tanggal))).toEqual(jawaban));

  test("is told alike among others", async () => {
    const pekan = await dalam((ctx) => hariSekolahBetween(ctx, { dari: "2026-08-26", sampai: "2026-09-08" }));
    expect(pekan).toHaveLength(14);
    for (const { tanggal, ...satu } of pekan) expect(satu, tanggal).toEqual(await dalam((ctx) => hariSekolah(ctx, tanggal)));
    expect(pekan.filter(({ masuk }) => !masuk).map(({ sebab }) => sebab)).toEqual(["Maulid Nabi", "Hari Minggu", "Hari Minggu"]);
  });

  test("staff come where pupils are free", async () => {
    expect(await dalam((ctx) => hariSekolah(ctx, "2026-08-24"))).toMatchObject({ masuk: false, sebab: "Rapat guru" });
    for (const tanggal of ["2026-08-24", "2026-12-21"])
      expect(await dalam((ctx) => hariSekolah(ctx, tanggal, "pegawai"))).toMatchObject({ masuk: true });
  });
});

test("a day lies in its semester, or in none", async () => {
  expect(await dalam((ctx) => semesterAt(ctx, "2026-12-18"))).toMatchObject({ id: id.semester, tahunAjaran: "2026/2027" });
  expect(await dalam((ctx) => semesterAt(ctx, "2026-12-19"))).toBeUndefined();
});

test("the timetable of a day is found by class and by teacher, with its hours", async () => {
  const jam = { jamKe: 2, jumlahJam: 2, mulai: "08:30", selesai: "09:55", kelas: "X.E-10", mataPelajaran: "Matematika", ruang: "A 1" };
  expect(await dalam((ctx) => jadwalHari(ctx, { tanggal: "2026-09-07", kelasId: id.x1 }))).toEqual([expect.objectContaining(jam)]);
  expect(await dalam((ctx) => jadwalHari(ctx, { tanggal: "2026-09-07", pegawaiId: id.guru }))).toHaveLength(1);
  expect(await dalam((ctx) => jadwalHari(ctx, { tanggal: "2026-09-07", kelasId: id.x2 }))).toEqual([]);
  for (const tanggal of ["2026-09-08", "2026-09-06", "2027-01-04"]) expect(await dalam((ctx) => jadwalHari(ctx, { tanggal }))).toEqual([]);
});

test("the timetable of a range is that of each of its days", async () => {
  const rentang = await dalam((ctx) => jadwalBetween(ctx, { dari: "2026-09-05", sampai: "2026-09-22" }));
  expect(rentang.map(({ tanggal }) => tanggal)).toEqual(["2026-09-07", "2026-09-14", "2026-09-21"]);
  for (const { tanggal, ...isi } of rentang) expect([isi], tanggal).toEqual(await dalam((ctx) => jadwalHari(ctx, { tanggal })));
});

describe("who sits in a class", () => {
  const anggota = (kelasId: string, tanggal: string) =>
    dalam(async (ctx) => (await anggotaKelas(ctx, kelasId, tanggal)).map(({ nama }) => nama));

  test("is told for every day since the pupil came", async () => {
    expect(await anggota(id.x1, "2026-07-12")).toEqual([]);
    expect(await anggota(id.x1, "2026-07-13")).toEqual(["Anak"]);
  });

  test("follows the pupil into another class and out of the school, and keeps the past", async () => {
    const ubah = (values: object, hari: string) =>
      dalam(async ({ db }) => {
        await sql`select set_config('akademik.hari', ${hari}, true)`.execute(db);
        await db.updateTable("siswa").set(values).where("id", "=", id.siswa).execute();
      });
    await ubah({ kelasId: id.x2 }, "2026-09-01");
    expect([await anggota(id.x1, "2026-08-31"), await anggota(id.x1, "2026-09-01"), await anggota(id.x2, "2026-09-01")]).toEqual([
      ["Anak"],
      [],
      ["Anak"],
    ]);
    await ubah({ status: "mutasi" }, "2026-10-01");
    expect([await anggota(id.x2, "2026-09-30"), await anggota(id.x2, "2026-10-01")]).toEqual([["Anak"], []]);
    const riwayat = await dalam(({ db }) => db.selectFrom("anggotaKelas").select(["sebab", "sebabSelesai"]).orderBy("mulai").execute());
    expect(riwayat).toEqual([
      { sebab: "masuk", sebabSelesai: null },
      { sebab: "pindah kelas", sebabSelesai: "mutasi keluar" },
    ]);
  });
});

test("classes are sorted as they are read", async () => {
  const rows = await dalam(({ db }) => db.selectFrom("kelas").select("nama").orderBy("nama").execute());
  expect(rows.map(({ nama }) => nama)).toEqual(["X.E-2", "X.E-10"]);
});
