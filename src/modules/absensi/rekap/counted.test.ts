/** Each mark of a day is one column of a report and one letter on the sheet of the month. What goes wrong: a mark counts in the wrong place. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { computeLaporan, laporanLimit } from "./compute-laporan.server.ts";
import { daftarHadir, daftarHadirSheet } from "./daftar-hadir.server.ts";
import { markOf } from "./daftar-hadir.ts";
import { readRequest, writeRequest } from "./request-laporan.ts";

const morning = new Date("2026-08-20T10:00:00+08:00");
let current = morning;
const home = useDatabase({ policy, clock: () => current });
const [kepala, wali, guru] = [actor("kepala"), actor("waliKelas"), actor("guru")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
let kelas: Record<string, string> = {};

/** Of Ayu and of Hasan one day each, from Monday the 10th to Thursday the 20th; the 16th is a Sunday, the 17th is kept. */
const days = ["2026-08-10", "2026-08-11", "2026-08-12", "2026-08-13", "2026-08-14", "2026-08-20"];
const pupil = ["hadir", "terlambat", "sakit", "izin", "dispensasi", "alpa"];
const staff = ["hadir", "terlambat", "sakit", "izin", "dinas-luar", "cuti"];

beforeAll(async () => {
  await home.scope(system("uji")).transaction(seedSekolah);
  kelas = await as((ctx) => fillDemoRekap(ctx, { wali, guru }));
  await as(async ({ db }) => {
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
      select siswa.id, kelas_id, satu.tanggal::date, satu.status, now(), 'uji'
      from siswa, unnest(${days}::text[], ${pupil}::text[]) satu (tanggal, status) where nama = 'Ayu'`.execute(db);
    await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara)
      select pegawai.id, satu.tanggal::date, satu.status, 'kode'
      from pegawai, unnest(${days}::text[], ${staff}::text[]) satu (tanggal, status) where nama = 'Hasan'`.execute(db);
    await sql`update pegawai set nip = '198511042010012001' where nama = 'Hasan'`.execute(db);
  });
});

beforeEach(() => {
  current = morning;
});

const line = (query: string) =>
  as(async (ctx) => {
    const minta = readRequest(new URLSearchParams(query), "2026-08-20");
    const { kolom, sel } = await computeLaporan(ctx, minta, await laporanLimit(ctx, minta));
    return Object.fromEntries((sel[0] ?? []).map((isi, place) => [kolom[place]?.label ?? "", isi]));
  });

describe("in a report", () => {
  test("each mark of a pupil is counted in its own column, and who is without a word only once the day is over", async () => {
    const query = "dari=2026-08-10&sampai=2026-08-31&kategori=student&cari=ayu";
    const marks = { Hadir: 1, Terlambat: 1, Sakit: 1, Izin: 1, Dispensasi: 1 };
    // No day beyond today is counted: ten days of school from Monday to the Thursday after it.
    expect(await line(query)).toMatchObject({ ...marks, "Tanpa Keterangan": 0, Wajib: 10, "Belum tercatat": 5 });
    current = new Date("2026-08-20T16:00:00+08:00");
    expect(await line(query)).toMatchObject({ ...marks, "Tanpa Keterangan": 1, Wajib: 10, "Belum tercatat": 4 });
  });

  test("each mark of the staff is counted in its own column", async () => {
    current = new Date("2026-08-20T16:00:00+08:00");
    const marks = { Hadir: 1, Terlambat: 1, Sakit: 1, Izin: 1, "Dinas Luar": 1, Cuti: 1 };
    expect(await line("dari=2026-08-10&sampai=2026-08-20&kategori=teacher&cari=hasan")).toMatchObject({ ...marks, "Tanpa Keterangan": 0 });
    expect(await line("dari=2026-08-14&sampai=2026-08-14&kategori=teacher&cari=hasan")).toMatchObject({
      Wajib: 1,
      "Dinas Luar": 1,
      Cuti: 0,
    });
    expect(await line("dari=2026-08-14&sampai=2026-08-14&kategori=teacher")).toMatchObject({ Nama: "Guru", "Tanpa Keterangan": 1 });
  });
});

