import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { preparePaper, readKop, readPengaturan } from "#modules/profil/index.server.ts";
import { buktiForPanitia } from "./bukti.server.ts";
import { printBukti } from "./bukti-pdf.server.ts";

/** Sends the proof to families who gave an e-mail address. */
export const sendBukti = defineJob<{ readonly id: string }>("kirim-bukti", { retries: 8 });

interface Tool {
  readonly id: string;
  readonly files: Files;
  /** Null when no mail server is named: the proof is then the page and its PDF alone. */
  readonly mail: Mail | null;
  /** Domain of the sender's address when the school has none of its own. */
  readonly host: string;
}

/** Reads, prints and sends; nothing is sent while the transaction is open. */
export async function emailBukti(scope: Scope, { id, files, mail, host }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const isi = await scope.transaction(async (ctx) => {
    const row = await ctx.db.selectFrom("pendaftaran").select("email").where("id", "=", id).where(notDeleted()).executeTakeFirst();
    if (!row?.email) return null;
    const kepada = { bukti: await buktiForPanitia(ctx, id), email: row.email };
    return { ...kepada, sekolah: await readPengaturan(ctx), kop: await readKop(ctx) };
  });
  if (!isi) return { terkirim: false };
  const { bukti, sekolah, email, kop } = isi;
  const pengirim = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${host}` };
  const text = [
    `Assalamu’alaikum,`,
    `Pendaftaran atas nama ${bukti.namaLengkap} sudah kami terima dengan nomor ${bukti.nomor}.`,
    `Bukti pendaftaran terlampir. Simpan baik-baik dan bawa saat daftar ulang.`,
    `Panitia PPDB ${sekolah.nama}`,
  ].join("\n\n");
  const content = await printBukti(bukti, await preparePaper(kop, files), host);
  const lampiran = { name: `Bukti-${bukti.nomor}.pdf`, type: "application/pdf", content };
  const surat = { to: email, subject: `Bukti pendaftaran ${bukti.nomor}`, text, attachments: [lampiran] };
  return { terkirim: await mail.send(pengirim, { ...surat, kind: "publik" }) };
}
