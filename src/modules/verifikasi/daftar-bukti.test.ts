import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/told.ts";
import { periksaKodeApi } from "./api.server.ts";
import { cariBukti } from "./cari-bukti.server.ts";
import { bacaSaringanBukti, daftarBukti, daftarKunci } from "./daftar-bukti.server.ts";
import { bacaKode, kodeDari } from "./kode.ts";
import { cabutKunci, gantiKunci, kunciUmum } from "./kunci-surat.server.ts";
import { periksaBerkas } from "./periksa.ts";
import { cabutBukti, type SuratTerbit, segelBerkas, terbitkanBukti } from "./terbitkan-bukti.server.ts";

const clock = { now: new Date("2026-11-23T01:00:00Z") };
const house = useDatabase({ policy, clock: () => clock.now });
const [tu, admin, kepala, guru] = [actor("tataUsaha"), actor("administrator"), actor("kepala"), actor("guru")];
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);

const surat = (lain: Partial<SuratTerbit> = {}): SuratTerbit => ({
  ...{ jenis: "Surat keterangan", nomor: "12/2026", tanggal: "2026-11-21", perihal: "Keterangan aktif" },
  ...{ penandatangan: "Drs. H. Ahmad", ringkasan: null, ...lain },
});

async function terbit(lain?: Partial<SuratTerbit>) {
  clock.now = new Date(clock.now.getTime() + 1000);
  const { kode } = await as(tu, (ctx) => terbitkanBukti(ctx, surat(lain), "https://madrasah.example"));
  return kode;
}

const daftar = (alamat: string, who = tu) => as(who, (ctx) => daftarBukti(ctx, new URLSearchParams(alamat)));
const kodeDalam = async (alamat: string) => (await daftar(alamat)).rows.map(({ kode }) => kode);
const nomorKunci = async () => (await as(admin, kunciUmum)).at(-1)?.nomor ?? 0;

beforeAll(async () => {
  await as(admin, ({ db }) =>
    db
      .insertInto("akun")
      .values({
        ...{ id: tu.id ?? "", nip: "199001012015031001", nama: "Sitti TU", peran: ["tataUsaha"] },
        passwordHash: null,
        passwordAt: null,
        aktif: true,
      })
      .execute(),
  );
});

describe("the list of what was issued", () => {
  test("is sought by code, number, subject, kind and signer, and parted by whether it counts still", async () => {
    const [satu, dua, tiga] = [
      await terbit({ nomor: "77/A", perihal: "Mutasi" }),
      await terbit({ jenis: "Undangan", penandatangan: "Hj. Nur" }),
      await terbit(),
    ];
    expect(await kodeDalam("")).toEqual([tiga, dua, satu]);
    expect(await kodeDalam("cari=77/a")).toEqual([satu]);
    expect(await kodeDalam("cari=mutasi")).toEqual([satu]);
    expect(await kodeDalam("cari=undang")).toEqual([dua]);
    expect(await kodeDalam("cari=nur")).toEqual([dua]);
    expect(await kodeDalam(`cari=%20${tiga.toLowerCase()}%20`)).toEqual([tiga]);
    expect(await kodeDalam("cari=%00%00")).toEqual([tiga, dua, satu]);
    await as(tu, (ctx) => cabutBukti(ctx, { kode: dua, alasan: "Salah tanggal" }));
    expect(await kodeDalam("keadaan=dicabut")).toEqual([dua]);
    expect(await kodeDalam("keadaan=berlaku")).toEqual([tiga, satu]);
    expect(await kodeDalam("keadaan=lain")).toEqual([tiga, dua, satu]);
    const [baris] = (await daftar("keadaan=dicabut")).rows;
    expect(baris).toMatchObject({ pencabut: "Sitti TU", alasanCabut: "Salah tanggal", kunciDicabut: null, kunci: 1 });
    await as(tu, ({ db }) => db.updateTable("buktiSurat").set({ deletedAt: clock.now }).where("kode", "=", satu).execute());
    expect(await kodeDalam("")).toEqual([tiga, dua]);
    expect(await kodeDalam(`cari=${satu}`)).toEqual([]);
    expect((await daftar("")).total).toBe(2);
  });

  test("turns its pages, and falls back on what cannot be read", async () => {
    for (let banyak = (await daftar("")).total; banyak < 26; banyak++) await terbit();
    const [semula, lanjut] = [await daftar(""), await daftar("halaman=2")];
    expect([semula.rows.length, lanjut.rows.length, lanjut.total]).toEqual([25, 1, 26]);
    expect(semula.rows.map(({ kode }) => kode)).not.toContain(lanjut.rows[0]?.kode);
    const dibaca = (alamat: string) => bacaSaringanBukti(new URLSearchParams(alamat));
    for (const [alamat, halaman] of [
      ["halaman=1", 1],
      ["halaman=99999", 99_999],
      ["halaman=100000", 1],
      ["halaman=0", 1],
      ["halaman=-1", 1],
      ["halaman=1.5", 1],
      ["halaman=x", 1],
      ["", 1],
    ] as const)
      expect(dibaca(alamat), alamat).toEqual({ cari: "", keadaan: "", halaman });
    expect(dibaca(`cari=%20${"x".repeat(300)}&keadaan=berlaku`)).toEqual({ cari: "x".repeat(200), keadaan: "berlaku", halaman: 1 });
  });

  test("is open to those who may read, and offers what they may do", async () => {
    await expect(daftar("", guru)).rejects.toMatchObject({ kind: "notFound" });
    expect([(await daftar("", kepala)).bolehCabut, (await daftar("", tu)).bolehCabut]).toEqual([false, true]);
    await expect(as(tu, daftarKunci)).rejects.toMatchObject({ kind: "notFound" });
    const [milikKepala, milikAdmin] = [await as(kepala, daftarKunci), await as(admin, daftarKunci)];
    expect([milikKepala.bolehUbah, milikAdmin.bolehUbah]).toEqual([false, true]);
    expect(milikAdmin.tabs.map(({ label }) => label)).toEqual(["Surat Terbit", "Kunci Penanda"]);
    expect((await daftar("", tu)).tabs.map(({ label }) => label)).toEqual(["Surat Terbit"]);
    expect(milikAdmin.kunci).toEqual([expect.objectContaining({ nomor: 1, surat: 27, digantiPada: null, dicabutPada: null })]);
  });
});

