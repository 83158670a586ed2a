/**
 * The committee before one exam of thirty children, at a laptop, and whoever holds its lists afterwards. What goes wrong: Ruang 10
 * stands before Ruang 2, brothers at two hours are not told, the second page shows the first.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { asksLoaders } from "#tests/support/loaders.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { readReport } from "#tests/support/read-sheet.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { readAskedUjian } from "./asked.ts";
import { loadUjian } from "./load-ujian.server.ts";
import { planTempat } from "./plan.server.ts";
import { emptyPlace } from "./publish-ujian.server.ts";
import { readUjian } from "./read-ujian.server.ts";
import { loader as unduhDaftar } from "./screens/download-daftar.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const { begin, renew, id, exam, plan, press, move } = examsOf(scope);
const load = (query = "") => as((ctx) => loadUjian(ctx, exam().id, readAskedUjian(new URLSearchParams(query))));
const family = (...names: string[]) =>
  write(
    sql`update pendaftaran set nama_ayah = 'Ayah Bersama', nama_ibu = 'Ibu Bersama', no_telepon_ortu = '0813999' where nama_lengkap = any(${names}::text[])`,
  );
let files: Files;
let directory = "";
const { ask } = asksLoaders({ scope, files: () => files });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "ujian-"));
  files = await openFiles({ directory });
  await as(seedSekolah, system("uji"));
  await begin();
});
beforeEach(async () => {
  await renew();
  await write(sql`update pendaftaran set nama_ayah = 'Ayah ' || nama_lengkap, no_telepon_ortu = nomor`);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe("brothers and sisters", () => {
  test("who would sit at two hours are told with both, those at one hour are not", async () => {
    await press();
    await family("Ani", "Citra");
    expect((await plan()).terpisah).toEqual(["Ani (Sesi 1), Citra (Sesi 2)"]);
    await move("Citra", [0, 1]).catch(() => undefined);
    await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[0] ?? "", ruangId: exam().ruang[1] ?? "" }));
    await move("Citra", [0, 1]);
    expect((await plan()).terpisah).toEqual([]);
    await family("Budi", "Citra");
    // Given no seat yet, it is counted where it would come.
    expect((await plan()).terpisah).toEqual(["Ani (Sesi 1), Budi (Sesi 2), Citra (Sesi 1)"]);
  });

  test("stand beside the child that is to be moved, each with its session", async () => {
    await family("Ani", "Citra", "Eka");
    await press();
    expect((await load(`anak=${id("Ani")}`)).pindah).toMatchObject({
      ...{ nama: "Ani", sesi: expect.stringContaining("Sesi"), bentrok: "" },
      saudara: [expect.stringMatching(/^Citra \(Sesi \d\)$/)],
    });
    await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[0] ?? "", ruangId: "" }));
    await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[1] ?? "", ruangId: "" }));
    const { pindah } = await load(`anak=${id("Ani")}`);
    expect([pindah?.saudara, pindah?.kursi, pindah?.sesi]).toEqual([["Citra (belum mendapat tempat)"], null, ""]);
    expect(pindah?.pilihan.map(({ label }) => label)).toEqual([
      "Sesi 1, Ruang 1 (1 kosong, tanpa tangga)",
      "Sesi 1, Ruang 2 (1 kosong)",
      "Sesi 2, Ruang 1 (1 kosong, tanpa tangga)",
      "Sesi 2, Ruang 2 (1 kosong)",
    ]);
  });
});

describe("thirty children", () => {
  beforeEach(async () => {
    await write(sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
        no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, jurusan, bukti_hash, jalur, gelombang_id, keadaan)
      select periode_id, 'PMBM-2027-9' || n, 'Anak ' || n, 'Palu', date '2013-01-01' + n, 'perempuan', 'islam', 'Indonesia', 'Jalan ' || n, '0812', 'Bapak ' || n,
        'Petani', 'Ibu ' || n, 'Petani', '0813' || n, 'MTs', 'ipa', sha256(n::text::bytea), 'reguler', gelombang_id, 'lulus administrasi'
      from (select periode_id, gelombang_id from pendaftaran where nama_lengkap = 'Ani') satu, generate_series(10, 36) n`);
  });
  const clear = async () => {
    for (const table of ["kursi_ujian", "jadwal_ujian_lama", "kartu_ujian"]) await write(sql`delete from ${sql.table(table)}`);
    await write(sql`delete from pendaftaran where nama_lengkap like 'Anak %'`);
  };

  test("are listed by session, room and seat as people count them, twenty-five a page, and those without a seat first", async () => {
    await write(sql`update ruang_ujian set nama = 'Ruang 10', kapasitas = 9 where nama = 'Ruang 1'`);
    await write(sql`update sesi_ujian set nama = 'Sesi 10' where nama = 'Sesi 1'`);
    await write(sql`update ruang_ujian set kapasitas = 5 where nama = 'Ruang 2'`);
    await press();
    const first = await load();
    const last = await load("halaman=2");
    const rows = [...first.rows, ...last.rows].map(({ sesi, ruang, kursi }) => `${sesi} ${ruang} ${kursi}`);
    expect([first.rows.length, last.rows.length, first.total, first.terisi, first.belum]).toEqual([25, 5, 30, 28, 2]);
    expect([rows.slice(0, 2), rows[2], rows[6], rows[7], rows[16], rows.at(-1)]).toEqual([
      ["  null", "  null"],
      ...["Sesi 2 Ruang 2 1", "Sesi 2 Ruang 2 5", "Sesi 2 Ruang 10 1", "Sesi 10 Ruang 2 1", "Sesi 10 Ruang 10 9"],
    ]);
    expect(first.lembar.map(({ sesi, ruang, terisi, kapasitas }) => [sesi, ruang, terisi, kapasitas])).toEqual([
      ["Sesi 10", "Ruang 2", 5, 5],
      ["Sesi 10", "Ruang 10", 9, 9],
      ["Sesi 2", "Ruang 2", 5, 5],
      ["Sesi 2", "Ruang 10", 9, 9],
    ]);
    expect(
      (await load(`cari=ANAK 1&ruang=${exam().ruang[1]}`)).rows.every(
        ({ nama, ruang }) => nama.startsWith("Anak 1") && ruang === "Ruang 2",
      ),
    ).toBe(true);
    expect((await load("cari=pmbm-2027-936")).rows.map(({ nama }) => nama)).toEqual(["Anak 36"]);
    const { rencana } = await load("urutan=sekolah");
    expect([rencana?.banyak, rencana?.tambah, rencana?.sisa.length]).toEqual([0, {}, 2]);
    await clear();
  });

  test("stand in one list for a sheet, session by session and room by room", async () => {
    await write(sql`update ruang_ujian set kapasitas = 9`);
    await press();
    const sheet = await ask(unduhDaftar, { who: nurlaela, params: { id: exam().id, jenis: "hadir", bentuk: "xlsx" } });
    expect(sheet.headers.get("content-disposition")).toContain("daftar-hadir-tes-cbt.xlsx");
    const { rows } = await readReport(new Uint8Array(await sheet.arrayBuffer()));
    expect(rows).toHaveLength(30);
    expect(rows[0]).toEqual([
      "Sesi 1",
      "Sabtu, 10 April 2027, 08.00–10.00 WITA",
      "Ruang 1",
      "1",
      expect.stringContaining("PMBM"),
      "Ani",
      "Reguler",
      expect.any(String),
    ]);
    const pdf = async (query: string) => {
      const answer = await ask(unduhDaftar, { who: nurlaela, params: { id: exam().id, jenis: "hadir", bentuk: "pdf" }, query });
      return [
        answer.headers.get("content-disposition"),
        (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))).text,
      ] as const;
    };
    const [name, pages] = await pdf(`?sesi=${exam().sesi[0]}&ruang=${exam().ruang[0]}`);
    expect([name, pages.length]).toEqual([expect.stringContaining("daftar-hadir-tes-cbt-sesi-1-ruang-1.pdf"), 1]);
    for (const said of [
      "Daftar Hadir Tes CBT",
      "PPDB 2027/2028",
      "9 peserta.",
      "1. ....",
      "9. ....",
      "Tidak hadir",
      "dicetak 1 Maret 2027",
    ])
      expect(pages[0]).toContain(said);
    const lines = await as(({ db }) => db.selectFrom("audit").select("after").where("action", "=", "export").orderBy("id").execute());
    expect(lines.map(({ after }) => after)).toEqual([
      { daftar: "hadir", bentuk: "xlsx", lembar: 4 },
      { daftar: "hadir", bentuk: "pdf", lembar: 1 },
    ]);
    await clear();
  });
});

test("a preview is another one as soon as seats or those who lose one are others", async () => {
  const sidik = async () => as(async (ctx) => (await planTempat(ctx, await readUjian(ctx, exam().id), "nomor")).sidik);
  const first = await sidik();
  expect(await sidik()).toBe(first);
  await press();
  const none = await sidik();
  await write(sql`update jalur_ppdb set bobot_tes = 0, bobot_rapor = 100 where jenis = 'reguler'`);
  expect(new Set([first, none, await sidik()]).size).toBe(3);
  await write(sql`update jalur_ppdb set bobot_tes = 60, bobot_rapor = 40 where jenis = 'reguler'`);
});
