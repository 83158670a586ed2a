import { beforeAll, expect, test } from "vitest";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { informasiPublik } from "../index.ts";
import { berkasInformasi, searchInformasi } from "./informasi.server.ts";

const { scope } = useDatabase({ policy });
const humas = actor("humas");
const id: Record<string, string> = {};
let berkasId = "";

beforeAll(() =>
  scope(humas).transaction(async (ctx) => {
    const berkas = {
      createdBy: humas.id,
      kunci: "k",
      nama: "laporan.pdf",
      jenis: "application/pdf",
      ukuran: "2048",
      sidik: "a".repeat(64),
    };
    berkasId = (await ctx.db.insertInto("berkas").values(berkas).returning("id").executeTakeFirstOrThrow()).id;
    const rows = [
      { judul: "Data pribadi siswa", kategori: "dikecualikan", ringkasan: "Pasal 17 huruf h" },
      { judul: "Laporan keuangan", kategori: "berkala", berkasId },
      { judul: "Rancangan", kategori: "berkala", berkasId, tampilDiSitus: false },
      { judul: "Peringatan banjir", kategori: "serta-merta", tautan: "https://bmkg.example/" },
      { judul: "Daftar aset 100%", kategori: "setiap-saat" },
    ];
    for (const row of rows)
      id[row.judul] = (await create(ctx, informasiPublik, { tampilDiSitus: true, tanggal: "2026-01-02", ...row }, "json")).id;
  }),
);

const search = (dicari: Partial<Parameters<typeof searchInformasi>[1]> = {}) =>
  scope().transaction(async (ctx) => (await searchInformasi(ctx, { cari: "", kategori: null, halaman: 1, ...dicari })).informasi);

test("visitors read the four categories in the order of the law, and nothing that is kept from the site", async () => {
  const semua = await search();
  expect(semua.map(({ judul }) => judul)).toEqual(["Laporan keuangan", "Peringatan banjir", "Daftar aset 100%", "Data pribadi siswa"]);
  expect(semua[0]?.berkas).toEqual({ jenis: "application/pdf", ukuran: 2048 });
  expect((await search({ kategori: "serta-merta" })).map(({ judul }) => judul)).toEqual(["Peringatan banjir"]);
  for (const kata of ["KEUANGAN", "100%", "pasal 17"]) expect(await search({ cari: kata })).toHaveLength(1);
  for (const kata of ["%", "_", "'"]) expect((await search({ cari: kata })).length).toBe(kata === "%" ? 1 : 0);
});

test("a file is handed out where its item is open, and only there", async () => {
  const unduh = (judul: string) => scope().transaction((ctx) => berkasInformasi(ctx, id[judul] ?? ""));
  expect(await unduh("Laporan keuangan")).toMatchObject({ nama: "laporan.pdf" });
  for (const judul of ["Rancangan", "Data pribadi siswa", "Peringatan banjir"]) expect(await unduh(judul)).toBeUndefined();
});

test("what is withheld takes neither file nor link, with a sentence", async () => {
  for (const isi of [{ berkasId }, { tautan: "https://contoh.id/" }]) {
    const sent = { judul: "Rahasia", kategori: "dikecualikan", tanggal: "2026-01-02", tampilDiSitus: true, ...isi };
    const adding = scope(humas).transaction((ctx) => create(ctx, informasiPublik, sent, "json"));
    await expect(adding).rejects.toMatchObject({ kind: "invalid", fields: { kategori: expect.stringContaining("dikecualikan") } });
  }
});
