import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { jawabanPath } from "../addresses.ts";

export const kabarJawaban = defineJob<{ readonly id: string }>("kabar-jawaban-pesan", { retries: 8 });

interface Tool {
  readonly id: string;
  /** Null when no mail server is named: the answer is then read on the page alone. */
  readonly mail: Mail | null;
  readonly origin: string;
}

/** Tells a sender that there is an answer. Of a complaint a shared mailbox learns neither what it was about nor what was said. */
export async function emailJawaban(scope: Scope, { id, mail, origin }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const read = await scope.read(async (ctx) => ({ row: await answered(ctx, id), sekolah: await readPengaturan(ctx) }));
  const { row, sekolah } = read;
  if (!row?.email || row.jawaban === null) return { terkirim: false };
  const rahasia = row.jenis === "pengaduan";
  const paragraphs = [
    "Assalamu’alaikum,",
    rahasia ? `Pesan Anda dengan nomor ${row.nomor} sudah ditanggapi.` : `Ini jawaban atas pesan Anda dengan nomor ${row.nomor}:`,
    ...(rahasia ? [] : [row.jawaban]),
    `${rahasia ? "Baca tanggapannya" : "Pesan dan jawabannya dapat dibaca"} di ${origin}${jawabanPath} dengan nomor itu dan kode rahasia Anda.`,
    sekolah.nama,
  ];
  const from = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${new URL(origin).hostname}` };
  const letter = { to: row.email, subject: `Jawaban untuk pesan ${row.nomor}`, text: paragraphs.join("\n\n") };
  return { terkirim: await mail.send(from, { ...letter, kind: "publik" }) };
}

const answered = (ctx: ReadCtx, id: string) =>
  ctx.db.selectFrom("pesanPublik").select(["nomor", "jenis", "email", "jawaban"]).where("id", "=", id).executeTakeFirst();
