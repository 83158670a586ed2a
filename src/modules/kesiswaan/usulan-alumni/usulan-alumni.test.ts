import { beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { create, find } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { alumni } from "../alumni.ts";
import { handOver, rejectCount, rejectUsulan } from "./decide.server.ts";
import { listUsulan, readUsulan } from "./read-usulan.server.ts";
import { receiveUsulan } from "./receive.server.ts";

/**
 * Somebody who left school years ago says on a phone what they do now. What goes wrong: a stranger asks whether a number is
 * known, an entry is sent twice, a namesake's entry is changed, and the office decides on what was corrected meanwhile.
 */
const house = useDatabase({ policy });
const tataUsaha = actor("tataUsaha");
const fields = {
  ...{ nama: "Sitti Aminah", tanggalLahir: "2004-05-09", tahunLulus: "2022", nisn: "0041234567" },
  ...{ kegiatan: "kuliah", instansi: "Universitas Tadulako", bidang: "Kedokteran", kota: "Palu" },
  ...{ noTelepon: "", email: "", pesan: "", persetujuan: "on" },
};
const send = (lain: Readonly<Record<string, string>> = {}, dari = "10.0.0.1") => receiveUsulan(house.scope(), { ...fields, ...lain }, dari);
const queue = () => house.scope(tataUsaha).transaction((ctx) => listUsulan(ctx, { status: "menunggu", halaman: 1 }));
const one = async () => {
  const [row] = (await queue()).rows;
  return house.scope(tataUsaha).transaction((ctx) => readUsulan(ctx, { id: row?.id ?? "", pilihan: null }));
};
const record = (lain: Readonly<Record<string, string>> = {}) => {
  const dasar = { nama: "Sitti Aminah", tanggalLahir: "2004-05-09", tahunLulus: "2022", nisn: "0041234567" };
  const lama = { kegiatan: "bekerja", instansi: "Toko Lama", bidang: "Kasir", noTelepon: "081200000000" };
  return house.scope(tataUsaha).transaction((ctx) => create(ctx, alumni, { ...dasar, ...lama, ...lain }));
};

beforeEach(() =>
  house.scope(tataUsaha).transaction(async (ctx) => {
    await ctx.db.deleteFrom("usulanAlumni").where(everyRow).execute();
    await ctx.db.deleteFrom("alumni").where(everyRow).execute();
    await ctx.db.deleteFrom("rateLimit").where(everyRow).execute();
  }),
);

describe("a stranger", () => {
  test("is answered alike, whoever is known here", async () => {
    await record();
    expect([await send(), await send({ nisn: "0049999999" }), await send({ tanggalLahir: "2004-05-10" })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { rows, total } = await queue();
    expect(total).toBe(3);
    expect(rows.filter(({ dikenal }) => dikenal !== null)).toHaveLength(1);
  });

  test("hears what is wrong at its field, and costs nothing by it", async () => {
    const salah = { nama: " ", tanggalLahir: "2999-01-01", nisn: "12", kegiatan: "terbang", email: "bukan", persetujuan: "" };
    for (let kali = 0; kali < 8; kali++) {
      await expect(send(salah)).rejects.toMatchObject({
        kind: "invalid",
        fields: { nama: expect.any(String), nisn: "NISN terdiri dari 10 angka.", persetujuan: expect.stringContaining("persetujuan") },
      });
    }
    await send();
    expect((await queue()).total).toBe(1);
  });

  test("who knows a name and a birthday writes over nothing: every sending waits, the same one once, and not without end", async () => {
    await Promise.all([send(), send(), send({ kota: "Poso" }, "10.0.0.9")]);
    await send();
    const { rows, total } = await queue();
    expect([total, rows.map(({ berulang }) => berulang)]).toEqual([2, [true, true]]);
    const { usulan, lain } = await one();
    expect([usulan, ...lain].map(({ kota, versi }) => [kota, versi]).sort()).toEqual([
      ["Palu", 1],
      ["Poso", 1],
    ]);
    await send({ instansi: "Universitas Hasanuddin" });
    await expect(send()).rejects.toMatchObject({ kind: "tooMany" });
    await send({ nisn: "0047777777" });
  });

  test("cannot flood the office from one network", async () => {
    const nisn = (n: number) => `00412${String(n).padStart(5, "0")}`;
    for (let n = 0; n < 30; n++) await send({ nisn: nisn(n) });
    await expect(send({ nisn: nisn(30) })).rejects.toThrow("Sudah banyak kiriman dari jaringan ini.");
    await send({ nisn: nisn(30) }, "10.9.0.1");
    expect((await queue()).total).toBe(31);
  });

  test("without a number is found by name, birthday and year, and never as one of two", async () => {
    await record({ nisn: "" });
    await send({ nisn: "", nama: "SITTI AMINAH" });
    expect((await one()).usulan.alumniId).not.toBeNull();
    await record({ nisn: "" });
    await send({ nisn: "", nama: "sitti aminah" });
    expect((await queue()).rows.map(({ dikenal }) => dikenal !== null)).toEqual([true, false]);
  });
});

describe("the office", () => {
  test("takes over what was said, and keeps what was not", async () => {
    const lama = await record();
    await send();
    const { usulan, kini } = await one();
    expect(kini).toMatchObject({ id: lama.id, instansi: "Toko Lama" });
    const terima = { id: usulan.id, versi: usulan.versi, alumni: { id: lama.id, versi: lama.versi } };
    await expect(house.scope(actor("guru")).transaction((ctx) => handOver(ctx, terima))).rejects.toMatchObject({ kind: "forbidden" });
    await house.scope(tataUsaha).transaction((ctx) => handOver(ctx, terima));
    const baru = await house.scope(tataUsaha).transaction((ctx) => find(ctx, alumni, lama.id));
    expect(baru).toMatchObject({ kegiatan: "kuliah", instansi: "Universitas Tadulako", bidang: "Kedokteran", kota: "Palu" });
    expect(baru).toMatchObject({ noTelepon: lama.noTelepon, nisn: "0041234567", versi: lama.versi + 1 });
    await expect(house.scope(tataUsaha).transaction((ctx) => handOver(ctx, terima))).rejects.toMatchObject({ kind: "conflict" });
    expect((await queue()).total).toBe(0);
  });

  test("writes down a graduate whom nobody had written down", async () => {
    await send();
    const { usulan, kini } = await one();
    expect(kini).toBeNull();
    await house.scope(tataUsaha).transaction((ctx) => handOver(ctx, { id: usulan.id, versi: usulan.versi, alumni: null }));
    const { usulan: sesudah } = await house.scope(tataUsaha).transaction((ctx) => readUsulan(ctx, { id: usulan.id, pilihan: null }));
    const baru = await house.scope(tataUsaha).transaction((ctx) => find(ctx, alumni, sesudah.alumniId ?? ""));
    expect(baru).toMatchObject({ nama: "Sitti Aminah", tahunLulus: 2022, nisn: "0041234567", kegiatan: "kuliah" });
  });

  test("does not decide twice, nor over what a colleague wrote; another sending about the same person goes on waiting", async () => {
    const lama = await record();
    await send();
    const { usulan } = await one();
    await send({ kota: "Poso" });
    const siapa = { id: lama.id, versi: lama.versi };
    const terima = (versi: number, milik = siapa) =>
      house.scope(tataUsaha).transaction((ctx) => handOver(ctx, { id: usulan.id, versi, alumni: milik }));
    await expect(terima(usulan.versi + 1)).rejects.toMatchObject({ kind: "conflict" });
    await expect(terima(usulan.versi, { ...siapa, versi: 7 })).rejects.toMatchObject({ kind: "stale" });
    await terima(usulan.versi);
    expect(await one()).toMatchObject({ usulan: { kota: "Poso", status: "menunggu" }, kini: { kota: "Palu" }, lain: [] });
  });

  test("refuses many at once, all or none", async () => {
    for (const nisn of ["0041111111", "0042222222", "0043333333"]) await send({ nisn });
    const sasaran = (await queue()).rows.map(({ id, versi }) => ({ id, versi }));
    const tolak = (banyak: typeof sasaran, siapa = tataUsaha) =>
      house.scope(siapa).transaction((ctx) => rejectCount(ctx, { sasaran: banyak, alasan: "Bukan lulusan madrasah ini" }));
    await expect(tolak(sasaran, actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(tolak([])).rejects.toMatchObject({ kind: "malformed" });
    await expect(tolak(sasaran.map((satu, n) => (n === 2 ? { ...satu, versi: 9 } : satu)))).rejects.toMatchObject({ kind: "conflict" });
    expect((await queue()).total).toBe(3);
    await tolak(sasaran.slice(1));
    expect((await queue()).rows.map(({ id }) => id)).toEqual([sasaran[0]?.id]);
  });

  test("refuses with a reason that stays, and nothing changes", async () => {
    const lama = await record();
    await send();
    const { usulan } = await one();
    const tolak = (alasan: string) =>
      house.scope(tataUsaha).transaction((ctx) => rejectUsulan(ctx, { id: usulan.id, versi: usulan.versi, alasan }));
    await expect(tolak(" ")).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await tolak("Bukan lulusan madrasah ini");
    expect(await house.scope(tataUsaha).transaction((ctx) => find(ctx, alumni, lama.id))).toMatchObject({
      instansi: "Toko Lama",
      versi: 1,
    });
    const { usulan: sesudah } = await house.scope(tataUsaha).transaction((ctx) => readUsulan(ctx, { id: usulan.id, pilihan: null }));
    expect(sesudah).toMatchObject({ status: "ditolak", alasan: "Bukan lulusan madrasah ini" });
  });
});
