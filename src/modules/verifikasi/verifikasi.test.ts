import { describe, expect, test } from "vitest";
import { refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { cariBukti } from "./cari-bukti.server.ts";
import { bacaKode, kodeDari, tulisKode } from "./kode.ts";
import { cabutKunci, gantiKunci, kunciUmum } from "./kunci-surat.server.ts";
import { periksaBerkas, periksaBertanda } from "./periksa.ts";
import { bacaBertanda, isiRingkasan, tulisBertanda } from "./ringkasan.ts";
import { cabutBukti, segelBerkas, terbitkanBukti } from "./terbitkan-bukti.server.ts";

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
const terbit = () => house.scope(tataUsaha).transaction((ctx) => terbitkanBukti(ctx, paper, "https://madrasah.example"));
const keys = () => house.scope().transaction(kunciUmum);
const lineOf = (isiQr: string) => isiQr.split("#")[1] ?? "";

describe("a code that is typed", () => {
  test("forgives dashes, small letters and look-alikes, and catches every wrong digit", () => {
    const kode = kodeDari(new Uint8Array([1, 7, 31, 0, 200, 9, 8, 7, 6, 5, 4]));
    expect(bacaKode(tulisKode(kode).toLowerCase())).toBe(kode);
    expect(bacaKode(` ${kode.replaceAll("1", "l").replaceAll("0", "o")} `)).toBe(kode);
    for (let at = 0; at < kode.length; at++) {
      for (const other of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (other !== kode[at]) expect(bacaKode(kode.slice(0, at) + other + kode.slice(at + 1))).toBeNull();
      }
    }
    for (const text of ["", "x", kode.slice(1), `${kode}1`, "\0".repeat(12), "UUUUUUUUUUUU"]) expect(bacaKode(text)).toBeNull();
  });

  test("finds what was issued, and tells since when it no longer counts", async () => {
    const { kode } = await terbit();
    const cari = (typed: string) => house.scope().transaction((ctx) => cariBukti(ctx, { typed, key: "a" }));
    expect(await cari(tulisKode(kode))).toMatchObject({ ringkasan: { ...paper, kode }, dicabut: null });
    await expect(cari("salah")).rejects.toMatchObject({ kind: "invalid" });
    expect(await cari(kodeDari(new Uint8Array(11)))).toBeNull();
    const cabut = (who: typeof tataUsaha, alasan: string) => house.scope(who).transaction((ctx) => cabutBukti(ctx, { kode, alasan }));
    await expect(cabut(actor("guru"), "salah nama")).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cabut(tataUsaha, " ")).rejects.toMatchObject({ kind: "invalid" });
    await cabut(tataUsaha, "Nama siswa keliru");
    expect((await cari(kode))?.dicabut).toBeInstanceOf(Date);
    await expect(cabut(tataUsaha, "sekali lagi")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("names nobody in full, also of papers that were issued before names were shortened", async () => {
    const perihal = async (kode: string) =>
      (await house.scope().transaction((ctx) => cariBukti(ctx, { typed: kode, key: "c" })))?.ringkasan.perihal;
    const { kode } = await terbit();
    const lama = { perihal: "Keterangan aktif a.n. Nadia Rahma Tolare", perihalTerbuka: false };
    await house.scope(tataUsaha).transaction(({ db }) => db.updateTable("buktiSurat").set(lama).where("kode", "=", kode).execute());
    expect(await perihal(kode)).toBe("(tertulis di suratnya)");
    const diketik = await house
      .scope(tataUsaha)
      .transaction((ctx) => terbitkanBukti(ctx, { ...paper, perihal: null }, "https://madrasah.example"));
    expect(await perihal(diketik.kode)).toBe("(tertulis di suratnya)");
    expect(periksaBertanda(lineOf(diketik.isiQr), await keys())).toMatchObject({ ringkasan: { perihal: "(tertulis di suratnya)" } });
  });

  test("cannot be guessed in a rush", async () => {
    const tries = Array.from({ length: 70 }, () =>
      house.scope().transaction((ctx) => cariBukti(ctx, { typed: kodeDari(new Uint8Array(11)), key: "b" })),
    );
    const kinds = (await Promise.allSettled(tries)).map((one) => one.status);
    expect(kinds.filter((kind) => kind === "rejected").length).toBeGreaterThanOrEqual(5);
  });
});

describe("a scanned summary", () => {
  test("is believed as it was signed, and never when a byte of it changed", async () => {
    const { isiQr } = await terbit();
    const line = lineOf(isiQr);
    const known = await keys();
    expect(periksaBertanda(line, known)).toMatchObject({ sah: true, ringkasan: paper });
    const read = bacaBertanda(line);
    if (!read) throw refuse.notFound();
    const forged = isiRingkasan(read.kunci, { ...read.ringkasan, ringkasan: "Orang lain, X.E-1" });
    expect(periksaBertanda(tulisBertanda(forged, read.tandaTangan), known)).toEqual({ sah: false, sebab: "berubah" });
    for (let at = 3; at < line.length; at += 7) {
      const other = line[at] === "A" ? "B" : "A";
      expect(periksaBertanda(line.slice(0, at) + other + line.slice(at + 1), known).sah).toBe(false);
    }
    for (const text of ["", "M1", "M1..", `${line}.x`, "https://example.com", "M1.bnVsbA.AAAA"]) {
      expect(periksaBertanda(text, known)).toEqual({ sah: false, sebab: "bukan" });
    }
    expect(periksaBertanda(line, [])).toEqual({ sah: false, sebab: "kunci-asing" });
  });

  test("stays good when the key is replaced, and ends with a key that is withdrawn", async () => {
    const { isiQr } = await terbit();
    const nomor = (await keys()).at(-1)?.nomor ?? 0;
    const ganti = (who: typeof tataUsaha) => house.scope(who).transaction((ctx) => gantiKunci(ctx, nomor));
    await expect(ganti(tataUsaha)).rejects.toMatchObject({ kind: "forbidden" });
    await ganti(administrator);
    await expect(ganti(administrator)).rejects.toMatchObject({ kind: "conflict" });
    expect(periksaBertanda(lineOf(isiQr), await keys()).sah).toBe(true);
    const later = await terbit();
    expect(bacaBertanda(lineOf(later.isiQr))?.kunci).toBe(nomor + 1);
    await house.scope(administrator).transaction((ctx) => cabutKunci(ctx, { nomor, alasan: "Server dicuri" }));
    expect(periksaBertanda(lineOf(isiQr), await keys())).toEqual({ sah: false, sebab: "kunci-dicabut" });
    expect(periksaBertanda(lineOf(later.isiQr), await keys()).sah).toBe(true);
  });

  test("two first papers at once are signed with one key", async () => {
    await house.scope(administrator).transaction(async (ctx) => {
      await ctx.db.deleteFrom("buktiSurat").execute();
      await ctx.db.deleteFrom("kunciSurat").execute();
    });
    await Promise.all([terbit(), terbit(), terbit()]);
    expect(await keys()).toHaveLength(1);
  });
});

describe("a file", () => {
  test("is whole, or names the paper that it no longer is", async () => {
    const pdf = Buffer.from("%PDF-1.7\nisi surat\n%%EOF\n");
    const { kode } = await terbit();
    const sealed = await house.scope(tataUsaha).transaction((ctx) => segelBerkas(ctx, kode, pdf));
    const known = await keys();
    expect(sealed.subarray(0, pdf.length)).toEqual(pdf);
    expect(periksaBerkas(sealed, known)).toMatchObject({ sah: true, ringkasan: paper });
    const changed = Buffer.from(sealed);
    changed[12] = 0x49;
    expect(periksaBerkas(changed, known)).toMatchObject({ sah: false, sebab: "isi-berubah", ringkasan: paper });
    expect(periksaBerkas(pdf, known)).toEqual({ sah: false, sebab: "bukan" });
  });

  test("with the seal of another paper over the same bytes is not believed", async () => {
    const [one, two] = [await terbit(), await terbit()];
    const seal = async (kode: string) =>
      (await house.scope(tataUsaha).transaction((ctx) => segelBerkas(ctx, kode, Buffer.from("%PDF")))).toString().split(" ").at(-1) ?? "";
    const [first, second] = [await seal(one.kode), await seal(two.kode)];
    const mixed = (line: string, behind: string) => Buffer.from(`%PDF\n%segel-madrasah ${lineOf(line)} ${behind}`);
    const known = await keys();
    expect(periksaBerkas(mixed(one.isiQr, first), known)).toMatchObject({ sah: true, ringkasan: { kode: one.kode } });
    expect(periksaBerkas(mixed(one.isiQr, second), known)).toEqual({ sah: false, sebab: "bukan" });
    expect(periksaBerkas(mixed(two.isiQr, first), known)).toEqual({ sah: false, sebab: "bukan" });
  });
});
