import { expect, test } from "vitest";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { prestasi } from "../prestasi.ts";
import { daftarPrestasi, hitungPrestasi } from "./baca-prestasi.server.ts";
import { inisial, peraihPublik } from "./peraih.ts";
import { alamatSaringan, bacaSaringanPrestasi } from "./saringan.ts";

const house = useDatabase({ policy });
const saringan = (query = "") => bacaSaringanPrestasi(new URLSearchParams(query));
const tampil = (query = "") => house.scope().transaction((ctx) => daftarPrestasi(ctx, saringan(query)));

const dasar = { bidang: "sains", tingkat: "provinsi", peringkat: "juara-1", kategori: "individu", publikasi: "inisial" };
const catat = (isi: Readonly<Record<string, string>>) =>
  house
    .scope(actor("tataUsaha"))
    .transaction((ctx) => create(ctx, prestasi, { ...dasar, nama: "Olimpiade", tanggal: "2026-03-01", ...isi }));

test("a child is named only as far as the parents agreed", () => {
  const individu = { kategori: "individu", peraih: "Nur Azizah  binti Lamadjido" } as const;
  expect(peraihPublik({ ...individu, publikasi: "inisial" })).toBe("N. A. B. L.");
  expect(peraihPublik({ ...individu, publikasi: "nama" })).toBe(individu.peraih);
  expect(peraihPublik({ kategori: "kelompok", peraih: "Ahmad dan Budi", publikasi: "inisial" })).toBe("Regu madrasah");
  expect([inisial("123"), inisial("Moh. Rizki A."), inisial("")]).toEqual(["Siswa madrasah", "M. R. A.", "Siswa madrasah"]);
});

test("shows and counts what was won and is not kept back, and says the same in both", async () => {
  await catat({ peraih: "Ahmad Fauzi" });
  await catat({ peraih: "Rahmi", publikasi: "nama", tingkat: "nasional", tanggal: "2025-02-01", bidang: "olahraga" });
  await catat({ peraih: "Rahasia", publikasi: "tidak" });
  await catat({ peraih: "Peserta Saja", peringkat: "peserta" });
  const semua = await tampil();
  expect(semua.prestasi.map(({ peraih }) => peraih)).toEqual(["A. F.", "Rahmi"]);
  expect(JSON.stringify(semua)).not.toMatch(/Ahmad|Rahasia|Peserta/);
  expect(await house.scope().transaction(hitungPrestasi)).toEqual([
    { tahun: 2026, tingkat: "provinsi", jumlah: 1 },
    { tahun: 2025, tingkat: "nasional", jumlah: 1 },
  ]);
  for (const query of ["tahun=2025", "tingkat=nasional", "bidang=olahraga", "tahun=2025&tingkat=nasional&bidang=olahraga"])
    expect((await tampil(query)).prestasi.map(({ peraih }) => peraih)).toEqual(["Rahmi"]);
  expect((await tampil("tahun=2020")).prestasi).toEqual([]);
});

test("what makes no sense in the address is as if it were not there", () => {
  expect(saringan("tahun=dua&tingkat=langit&bidang=%00&halaman=-1")).toEqual(saringan());
  expect(alamatSaringan(saringan("tahun=2025&tingkat=nasional&halaman=3"))).toBe("/prestasi?tahun=2025&tingkat=nasional&halaman=3");
  expect(alamatSaringan(saringan())).toBe("/prestasi");
});
