import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { create, list } from "#kit/register/store.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { expectWhole, wants } from "#tests/support/register-shape.ts";
import { bukuNomor, jenisNaskah, klasifikasiSurat, suratKeluar, suratMasuk } from "./index.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-06-20T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(actor("tataUsaha")).transaction(work);

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await as(async (ctx) => {
    const { id: jenisId } = await ctx.db.selectFrom("jenisNaskah").select("id").where("nama", "=", "Surat Tugas").executeTakeFirstOrThrow();
    const { id: klasifikasiId } = await ctx.db
      .selectFrom("klasifikasiSurat")
      .select("id")
      .where("kode", "=", "KP.08.2")
      .executeTakeFirstOrThrow();
    const keluar = { perihal: "x", tujuan: "y", tanggal: "2026-01-02", status: "draf" };
    await create(ctx, suratKeluar, { ...keluar, nomorSurat: "K1", tanggal: "2026-05-12", keamanan: "R", status: "menunggu" });
    await create(ctx, suratKeluar, { ...keluar, nomorSurat: "K2", jenisId, sifat: "sangat-segera", unit: "Humas" });
    await create(ctx, suratKeluar, {
      ...keluar,
      nomorSurat: "K3",
      keamanan: "SR",
      klasifikasiId,
      lampiran: "dua lembar",
      keterangan: "100%",
    });
    const masuk = { asalSurat: "Kanwil", perihal: "z", tanggalTerima: "2026-03-02" };
    await create(ctx, suratMasuk, { ...masuk, nomorSurat: "M1", tanggalTerima: "2026-05-12", sifat: "segera" });
    await create(ctx, suratMasuk, { ...masuk, nomorSurat: "M2", tanggalSurat: "2026-05-11", status: "diproses" });
    await create(ctx, suratMasuk, { ...masuk, nomorSurat: "M9", keamanan: "T", status: "arsip" });
  });
});

const search = async (register: Register, kata: string) =>
  (await as((ctx) => list(ctx, register, readQuery(register, new URLSearchParams({ cari: kata, urut: "nomorSurat" }))))).rows.map(
    ({ nomorSurat }) => nomorSurat,
  );

describe("letters are found by every field, as people read and type it", () => {
  test.each([
    ["12 Mei 2026", ["K1"]],
    ["2026-05-12", ["K1"]],
    ["Mei 2026", ["K1"]],
    ["12 Mei", ["K1"]],
    ["Rahasia", ["K1", "K3"]],
    ["SR", ["K3"]],
    ["menunggu tanda", ["K1"]],
    ["surat tugas", ["K2"]],
    ["Segera", ["K2"]],
    ["humas", ["K2"]],
    ["KP.08.2", ["K3"]],
    ["dua lembar", ["K3"]],
    ["100%", ["K3"]],
  ])("outgoing: %s", async (kata, nomor) => {
    expect(await search(suratKeluar, kata)).toEqual(nomor);
  });

  test.each([
    ["12/05/2026", ["M1"]],
    ["11 mei 2026", ["M2"]],
    ["segera", ["M1"]],
    ["diproses", ["M2"]],
    ["arsip", ["M9"]],
    ["terbatas", ["M9"]],
    ["3", ["M9"]],
  ])("incoming: %s", async (kata, nomor) => {
    expect(await search(suratMasuk, kata)).toEqual(nomor);
  });

  test.each([
    "%",
    "_",
    "\\",
    "'",
    "';drop table surat_keluar;--",
    "99999999999999999999",
    "31 Februari 2026",
    "(",
    "\u0000",
    "🕌",
    "{}",
    "a".repeat(400),
  ])("%j does no harm", async (kata) => {
    expect(await search(suratMasuk, kata)).toBeInstanceOf(Array);
    expect((await search(suratKeluar, kata)).length).toBeLessThanOrEqual(kata === "\u0000" ? 3 : 1);
  });
});

test("every register of letters says what is missing, and all that people read of it", () => {
  const semua: readonly Register[] = [suratKeluar, suratMasuk, jenisNaskah, bukuNomor, klasifikasiSurat];
  for (const register of semua) expectWhole(register);
  expect(Object.fromEntries(semua.map((register) => [register.name, wants(register)]))).toEqual({
    suratKeluar: { required: ["nomorSurat", "perihal", "tanggal"], past: [] },
    suratMasuk: { required: ["nomorSurat", "asalSurat", "tanggalTerima", "perihal"], past: ["tanggalTerima", "tanggalSurat"] },
    jenisNaskah: { required: ["nama", "kode", "bukuId", "pola", "lebar", "bentuk"], past: [] },
    bukuNomor: { required: ["nama", "kodeJabatan", "batasMundur"], past: [] },
    klasifikasiSurat: { required: ["kode", "nama"], past: [] },
  });
});
