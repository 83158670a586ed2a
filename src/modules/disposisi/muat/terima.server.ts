import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { once } from "#kit/database/once.server.ts";
import { refuse } from "#kit/refusals.ts";
import { fingerprint } from "#kit/register/rest.server.ts";
import { beriDisposisi, type IsianDisposisi, teruskanDisposisi } from "../alur/beri.server.ts";
import { jawabDisposisi, kembalikanDisposisi, tarikDisposisi, tutupDisposisi } from "../alur/tindak.server.ts";

export interface Jawaban {
  readonly pesan: string;
}

/** What a form of a letter's page asks for. Sent twice, it is done once. @throws Refusal */
export const terimaJalan = (scope: Scope, suratId: string, form: FormData): Promise<Jawaban> =>
  scope.transaction((ctx) =>
    sekali(ctx, form, async () => {
      const banyak = await beriDisposisi(ctx, suratId, isianDari(form));
      return { pesan: `Disposisi terkirim kepada ${banyak} orang` };
    }),
  );

/** What a form of a branch's page asks for. Sent twice, it is done once. @throws Refusal */
export const terimaCabang = (scope: Scope, id: string, form: FormData): Promise<Jawaban> =>
  scope.transaction((ctx) => sekali(ctx, form, () => kerjakan(ctx, id, form)));

async function kerjakan(ctx: Ctx, id: string, form: FormData): Promise<Jawaban> {
  const isian = { isi: teks(form, "isi"), berkasId: teks(form, "berkasId") };
  switch (teks(form, "aksi")) {
    case "jawab":
      await jawabDisposisi(ctx, id, { ...isian, selesai: true });
      return { pesan: "Jawaban terkirim" };
    case "kabar":
      await jawabDisposisi(ctx, id, { ...isian, selesai: false });
      return { pesan: "Kabar terkirim" };
    case "tutup":
      await tutupDisposisi(ctx, id, isian);
      return { pesan: "Disposisi ditutup" };
    case "teruskan":
      return { pesan: `Disposisi diteruskan kepada ${await teruskanDisposisi(ctx, id, isianDari(form))} orang` };
    case "tarik":
      await tarikDisposisi(ctx, id, isian);
      return { pesan: "Disposisi ditarik" };
    case "kembalikan":
      await kembalikanDisposisi(ctx, id, isian);
      return { pesan: "Disposisi dikembalikan" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

function sekali(ctx: Ctx, form: FormData, kerja: () => Promise<Jawaban>): Promise<Jawaban> {
  demand(ctx, "disposisi:read");
  const key = teks(form, "kunci");
  if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
  return once(ctx, { scope: `disposisi:${ctx.actor.id}`, key, fingerprint: fingerprint(Object.fromEntries(form)) }, kerja);
}

const isianDari = (form: FormData): IsianDisposisi => ({
  kepada: senarai(form, "kepada"),
  instruksi: senarai(form, "instruksi"),
  sifat: teks(form, "sifat"),
  catatan: teks(form, "catatan"),
  batas: teks(form, "batas"),
});

const teks = (form: FormData, nama: string): string => String(form.get(nama) ?? "");

const senarai = (form: FormData, nama: string): string[] =>
  teks(form, nama)
    .split(",")
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");
