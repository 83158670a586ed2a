import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { writeXlsx } from "#kit/documents/xlsx.server.ts";
import { exportPeriksaPegawai, loadPeriksaPegawai } from "#modules/kepegawaian/index.server.ts";
import { switchRule } from "#modules/periksa/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { heldEveryTime } from "#tests/support/event-loop-held.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { allRuleCodes, loadAturan } from "./load-aturan.server.ts";
import { exportMadrasah, loadMadrasah } from "./load-madrasah.server.ts";
import { exportPeriksa, loadPeriksa } from "./load-periksa.server.ts";

/**
 * The clerk who keeps the data, at a desk, in the weeks before a semester's lists go to the ministry: looks at what is wrong, class by
 * class, and mends it or takes the list along. What goes wrong: pupils beyond the first page are not looked at, a wali kelas sees another
 * class, a list leaves the house with numbers that its reader may not have.
 */
const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => scope(who).transaction(work);
const at = (alamat: string, who = actor("tataUsaha")) => as((ctx) => loadPeriksa(ctx, new URLSearchParams(alamat)), who);

beforeAll(async () => {
  await as(seedSekolah, system("uji"));
  await as(async ({ db }) => {
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) select 'X.E-' || n, 'X', '2026/2027', 36 from generate_series(1, 30) n`.execute(
      db,
    );
    await sql`insert into siswa (nama, nisn, nik, jenis_kelamin, status, tanggal_lahir, kelas_id, no_kk)
      select 'Anak ' || translate(lpad(n::text, 4, '0'), '0123456789', 'abcdefghij'), '010' || lpad(n::text, 7, '0'), '727101050310' || lpad(n::text, 4, '0'), 'laki-laki', 'aktif', '2010-03-05',
        (select id from kelas where nama = 'X.E-' || (n % 30 + 1)), '7271031508' || '15' || lpad(n::text, 4, '0')
      from generate_series(1, 1200) n`.execute(db);
    await sql`update siswa set nisn = '0119999999' where nama = 'Anak bcaa'`.execute(db);
    await sql`update siswa set nama = '=CMD()', dicocokkan = true, nik = '7271010603100005' where nama = 'Anak aaaf'`.execute(db);
    await sql`update siswa set tanggal_lahir = '2012-03-05', dicocokkan = true where nama = 'Anak aaah'`.execute(db);
    await sql`insert into pegawai (nama, jenis, status, nip, tanggal_lahir, jenis_kelamin, unit_kerja, aktif)
      values ('Hasnawati', 'guru', 'pns', '198504122010012001', '1985-04-12', 'Wanita', 'MAN1PALU', true),
        ('Pensiunan', 'guru', 'pns', null, null, null, 'MAN1PALU', false)`.execute(db);
  });
}, 60_000);

describe("the list of findings", () => {
  test("holds nobody else up while all pupils are looked at", async () => {
    await at("");
    expect(await heldEveryTime(() => at(""), 100)).toBeLessThan(100);
  });

  test("is of all pupils, in pages, with what the address narrows", async () => {
    const semua = await at("");
    expect([semua.diperiksa, semua.total, semua.rows.length]).toEqual([1200, 1200, 25]);
    expect(semua.hitungan[0]).toMatchObject({ kode: "emis-kosong", banyak: 1200 });
    expect((await at("halaman=48&urut=nama")).rows.at(-1)?.nama).toBe("Anak bcaa");
    const janggal = await at("aturan=nisn-lahir&urut=nama");
    expect(janggal.rows.map(({ nama, temuan }) => [nama, temuan.length])).toEqual([
      ["Anak aaah", 1],
      ["Anak bcaa", 1],
    ]);
    const [kelas] = semua.kelompok;
    expect(await at(`kelompok=${kelas?.value}`)).toMatchObject({
      total: 40,
      rows: expect.arrayContaining([expect.objectContaining({ sebutan: "X.E-1" })]),
    });
    expect((await at("cari=anak aaah")).total).toBe(1);
    expect((await at("aturan=tidak-ada&kelompok=x&halaman=-3")).total).toBe(0);
  });

  test("leaves the house as a sheet in which nothing is a formula, with a line in the trail", async () => {
    const sheet = await as((ctx) => exportPeriksa(ctx, new URLSearchParams("cari=cmd")));
    expect(sheet.rows.map(([nama, kelas, temuan]) => [nama, kelas, temuan])).toContainEqual([
      "=CMD()",
      "X.E-6",
      "Nama memuat angka atau tanda",
    ]);
    const { rows } = await readXlsx(await writeXlsx(sheet.columns, sheet.rows));
    expect(rows[0]?.[0]).toBe("=CMD()");
    const trail = ({ db }: Ctx) =>
      db.selectFrom("audit").select(["subject", "after"]).where("action", "=", "export").orderBy("id").execute();
    expect(await as(trail)).toEqual([{ subject: "siswa", after: { rows: sheet.rows.length, periksa: true } }]);
  });

  test("is for the office and the head, and nobody else", async () => {
    expect((await at("", actor("kepala"))).bolehUnduh).toBe(true);
    for (const peran of ["waliKelas", "guru", "humas", "pegawai"]) {
      await expect(at("", actor(peran))).rejects.toMatchObject({ kind: "notFound" });
      await expect(as((ctx) => exportPeriksa(ctx, new URLSearchParams()), actor(peran))).rejects.toMatchObject({ kind: "notFound" });
      await expect(as((ctx) => loadPeriksaPegawai(ctx, new URLSearchParams()), actor(peran))).rejects.toMatchObject({ kind: "notFound" });
    }
  });

  test("of the staff is of who serves", async () => {
    const { rows, diperiksa } = await as((ctx) => loadPeriksaPegawai(ctx, new URLSearchParams()));
    expect([diperiksa, rows.map(({ nama }) => nama)]).toEqual([1, ["Hasnawati"]]);
    expect(rows[0]?.temuan.map(({ kode }) => kode)).toEqual([
      "pegawai-nik-kosong",
      "nuptk",
      "sertifikat",
      "ijazah",
      "pangkat",
      "pegawai-emis-kosong",
    ]);
    expect((await as((ctx) => exportPeriksaPegawai(ctx, new URLSearchParams("aturan=nuptk")))).rows).toEqual([
      ["Hasnawati", "Guru", "NUPTK belum ada atau keliru", "NUPTK belum diisi.", "NUPTK", "EMIS GTK, Dapodik"],
    ]);
  });

  test("of classes names those that are too full", async () => {
    const ask = (alamat: string) => as((ctx) => loadMadrasah(ctx, new URLSearchParams(alamat)));
    const { rows, total, diperiksa, identitas } = await ask("");
    expect([diperiksa, total, rows.length, rows[0]?.temuan.map(({ kode }) => kode)]).toEqual([
      ...[30, 30, 25],
      ["kelas-penuh", "kelas-tanpa-wali"],
    ]);
    expect(rows[1]?.nama).toBe("X.E-2");
    expect((await ask("halaman=2")).rows.map(({ nama }) => nama)).toEqual(["X.E-26", "X.E-27", "X.E-28", "X.E-29", "X.E-30"]);
    expect((await ask("cari=e-12")).rows.map(({ nama }) => nama)).toEqual(["X.E-12"]);
    expect((await ask("aturan=kelas-penuh")).rows[0]?.temuan.map(({ kode }) => kode)).toEqual(["kelas-penuh"]);
    expect([(await ask("kelompok=X")).total, (await ask("kelompok=XI")).total]).toEqual([30, 0]);
    expect((await ask("")).hitungan.map(({ kode, banyak }) => [kode, banyak])).toEqual([
      ["kelas-penuh", 30],
      ["kelas-tanpa-wali", 30],
    ]);
    expect(identitas.map(({ kode }) => kode)).not.toContain("npsn-lain");
  });

  test("of classes and the school's own numbers leaves as a sheet too, for who may take it along", async () => {
    await as(({ db }) => sql`update pengaturan set nsm = null, npsn = null`.execute(db));
    const taken = (alamat: string, who = actor("tataUsaha")) => as((ctx) => exportMadrasah(ctx, new URLSearchParams(alamat)), who);
    const { rows } = await taken("");
    expect(rows).toHaveLength(62);
    expect(rows[1]).toEqual(["Madrasah", "Identitas", "NSM", "NSM madrasah belum diisi.", "NSM", "EMIS"]);
    expect(rows[2]?.slice(0, 4)).toEqual(["X.E-1", "Kelas X", "Kelas melebihi kapasitas", "Berisi 40 siswa, kapasitasnya 36."]);
    expect((await taken("", actor("kepala"))).rows).toHaveLength(62);
    expect((await taken("aturan=kelas-penuh")).rows).toHaveLength(30);
    expect((await taken("cari=e-12")).rows).toHaveLength(2);
    await expect(taken("", actor("waliKelas"))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("a rule", () => {
  const switching = (kode: string, aktif: boolean, versi: number, who = actor("tataUsaha")) =>
    as((ctx) => switchRule(ctx, allRuleCodes, { kode, aktif, versi }), who);

  test("that is switched off finds nothing until it is switched on again, and the trail tells who did it", async () => {
    await switching("emis-kosong", false, 0);
    expect((await at("")).hitungan.map(({ kode }) => kode)).not.toContain("emis-kosong");
    expect((await at("")).total).toBe(3);
    const { kelompok } = await as(loadAturan);
    const aturan = kelompok.flatMap((satu) => satu.aturan).find(({ kode }) => kode === "emis-kosong");
    expect(aturan).toMatchObject({ aktif: false, versi: 1, oleh: "Uji tataUsaha" });
    await expect(switching("emis-kosong", true, 0)).rejects.toMatchObject({ kind: "conflict" });
    await switching("emis-kosong", true, 1);
    expect((await at("")).total).toBe(1200);
    const trail = ({ db }: Ctx) =>
      db.selectFrom("audit").select(["subjectId", "before", "after"]).where("subject", "=", "aturanPeriksa").orderBy("id").execute();
    expect(await as(trail)).toEqual([
      { subjectId: "emis-kosong", before: { aktif: true }, after: { aktif: false } },
      { subjectId: "emis-kosong", before: { aktif: false }, after: { aktif: true } },
    ]);
  });

  test("is switched by the office alone, and only where there is one", async () => {
    await expect(switching("emis-kosong", false, 2, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(switching("emis-kosong", false, 2, actor("waliKelas"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(switching("tidak-ada", false, 0)).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(loadAturan, actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
    expect((await as(loadAturan, actor("kepala"))).bolehUbah).toBe(false);
  });
});

test("a number is theirs for life: whoever left is compared with those who are here, and not looked at", async () => {
  const shared = [
    { here: { nama: "Anak aaca", nikAyah: "7271010101800001" }, left: { nik: "7271010101800001" } },
    { here: { nama: "Anak aacb" }, left: { nikAyah: "7271010503100021" } },
    { here: { nama: "Anak aacc" }, left: { nikIbu: "7271010503100022" } },
    { here: { nama: "Anak aacd" }, left: { nikWali: "7271010503100023" } },
    { here: { nama: "Anak aace", namaAyah: "Baso" }, left: { noKk: "7271031508150024", namaAyah: "Lasimpo" } },
  ];
  await as(async ({ db }) => {
    await sql`select set_config('akademik.hari', '2026-06-20', true)`.execute(db);
    for (const { here, left } of shared) {
      await db.updateTable("siswa").set(here).where("nama", "=", here.nama).execute();
      const gone = { nama: `Dulu ${here.nama}`, status: "lulus", jenisKelamin: "laki-laki", dicocokkan: true, ...left } as const;
      await db.insertInto("siswa").values(gone).execute();
    }
  });
  const found = async (kode: string) => (await at(`aturan=${kode}&urut=nama`)).rows.map(({ nama }) => nama);
  expect(await found("ayah-nik-ganda")).toEqual(["Anak aaca"]);
  expect(await found("nik-ganda")).toEqual(["Anak aacb", "Anak aacc", "Anak aacd"]);
  expect(await found("kk-saudara")).toEqual(["Anak aace"]);
  expect((await at("")).diperiksa).toBe(1200);
});
