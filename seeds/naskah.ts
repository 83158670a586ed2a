import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import "#modules/naskah/index.server.ts";
import { templateSurat as register } from "#modules/naskah/index.ts";
import "#modules/persuratan/index.server.ts";
import { templateArsip } from "./teks/template-arsip.ts";
import { templateSeleksi } from "./teks/template-seleksi.ts";
import { templateSurat } from "./teks/template-surat.ts";

/** Letters to begin with. */
export const fillTemplateSurat = (ctx: Ctx) => fill(ctx, templateSurat);

/** Those about the result of admissions; a school that works with the portal already gets them too. */
export const fillTemplateSeleksi = (ctx: Ctx) => fill(ctx, templateSeleksi);

/** The record of a destruction of letters; a school that works with the portal already gets it too. */
export const fillTemplateArsip = (ctx: Ctx) => fill(ctx, templateArsip);

/** One whose kind of paper the school has taken away is left out, and so is one whose name is taken. */
async function fill(ctx: Ctx, semua: typeof templateArsip | typeof templateSurat | typeof templateSeleksi): Promise<void> {
  const names = await ctx.db.selectFrom("templateSurat").select("nama").where("deletedAt", "is", null).execute();
  const jenis = await ctx.db.selectFrom("jenisNaskah").select(["id", "kode"]).where("deletedAt", "is", null).execute();
  const klasifikasi = await ctx.db.selectFrom("klasifikasiSurat").select(["id", "kode"]).where("deletedAt", "is", null).execute();
  for (const { jenis: kode, klasifikasi: hal, ...isi } of semua) {
    const jenisId = jenis.find((satu) => satu.kode === kode)?.id;
    const klasifikasiId = klasifikasi.find((satu) => satu.kode === hal)?.id ?? null;
    if (jenisId && !names.some(({ nama }) => nama.toLowerCase() === isi.nama.toLowerCase()))
      await create(ctx, register, { ...isi, jenisId, klasifikasiId, aktif: true }, "json");
  }
}
