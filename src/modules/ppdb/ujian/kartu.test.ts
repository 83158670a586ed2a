/**
 * A mother prints a card at a shop, the desk prints one for who has no telephone, invigilators look at them at the door. What goes wrong:
 * another child's card, a card before its time, one that no longer holds and looks as if it did, lists of names in hands that may not have them.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { RouterContextProvider } from "react-router";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { type Files, filesContext, openFiles } from "#kit/files/files.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { asksLoaders } from "#tests/support/loaders.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { qrInPdf } from "#tests/support/qr-in-pdf.ts";
import { readAloud } from "#tests/support/read-aloud.ts";
import { readReport, readXlsx } from "#tests/support/read-sheet.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { pageKey } from "../keluarga/chosen-page.server.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { writeKartuCode } from "./kartu-code.server.ts";
import { printKartuUjianJob } from "./kartu-job.ts";
import { requestKartuUjian, runKartuUjian } from "./print-kartu.server.ts";
import { publishUjian } from "./publish-ujian.server.ts";
import { readJadwal } from "./read-jadwal.server.ts";
import { loader as unduhDaftar } from "./screens/download-daftar.ts";
import { loader as kartuKeluarga } from "./screens/kartu-keluarga.ts";
import { loader as cetak } from "./screens/print-kartu.ts";
import { sesiUjian } from "./sesi-ujian.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const { begin, renew, id, exam, press, change } = examsOf(scope);
let files: Files;
let directory: string;
const { ask, refused } = asksLoaders({ scope, files: () => files });
const publish = () => as((ctx) => publishUjian(ctx, exam().id));
const nomor = async (name: string) =>
  (await as(({ db }) => db.selectFrom("pendaftaran").select("nomor").where("id", "=", id(name)).executeTakeFirstOrThrow())).nomor;
const textOf = async (pdf: Uint8Array) => (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kartu-ujian-"));
  files = await openFiles({ directory });
  await as(seedSekolah, system("uji"));
  await begin();
  await as(({ db }) =>
    db
      .updateTable("pendaftaran")
      .set({ namaLengkap: "Ani Al-Ghifari <b> Lamadjido-Tandju Pratama Putri" })
      .where("id", "=", id("Ani"))
      .execute(),
  );
});
beforeEach(async () => {
  await renew();
  await press();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Asked for from the page of this child, on a telephone that has these pages open. */
async function asked(open: readonly string[], child: string | null): Promise<Response> {
  const tokens = await scope().read(async (ctx) => open.map((name) => statusToken(ctx, id(name))));
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(filesContext, files);
  context.set(visitContext, { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false });
  const headers = { cookie: `status-ppdb=${tokens.join("~")}` };
  const key = child === null ? "" : `?anak=${await scope().read(async (ctx) => pageKey(ctx, id(child)))}`;
  const request = new Request(`http://x/daftar/status/kartu${key}`, { headers });
  return kartuKeluarga({ context, request, params: {} } as never);
}
/** "200", or why the family comes back to its page without a card. */
const outcome = async (open: readonly string[], child: string | null): Promise<string> => {
  const { status, headers } = await asked(open, child);
  return status === 303 ? (new URL(headers.get("location") ?? "", "http://x").searchParams.get("gagal") ?? "tertutup") : String(status);
};

