import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { readReport } from "#tests/support/read-sheet.ts";
import { cancelNomor, reserveNomor, runAgenda } from "../index.server.ts";
import { suratKeluar, suratMasuk } from "../index.ts";
import { bukuAgenda } from "./agenda-job.ts";
import { requestAgenda } from "./create-agenda.server.ts";
import { ownAgenda } from "./own-agenda.server.ts";
import type { RequestAgenda } from "./request-agenda.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-04-20T02:00:00Z") });
const { scope } = house;
const directory = mkdtempSync(join(tmpdir(), "agenda-"));
const clerk = actor("tataUsaha");
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = clerk) => scope(who).transaction(work);
let files: Files;

beforeAll(async () => {
  files = await openFiles({ directory });
  await as(seedSekolah, system("uji"));
  await as(async (ctx) => {
    await sql`insert into akun (id, nip, nama, peran) values (${clerk.id}, '197001011995031001', 'Sri', '{tataUsaha}')`.execute(ctx.db);
    const nomor = (perihal: string, tanggal: string, alasanMundur?: string) =>
      reserveNomor(ctx, { jenis: "surat-keterangan", perihal, tanggal, tujuan: "Orang tua siswa", alasanMundur: alasanMundur ?? null });
    await nomor("Keterangan aktif Andi", "2026-04-10");
    const salah = await nomor("Keterangan salah ketik", "2026-04-15");
    await cancelNomor(ctx, { id: salah.id, alasan: "Nama keliru" });
    await nomor("Keterangan aktif Budi", "2026-04-12", "Lupa dicatat");
    const isi = { asalSurat: "Kankemenag Kota Palu", perihal: "Undangan rapat" };
    for (const n of [1, 2, 3]) await create(ctx, suratMasuk, { ...isi, nomorSurat: `${n}/2026`, tanggalTerima: `2026-04-0${n}` });
    const lama = await create(ctx, suratMasuk, { ...isi, nomorSurat: "9/2025", tanggalTerima: "2025-12-31" });
    expect(lama.nomorAgenda).toBe(1);
    const buang = await create(ctx, suratMasuk, { ...isi, nomorSurat: "4/2026", tanggalTerima: "2026-04-04" });
    await remove(ctx, suratMasuk, buang);
  });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const jalan: string[] = [];

async function buat(minta: RequestAgenda): Promise<Buffer> {
  jalan.length = 0;
  const { berkasId } = await runAgenda(scope(system("buku-agenda")), files, {
    tugas: { minta, akunId: clerk.id as string },
    progress: async (done, total) => void jalan.push(`${done}/${total}`),
  });
  const { kunci } = await as((ctx) => ctx.db.selectFrom("berkas").select("kunci").where("id", "=", berkasId).executeTakeFirstOrThrow());
  return buffer(Readable.from((await files.open("private", kunci)).stream));
}

const april = { dari: "2026-04-01", sampai: "2026-04-30" } as const;

describe("the agenda book", () => {
  test("of outgoing letters holds every number, put in and void ones too", async () => {
    const { header, rows } = await readReport(await buat({ jenis: "keluar", ...april, format: "xlsx" }));
    expect(header).toEqual(["Urut", "Nomor surat", "Tanggal", "Tujuan", "Perihal", "Klasifikasi", "Keterangan"]);
    expect(rows.map(([urut]) => urut)).toEqual(["1", "1.a", "2"]);
    expect(jalan).toEqual(["0/3", "3/3"]);
    expect(rows[1]).toEqual(expect.arrayContaining(["2026-04-12", "Keterangan aktif Budi"]));
    expect(rows[1]?.at(-1)).toContain("Tanggal mundur: Lupa dicatat");
    expect(rows[2]?.at(-1)).toContain("BATAL: Nama keliru");
  });

  test("puts aa behind z", async () => {
    await as(async (ctx) => {
      const sisipan = { jenis: "surat-keterangan", perihal: "Menyusul", tanggal: "2026-04-11", alasanMundur: "Lupa dicatat" };
      for (let kali = 0; kali < 27; kali++) await reserveNomor(ctx, sisipan);
    });
    const { rows } = await readReport(await buat({ jenis: "keluar", dari: "2026-04-11", sampai: "2026-04-11", format: "xlsx" }));
    expect(rows.map(([urut]) => urut).slice(-4)).toEqual(["1.y", "1.z", "1.aa", "1.ab"]);
  });

  test("of incoming letters counts anew each year and keeps the line of what was thrown away", async () => {
    const { header, rows } = await readReport(await buat({ jenis: "masuk", dari: "2025-12-01", sampai: "2026-04-30", format: "xlsx" }));
    expect(header).toEqual([
      ...["No. agenda", "Diterima", "Nomor surat", "Tanggal surat", "Asal surat", "Perihal", "Klasifikasi", "Keterangan"],
    ]);
    expect(rows.map(([agenda]) => agenda)).toEqual(["1", "1", "2", "3", "4"]);
    expect(rows.at(-1)?.at(-1)).toContain("Dihapus dari daftar");
    const dihapus = ({ db }: Ctx) =>
      db.updateTable("suratKeluar").set({ deletedAt: new Date() }).where("perihal", "like", "%Andi").execute();
    await as(dihapus);
    const keluar = await readReport(await buat({ jenis: "keluar", dari: "2026-04-10", sampai: "2026-04-10", format: "xlsx" }));
    expect(keluar.rows.map((baris) => baris.at(-1))).toEqual(["Draf; Dihapus dari daftar"]);
    await as(({ db }) => db.updateTable("suratKeluar").set({ deletedAt: null }).where(everyRow).execute());
  });

  test("says of a letter what is out of the ordinary, and of an ordinary one nothing", async () => {
    await as(async (ctx) => {
      const isi = { nomorSurat: "5/2026", asalSurat: "Kanwil", perihal: "Undangan", tanggalTerima: "2026-04-18" };
      await create(ctx, suratMasuk, { ...isi, sifat: "biasa", keamanan: "B" });
      await create(ctx, suratMasuk, { ...isi, sifat: "segera", keamanan: "R", unit: "Humas", lampiran: "2 lembar" });
    });
    const { rows } = await readReport(await buat({ jenis: "masuk", dari: "2026-04-18", sampai: "2026-04-18", format: "xlsx" }));
    const [biasa, lain] = rows.map((baris) => baris.at(-1));
    expect([biasa, lain]).toEqual(["", "Segera; Rahasia (R); Humas; 2 lembar"]);
  });

  test("is told to whoever asked for it, when it is ready", async () => {
    const kabar = ({ db }: Ctx) =>
      db.selectFrom("pemberitahuan").select(["akunId", "title", "body"]).where("kind", "=", "buku-agenda").execute();
    await as(({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
    await buat({ jenis: "keluar", ...april, format: "xlsx" });
    expect(await as(kabar)).toEqual([
      { akunId: clerk.id, title: "Buku Agenda Surat Keluar siap diunduh", body: "1 April 2026 – 30 April 2026" },
    ]);
  });

  test("stands on paper under the letterhead", async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await buat({ jenis: "keluar", ...april, format: "pdf" })));
    const { text } = await extractText(pdf, { mergePages: true });
    const plain = text.replace(/\s+/g, " ");
    for (const words of ["Buku Agenda Surat Keluar", "1 April 2026 – 30 April 2026", "Keterangan aktif Andi", "BATAL: Nama keliru"])
      expect(plain).toContain(words);
  });

  test.each([
    ["masuk", suratMasuk, { asalSurat: "Kanwil" }, "tanggalTerima", "1995-05"],
    ["keluar", suratKeluar, { tujuan: "Kanwil" }, "tanggal", "1996-05"],
  ] as const)("of letters %s is made of so many and no more", async (jenis, register, isi, hari, bulan) => {
    const rentang = { jenis, dari: `${bulan}-02`, sampai: `${bulan}-03`, format: "pdf" };
    const minta = (terbanyak: number) => as((ctx) => requestAgenda(ctx, rentang, terbanyak));
    for (const tanggal of ["01", "02", "03", "04"])
      await as((ctx) => create(ctx, register, { ...isi, nomorSurat: tanggal, perihal: "Lama", [hari]: `${bulan}-${tanggal}` }));
    expect(await minta(2)).toMatch(/^[0-9a-f-]{36}$/);
    await expect(minta(1)).rejects.toMatchObject({ fields: { dari: expect.stringContaining("2 surat") } });
  });

  test("is asked for by those who may, of days that fit together", async () => {
    const minta = (sent: object, who = clerk) => as((ctx) => requestAgenda(ctx, { jenis: "masuk", ...april, format: "pdf", ...sent }), who);
    await expect(minta({ sampai: "2026-03-01" })).rejects.toMatchObject({ kind: "invalid", fields: { sampai: expect.any(String) } });
    for (const nama of ["jenis", "dari", "sampai", "format"])
      await expect(minta({ [nama]: "" }), nama).rejects.toMatchObject({ kind: "invalid", fields: { [nama]: expect.any(String) } });
    await expect(minta({}, actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
    for (const sent of [{}, { format: "xlsx" }, { sampai: april.dari }]) expect(await minta(sent)).toMatch(/^[0-9a-f-]{36}$/);
    // Whoever waits for it is not left waiting for hours.
    expect(bukuAgenda.tries).toBe(3);
    expect(await as(ownAgenda)).toMatchObject({ awal: { jenis: "masuk", dari: "2026-01-01", sampai: "2026-04-20", format: "pdf" } });
    await expect(as(ownAgenda, actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test.each([
    ["masuk", "suratMasuk", "suratKeluar"],
    ["keluar", "suratKeluar", "suratMasuk"],
  ] as const)("of letters %s wants the right to those, and leaves its line", async (jenis, register, lain) => {
    const minta = (ctx: Ctx, right: string) =>
      requestAgenda(
        { ...ctx, policy: { [right]: [[["tataUsaha"], ["export"], ["umum", "dinas"], "all"]] } },
        { jenis, ...april, format: "pdf" },
      );
    await expect(as((ctx) => minta(ctx, lain))).rejects.toMatchObject({ kind: "forbidden" });
    const { lines } = await told(house, clerk, (ctx) => minta(ctx, register));
    expect(lines).toMatchObject([{ action: "export", subject: register, after: { jenis, ...april } }]);
  });
});
