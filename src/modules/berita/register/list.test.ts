import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { readQuery } from "#kit/register/query.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, type ImportRegister, planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import { listRevisi } from "../redaksi/revisi.server.ts";
import { writeNaskah } from "../redaksi/save-naskah.server.ts";
import { takeNaskah } from "../redaksi/take-naskah.server.ts";
import { proposeBerita, publishBerita } from "../redaksi/workflow.server.ts";
import { daftarBerita } from "./berita.ts";
import { insertBerita } from "./insert-berita.server.ts";

const { scope } = useDatabase({ policy });
const [humas, kepala, guru] = [actor("humas"), actor("kepala"), actor("guru")];
const otherHumas = { ...humas, id: crypto.randomUUID() };
const sebagai = <T>(who: typeof humas, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const list: ImportRegister = { ...daftarBerita, insert: insertBerita };
const header = columnsOfSheet(daftarBerita).map(({ label }) => label);
const row = (isi: Readonly<Record<string, string>>) =>
  header.map((label) => ({ Judul: "Panen Raya", Isi: "Satu.\n\nDua.", "Tanggal berita": "2026-11-20", ...isi })[label] ?? "");
const check = (...rows: string[][]) =>
  sebagai(humas, (ctx) => planImport(ctx, list, { name: "berita.xlsx", sheet: { header, rows, places: rows.map((_, n) => n + 2) } }));
const importAll = async (...rows: string[][]) => {
  const { id } = await check(...rows);
  await sebagai(humas, (ctx) => runImport(ctx, list, id as string));
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
    await sebagai(humas, (ctx) => writeNaskah(ctx, { name: "Panen Raya", content: "Lama.", tanggal: "2026-11-01", tags: "Sains" }));
    const { rowIds } = await importAll(row({ Tagar: "#sains, panen" }), row({ Penulis: "Humas", Ringkasan: "Dua." }));
    const [satu, dua] = await sebagai(humas, async (ctx) => [
      await takeNaskah(ctx, rowIds[0] ?? ""),
      await takeNaskah(ctx, rowIds[1] ?? ""),
    ]);
    expect(satu).toMatchObject({ slug: "panen-raya-2", status: "draft", terbitPada: null, tags: ["Sains", "panen"] });
    expect(dua).toMatchObject({ slug: "panen-raya-3", status: "draft", author: "Humas", desc: "Dua.", tags: [] });
    expect(await sebagai(humas, (ctx) => listRevisi(ctx, satu?.id ?? ""))).toHaveLength(1);
  });

  test("say which cell cannot be taken, and nothing of the trial stays", async () => {
    const sebelum = await sebagai(humas, (ctx) => exportRows(ctx, list, readQuery(list, new URLSearchParams())));
    const { id, refused } = await check(
      row({ Judul: "" }),
      row({ Kategori: "Tidak Ada" }),
      row({ "Gambar utama": "hilang.jpg" }),
      row({ Judul: "Benar", Tagar: "tagarpercobaan" }),
    );
    expect(id).toBeNull();
    expect(refused.map(({ row, column }) => [row, column])).toEqual([
      [2, "Judul"],
      [3, "Kategori"],
      [4, "Gambar utama"],
    ]);
    expect(await sebagai(humas, (ctx) => exportRows(ctx, list, readQuery(list, new URLSearchParams())))).toEqual(sebelum);
    const tagar = await sebagai(humas, (ctx) => ctx.db.selectFrom("tag").select("id").where("name", "=", "tagarpercobaan").execute());
    expect(tagar).toEqual([]);
  });

  test("go out as they came in", async () => {
    await importAll(row({ Judul: "Bolak-balik", Tagar: "zakat, amal", Penulis: "Redaksi" }));
    const cari = readQuery(list, new URLSearchParams({ cari: "BOLAK" }));
    const [keluar] = await sebagai(humas, (ctx) => exportRows(ctx, list, cari));
    expect(keluar).toEqual(row({ Judul: "Bolak-balik", Tagar: "zakat, amal", Penulis: "Redaksi" }).map((cell) => cell || null));
    expect((await check((keluar ?? []).map((cell) => String(cell ?? "")))).refused).toEqual([]);
  });

  test("are taken back as a whole, but for what has been let out since", async () => {
    const { id, rowIds } = await importAll(row({ Judul: "Tetap draf" }), row({ Judul: "Sudah terbit" }));
    const terbit = await sebagai(humas, async (ctx) => proposeBerita(ctx, await takeNaskah(ctx, rowIds[1] ?? "")));
    await sebagai(kepala, (ctx) => publishBerita(ctx, { ...terbit, pada: null }));
    const urungkan = (rest: boolean) => sebagai(humas, (ctx) => undoImport(ctx, list, { id, rest }));
    expect(await urungkan(false)).toMatchObject({ undone: 0, done: false, left: [{ name: "Sudah terbit", by: kepala.name }] });
    expect(await urungkan(true)).toMatchObject({ undone: 1, done: true });
    await expect(sebagai(humas, (ctx) => takeNaskah(ctx, rowIds[0] ?? ""))).rejects.toMatchObject({ kind: "notFound" });
    expect(await sebagai(humas, (ctx) => takeNaskah(ctx, rowIds[1] ?? ""))).toMatchObject({ status: "terbit" });
  });

  test("of one title, brought or written by several at once, get an address each", async () => {
    const { id: satu } = await check(row({ Judul: "Serentak" }), row({ Judul: "Awal serentak" }));
    const { id: dua } = await sebagai(otherHumas, (ctx) =>
      planImport(ctx, list, {
        name: "lain.xlsx",
        sheet: { header, rows: [row({ Judul: "Awal serentak" }), row({ Judul: "Serentak" })], places: [2, 3] },
      }),
    );
    // Two lists do not write into one register at once: whoever is told to wait tries again.
    const inTurn = async (who: Actor, id: unknown): Promise<unknown> =>
      sebagai(who, (ctx) => runImport(ctx, list, String(id))).catch((error: unknown) => {
        if (error instanceof Refusal && error.kind === "unavailable") return inTurn(who, id);
        throw error;
      });
    await Promise.all([
      inTurn(humas, satu),
      inTurn(otherHumas, dua),
      sebagai(humas, (ctx) => writeNaskah(ctx, { name: "Serentak", content: "Satu.", tanggal: "2026-11-01", tags: "" })),
    ]);
    const slugs = await sebagai(humas, ({ db }) => db.selectFrom("berita").select("slug").where("slug", "like", "%serentak%").execute());
    expect(slugs.map(({ slug }) => slug).toSorted()).toEqual(["awal-serentak", "awal-serentak-2", "serentak", "serentak-2", "serentak-3"]);
  });

  test("are brought and given out by those who write, and nobody else", async () => {
    for (const who of [kepala, guru]) {
      await expect(
        sebagai(who, (ctx) => planImport(ctx, list, { name: "b.csv", sheet: { header, rows: [], places: [] } })),
      ).rejects.toThrow();
      await expect(sebagai(who, (ctx) => exportRows(ctx, list, readQuery(list, new URLSearchParams())))).rejects.toThrow();
    }
  });
});