describe("a family's card", () => {
  test("is there once the schedule is published, for the child on whose page it was pressed alone", async () => {
    const budi = await nomor("Budi");
    expect(await outcome(["Ani"], "Ani")).toBe("belum");
    await publish();
    expect(await outcome(["Ani"], "Ani")).toBe("200");
    expect(await outcome(["Ani"], "Budi")).toBe("tertutup");
    expect(await outcome([], "Ani")).toBe("tertutup");
    expect(await outcome(["Ani", "Budi"], null)).toBe("tertutup");
    const both = await asked(["Ani", "Budi"], "Budi");
    expect((await textOf(new Uint8Array(await both.arrayBuffer())))[0]).toContain(budi);
    expect([both.headers.get("cache-control"), both.headers.get("content-disposition")]).toEqual([
      ...["no-store", `attachment; filename="Kartu-${budi}-versi-1.pdf"`],
    ]);
  });

  test("is none for who has no seat, and not for the asking a hundred times", async () => {
    await publish();
    expect(await outcome(["Dewi"], "Dewi")).toBe("belum");
    const answers: string[] = [];
    for (let at = 0; at < 22; at++) answers.push(await outcome(["Citra"], "Citra"));
    expect([answers.indexOf("sering") >= 19, answers.at(-1)]).toEqual([true, "sering"]);
  }, 120_000);

  test("says number, name, path, place, rules and version, is read aloud in its order, and tells no birth date", async () => {
    await publish();
    await change(sesiUjian, exam().sesi[0], { mulai: "13:00", selesai: "15:00" });
    const pdf = new Uint8Array(await (await asked(["Ani"], "Ani")).arrayBuffer());
    const document = await getDocumentProxy(pdf.slice());
    const text = (await extractText(document)).text.join(" ");
    const told = [
      "Kartu Peserta Ujian PPDB 2027/2028",
      await nomor("Ani"),
      "Versi 2, dicetak 1 Maret 2027 pukul 10.00 WITA",
      "Al-Ghifari <b>",
    ];
    for (const said of [...told, "Reguler", "Tempel foto 3 × 4", "13.00–15.00", "Ruang 1", "Pensil 2B", "Datang 30 menit"])
      expect(text).toContain(said);
    expect(text).not.toMatch(/2012|Maret 2012/);
    expect(await qrInPdf(pdf)).toBe(
      `http://x/daftar/kartu/${await as(async (ctx) => writeKartuCode(ctx, { pendaftaranId: id("Ani"), versi: 2 }))}`,
    );
    const roles = await readAloud(await document.getPage(1));
    expect(roles).toEqual(expect.arrayContaining(["H1", "Figure", "Table", "TH", "L"]));
    const alts = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(alts).toContain("memeriksa apakah kartu ini masih berlaku");
  });
});

