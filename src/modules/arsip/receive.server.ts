import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { refuse } from "#kit/refusals.ts";
import { onePemusnahan } from "./pemusnahan.ts";
import { cancelPemusnahan } from "./workflow/cancel.server.ts";
import { markDestroyed } from "./workflow/destroy.server.ts";
import { holdLetter, type LetterPlace, releaseLetter } from "./workflow/hold.server.ts";
import { preparePemusnahan } from "./workflow/prepare.server.ts";
import { releaseFiles } from "./workflow/release-files.server.ts";

export interface Answer {
  readonly pesan: string;
  /** Where the person goes on; absent: nowhere else. */
  readonly ke?: string;
}

/** What the yearly list asks for. Sent twice, it is done once. @throws Refusal */
export const receiveYear = (scope: Scope, form: FormData): Promise<Answer> =>
  once(scope, form, async (ctx) => {
    const pilihan = text(form, "pilihan").split(",").filter(Boolean);
    const id = await preparePemusnahan(ctx, { tahun: Number(text(form, "tahun")), ...(pilihan.length > 0 && { pilihan }) });
    return { pesan: "Konsep berita acara disiapkan", ke: onePemusnahan(id) };
  });

/** What the page of a destruction asks for. Sent twice, it is done once. @throws Refusal */
export const receivePemusnahan = (scope: Scope, id: string, form: FormData): Promise<Answer> =>
  once(scope, form, async (ctx) => {
    const target = { id, versi: Number(text(form, "versi")) };
    switch (text(form, "aksi")) {
      case "batal":
        await cancelPemusnahan(ctx, target, text(form, "alasan"));
        return { pesan: "Pemusnahan dibatalkan" };
      case "musnahkan":
        return { pesan: `${await markDestroyed(ctx, target, { dilaksanakan: text(form, "dilaksanakan") })} surat ditandai dimusnahkan` };
      case "hapus-berkas":
        return { pesan: `Berkas ${await releaseFiles(ctx, target)} surat dihapus` };
      default:
        throw refuse.malformed("Kiriman ini tidak dikenal.");
    }
  });

/** What the page of a letter asks for. Sent twice, it is done once. @throws Refusal */
export const receiveLetter = (scope: Scope, place: LetterPlace, form: FormData): Promise<Answer> =>
  once(scope, form, async (ctx) => {
    switch (text(form, "aksi")) {
      case "tahan":
        await holdLetter(ctx, place, text(form, "alasan"));
        return { pesan: "Surat ditahan dari pemusnahan" };
      case "lepas":
        await releaseLetter(ctx, place, text(form, "alasan"));
        return { pesan: "Surat tidak ditahan lagi" };
      default:
        throw refuse.malformed("Kiriman ini tidak dikenal.");
    }
  });

const once = (scope: Scope, form: FormData, work: (ctx: Ctx) => Promise<Answer>): Promise<Answer> =>
  scope.transaction((ctx) => {
    demand(ctx, "arsipSurat:read");
    const key = text(form, "kunci");
    if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
    const sending = { scope: `arsipSurat:${ctx.actor.id}`, key, fingerprint: fingerprint(Object.fromEntries(form)) };
    return runOnce(ctx, sending, () => work(ctx));
  });

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
