/**
 * A teacher, a wali kelas and the duty teacher open the same page of reports. What goes wrong: somebody sees a class of a colleague, of a
 * year that is over or of the bin, or a report of one holds the figures of others.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { computeLaporan, laporanLimit } from "./compute-laporan.server.ts";
import { reach } from "./reach.server.ts";
import { readRequest } from "./request-laporan.ts";

/** Thursday 6 August 2026, after the day closed. */
const home = useDatabase({ policy, clock: () => new Date("2026-08-06T16:00:00+08:00") });
const [kepala, wali, guru] = [actor("kepala"), actor("waliKelas"), actor("guru")];
const piket: Actor = { ...guru, roles: ["guru", "piket"] };
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const run = (statement: ReturnType<typeof sql>) => as(({ db }) => statement.execute(db));
let kelas: Record<string, string> = {};
const id: Record<string, string> = {};

beforeAll(async () => {
  kelas = await as((ctx) => fillDemoRekap(ctx, { wali, guru }));
  await as(async ({ db }) => {
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2025/2026', '2025-07-14', '2026-06-19')`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values
      ('Tahfiz', 'X', '2026/2027', null), ('Bahasa', 'XI', '2026/2027', null), ('X.E-1', 'X', '2025/2026', ${wali.id})`.execute(db);
    await sql`insert into pengampu (semester_id, kelas_id, mata_pelajaran_id, pegawai_id, jp)
      select semester.id, kelas.id, mata_pelajaran.id, pegawai.id, 2 from semester, mata_pelajaran, kelas, pegawai
      where kelas.nama in ('X.E-10', 'Bahasa') and pegawai.nama = 'Guru'`.execute(db);
    await sql`update pengampu set deleted_at = now() where kelas_id = (select id from kelas where nama = 'Bahasa')`.execute(db);
    const { rows } = await sql<{ id: string }>`insert into pemangku_jabatan (pegawai_id, jabatan, bidang, mulai)
      select id, 'guru-piket', 'Kamis', '2026-07-13' from pegawai where nama = 'Guru' returning id`.execute(db);
    await sql`update pemangku_jabatan set akun_sah = ${guru.id} where id = ${rows[0]?.id}`.execute(db);
    const people = await sql<{ id: string; nama: string }>`select id, nama from siswa union all select id, nama from pegawai`.execute(db);
    for (const one of people.rows) id[one.nama] = one.id;
  });
});
beforeEach(async () => {
  for (const table of ["kelas", "siswa", "tahun_ajaran"]) await run(sql`update ${sql.table(table)} set deleted_at = null`);
});

describe("the classes that one may see", () => {
  const seen = async (who: Actor, dari = "2026-08-06", sampai = dari) =>
    (await as((ctx) => reach(ctx, { dari, sampai }), who)).kelas.map(({ label }) => label);

  test("stand by year and grade, the newest year first, and are those of the years that were asked for", async () => {
    const now = ["Tahfiz · 2026/2027", "X.E-2 · 2026/2027", "X.E-10 · 2026/2027", "Bahasa · 2026/2027"];
    expect(await seen(kepala)).toEqual(now);
    expect(await seen(kepala, "2026-06-19", "2026-07-13")).toEqual([...now, "X.E-1 · 2025/2026"]);
    expect(await seen(kepala, "2025-10-01")).toEqual(["X.E-1 · 2025/2026"]);
    expect(await seen(kepala, "2026-06-20", "2026-07-12")).toEqual([]);
  });

  test("are one's own: as wali kelas in the years of it, as teacher for as long as one teaches there", async () => {
    expect(await seen(wali)).toEqual(["X.E-2 · 2026/2027"]);
    expect(await seen(wali, "2026-06-01", "2026-08-06")).toEqual(["X.E-2 · 2026/2027", "X.E-1 · 2025/2026"]);
    expect(await seen(guru)).toEqual(["X.E-10 · 2026/2027"]);
  });

  test("are all on the day of duty, and one's own on any other day and over several", async () => {
    const own = ["X.E-10 · 2026/2027"];
    expect(await seen(piket)).toHaveLength(4);
    expect([await seen(piket, "2026-08-05"), await seen(piket, "2026-08-05", "2026-08-06")]).toEqual([own, own]);
    expect(await seen(piket, "2026-08-06", "2026-08-07")).toEqual(own);
  });

  test("are none of the bin, nor of a year in it", async () => {
    await run(sql`update kelas set deleted_at = now() where nama in ('Tahfiz', 'Bahasa', 'X.E-2')`);
    expect([await seen(kepala), await seen(wali)]).toEqual([["X.E-10 · 2026/2027"], []]);
    await run(sql`update tahun_ajaran set deleted_at = now() where nama = '2026/2027'`);
    expect(await seen(kepala)).toEqual([]);
  });

  test("come with all of the staff for who may read them, and with oneself for others", async () => {
    const staff = async (who: Actor) => {
      const { semuaKelas, semuaPegawai } = await as((ctx) => reach(ctx, { dari: "2026-08-03", sampai: "2026-08-06" }), who);
      return [semuaKelas, semuaPegawai];
    };
    expect([await staff(kepala), await staff(wali), await staff(piket)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe("a report", () => {
  const names = (query: string, who = kepala) =>
    as(async (ctx) => {
      const minta = readRequest(new URLSearchParams(`dari=2026-08-03&sampai=2026-08-08&${query}`), "2026-08-06");
      return (await computeLaporan(ctx, minta, await laporanLimit(ctx, minta))).sel.map(([first]) => first);
    }, who);
  const everybody = ["Guru", "Hasan", "Ayu", "Bima", '=Citra, "Dewi"'];

  test("of everybody has the staff first, and of one kind of people the others not", async () => {
    expect(await names("")).toEqual(everybody);
    expect(await names("kategori=teacher")).toEqual(everybody.slice(0, 2));
    expect(await names("kategori=student")).toEqual(everybody.slice(2));
  });

  test("of one person is of that person alone", async () => {
    for (const nama of ["Ayu", "Hasan"]) expect(await names(`orang=${id[nama]}`)).toEqual([nama]);
    expect(await names(`orang=${crypto.randomUUID()}`)).toEqual([]);
    expect(await names("orang=Ayu")).toEqual(everybody);
  });

  test("of a class or by subject has no staff", async () => {
    expect(await names(`kelas=${kelas["X.E-2"]}`)).toEqual(["Ayu", "Bima"]);
    expect(await names("menurut=mapel")).toEqual(["Fikih"]);
    expect(await names("menurut=mapel&kategori=teacher")).toEqual([]);
    expect(await names(`kategori=teacher&kelas=${kelas["X.E-2"]}`)).toEqual([]);
  });

  test("is searched by name and by class or post", async () => {
    await run(sql`update pegawai set jabatan = 'Bendahara' where nama = 'Hasan'`);
    expect([await names("cari=x.e-10"), await names("cari= BENDAHARA "), await names("cari=tidak")]).toEqual([
      ['=Citra, "Dewi"'],
      ["Hasan"],
      [],
    ]);
    expect(await names("cari=%25")).toEqual([]);
  });

  test("of who sees their own is of the own classes and oneself", async () => {
    expect(await names("", wali)).toEqual(["Ayu", "Bima"]);
    expect(await names("", guru)).toEqual(["Guru", '=Citra, "Dewi"']);
    expect(await names(`orang=${id.Hasan}`, guru)).toEqual([]);
    expect(await names(`orang=${id.Ayu}`, guru)).toEqual([]);
  });

  test.each([
    ["orang", ["Bima", '=Citra, "Dewi"']],
    ["kelas", ["X.E-2", "X.E-10"]],
    ["tanggal", ["2026-08-03", "2026-08-06"]],
    ["mapel", []],
  ])("by %s counts no pupil of the bin", async (menurut, lines) => {
    const due = () =>
      as(async (ctx) => {
        const minta = readRequest(
          new URLSearchParams(`dari=2026-08-03&sampai=2026-08-08&kategori=student&menurut=${menurut}`),
          "2026-08-06",
        );
        const { sel, kolom } = await computeLaporan(ctx, minta, await laporanLimit(ctx, minta));
        const place = kolom.findIndex(({ label }) => label === "Wajib");
        return { names: sel.map(([first]) => first), due: sel.reduce((sum, line) => sum + Number(line[place] ?? 0), 0) };
      });
    const before = await due();
    await run(sql`update siswa set deleted_at = now() where nama = 'Ayu'`);
    expect(await due()).toEqual({ names: lines, due: menurut === "mapel" ? 0 : before.due - 2 });
  });
});
