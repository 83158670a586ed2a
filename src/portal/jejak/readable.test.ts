import { expect, test } from "vitest";
import { trail, trailBefore } from "#kit/audit/trail.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { kategoriBerita } from "#modules/berita/index.ts";
import { writeNaskah } from "#modules/berita/redaksi/save-naskah.server.ts";
import { giveDisposisi, jawabDisposisi, suratMasukHooks, suratTree } from "#modules/disposisi/index.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { readable } from "./readable.server.ts";

const { scope } = useDatabase({ policy });
const does = <T>(work: (ctx: Ctx) => Promise<T>) => scope(actor("administrator")).transaction(work);

test("news, which no register keeps, are told by their title, with a way to them and words for every id", async () => {
  const { id } = await does(async (ctx) => {
    const kategori = await create(ctx, kategoriBerita, { name: "Keagamaan" }, "json");
    return writeNaskah(ctx, { name: "Panen Raya", content: "Ramai.", tanggal: "2026-11-20", kategoriId: kategori.id });
  });
  const [line] = await does(async (ctx) => readable(ctx, (await trail(ctx, { subject: "berita" }, { size: 5 })).lines));
  expect(line).toMatchObject({ kind: "Berita", name: "Panen Raya", href: `/administration/berita/${id}`, deed: "Ditambahkan" });
  expect(line?.changes).toContainEqual({ label: "Kategori", before: null, after: "Keagamaan" });
});

test("the past of an incoming letter tells of its dispositions in words, with people by their names", async () => {
  const [kepala, guru] = [actor("kepala"), actor("guru")];
  const surat = await does(async (ctx) => {
    for (const [place, { id, name, roles }] of [kepala, guru].entries()) {
      const akun = { id: id ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
      await ctx.db
        .insertInto("akun")
        .values({ ...akun, peran: [...roles] })
        .execute();
    }
    const isi = { nomorSurat: "7/X", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", perihal: "Undangan" };
    return create(ctx, suratMasuk, isi, "json");
  });
  const batas = addDays(today(), 3);
  await scope(kepala).transaction((ctx) =>
    giveDisposisi(ctx, surat.id, { kepada: [guru.id ?? ""], instruksi: ["dilaksanakan"], sifat: "segera", catatan: "", batas }),
  );
  await scope(guru).transaction(async (ctx) => {
    const [cabang] = await suratTree(ctx, surat.id);
    await jawabDisposisi(ctx, cabang?.id ?? "", { isi: "Sudah diatur.", berkasId: "", selesai: true });
  });
  const lines = await does(async (ctx) => {
    const past = await trailBefore(
      ctx,
      { subject: suratMasuk.name, subjectId: surat.id, besides: await suratMasukHooks.past?.(ctx, surat.id) },
      { size: 10 },
    );
    return readable(ctx, past.lines, { seen: suratMasuk });
  });
  expect(lines.map(({ actor: oleh, deed }) => [oleh, deed])).toEqual([
    [guru.name, "Diubah"],
    [guru.name, "Disposisi dijawab"],
    [kepala.name, "Diubah"],
    [kepala.name, "Disposisi diberikan"],
    [actor("administrator").name, "Ditambahkan"],
  ]);
  expect(lines[0]?.changes).toEqual([{ label: "Status", before: "Diproses", after: "Selesai" }]);
  expect(lines[3]?.changes).toEqual(
    expect.arrayContaining([
      { label: "Kepada", before: null, after: guru.name },
      { label: "Surat masuk", before: null, after: "7/X" },
      { label: "Batas", before: null, after: formatDay(batas) },
    ]),
  );
  const [own] = await scope(guru).transaction(async (ctx) => [await suratMasukHooks.past?.(ctx, surat.id)]);
  expect(own).toBeUndefined();
});