describe("a code that is asked for", () => {
  const cari = (typed: string, key: string) => as(guru, (ctx) => cariBukti(ctx, { typed, key }));

  test("is told nothing of a paper that was binned", async () => {
    const kode = await terbit();
    expect(await cari(kode, "10.0.0.1")).toMatchObject({ ringkasan: { kode } });
    await as(tu, ({ db }) => db.updateTable("buktiSurat").set({ deletedAt: clock.now }).where("kode", "=", kode).execute());
    expect(await cari(kode, "10.0.0.1")).toBeNull();
  });

  test("may be asked 60 times, and again as time goes by, by each network for itself", async () => {
    const kosong = kodeDari(new Uint8Array(11));
    for (let kali = 1; kali <= 60; kali++) expect(await cari(kosong, "10.0.0.2")).toBeNull();
    await expect(cari(kosong, "10.0.0.2")).rejects.toMatchObject({ kind: "tooMany", retryAfter: 5 });
    expect(await cari(kosong, "10.0.0.3")).toBeNull();
    clock.now = new Date(clock.now.getTime() + 5000);
    expect(await cari(kosong, "10.0.0.2")).toBeNull();
    await expect(cari(kosong, "10.0.0.2")).rejects.toMatchObject({ kind: "tooMany" });
  });

  test("has letters that are among ours alone", () => {
    const kode = kodeDari(new Uint8Array(11));
    expect(bacaKode(kode)).toBe(kode);
    expect(bacaKode(kode.replace("0", "U"))).toBeNull();
    expect(bacaKode(`${kode.slice(0, -1)}*`)).toBeNull();
  });

  test("is answered over the API with the day since when it no longer counts", async () => {
    const scope = house.scope();
    const tanya = (kode: string) => periksaKodeApi({ params: { kode }, scope, visit: { address: "10.0.0.4" } as Visit });
    const kode = await terbit();
    expect(await (await tanya(kode)).json()).toEqual({ ...surat(), kode, dicabut: null });
    clock.now = new Date("2026-11-23T02:30:00Z");
    await as(tu, (ctx) => cabutBukti(ctx, { kode, alasan: "Salah nama" }));
    expect(await (await tanya(kode)).json()).toMatchObject({ dicabut: "23 November 2026 pukul 10.30 WITA" });
    await expect(tanya(kodeDari(new Uint8Array(11)))).rejects.toMatchObject({ kind: "notFound" });
    await expect(periksaKodeApi({ params: {}, scope, visit: { address: "10.0.0.4" } as Visit })).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("issuing, sealing and withdrawing", () => {
  test("keep to what the paper may say, and stand in the trail", async () => {
    const panjang = surat({ ringkasan: "x".repeat(201), perihal: "y".repeat(201) });
    const { result, lines } = await told(house, tu, (ctx) => terbitkanBukti(ctx, panjang, "https://madrasah.example"));
    const { kode, isiQr } = result;
    expect(lines).toEqual([
      {
        action: "create",
        subject: "buktiSurat",
        subjectId: expect.any(String),
        actorId: tu.id,
        before: null,
        after: { jenis: "Surat keterangan", nomor: "12/2026", kode },
      },
    ]);
    expect(isiQr).toMatch(/^https:\/\/madrasah\.example\/verifikasi#M1\./);
    const found = await as(tu, (ctx) => cariBukti(ctx, { typed: kode, key: "10.0.0.5" }));
    expect(found?.ringkasan).toMatchObject({ ringkasan: "x".repeat(200), perihal: "y".repeat(200) });
    const sealed = await as(tu, (ctx) => segelBerkas(ctx, kode, Buffer.from("%PDF")));
    expect(periksaBerkas(sealed, await as(tu, kunciUmum))).toMatchObject({ sah: true, ringkasan: { kode } });
    const row = await as(tu, ({ db }) => db.selectFrom("buktiSurat").selectAll().where("kode", "=", kode).executeTakeFirstOrThrow());
    expect(row.sha256?.length).toBe(32);
  });

  test("a paper is withdrawn once, with a reason of 5 to 500 letters, by whoever proved who they are", async () => {
    const kode = await terbit();
    const cabut = (alasan: string, who = tu) => told(house, who, (ctx) => cabutBukti(ctx, { kode, alasan }));
    for (const alasan of ["1234", "  1234  ", "x".repeat(501)])
      await expect(cabut(alasan)).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await expect(cabut("12345", guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cabut("12345", unconfirmed(tu))).rejects.toMatchObject({ kind: "unconfirmed" });
    const { lines } = await cabut(" 12345 ");
    expect(lines).toEqual([expect.objectContaining({ action: "revoke", subject: "buktiSurat", after: { alasan: "12345" } })]);
    const lain = await terbit();
    await as(tu, (ctx) => cabutBukti(ctx, { kode: lain, alasan: "x".repeat(500) }));
    await expect(cabut("sekali lagi")).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(tu, (ctx) => cabutBukti(ctx, { kode: kodeDari(new Uint8Array(11)), alasan: "12345" }))).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

describe("keys", () => {
  test("are replaced by whoever proved who they are, and the new one stands ready at once", async () => {
    const nomor = await nomorKunci();
    await expect(as(unconfirmed(admin), (ctx) => gantiKunci(ctx, nomor))).rejects.toMatchObject({ kind: "unconfirmed" });
    const { lines } = await told(house, admin, (ctx) => gantiKunci(ctx, nomor));
    expect(lines).toEqual([
      expect.objectContaining({ action: "replace", subject: "kunciSurat", after: { nomor } }),
      expect.objectContaining({ action: "create", subject: "kunciSurat", after: { nomor: nomor + 1 } }),
    ]);
    expect((await as(admin, kunciUmum)).map((satu) => satu.nomor)).toEqual([nomor, nomor + 1]);
    const lama = await as(admin, ({ db }) =>
      db.selectFrom("kunciSurat").select(["rahasia", "digantiPada"]).where("nomor", "=", nomor).executeTakeFirstOrThrow(),
    );
    expect(lama).toEqual({ rahasia: null, digantiPada: clock.now });
    await as(admin, (ctx) => gantiKunci(ctx, nomor + 1));
    expect(await nomorKunci()).toBe(nomor + 2);
  });

  test("are withdrawn once: one that is replaced already as well, and what it signed counts no more", async () => {
    const kini = await nomorKunci();
    const kode = await terbit();
    await as(admin, (ctx) => gantiKunci(ctx, kini));
    const cabut = (alasan: string, who = admin) => told(house, who, (ctx) => cabutKunci(ctx, { nomor: kini, alasan }));
    for (const alasan of ["1234", " 1234 ", "x".repeat(501)])
      await expect(cabut(alasan)).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await expect(cabut("12345", tu)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cabut("12345", unconfirmed(admin))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(as(admin, (ctx) => cabutKunci(ctx, { nomor: 99, alasan: "12345" }))).rejects.toMatchObject({ kind: "notFound" });
    const { lines } = await cabut("12345");
    expect(lines).toEqual([expect.objectContaining({ action: "revoke", subject: "kunciSurat", after: { nomor: kini, alasan: "12345" } })]);
    expect((await as(guru, (ctx) => cariBukti(ctx, { typed: kode, key: "10.0.0.6" })))?.dicabut).toEqual(clock.now);
    expect(await kodeDalam("keadaan=dicabut")).toContain(kode);
    expect(await kodeDalam("keadaan=berlaku&cari=%25")).not.toContain(kode);
    await expect(cabut("sekali lagi")).rejects.toMatchObject({ kind: "conflict" });
    const masih = await terbit();
    expect(await kodeDalam("keadaan=berlaku")).toContain(masih);
  });

  test("the one that signs is replaced before it is withdrawn, so that papers can be signed on", async () => {
    const kini = await nomorKunci();
    const { lines } = await told(house, admin, (ctx) => cabutKunci(ctx, { nomor: kini, alasan: "x".repeat(500) }));
    expect(lines.map(({ action }) => action)).toEqual(["replace", "create", "revoke"]);
    expect(await nomorKunci()).toBe(kini + 1);
    const { kunci } = await as(admin, daftarKunci);
    expect(kunci.map(({ nomor }) => nomor)).toEqual(kunci.map((_, at) => kunci.length - at));
    expect(kunci.find(({ nomor }) => nomor === kini)).toMatchObject({ alasanCabut: "x".repeat(500), dicabutPada: clock.now });
  });
});
