/**
 * A father with an old telephone opens "Versi 1" and reads braces; a committee saves too many places for afirmasi and hears of it on the
 * day of publishing. What the sheet says must be readable, all of it, and said in time.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { periodePpdb } from "../periode-ppdb.ts";
import { pertanyaanPpdb } from "../pertanyaan/pertanyaan-ppdb.ts";
import LembarAturan from "../screens/lembar-aturan.tsx";
import { jalurPpdbHooks } from "./doubtful-jalur.server.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { openPerubahan, publishAturan, readLembarTerbaca, readTerbitanPublik } from "./lembar-aturan.server.ts";
import { tellSeri } from "./tell-judging.ts";
import { tellLembar } from "./tell-lembar.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-01-10T02:00:00Z") });
const asPanitia = <T,>(work: (ctx: Ctx) => Promise<T>) => scope(actor("panitiaPpdb")).transaction(work);
const rules = {
  ...{ kuota: 20, kuotaIpa: 12, syarat: "Hafal 3 juz\nLulus MTs", dokumen: "Sertifikat tahfidz", bobotTahfidz: 60, bobotTes: 40 },
  ...{ seri1: "tahfidz", seri2: "usia", cadangan: 7, toleransiTes: 5, mapelRapor: "Fikih\nMatematika", tutupPukul: "14:00" },
};

let id = "";
let gelombangId = "";
beforeAll(() =>
  asPanitia(async (ctx) => {
    const year = { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, draf: true, pengumuman: "2027-07-05" };
    const days = { ambilSampai: "2027-07-07", ambilHari: 2, daftarUlangMulai: "2027-07-06", daftarUlangSelesai: "2027-07-10" };
    id = (await create(ctx, periodePpdb, { ...year, ...days, usiaMaksimal: 20 }, "json")).id;
    gelombangId = (await create(ctx, gelombangPpdb, { nama: "Gelombang 1", periodeId: id, tutup: "2027-02-28" }, "json")).id;
    await create(ctx, jalurPpdb, { jenis: "tahfidz", gelombangId, ...rules }, "json");
    await create(ctx, jalurPpdb, { jenis: "afirmasi", gelombangId, kuota: 43, syarat: "KIP" }, "json");
    const asked = {
      kode: "asal",
      periodeId: id,
      golongan: "pribadi",
      nomorUrut: 1,
      pertanyaan: "Pondok asal",
      bentuk: "pilihan",
      pilihan: "Al-Khairaat\nLain",
      wajib: false,
    };
    await create(ctx, pertanyaanPpdb, { ...asked, jalur: "tahfidz" }, "json");
  }),
);

test("a published version is read in words: everything that was hashed, its digest, and whether a later one holds", async () => {
  await asPanitia((ctx) => publishAturan(ctx, id));
  const [first] = (await scope().read(readTerbitanPublik)).versi;
  const shown = async () => {
    const read = await scope().read((ctx) => readLembarTerbaca(ctx, first?.id ?? ""));
    return renderToStaticMarkup(<LembarAturan loaderData={{ ...read, asal: "" }} />);
  };
  const html = await shown();
  for (const word of [
    ...["Aturan PPDB 2027/2028, versi 1", "1 Februari 2027 – 30 Juni 2027", "288 peserta didik", "Senin, 5 Juli 2027", "Rabu, 7 Juli 2027"],
    ...["dalam 2 hari", "6 Juli 2027 – 10 Juli 2027", "Paling tua 20 tahun pada 1 Juli 2027", "paling banyak 15 %", "tidak dipungut biaya"],
    ...["Jalur tahfidz, Gelombang 1", "28 Februari 2027 pukul 14.00", "20 tempat", "7 orang", "<li>IPA 12</li>", "<li>Lulus MTs</li>"],
    ...["<li>Sertifikat tahfidz</li>", "<li>Tes 40 %</li><li>Tahfidz 60 %</li>", "<li>Fikih</li>", "<li>Tes: 5</li>"],
    ...["<li>Nilai tahfidz lebih tinggi</li><li>Usia lebih tua</li><li>Mendaftar lebih dulu</li>"],
    ...["Pondok asal (jalur tahfidz, pilihan, boleh dikosongkan: Al-Khairaat; Lain)", `SHA-256 ${first?.sidik}`, `${first?.id}/data`],
  ])
    expect(html).toContain(word);
  expect(html).not.toContain("tidak berlaku lagi");
  await asPanitia(async (ctx) => {
    await openPerubahan(ctx, id, "Kuota afirmasi ditambah");
    await create(ctx, jalurPpdb, { jenis: "reguler", gelombangId, kuota: 100, syarat: "Lulus MTs" }, "json");
  });
  expect(await shown()).toContain("Aturan sedang diubah. Alasan: Kuota afirmasi ditambah");
  await asPanitia((ctx) => publishAturan(ctx, id));
  expect(await shown()).toMatch(/Versi ini tidak berlaku lagi.*Versi 2/);
  await expect(scope().read((ctx) => readLembarTerbaca(ctx, "x"))).rejects.toMatchObject({ kind: "notFound" });
});

test("a sheet of before, which names neither tolerances nor questions, is read too", () => {
  const span = { dari: "2026-01-31T16:00:00.000Z", sampai: "2026-06-30T16:00:00.000Z" };
  const path = { jenis: "reguler", gelombang: "", ...span, kuota: null, program: {}, bobot: {}, seri: [], syarat: null, dokumen: null };
  const year = { tahunAjaran: "2026/2027", buka: "2026-02-01", tutup: "2026-06-30", kuota: 288, pengumuman: null, daftarUlangMulai: null };
  const decree = { daftarUlangSelesai: null, usiaMaksimal: 21, usiaPer: "2026-07-01", afirmasiPersen: 15, biaya: 0 };
  expect(tellLembar(JSON.stringify({ ...year, ...decree, jalur: [path] })).jalur).toEqual([
    {
      ...{ nama: "Jalur reguler", daftar: [], seri: [] },
      fakta: [
        ["Waktu", "1 Februari 2026 – 30 Juni 2026"],
        ["Kuota", "Memakai kuota seluruhnya"],
      ],
    },
  ]);
});

test("the moment of registering decides at last, named once", () => {
  expect(tellSeri({ bobot: { tes: 100 }, seri: ["waktu", null, null] })).toEqual(["Mendaftar lebih dulu"]);
  expect(tellSeri({ bobot: { tes: 100 }, seri: [null, null, null] })).toEqual(["Mendaftar lebih dulu"]);
});

test("what the rules warn of is said when a path is saved, and only at the path that has to do with it", async () => {
  const said = (row: object) => asPanitia(async (ctx) => (await jalurPpdbHooks.doubts?.(ctx, [row as never]))?.[0]);
  const stored = await scope().read(({ db }) =>
    db.selectFrom("jalurPpdb").selectAll().where("jenis", "=", "afirmasi").executeTakeFirstOrThrow(),
  );
  expect(await said(stored)).toEqual({});
  expect(await said({ ...stored, kuota: 44 })).toEqual({ kuota: "Kuota afirmasi 44 tempat. Batas 15 % dari 288 adalah 43 tempat." });
  const another = { ...stored, id: undefined, jenis: "asrama", kuota: 10, bobotTes: 90 };
  expect(await said(another)).toEqual({ jenis: expect.stringContaining("jumlah bobot 90 %") });
  expect(await said({ ...another, bobotTes: null, kuota: 200 })).toEqual({
    kuota: "Kuota semua jalur 363 tempat, sedangkan kuota periode 288.",
  });
});
