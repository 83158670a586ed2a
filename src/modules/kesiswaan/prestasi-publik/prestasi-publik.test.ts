import { expect, test } from "vitest";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { prestasi } from "../prestasi.ts";
import { filtersPath, readPrestasiFilters } from "./filters.ts";
import { inisial, peraihPublik } from "./peraih.ts";
import { computePrestasi, listPrestasi } from "./read-prestasi.server.ts";

const house = useDatabase({ policy });
const filters = (query = "") => readPrestasiFilters(new URLSearchParams(query));
const shown = (query = "") => house.scope().transaction((ctx) => listPrestasi(ctx, filters(query)));

const dasar = { bidang: "sains", tingkat: "provinsi", peringkat: "juara-1", kategori: "individu", publikasi: "inisial" };
const record = (isi: Readonly<Record<string, string>>) =>
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
  await record({ peraih: "Ahmad Fauzi" });
  await record({ peraih: "Rahmi", publikasi: "nama", tingkat: "nasional", tanggal: "2025-02-01", bidang: "olahraga" });
  await record({ peraih: "Rahasia", publikasi: "tidak" });
  await record({ peraih: "Peserta Saja", peringkat: "peserta" });
  const { id } = await record({ peraih: "Dibuang", publikasi: "nama" });
  await house
    .scope(actor("tataUsaha"))
    .transaction(({ db, now }) => db.updateTable("prestasi").set({ deletedAt: now }).where("id", "=", id).execute());
  const semua = await shown();
  expect(semua.prestasi.map(({ peraih }) => peraih)).toEqual(["A. F.", "Rahmi"]);
  expect(JSON.stringify(semua)).not.toMatch(/Ahmad|Rahasia|Peserta/);
  expect(await house.scope().transaction(computePrestasi)).toEqual([
    { tahun: 2026, tingkat: "provinsi", jumlah: 1 },
    { tahun: 2025, tingkat: "nasional", jumlah: 1 },
  ]);
  for (const query of ["tahun=2025", "tingkat=nasional", "bidang=olahraga", "tahun=2025&tingkat=nasional&bidang=olahraga"])
    expect((await shown(query)).prestasi.map(({ peraih }) => peraih)).toEqual(["Rahmi"]);
  expect((await shown("tahun=2020")).prestasi).toEqual([]);
});

test("what makes no sense in the address is as if it were not there", () => {
  expect(filters("tahun=dua&tingkat=langit&bidang=%00&halaman=-1")).toEqual(filters());
  expect(filtersPath(filters("tahun=2025&tingkat=nasional&halaman=3"))).toBe("/prestasi?tahun=2025&tingkat=nasional&halaman=3");
  expect(filtersPath(filters())).toBe("/prestasi");
});
