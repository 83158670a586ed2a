import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { once } from "#kit/database/once.server.ts";
import { refuse } from "#kit/refusals.ts";
import { fingerprint } from "#kit/register/rest.server.ts";
import type { Sasaran } from "../alur/ambil.server.ts";
import { ajukanNaskah, kembalikanNaskah, parafNaskah } from "../alur/langkah.server.ts";
import { hapusNaskah, type IsianNaskah, pulihkanNaskah, simpanNaskah } from "../alur/simpan.server.ts";
import { batalkanNaskah, tandaTanganiNaskah } from "../alur/tanda-tangan.server.ts";
import { senarai, teks } from "../isi/kirim.ts";

export interface Jawaban {
  readonly pesan: string;
  /** Where the person goes on; absent: nowhere else. */
  readonly ke?: "daftar" | "rincian";
  /** Of what was stored, for whoever goes on writing. */
  readonly versi?: number;
}

interface Kiriman {
  readonly id: string;
  readonly form: FormData;
  /** Where people reach the product. */
  readonly origin: string;
}

/** What a form of a letter's pages asks for. Sent twice, it is done once. @throws Refusal */
export const terimaNaskah = (scope: Scope, kiriman: Kiriman): Promise<Jawaban> =>
  scope.transaction((ctx) => {
    demand(ctx, "naskahSurat:read");
    const key = teks(kiriman.form, "kunci");
    if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
    const sending = { scope: `naskahSurat:${ctx.actor.id}`, key, fingerprint: fingerprint(Object.fromEntries(kiriman.form)) };
    return once(ctx, sending, () => kerjakan(ctx, kiriman));
  });

async function kerjakan(ctx: Ctx, { id, form, origin }: Kiriman): Promise<Jawaban> {
  const sasaran: Sasaran = { id, versi: Number(teks(form, "versi")) };
  switch (teks(form, "aksi")) {
    case "simpan": {
      const { versi } = await simpanNaskah(ctx, sasaran, isianDari(form));
      return { pesan: "Draf tersimpan", versi };
    }
    case "simpan-ajukan": {
      const { versi } = await simpanNaskah(ctx, sasaran, isianDari(form));
      await ajukanNaskah(ctx, { id, versi });
      return { pesan: "Surat diajukan untuk diparaf", ke: "rincian" };
    }
    case "ajukan":
      await ajukanNaskah(ctx, sasaran);
      return { pesan: "Surat diajukan untuk diparaf" };
    case "paraf":
      await parafNaskah(ctx, sasaran);
      return { pesan: "Surat diparaf dan menunggu tanda tangan" };
    case "tandatangan":
      return { pesan: `Surat ditandatangani dengan nomor ${await tandaTanganiNaskah(ctx, sasaran, origin)}` };
    case "kembalikan":
      await kembalikanNaskah(ctx, sasaran, teks(form, "alasan"));
      return { pesan: "Surat dikembalikan kepada pembuatnya" };
    case "batalkan":
      await batalkanNaskah(ctx, id, teks(form, "alasan"));
      return { pesan: "Surat dibatalkan" };
    case "hapus":
      await hapusNaskah(ctx, sasaran);
      return { pesan: "Draf dipindahkan ke tempat sampah", ke: "daftar" };
    case "pulihkan":
      await pulihkanNaskah(ctx, id);
      return { pesan: "Draf dipulihkan" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

const isianDari = (form: FormData): IsianNaskah => ({
  bidang: Object.fromEntries([...form].flatMap(([nama, isi]) => (typeof isi === "string" ? [[nama, isi]] : []))),
  pegawaiIds: senarai(teks(form, "pegawaiIds")),
  siswaIds: senarai(teks(form, "siswaIds")),
});
