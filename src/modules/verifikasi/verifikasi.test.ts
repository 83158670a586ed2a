import { describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { codeFrom, readCode, writeCode } from "#kit/typed-code.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { checkBerkas, checkSigned } from "./check.ts";
import { berkasSeal, publishBukti, revokeBukti } from "./publish-bukti.server.ts";
import { searchBukti } from "./search-bukti.server.ts";
import { publicKeys, replaceKey, revokeKey } from "./signing-key.server.ts";
import { readSigned, summaryContent, writeSigned } from "./summary.ts";

/**
 * Somebody at a bank, a campus or another school holds a paper of the madrasah, mostly on a phone, once in a while, and wants to
 * know whether it is real. What goes wrong: a number typed wrongly, a name changed with an editor, a paper that was withdrawn,
 * no network at the counter.
 */
const house = useDatabase({ policy });
const tataUsaha = actor("tataUsaha");
const administrator = actor("administrator");
const paper = {
  jenis: "Surat keterangan aktif",
  nomor: "12/Ma.22.01.01/11/2026",
  tanggal: "2026-11-21",
  perihal: "Keterangan aktif belajar",
  penandatangan: "Drs. H. Ahmad, M.Pd.",
  ringkasan: "Nurul A., X.E-1",
};
const published = () => house.scope(tataUsaha).transaction((ctx) => publishBukti(ctx, paper, "https://madrasah.example"));
const keys = () => house.scope().transaction(publicKeys);
const lineOf = (isiQr: string) => isiQr.split("#")[1] ?? "";

describe("a code that is typed", () => {
  test("forgives dashes, small letters and look-alikes, and catches every wrong digit", () => {
    const kode = codeFrom(new Uint8Array([1, 7, 31, 0, 200, 9, 8, 7, 6, 5, 4]));
    expect(readCode(writeCode(kode).toLowerCase())).toBe(kode);
    expect(readCode(` ${kode.replaceAll("1", "l").replaceAll("0", "o")} `)).toBe(kode);
    for (let at = 0; at < kode.length; at++) {
      for (const other of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (other !== kode[at]) expect(readCode(kode.slice(0, at) + other + kode.slice(at + 1))).toBeNull();
      }
    }
    for (const text of ["", "x", kode.slice(1), `${kode}1`, "\0".repeat(12), "UUUUUUUUUUUU"]) expect(readCode(text)).toBeNull();
  });

  test("finds what was issued, and tells since when it no longer counts", async () => {
    const { kode } = await published();
    const cari = (typed: string) => house.scope().transaction((ctx) => searchBukti(ctx, { typed, key: "a" }));
    expect(await cari(writeCode(kode))).toMatchObject({ ringkasan: { ...paper, kode }, dicabut: null });
    await expect(cari("salah")).rejects.toMatchObject({ kind: "invalid" });
    expect(await cari(codeFrom(new Uint8Array(11)))).toBeNull();
    const cabut = (who: typeof tataUsaha, alasan: string) => house.scope(who).transaction((ctx) => revokeBukti(ctx, { kode, alasan }));
    await expect(cabut(actor("guru"), "salah nama")).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cabut(tataUsaha, " ")).rejects.toMatchObject({ kind: "invalid" });
    await cabut(tataUsaha, "Nama siswa keliru");
    expect((await cari(kode))?.dicabut).toBeInstanceOf(Date);
    await expect(cabut(tataUsaha, "sekali lagi")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("names nobody in full, also of papers that were issued before names were shortened", async () => {
    const perihal = async (kode: string) =>
      (await house.scope().transaction((ctx) => searchBukti(ctx, { typed: kode, key: "c" })))?.ringkasan.perihal;
    const { kode } = await published();
    const lama = { perihal: "Keterangan aktif a.n. Nadia Rahma Tolare", perihalTerbuka: false };
    await house.scope(tataUsaha).transaction(({ db }) => db.updateTable("buktiSurat").set(lama).where("kode", "=", kode).execute());
    expect(await perihal(kode)).toBe("(tertulis di suratnya)");
    const diketik = await house
      .scope(tataUsaha)
      .transaction((ctx) => publishBukti(ctx, { ...paper, perihal: null }, "https://madrasah.example"));
    expect(await perihal(diketik.kode)).toBe("(tertulis di suratnya)");
    expect(checkSigned(lineOf(diketik.isiQr), await keys())).toMatchObject({ ringkasan: { perihal: "(tertulis di suratnya)" } });
  });

  test("cannot be guessed in a rush", async () => {
    const tries = Array.from({ length: 70 }, () =>
      house.scope().transaction((ctx) => searchBukti(ctx, { typed: codeFrom(new Uint8Array(11)), key: "b" })),
    );
    const kinds = (await Promise.allSettled(tries)).map((one) => one.status);
    expect(kinds.filter((kind) => kind === "rejected").length).toBeGreaterThanOrEqual(5);
  });
});

describe("a scanned summary", () => {
  test("is believed as it was signed, and never when a byte of it changed", async () => {
    const { isiQr } = await published();
    const line = lineOf(isiQr);
    const known = await keys();
    expect(checkSigned(line, known)).toMatchObject({ sah: true, ringkasan: paper });
    const read = readSigned(line);
    if (!read) throw refuse.notFound();
    const forged = summaryContent(read.kunci, { ...read.ringkasan, ringkasan: "Orang lain, X.E-1" });
    expect(checkSigned(writeSigned(forged, read.tandaTangan), known)).toEqual({ sah: false, sebab: "berubah" });
    for (let at = 3; at < line.length; at += 7) {
      const other = line[at] === "A" ? "B" : "A";
      expect(checkSigned(line.slice(0, at) + other + line.slice(at + 1), known).sah).toBe(false);
    }
    for (const text of ["", "M1", "M1..", `${line}.x`, "https://example.com", "M1.bnVsbA.AAAA"]) {
      expect(checkSigned(text, known)).toEqual({ sah: false, sebab: "bukan" });
    }
    expect(checkSigned(line, [])).toEqual({ sah: false, sebab: "kunci-asing" });
  });

  test("stays good when the key is replaced, and ends with a key that is withdrawn", async () => {
    const { isiQr } = await published();
    const nomor = (await keys()).at(-1)?.nomor ?? 0;
    const ganti = (who: typeof tataUsaha) => house.scope(who).transaction((ctx) => replaceKey(ctx, nomor));
    await expect(ganti(tataUsaha)).rejects.toMatchObject({ kind: "forbidden" });
    await ganti(administrator);
    await expect(ganti(administrator)).rejects.toMatchObject({ kind: "conflict" });
    expect(checkSigned(lineOf(isiQr), await keys()).sah).toBe(true);
    const later = await published();
    expect(readSigned(lineOf(later.isiQr))?.kunci).toBe(nomor + 1);
    await house.scope(administrator).transaction((ctx) => revokeKey(ctx, { nomor, alasan: "Server dicuri" }));
    expect(checkSigned(lineOf(isiQr), await keys())).toEqual({ sah: false, sebab: "kunci-dicabut" });
    expect(checkSigned(lineOf(later.isiQr), await keys()).sah).toBe(true);
  });

  test("two first papers at once are signed with one key", async () => {
    await house.scope(administrator).transaction(async (ctx) => {
      await ctx.db.deleteFrom("buktiSurat").where(everyRow).execute();
      await ctx.db.deleteFrom("kunciSurat").where(everyRow).execute();
    });
    await Promise.all([published(), published(), published()]);
    expect(await keys()).toHaveLength(1);
  });
});

describe("a file", () => {
  test("is whole, or names the paper that it no longer is", async () => {
    const pdf = Buffer.from("%PDF-1.7\nisi surat\n%%EOF\n");
    const { kode } = await published();
    const sealed = await house.scope(tataUsaha).transaction((ctx) => berkasSeal(ctx, kode, pdf));
    const known = await keys();
    expect(sealed.subarray(0, pdf.length)).toEqual(pdf);
    expect(checkBerkas(sealed, known)).toMatchObject({ sah: true, ringkasan: paper });
    const changed = Buffer.from(sealed);
    changed[12] = 0x49;
    expect(checkBerkas(changed, known)).toMatchObject({ sah: false, sebab: "isi-berubah", ringkasan: paper });
    expect(checkBerkas(pdf, known)).toEqual({ sah: false, sebab: "bukan" });
  });

  test("with the seal of another paper over the same bytes is not believed", async () => {
    const [one, two] = [await published(), await published()];
    const seal = async (kode: string) =>
      (await house.scope(tataUsaha).transaction((ctx) => berkasSeal(ctx, kode, Buffer.from("%PDF")))).toString().split(" ").at(-1) ?? "";
    const [first, second] = [await seal(one.kode), await seal(two.kode)];
    const mixed = (line: string, behind: string) => Buffer.from(`%PDF\n%segel-madrasah ${lineOf(line)} ${behind}`);
    const known = await keys();
    expect(checkBerkas(mixed(one.isiQr, first), known)).toMatchObject({ sah: true, ringkasan: { kode: one.kode } });
    expect(checkBerkas(mixed(one.isiQr, second), known)).toEqual({ sah: false, sebab: "bukan" });
    expect(checkBerkas(mixed(two.isiQr, first), known)).toEqual({ sah: false, sebab: "bukan" });
  });
});
