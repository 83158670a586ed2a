import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { type FieldSentences, Refusal, refuse } from "#kit/refusals.ts";
import { senarai, text } from "../content/send.ts";
import { deleteNaskah, type NaskahFields, restoreNaskah, saveNaskah } from "../workflow/save.server.ts";
import { cancelNaskah, signNaskah } from "../workflow/signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "../workflow/step.server.ts";
import type { Sasaran } from "../workflow/take.server.ts";

export interface Answer {
  readonly pesan: string;
  /** Where the person goes on; absent: nowhere else. */
  readonly ke?: "daftar" | "rincian";
  /** Of what was stored, for whoever goes on writing. */
  readonly versi?: number;
  /** It was stored, and is not on its way yet for want of this. */
  readonly kurang?: { readonly sentence: string; readonly fields: FieldSentences };
}

interface Submission {
  readonly id: string;
  readonly form: FormData;
  /** Where people reach the product. */
  readonly origin: string;
}

/** What a form of a letter's pages asks for. Sent twice, it is done once. @throws Refusal */
export const receiveNaskah = (scope: Scope, kiriman: Submission): Promise<Answer> =>
  scope.transaction((ctx) => {
    demand(ctx, "naskahSurat:read");
    const key = text(kiriman.form, "kunci");
    if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
    const sending = { scope: `naskahSurat:${ctx.actor.id}`, key, fingerprint: fingerprint(Object.fromEntries(kiriman.form)) };
    return runOnce(ctx, sending, () => run(ctx, kiriman));
  });

async function run(ctx: Ctx, { id, form, origin }: Submission): Promise<Answer> {
  const sasaran: Sasaran = { id, versi: Number(text(form, "versi")) };
  switch (text(form, "aksi")) {
    case "simpan": {
      const { versi } = await saveNaskah(ctx, sasaran, fieldsFrom(form));
      return { pesan: "Draf tersimpan", versi };
    }
    case "simpan-ajukan": {
      const { versi } = await saveNaskah(ctx, sasaran, fieldsFrom(form));
      const kurang = await missingFor(() => proposeNaskah(ctx, { id, versi }));
      if (kurang) return { pesan: "Draf tersimpan, tetapi belum diajukan", versi, kurang };
      return { pesan: "Surat diajukan untuk diparaf", ke: "rincian" };
    }
    case "ajukan":
      await proposeNaskah(ctx, sasaran);
      return { pesan: "Surat diajukan untuk diparaf" };
    case "paraf":
      await parafNaskah(ctx, sasaran);
      return { pesan: "Surat diparaf dan menunggu tanda tangan" };
    case "tandatangan":
      return { pesan: `Surat ditandatangani dengan nomor ${await signNaskah(ctx, sasaran, origin)}` };
    case "kembalikan":
      await returnNaskah(ctx, sasaran, text(form, "alasan"));
      return { pesan: "Surat dikembalikan kepada pembuatnya" };
    case "batalkan":
      await cancelNaskah(ctx, id, text(form, "alasan"));
      return { pesan: "Surat dibatalkan" };
    case "hapus":
      await deleteNaskah(ctx, sasaran);
      return { pesan: "Draf dipindahkan ke tempat sampah", ke: "daftar" };
    case "pulihkan":
      await restoreNaskah(ctx, id);
      return { pesan: "Draf dipulihkan" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

/** What a letter lacks for its next step; what was typed is stored all the same. Nothing was written when it is said. */
async function missingFor(step: () => Promise<void>): Promise<Answer["kurang"]> {
  try {
    await step();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "invalid")) throw error;
    return { sentence: error.message, fields: error.fields ?? {} };
  }
}

const fieldsFrom = (form: FormData): NaskahFields => ({
  bidang: Object.fromEntries([...form].flatMap(([nama, isi]) => (typeof isi === "string" ? [[nama, isi]] : []))),
  pegawaiIds: senarai(text(form, "pegawaiIds")),
  siswaIds: senarai(text(form, "siswaIds")),
});
