import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { refuse } from "#kit/refusals.ts";
import { closeDisposisi, jawabDisposisi, returnDisposisi, withdrawDisposisi } from "../workflow/act.server.ts";
import { type DisposisiFields, forwardDisposisi, giveDisposisi } from "../workflow/give.server.ts";
import { giveMany } from "../workflow/give-many.server.ts";

export interface Answer {
  readonly pesan: string;
}

/** What a form of a letter's page asks for. Sent twice, it is done once. @throws Refusal */
export const receiveJalan = (scope: Scope, suratId: string, form: FormData): Promise<Answer> =>
  scope.transaction((ctx) =>
    sekali(ctx, form, async () => {
      const banyak = await giveDisposisi(ctx, suratId, fieldsFrom(form));
      return { pesan: `Disposisi terkirim kepada ${banyak} orang` };
    }),
  );

/** What the desk asks for: several letters with the same words. Sent twice, it is done once. @throws Refusal */
export const receiveBanyak = (scope: Scope, form: FormData): Promise<Answer> =>
  scope.transaction((ctx) =>
    sekali(ctx, form, async () => {
      const { given, passed } = await giveMany(ctx, senarai(form, "surat"), fieldsFrom(form));
      const rest = passed > 0 ? `. ${passed} surat dilewati karena sudah ditangani orang lain` : "";
      return { pesan: `${given} surat didisposisikan${rest}` };
    }),
  );

/** What a form of a branch's page asks for. Sent twice, it is done once. @throws Refusal */
export const receiveCabang = (scope: Scope, id: string, form: FormData): Promise<Answer> =>
  scope.transaction((ctx) => sekali(ctx, form, () => run(ctx, id, form)));

async function run(ctx: Ctx, id: string, form: FormData): Promise<Answer> {
  const isian = { isi: text(form, "isi"), berkasId: text(form, "berkasId") };
  switch (text(form, "aksi")) {
    case "jawab":
      await jawabDisposisi(ctx, id, { ...isian, selesai: true });
      return { pesan: "Jawaban terkirim" };
    case "kabar":
      await jawabDisposisi(ctx, id, { ...isian, selesai: false });
      return { pesan: "Kabar terkirim" };
    case "tutup":
      await closeDisposisi(ctx, id, isian);
      return { pesan: "Disposisi ditutup" };
    case "teruskan":
      return { pesan: `Disposisi diteruskan kepada ${await forwardDisposisi(ctx, id, fieldsFrom(form))} orang` };
    case "tarik":
      await withdrawDisposisi(ctx, id, isian);
      return { pesan: "Disposisi ditarik" };
    case "kembalikan":
      await returnDisposisi(ctx, id, isian);
      return { pesan: "Disposisi dikembalikan" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

function sekali(ctx: Ctx, form: FormData, kerja: () => Promise<Answer>): Promise<Answer> {
  demand(ctx, "disposisi:read");
  const key = text(form, "kunci");
  if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
  return runOnce(ctx, { scope: `disposisi:${ctx.actor.id}`, key, fingerprint: fingerprint(Object.fromEntries(form)) }, kerja);
}

const fieldsFrom = (form: FormData): DisposisiFields => ({
  kepada: senarai(form, "kepada"),
  instruksi: senarai(form, "instruksi"),
  sifat: text(form, "sifat"),
  catatan: text(form, "catatan"),
  batas: text(form, "batas"),
});

const text = (form: FormData, nama: string): string => String(form.get(nama) ?? "");

const senarai = (form: FormData, nama: string): string[] =>
  text(form, nama)
    .split(",")
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");
