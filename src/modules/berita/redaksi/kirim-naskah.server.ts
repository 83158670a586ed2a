import type { Ctx } from "#kit/ctx.server.ts";
import { once } from "#kit/database/once.server.ts";
import { refuse } from "#kit/refusals.ts";
import { fingerprint } from "#kit/register/rest.server.ts";
import { ajukanBerita, hapusBerita, kembalikanBerita, tarikBerita, terbitkanBerita } from "./alur.server.ts";
import { ambilNaskah, type Sasaran } from "./ambil-naskah.server.ts";
import { alamatRedaksi, bacaWaktu, type Naskah } from "./naskah.ts";
import { simpanNaskah, tulisNaskah } from "./simpan-naskah.server.ts";

/** Does what a button of the editor asks for; what is typed is saved first. @returns where to go on; @throws Refusal */
export async function kirimNaskah(ctx: Ctx, id: string | undefined, form: FormData): Promise<string> {
  const { aksi, versi, waktu, kunci, ...isi } = Object.fromEntries(form);
  const sasaran = id === undefined ? undefined : { id, versi: Number(versi) };
  if (sasaran && aksi === "hapus") {
    await hapusBerita(ctx, sasaran);
    return `${alamatRedaksi}?pesan=hapus`;
  }
  const selesai = await kerjakan(ctx, { sasaran, aksi: String(aksi ?? ""), waktu: String(waktu ?? ""), kunci: String(kunci ?? ""), isi });
  return `${alamatRedaksi}/${selesai.id}?pesan=${String(aksi)}`;
}

interface Kiriman {
  readonly sasaran: Sasaran | undefined;
  readonly aksi: string;
  readonly waktu: string;
  /** Of the sending: 32 hexadecimal digits. */
  readonly kunci: string;
  readonly isi: Readonly<Record<string, unknown>>;
}

async function kerjakan(ctx: Ctx, { sasaran, aksi, waktu, kunci, isi }: Kiriman): Promise<Naskah> {
  if (sasaran && aksi === "kembalikan") return kembalikanBerita(ctx, sasaran);
  if (sasaran && aksi === "tarik") return tarikBerita(ctx, sasaran);
  if (!["simpan", "ajukan", "terbitkan"].includes(aksi)) throw refuse.malformed("Kiriman ini tidak dikenal.");
  const pada = bacaWaktu(waktu);
  if (waktu !== "" && pada === null) throw refuse.invalid("Periksa lagi isian yang ditandai.", { waktu: "Isi tanggal dan jam terbit." });
  const naskah = sasaran ? await simpanNaskah(ctx, { ...sasaran, isi }) : await tulisSekali(ctx, kunci, isi);
  if (aksi === "ajukan") return naskah.status === "tinjau" ? naskah : ajukanBerita(ctx, naskah);
  return aksi === "terbitkan" ? terbitkanBerita(ctx, { ...naskah, pada }) : naskah;
}

/** Two sendings of one form make one news item, also when the first answer was lost. */
async function tulisSekali(ctx: Ctx, kunci: string, isi: Kiriman["isi"]): Promise<Naskah> {
  if (!/^[0-9a-f]{32}$/.test(kunci)) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  const sending = { scope: `berita:${ctx.actor.id}`, key: kunci, fingerprint: fingerprint(isi) };
  const { id } = await once(ctx, sending, async () => ({ id: (await tulisNaskah(ctx, isi)).id }));
  return ambilNaskah(ctx, id);
}
