import { buffer } from "node:stream/consumers";
import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { signedPdf } from "#modules/naskah/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { type Lampiran, sendableOf } from "./sendable.server.ts";

/** Sends an outgoing letter to whom it is addressed. */
export const kirimSurat = defineJob<{ readonly id: string }>("kirim-surat", { retries: 8 });

interface Tool {
  readonly id: string;
  readonly files: Files;
  readonly mail: Mail | null;
  /** Domain of the sender's address when the school has none of its own. */
  readonly host: string;
}

/** Reads, draws and sends; nothing is sent while a transaction is open, and nothing that was withdrawn or revoked meanwhile. */
export async function emailSurat(scope: Scope, { id, files, mail, host }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const isi = await scope.transaction(async (ctx) => {
    const row = await ctx.db
      .selectFrom("ekspedisi as e")
      .innerJoin("suratKeluar as s", "s.id", "e.suratId")
      .select(["e.alamat", "s.id", "s.nomorSurat", "s.perihal", "s.tanggal", "s.keamanan", "s.status", "s.berkasId"])
      .where("e.id", "=", id)
      .where("e.surelDiminta", "=", true)
      .where("e.surelPada", "is", null)
      .where(notDeleted("e"))
      .where(notDeleted("s"))
      .executeTakeFirst();
    const sendable = row && (await sendableOf(ctx, row));
    return row?.alamat && sendable && "lampiran" in sendable
      ? { ...row, alamat: row.alamat, lampiran: sendable.lampiran, sekolah: await readPengaturan(ctx) }
      : null;
  });
  if (!isi) return { terkirim: false };
  const { sekolah, nomorSurat, perihal } = isi;
  const from = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${host}` };
  const text = [
    "Dengan hormat,",
    `Bersama ini kami kirimkan surat nomor ${nomorSurat} perihal “${perihal}”. Suratnya terlampir.`,
    "Mohon balas e-mail ini untuk menyatakan surat sudah diterima.",
    `Tata Usaha ${sekolah.nama}`,
  ].join("\n\n");
  const attachments = [await contentOf(scope, files, isi.lampiran)];
  const subject = `Surat ${nomorSurat}: ${perihal}`.replace(/\s+/g, " ").slice(0, 200);
  const terkirim = await mail.send(from, { to: isi.alamat, subject, text, attachments, kind: "kabar" });
  // The pauses between tries grow to hours: later the address may get letters again.
  if (!terkirim) throw new Error("the address has had its letters of this hour");
  await scope.transaction(({ db, now }) => db.updateTable("ekspedisi").set({ surelPada: now }).where("id", "=", id).execute());
  return { terkirim };
}

async function contentOf(scope: Scope, files: Files, lampiran: Lampiran) {
  const { key, name, type } =
    "naskahId" in lampiran
      ? { ...(await signedPdf(scope, files, lampiran.naskahId)), type: "application/pdf" }
      : { key: lampiran.kunci, name: lampiran.nama, type: lampiran.jenis };
  return { name, type, content: await buffer((await files.open("private", key)).stream) };
}
