import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { closePerbaikan } from "../perbaikan/close-perbaikan.server.ts";
import { isCorrectable, isIsian, koreksiFields, sebabLabel, withRelated } from "../perbaikan/isian.ts";
import { replaceIsian } from "../perbaikan/replace-isian.server.ts";
import { closePermintaan } from "../permintaan/close-permintaan.server.ts";

interface Correction {
  readonly isian: string;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Corrects one field and what hangs on it, with a reason that the family reads. @throws Refusal 403, 404, 409, 422 */
export async function correctIsian(ctx: Ctx, seen: Seen, { isian, sent }: Correction): Promise<void> {
  demand(ctx, "pendaftaran:update");
  if (!isIsian(isian)) throw refuse.malformed("Isian ini tidak dikenal.");
  const { sebab, catatan } = demandValid(koreksiFields, { sebab: sent.sebab, catatan: sent.catatan });
  if (sebab === "lain" && !catatan) {
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { catatan: "Tulis alasannya; keluarga hanya membaca apa yang Anda tulis." });
  }
  const held = await holdPendaftaran(ctx, seen);
  if (!isCorrectable(isian, held.keadaan))
    throw refuse.conflict("Pendaftaran ini sudah diputuskan, jadi isiannya tidak diubah lagi, kecuali nomor telepon dan e-mail.");
  const changed = await replaceIsian(ctx, held, {
    names: withRelated([isian]),
    sent,
    alasan: [sebabLabel(sebab), catatan].filter(Boolean).join(". "),
  });
  if (changed.length === 0) throw refuse.invalid("Isian ini masih sama dengan yang tersimpan. Tidak ada yang berubah.");
  // What was asked of the family is done with it.
  await closePerbaikan(ctx, held.id, changed);
  await closePermintaan(ctx, held.id, changed, { jawaban: "diperbaiki" });
  const by = { oleh: ctx.actor.id, pelaku: ctx.actor.name, pada: ctx.now, selesai: ctx.now };
  await ctx.db
    .insertInto("perbaikanPendaftaran")
    .values(changed.map((name) => ({ ...by, pendaftaranId: held.id, isian: name, jenis: "panitia", sebab, catatan })))
    .execute();
}
