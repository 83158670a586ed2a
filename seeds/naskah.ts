import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import "#modules/naskah/index.server.ts";
import { templateSurat as register } from "#modules/naskah/index.ts";
import "#modules/persuratan/index.server.ts";
import { templateSurat } from "./teks/template-surat.ts";

/** Six letters to begin with. One whose kind of paper the school has taken away is left out. */
export async function fillTemplateSurat(ctx: Ctx): Promise<void> {
  const jenis = await ctx.db.selectFrom("jenisNaskah").select(["id", "kode"]).where("deletedAt", "is", null).execute();
  const klasifikasi = await ctx.db.selectFrom("klasifikasiSurat").select(["id", "kode"]).where("deletedAt", "is", null).execute();
  for (const { jenis: kode, klasifikasi: hal, ...isi } of templateSurat) {
    const jenisId = jenis.find((satu) => satu.kode === kode)?.id;
    const klasifikasiId = klasifikasi.find((satu) => satu.kode === hal)?.id ?? null;
    if (jenisId) await create(ctx, register, { ...isi, jenisId, klasifikasiId, aktif: true }, "json");
  }
}
