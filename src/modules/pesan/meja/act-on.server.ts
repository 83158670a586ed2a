import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { answerPesan, closePesan, notePesan, startPesan } from "./answer.server.ts";
import { assignPesan, changeKind, markAbout } from "./hand-on.server.ts";

export interface Answer {
  readonly pesan: string;
}

/** What a form of a message's page asks for. @throws Refusal */
export async function actOn(ctx: Ctx, id: string, form: FormData): Promise<Answer> {
  const sasaran = { id, versi: Number(form.get("versi")) };
  const sent = { isi: form.get("isi") ?? "" };
  switch (form.get("aksi")) {
    case "mulai":
      await startPesan(ctx, sasaran);
      return { pesan: "Pesan ditandai sedang ditangani" };
    case "jawab":
      await answerPesan(ctx, sasaran, sent);
      return { pesan: "Jawaban terkirim" };
    case "catat":
      await notePesan(ctx, sasaran, sent);
      return { pesan: "Catatan tersimpan" };
    case "selesai":
      await closePesan(ctx, sasaran);
      return { pesan: "Pesan selesai" };
    case "teruskan":
      await assignPesan(ctx, sasaran, String(form.get("kepada") ?? ""));
      return { pesan: form.get("kepada") ? "Pesan diteruskan" : "Pesan ditarik kembali" };
    case "alihkan":
      await changeKind(ctx, sasaran);
      return { pesan: "Pesan dialihkan" };
    case "terlapor":
      await markAbout(ctx, sasaran, form.getAll("orang").map(String).filter(Boolean));
      return { pesan: "Orang yang diadukan ditandai" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}
