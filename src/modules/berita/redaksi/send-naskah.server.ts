import type { Ctx } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { refuse } from "#kit/refusals.ts";
import { redaksiPath } from "../paths.ts";
import { type Naskah, readTime } from "./naskah.ts";
import { makePratinjau } from "./pratinjau.server.ts";
import { saveNaskah, writeNaskah } from "./save-naskah.server.ts";
import { type Sasaran, takeNaskah } from "./take-naskah.server.ts";
import { deleteBerita, proposeBerita, publishBerita, returnBerita, withdrawBerita } from "./workflow.server.ts";

/** Does what a button of the editor asks for; what is typed is saved first. @returns where to go on; @throws Refusal */
export async function sendNaskah(ctx: Ctx, id: string | undefined, form: FormData): Promise<string> {
  const { aksi, versi, waktu, turun, alasan, kunci, ...isi } = Object.fromEntries(form);
  const sasaran = id === undefined ? undefined : { id, versi: Number(versi) };
  if (sasaran && aksi === "hapus") {
    await deleteBerita(ctx, sasaran);
    return `${redaksiPath}?pesan=hapus`;
  }
  const said = (value: FormDataEntryValue | undefined) => String(value ?? "");
  const moments = { waktu: said(waktu), turun: said(turun) };
  const selesai = await run(ctx, { sasaran, aksi: said(aksi), ...moments, alasan: said(alasan), kunci: said(kunci), isi });
  if (aksi !== "pratinjau") return `${redaksiPath}/${selesai.id}?pesan=${String(aksi)}`;
  await makePratinjau(ctx, selesai.id);
  return `${redaksiPath}/${selesai.id}/pratinjau`;
}

interface Submission {
  readonly sasaran: Sasaran | undefined;
  readonly aksi: string;
  readonly waktu: string;
  readonly turun: string;
  /** Why it is given back. */
  readonly alasan: string;
  /** Of the sending: 32 hexadecimal digits. */
  readonly kunci: string;
  readonly isi: Readonly<Record<string, unknown>>;
}

async function run(ctx: Ctx, { sasaran, aksi, waktu, turun, alasan, kunci, isi }: Submission): Promise<Naskah> {
  if (sasaran && aksi === "kembalikan") return returnBerita(ctx, { ...sasaran, alasan });
  if (sasaran && aksi === "tarik") return withdrawBerita(ctx, sasaran);
  if (!["simpan", "pratinjau", "ajukan", "terbitkan"].includes(aksi)) throw refuse.malformed("Kiriman ini tidak dikenal.");
  const pada = readTime(waktu);
  if (waktu !== "" && pada === null) throw refuse.invalid("Periksa lagi isian yang ditandai.", { waktu: "Isi tanggal dan jam terbit." });
  const sampai = readTime(turun);
  if (turun !== "" && sampai === null) throw refuse.invalid("Periksa lagi isian yang ditandai.", { turun: "Isi tanggal dan jam turun." });
  const naskah = sasaran ? await saveNaskah(ctx, { ...sasaran, isi }) : await writeOnce(ctx, kunci, isi);
  if (aksi === "ajukan") return naskah.status === "tinjau" ? naskah : proposeBerita(ctx, naskah);
  return aksi === "terbitkan" ? publishBerita(ctx, { ...naskah, pada, turun: sampai }) : naskah;
}

/** Two sendings of one form make one news item, also when the first answer was lost. */
async function writeOnce(ctx: Ctx, kunci: string, isi: Submission["isi"]): Promise<Naskah> {
  if (!/^[0-9a-f]{32}$/.test(kunci)) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  const sending = { scope: `berita:${ctx.actor.id}`, key: kunci, fingerprint: fingerprint(isi) };
  const { id } = await runOnce(ctx, sending, async () => ({ id: (await writeNaskah(ctx, isi)).id }));
  return takeNaskah(ctx, id);
}
