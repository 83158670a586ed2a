import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { codeFrom, readCode } from "#kit/typed-code.ts";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/logged-lines.ts";
import { checkCodeApi } from "./api.server.ts";
import { checkBerkas } from "./check.ts";
import { listBukti, listPasskeys, readBuktiFilters } from "./list-bukti.server.ts";
import { berkasSeal, type PublishedSurat, publishBukti, revokeBukti } from "./publish-bukti.server.ts";
import { searchBukti } from "./search-bukti.server.ts";
import { publicKeys, replaceKey, revokeKey } from "./signing-key.server.ts";

const clock = { now: new Date("2026-11-23T01:00:00Z") };
const house = useDatabase({ policy, clock: () => clock.now });
const [tu, admin, kepala, guru] = [actor("tataUsaha"), actor("administrator"), actor("kepala"), actor("guru")];
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);

const surat = (lain: Partial<PublishedSurat> = {}): PublishedSurat => ({
  ...{ jenis: "Surat keterangan", nomor: "12/2026", tanggal: "2026-11-21", perihal: "Keterangan aktif" },
  ...{ penandatangan: "Drs. H. Ahmad", ringkasan: null, ...lain },
});

async function published(lain?: Partial<PublishedSurat>) {
  clock.now = new Date(clock.now.getTime() + 1000);
  const { kode } = await as(tu, (ctx) => publishBukti(ctx, surat(lain), "https://madrasah.example"));
  return kode;
}

const list = (alamat: string, who = tu) => as(who, (ctx) => listBukti(ctx, new URLSearchParams(alamat)));
const codeIn = async (alamat: string) => (await list(alamat)).rows.map(({ kode }) => kode);
const nomorKey = async () => (await as(admin, publicKeys)).at(-1)?.nomor ?? 0;

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
      await published({ nomor: "77/A", perihal: "Mutasi" }),
      await published({ jenis: "Undangan", penandatangan: "Hj. Nur" }),
      await published(),
    ];
    expect(await codeIn("")).toEqual([tiga, dua, satu]);
    expect(await codeIn("cari=77/a")).toEqual([satu]);
    expect(await codeIn("cari=mutasi")).toEqual([satu]);
    expect(await codeIn("cari=undang")).toEqual([dua]);
    expect(await codeIn("cari=nur")).toEqual([dua]);
    expect(await codeIn(`cari=%20${tiga.toLowerCase()}%20`)).toEqual([tiga]);
    expect(await codeIn("cari=%00%00")).toEqual([tiga, dua, satu]);
    await as(tu, (ctx) => revokeBukti(ctx, { kode: dua, alasan: "Salah tanggal" }));
    expect(await codeIn("keadaan=dicabut")).toEqual([dua]);
    expect(await codeIn("keadaan=berlaku")).toEqual([tiga, satu]);
    expect(await codeIn("keadaan=lain")).toEqual([tiga, dua, satu]);
    const [baris] = (await list("keadaan=dicabut")).rows;
    expect(baris).toMatchObject({ pencabut: "Sitti TU", alasanCabut: "Salah tanggal", kunciDicabut: null, kunci: 1 });
    await as(tu, ({ db }) => db.updateTable("buktiSurat").set({ deletedAt: clock.now }).where("kode", "=", satu).execute());
    expect(await codeIn("")).toEqual([tiga, dua]);
    expect(await codeIn(`cari=${satu}`)).toEqual([]);
    expect((await list("")).total).toBe(2);
  });

  test("turns its pages, and falls back on what cannot be read", async () => {
    for (let banyak = (await list("")).total; banyak < 26; banyak++) await published();
    const [semula, lanjut] = [await list(""), await list("halaman=2")];
    expect([semula.rows.length, lanjut.rows.length, lanjut.total]).toEqual([25, 1, 26]);
    expect(semula.rows.map(({ kode }) => kode)).not.toContain(lanjut.rows[0]?.kode);
    const dibaca = (alamat: string) => readBuktiFilters(new URLSearchParams(alamat));
    for (const [alamat, halaman] of [
      ["halaman=1", 1],
      ["halaman=10000", 10_000],
      ["halaman=10001", 1],
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
    await expect(list("", guru)).rejects.toMatchObject({ kind: "notFound" });
    expect([(await list("", kepala)).bolehCabut, (await list("", tu)).bolehCabut]).toEqual([false, true]);
    await expect(as(tu, listPasskeys)).rejects.toMatchObject({ kind: "notFound" });
    const [milikKepala, milikAdmin] = [await as(kepala, listPasskeys), await as(admin, listPasskeys)];
    expect([milikKepala.bolehUbah, milikAdmin.bolehUbah]).toEqual([false, true]);
    expect(milikAdmin.tabs.map(({ label }) => label)).toEqual(["Surat Terbit", "Kunci Penanda"]);
    expect((await list("", tu)).tabs.map(({ label }) => label)).toEqual(["Surat Terbit"]);
    expect(milikAdmin.kunci).toEqual([expect.objectContaining({ nomor: 1, surat: 27, digantiPada: null, dicabutPada: null })]);
  });
});