describe("the desk and the door", () => {
  const params = (jenis: string, bentuk: string) => ({ id: exam().id, jenis, bentuk });
  const place = (sesi: number, ruang: number) => ({
    ujianId: exam().id,
    sesiId: exam().sesi[sesi] ?? "",
    ruangId: exam().ruang[ruang] ?? "",
  });

  test("the office prints one card; others do not", async () => {
    const asked = { params: { id: id("Ani") } };
    expect(await refused(cetak, { who: nurlaela, ...asked })).toBe("notFound");
    await publish();
    for (const who of [nurlaela, actor("tataUsaha")]) expect(await refused(cetak, { who, ...asked })).toBe("200");
    expect(await refused(cetak, { who: actor("guru"), ...asked })).toBe("notFound");
    expect(await refused(cetak, asked)).toBe("unauthenticated");
    expect(await refused(cetak, { who: nurlaela, params: { id: "x" } })).toBe("notFound");
  });

  test("the cards of a room are one file, a child a page, once the schedule is published", async () => {
    await expect(as((ctx) => requestKartuUjian(ctx, place(0, 0)))).rejects.toMatchObject({ kind: "conflict" });
    await publish();
    expect(await as((ctx) => requestKartuUjian(ctx, place(0, 0)))).toBe(1);
    await expect(as((ctx) => requestKartuUjian(ctx, place(1, 1)))).rejects.toMatchObject({ kind: "conflict" });
    await expect(as((ctx) => requestKartuUjian(ctx, { ...place(0, 0), ruangId: exam().sesi[0] ?? "" }))).rejects.toMatchObject({
      kind: "notFound",
    });
    for (const who of [actor("tataUsaha"), actor("guru")])
      await expect(as((ctx) => requestKartuUjian(ctx, place(0, 0)), who)).rejects.toThrow();
    const jobs = await as(({ db }) => db.selectFrom("tugas").select("job").where("job", "=", printKartuUjianJob.name).execute());
    expect(jobs).toHaveLength(1);
    const tugas = { pendaftaranIds: [id("Budi"), id("Ani"), id("Dewi")], nama: "Kartu.pdf", akunId: nurlaela.id ?? "", ujianId: exam().id };
    const made = await runKartuUjian(scope(system("uji")), files, { tugas, origin: "https://contoh.id", progress: async () => undefined });
    expect(made).toMatchObject({ nama: "Kartu.pdf", kartu: 2 });
    const { kunci } = await as(({ db }) =>
      db.selectFrom("berkas").select("kunci").where("id", "=", made.berkasId).executeTakeFirstOrThrow(),
    );
    const pages = await textOf(await buffer(Readable.from((await files.open("private", kunci)).stream)));
    expect(pages).toHaveLength(2);
    expect([pages[0]?.includes(await nomor("Budi")), pages[1]?.includes(await nomor("Ani"))]).toEqual([true, true]);
  });

  test("lists for the door and for signing have each room on a sheet of its own, and leave with whoever may hand them out", async () => {
    const pdf = async (jenis: string, query = "") =>
      textOf(new Uint8Array(await (await ask(unduhDaftar, { who: nurlaela, params: params(jenis, "pdf"), query })).arrayBuffer()));
    const hadir = await pdf("hadir");
    expect(hadir).toHaveLength(3);
    for (const said of ["Daftar Hadir Tes CBT", "Ruang 1, Sesi 1", "Tanda tangan", await nomor("Ani")]) expect(hadir[0]).toContain(said);
    const pintu = await pdf("pintu", `?sesi=${exam().sesi[0]}&ruang=${exam().ruang[1]}`);
    expect([pintu.length, pintu[0]?.includes("Budi"), pintu[0]?.includes("Tanda tangan")]).toEqual([1, true, false]);
    const xlsx = await ask(unduhDaftar, { who: nurlaela, params: params("hadir", "xlsx") });
    const bytes = new Uint8Array(await xlsx.arrayBuffer());
    const { header, rows } = await readReport(bytes);
    const below = (await readXlsx(bytes)).rows.flat();
    expect(below).toEqual(expect.arrayContaining(["Jumlah: 3 peserta.", "Kepala Madrasah,", expect.stringMatching(/^NIP/)]));
    expect(header).toEqual(["Sesi", "Hari dan jam", "Ruang", "Kursi", "Nomor peserta", "Nama", "Jalur", "Asal sekolah"]);
    expect(rows).toHaveLength(3);
    const asked = { params: params("hadir", "pdf") };
    for (const who of [actor("tataUsaha"), actor("guru")])
      expect(await refused(unduhDaftar, { who, ...asked })).toMatch(/forbidden|notFound/);
    expect(await refused(unduhDaftar, { who: nurlaela, params: params("lain", "pdf") })).toBe("notFound");
    for (const query of ["?sesi=x", "?ruang=x"]) expect(await refused(unduhDaftar, { who: nurlaela, ...asked, query })).toBe("notFound");
    expect(
      await refused(unduhDaftar, {
        who: nurlaela,
        params: params("hadir", "pdf"),
        query: `?sesi=${exam().sesi[1]}&ruang=${exam().ruang[1]}`,
      }),
    ).toBe("notFound");
  });

  test("a child's version counts its own changes alone", async () => {
    await publish();
    await change(sesiUjian, exam().sesi[1], { selesai: "12:30" });
    const versi = async (name: string) => (await as((ctx) => readJadwal(ctx, id(name))))?.versi;
    expect([await versi("Ani"), await versi("Budi"), await versi("Citra")]).toEqual([1, 1, 2]);
  });
});
