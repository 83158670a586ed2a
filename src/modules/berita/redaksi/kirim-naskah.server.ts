import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ajukanBerita, hapusBerita, kembalikanBerita, tarikBerita, terbitkanBerita } from "./alur.server.ts";
import type { Sasaran } from "./ambil-naskah.server.ts";
import { bacaWaktu, type Naskah } from "./naskah.ts";
import { simpanNaskah, tulisNaskah } from "./simpan-naskah.server.ts";

export const alamatRedaksi = "/administration/berita";

/** Does what a button of the editor asks for; what is typed is saved first. @returns where to go on; @throws Refusal */
export async function kirimNaskah(ctx: Ctx, id: string | undefined, form: FormData): Promise<string> {
  const { aksi, versi, waktu, ...isi } = Object.fromEntries(form);
  const sasaran = id === undefined ? undefined : { id, versi: Number(versi) };
  if (sasaran && aksi === "hapus") {
    await hapusBerita(ctx, sasaran);
    return `${alamatRedaksi}?pesan=hapus`;
  }
  const selesai = await kerjakan(ctx, { sasaran, aksi: String(aksi ?? ""), waktu: String(waktu ?? ""), isi });
  return `${alamatRedaksi}/${selesai.id}?pesan=${String(aksi)}`;
}

interface Kiriman {
  readonly sasaran: Sasaran | undefined;
  readonly aksi: string;
  readonly waktu: string;
  readonly isi: Readonly<Record<string, unknown>>;
}

async function kerjakan(ctx: Ctx, { sasaran, aksi, waktu, isi }: Kiriman): Promise<Naskah> {
  if (sasaran && aksi === "kembalikan") return kembalikanBerita(ctx, sasaran);
  if (sasaran && aksi === "tarik") return tarikBerita(ctx, sasaran);
  if (!["simpan", "ajukan", "terbitkan"].includes(aksi)) throw refuse.malformed("Kiriman ini tidak dikenal.");
  const pada = bacaWaktu(waktu);
  if (waktu !== "" && pada === null) throw refuse.invalid("Periksa lagi isian yang ditandai.", { waktu: "Isi tanggal dan jam terbit." });
  const naskah = sasaran ? await simpanNaskah(ctx, { ...sasaran, isi }) : await tulisNaskah(ctx, isi);
  if (aksi === "ajukan") return ajukanBerita(ctx, naskah);
  return aksi === "terbitkan" ? terbitkanBerita(ctx, { ...naskah, pada }) : naskah;
}
