import { describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { type Brought, exportRows, planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import { ajukanBerita, terbitkanBerita } from "../redaksi/alur.server.ts";
import { ambilNaskah } from "../redaksi/ambil-naskah.server.ts";
import { daftarRevisi } from "../redaksi/revisi.server.ts";
import { tulisNaskah } from "../redaksi/simpan-naskah.server.ts";
import { daftarBerita } from "./berita.ts";
import { masukkanBerita } from "./masukkan-berita.server.ts";

const { scope } = useDatabase({ policy });
const [humas, kepala, guru] = [actor("humas"), actor("kepala"), actor("guru")];
const humasLain = { ...humas, id: crypto.randomUUID() };
const sebagai = <T>(who: typeof humas, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const daftar: Brought = { ...daftarBerita, insert: masukkanBerita };
const header = columnsOfSheet(daftarBerita).map(({ label }) => label);
const baris = (isi: Readonly<Record<string, string>>) =>
  header.map((label) => ({ Judul: "Panen Raya", Isi: "Satu.\n\nDua.", "Tanggal berita": "2026-11-20", ...isi })[label] ?? "");
const periksa = (...rows: string[][]) =>
  sebagai(humas, (ctx) => planImport(ctx, daftar, { name: "berita.xlsx", sheet: { header, rows, places: rows.map((_, n) => n + 2) } }));
const impor = async (...rows: string[][]) => {
  const { id } = await periksa(...rows);
  await sebagai(humas, (ctx) => runImport(ctx, daftar, id as string));
  const { rowIds } = await sebagai(humas, (ctx) =>
    ctx.db
      .selectFrom("importBatch")
      .select("rowIds")
      .where("id", "=", id as string)
      .executeTakeFirstOrThrow(),
  );
  return { id: id as string, rowIds };
};

describe("news from a list", () => {
  test("become drafts, each with an address of its own, its tags and its first state", async () => {
    await sebagai(humas, (ctx) => tulisNaskah(ctx, { name: "Panen Raya", content: "Lama.", tanggal: "2026-11-01", tags: "Sains" }));
    const { rowIds } = await impor(baris({ Tagar: "#sains, panen" }), baris({ Penulis: "Humas", Ringkasan: "Dua." }));
    const [satu, dua] = await sebagai(humas, async (ctx) => [
      await ambilNaskah(ctx, rowIds[0] ?? ""),
      await ambilNaskah(ctx, rowIds[1] ?? ""),
    ]);
    expect(satu).toMatchObject({ slug: "panen-raya-2", status: "draft", terbitPada: null, tags: ["Sains", "panen"] });
    expect(dua).toMatchObject({ slug: "panen-raya-3", status: "draft", author: "Humas", desc: "Dua.", tags: [] });
    expect(await sebagai(humas, (ctx) => daftarRevisi(ctx, satu?.id ?? ""))).toHaveLength(1);
  });

  test("say which cell cannot be taken, and nothing of the trial stays", async () => {
    const sebelum = await sebagai(humas, (ctx) => exportRows(ctx, daftar, readQuery(daftar, new URLSearchParams())));
    const { id, refused } = await periksa(
      baris({ Judul: "" }),
      baris({ Kategori: "Tidak Ada" }),
      baris({ "Gambar utama": "hilang.jpg" }),
      baris({ Judul: "Benar", Tagar: "tagarpercobaan" }),
    );
    expect(id).toBeNull();
    expect(refused.map(({ row, column }) => [row, column])).toEqual([
      [2, "Judul"],
      [3, "Kategori"],
      [4, "Gambar utama"],
    ]);
    expect(await sebagai(humas, (ctx) => exportRows(ctx, daftar, readQuery(daftar, new URLSearchParams())))).toEqual(sebelum);
    const tagar = await sebagai(humas, (ctx) => ctx.db.selectFrom("tag").select("id").where("name", "=", "tagarpercobaan").execute());
    expect(tagar).toEqual([]);
  });

  test("go out as they came in", async () => {
    await impor(baris({ Judul: "Bolak-balik", Tagar: "zakat, amal", Penulis: "Redaksi" }));
    const cari = readQuery(daftar, new URLSearchParams({ cari: "BOLAK" }));
    const [keluar] = await sebagai(humas, (ctx) => exportRows(ctx, daftar, cari));
    expect(keluar).toEqual(baris({ Judul: "Bolak-balik", Tagar: "zakat, amal", Penulis: "Redaksi" }).map((cell) => cell || null));
    expect((await periksa((keluar ?? []).map((cell) => String(cell ?? "")))).refused).toEqual([]);
  });

  test("are taken back as a whole, but for what has been let out since", async () => {
    const { id, rowIds } = await impor(baris({ Judul: "Tetap draf" }), baris({ Judul: "Sudah terbit" }));
    const terbit = await sebagai(humas, async (ctx) => ajukanBerita(ctx, await ambilNaskah(ctx, rowIds[1] ?? "")));
    await sebagai(kepala, (ctx) => terbitkanBerita(ctx, { ...terbit, pada: null }));
    const urungkan = (rest: boolean) => sebagai(humas, (ctx) => undoImport(ctx, daftar, { id, rest }));
    expect(await urungkan(false)).toMatchObject({ undone: 0, done: false, left: [{ name: "Sudah terbit", by: kepala.name }] });
    expect(await urungkan(true)).toMatchObject({ undone: 1, done: true });
    await expect(sebagai(humas, (ctx) => ambilNaskah(ctx, rowIds[0] ?? ""))).rejects.toMatchObject({ kind: "notFound" });
    expect(await sebagai(humas, (ctx) => ambilNaskah(ctx, rowIds[1] ?? ""))).toMatchObject({ status: "terbit" });
  });

  test("of one title, brought or written by several at once, get an address each", async () => {
    const { id: satu } = await periksa(baris({ Judul: "Serentak" }), baris({ Judul: "Awal serentak" }));
    const { id: dua } = await sebagai(humasLain, (ctx) =>
      planImport(ctx, daftar, {
        name: "lain.xlsx",
        sheet: { header, rows: [baris({ Judul: "Awal serentak" }), baris({ Judul: "Serentak" })], places: [2, 3] },
      }),
    );
    await Promise.all([
      sebagai(humas, (ctx) => runImport(ctx, daftar, satu as string)),
      sebagai(humasLain, (ctx) => runImport(ctx, daftar, dua as string)),
      sebagai(humas, (ctx) => tulisNaskah(ctx, { name: "Serentak", content: "Satu.", tanggal: "2026-11-01", tags: "" })),
    ]);
    const slugs = await sebagai(humas, ({ db }) => db.selectFrom("berita").select("slug").where("slug", "like", "%serentak%").execute());
    expect(slugs.map(({ slug }) => slug).toSorted()).toEqual(["awal-serentak", "awal-serentak-2", "serentak", "serentak-2", "serentak-3"]);
  });

  test("are brought and given out by those who write, and nobody else", async () => {
    for (const who of [kepala, guru]) {
      await expect(
        sebagai(who, (ctx) => planImport(ctx, daftar, { name: "b.csv", sheet: { header, rows: [], places: [] } })),
      ).rejects.toThrow();
      await expect(sebagai(who, (ctx) => exportRows(ctx, daftar, readQuery(daftar, new URLSearchParams())))).rejects.toThrow();
    }
  });
});