describe("on the sheet of the month", () => {
  const sheet = async (whose: string, bulan = "2026-08") => {
    const daftar = await as((ctx) => daftarHadir(ctx, { kelas: whose, bulan }));
    const { header, rows } = await readXlsx(await daftarHadirSheet(daftar));
    const lines = [header, ...rows];
    const at = (nama: string, day: number) => lines.find((one) => one[2] === nama)?.[2 + day];
    return { ...daftar, at, marks: (nama: string) => days.map((day) => at(nama, Number(day.slice(8)))), lines };
  };

  test("each day of a pupil has its letter, and today has none of who is without a word before it is over", async () => {
    expect((await sheet(kelas["X.E-2"] ?? "")).marks("Ayu")).toEqual(["•", "T", "S", "I", "D", ""]);
    current = new Date("2026-08-20T16:00:00+08:00");
    expect((await sheet(kelas["X.E-2"] ?? "")).marks("Ayu")).toEqual(["•", "T", "S", "I", "D", "A"]);
  });

  test("each day of the staff has its letter, with the number as it is written, and days to come have none", async () => {
    const { marks, orang, judul, nomor, at, lines } = await sheet("guru");
    expect([judul, nomor, marks("Hasan"), at("Hasan", 21)]).toEqual([
      ...["Daftar Hadir Guru dan Staf", "NIP", ["•", "T", "S", "I", "DL", "C"], ""],
    ]);
    expect(orang.map(({ nama, nomor }) => [nama, nomor])).toEqual([
      ["Guru", ""],
      ["Hasan", "19851104 201001 2 001"],
    ]);
    expect(lines.flat().filter((cell) => /Wali Kelas/.test(cell))).toEqual([]);
    expect(["hadir", "terlambat", "sakit", "izin", "alpa", "dispensasi", "dinas-luar", "cuti"].map(markOf).join("")).toBe("•TSIADDLC");
  });

  test("a lesson is not the day, and a day of another class is not of this one", async () => {
    // Of the 3rd Ayu was late in a lesson, and there that day.
    expect((await sheet(kelas["X.E-2"] ?? "")).at("Ayu", 3)).toBe("•");
    await as(({ db }) => sql`update absensi_siswa set kelas_id = ${kelas["X.E-10"]} where tanggal = '2026-08-10'`.execute(db));
    expect((await sheet(kelas["X.E-2"] ?? "")).at("Ayu", 10)).toBe("");
    await as(({ db }) => sql`update absensi_siswa set kelas_id = ${kelas["X.E-2"]} where tanggal = '2026-08-10'`.execute(db));
  });

  test("is signed by the wali kelas with the number, by a line to write on where there is none", async () => {
    const signed = async (nama: string) => (await as((ctx) => daftarHadir(ctx, { kelas: kelas[nama] ?? "", bulan: "2026-08" }))).akhir;
    expect(await signed("X.E-2")).toMatchObject([
      {
        kind: "signature",
        role: "Wali Kelas X.E-2,",
        name: "Wali",
        note: "NIP 19700101 199503 1 001",
        beside: { role: "Kepala Madrasah," },
      },
    ]);
    expect(await signed("X.E-10")).toMatchObject([
      { role: "Wali Kelas X.E-10,", name: "(........................................)", note: "NIP" },
    ]);
  });

  test("has as many days as the month, and who sat in the class on its last day", async () => {
    current = new Date("2026-09-30T16:00:00+08:00");
    const september = await sheet(kelas["X.E-2"] ?? "", "2026-09");
    expect([september.hari.length, september.rentang, september.judul, september.nomor]).toEqual([
      ...[30, "September 2026", "Daftar Hadir Kelas X.E-2", "NISN"],
    ]);
    expect((await sheet(kelas["X.E-10"] ?? "", "2026-08")).orang.map(({ nama }) => nama)).toEqual(['=Citra, "Dewi"']);
    await expect(sheet(kelas["X.E-10"] ?? "", "2026-07")).resolves.toMatchObject({ orang: [] });
  });
});

test("what is asked for is read as people type it, and nothing beyond", () => {
  const read = (query: string) => readRequest(new URLSearchParams(query), "2026-08-20");
  expect(read("dari=20/8/2026&sampai=3 Agustus 2026")).toMatchObject({ dari: "2026-08-03", sampai: "2026-08-20" });
  expect(read("dari=2025-01-01&sampai=2026-08-20")).toMatchObject({ dari: "2025-01-01", sampai: "2026-02-05" });
  expect(read("dari=2025-01-01&sampai=2026-02-05").sampai).toBe("2026-02-05");
  expect(read("")).toEqual({ dari: "2026-08-20", sampai: "2026-08-20", kategori: "all", menurut: "orang", kelas: "", orang: "", cari: "" });
  expect(read(`kategori=x&menurut=y&kelas=z&orang=1&cari=${"%20a".repeat(60)}`)).toMatchObject({
    ...{ kategori: "all", menurut: "orang", kelas: "", orang: "", cari: "a a ".repeat(20) },
  });
  expect(writeRequest(read("dari=2026-08-03&menurut=kelas")).toString()).toBe(
    "dari=2026-08-03&sampai=2026-08-20&kategori=all&menurut=kelas",
  );
});