describe("a code that is asked for", () => {
  const cari = (typed: string, key: string) => as(guru, (ctx) => searchBukti(ctx, { typed, key }));

  test("is told nothing of a paper that was binned", async () => {
    const kode = await published();
    expect(await cari(kode, "10.0.0.1")).toMatchObject({ ringkasan: { kode } });
    await as(tu, ({ db }) => db.updateTable("buktiSurat").set({ deletedAt: clock.now }).where("kode", "=", kode).execute());
    expect(await cari(kode, "10.0.0.1")).toBeNull();
  });

  test("may be asked 60 times, and again as time goes by, by each network for itself", async () => {
    const kosong = codeFrom(new Uint8Array(11));
    for (let kali = 1; kali <= 60; kali++) expect(await cari(kosong, "10.0.0.2")).toBeNull();
    await expect(cari(kosong, "10.0.0.2")).rejects.toMatchObject({ kind: "tooMany", retryAfter: 5 });
    expect(await cari(kosong, "10.0.0.3")).toBeNull();
    clock.now = new Date(clock.now.getTime() + 5000);
    expect(await cari(kosong, "10.0.0.2")).toBeNull();
    await expect(cari(kosong, "10.0.0.2")).rejects.toMatchObject({ kind: "tooMany" });
  });

  test("has letters that are among ours alone", () => {
    const kode = codeFrom(new Uint8Array(11));
    expect(readCode(kode)).toBe(kode);
    expect(readCode(kode.replace("0", "U"))).toBeNull();
    expect(readCode(`${kode.slice(0, -1)}*`)).toBeNull();
  });

  test("is answered over the API with the day since when it no longer counts", async () => {
    const scope = house.scope();
    const tanya = (kode: string) => checkCodeApi({ params: { kode }, scope, visit: { address: "10.0.0.4" } as Visit });
    const kode = await published();
    expect(await (await tanya(kode)).json()).toEqual({ ...surat(), kode, dicabut: null });
    clock.now = new Date("2026-11-23T02:30:00Z");
    await as(tu, (ctx) => revokeBukti(ctx, { kode, alasan: "Salah nama" }));
    expect(await (await tanya(kode)).json()).toMatchObject({ dicabut: "23 November 2026 pukul 10.30 WITA" });
    await expect(tanya(codeFrom(new Uint8Array(11)))).rejects.toMatchObject({ kind: "notFound" });
    await expect(checkCodeApi({ params: {}, scope, visit: { address: "10.0.0.4" } as Visit })).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("issuing, sealing and withdrawing", () => {
  test("keep to what the paper may say, and stand in the trail", async () => {
    const panjang = surat({ ringkasan: "x".repeat(201), perihal: "y".repeat(201) });
    const { result, lines } = await told(house, tu, (ctx) => publishBukti(ctx, panjang, "https://madrasah.example"));
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
    const found = await as(tu, (ctx) => searchBukti(ctx, { typed: kode, key: "10.0.0.5" }));
    expect(found?.ringkasan).toMatchObject({ ringkasan: "x".repeat(200), perihal: "y".repeat(200) });
    const sealed = await as(tu, (ctx) => berkasSeal(ctx, kode, Buffer.from("%PDF")));
    expect(checkBerkas(sealed, await as(tu, publicKeys))).toMatchObject({ sah: true, ringkasan: { kode } });
    const row = await as(tu, ({ db }) => db.selectFrom("buktiSurat").selectAll().where("kode", "=", kode).executeTakeFirstOrThrow());
    expect(row.sha256?.length).toBe(32);
  });

  test("a paper is withdrawn once, with a reason of 5 to 500 letters, by whoever proved who they are", async () => {
    const kode = await published();
    const cabut = (alasan: string, who = tu) => told(house, who, (ctx) => revokeBukti(ctx, { kode, alasan }));
    for (const alasan of ["1234", "  1234  ", "x".repeat(501)])
      await expect(cabut(alasan)).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await expect(cabut("12345", guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cabut("12345", unconfirmed(tu))).rejects.toMatchObject({ kind: "unconfirmed" });
    const { lines } = await cabut(" 12345 ");
    expect(lines).toEqual([expect.objectContaining({ action: "revoke", subject: "buktiSurat", after: { alasan: "12345" } })]);
    const lain = await published();
    await as(tu, (ctx) => revokeBukti(ctx, { kode: lain, alasan: "x".repeat(500) }));
    await expect(cabut("sekali lagi")).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(tu, (ctx) => revokeBukti(ctx, { kode: codeFrom(new Uint8Array(11)), alasan: "12345" }))).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

describe("keys", () => {
  test("are replaced by whoever proved who they are, and the new one stands ready at once", async () => {
    const nomor = await nomorKey();
    await expect(as(unconfirmed(admin), (ctx) => replaceKey(ctx, nomor))).rejects.toMatchObject({ kind: "unconfirmed" });
    const { lines } = await told(house, admin, (ctx) => replaceKey(ctx, nomor));
    expect(lines).toEqual([
      expect.objectContaining({ action: "replace", subject: "kunciSurat", after: { nomor } }),
      expect.objectContaining({ action: "create", subject: "kunciSurat", after: { nomor: nomor + 1 } }),
    ]);
    expect((await as(admin, publicKeys)).map((satu) => satu.nomor)).toEqual([nomor, nomor + 1]);
    const lama = await as(admin, ({ db }) =>
      db.selectFrom("kunciSurat").select(["rahasia", "digantiPada"]).where("nomor", "=", nomor).executeTakeFirstOrThrow(),
    );
    expect(lama).toEqual({ rahasia: null, digantiPada: clock.now });
    await as(admin, (ctx) => replaceKey(ctx, nomor + 1));
    expect(await nomorKey()).toBe(nomor + 2);
  });

  test("are withdrawn once: one that is replaced already as well, and what it signed counts no more", async () => {
    const kini = await nomorKey();
    const kode = await published();
    await as(admin, (ctx) => replaceKey(ctx, kini));
    const cabut = (alasan: string, who = admin) => told(house, who, (ctx) => revokeKey(ctx, { nomor: kini, alasan }));
    for (const alasan of ["1234", " 1234 ", "x".repeat(501)])
      await expect(cabut(alasan)).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await expect(cabut("12345", tu)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cabut("12345", unconfirmed(admin))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(as(admin, (ctx) => revokeKey(ctx, { nomor: 99, alasan: "12345" }))).rejects.toMatchObject({ kind: "notFound" });
    const { lines } = await cabut("12345");
    expect(lines).toEqual([expect.objectContaining({ action: "revoke", subject: "kunciSurat", after: { nomor: kini, alasan: "12345" } })]);
    expect((await as(guru, (ctx) => searchBukti(ctx, { typed: kode, key: "10.0.0.6" })))?.dicabut).toEqual(clock.now);
    expect(await codeIn("keadaan=dicabut")).toContain(kode);
    expect(await codeIn("keadaan=berlaku&cari=%25")).not.toContain(kode);
    await expect(cabut("sekali lagi")).rejects.toMatchObject({ kind: "conflict" });
    const masih = await published();
    expect(await codeIn("keadaan=berlaku")).toContain(masih);
  });

  test("the one that signs is replaced before it is withdrawn, so that papers can be signed on", async () => {
    const kini = await nomorKey();
    const { lines } = await told(house, admin, (ctx) => revokeKey(ctx, { nomor: kini, alasan: "x".repeat(500) }));
    expect(lines.map(({ action }) => action)).toEqual(["replace", "create", "revoke"]);
    expect(await nomorKey()).toBe(kini + 1);
    const { kunci } = await as(admin, listPasskeys);
    expect(kunci.map(({ nomor }) => nomor)).toEqual(kunci.map((_, at) => kunci.length - at));
    expect(kunci.find(({ nomor }) => nomor === kini)).toMatchObject({ alasanCabut: "x".repeat(500), dicabutPada: clock.now });
  });
});
