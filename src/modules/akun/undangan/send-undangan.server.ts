import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { Mail, Sender } from "#kit/mail/mail.server.ts";

/** Sends an invitation, or the way to a new password, by e-mail. The payload holds no link: who reads the queue cannot act as anybody. */
export const sendUndangan = defineJob<{ readonly undanganId: string; readonly origin: string }>("kirim-undangan", { retries: 6 });

interface Tool {
  readonly undanganId: string;
  readonly origin: string;
  /** Null when no mail server is named: the link is then handed over by the administrator alone. */
  readonly mail: Mail | null;
  readonly sender: (ctx: Ctx) => Promise<Sender>;
}

/** The mail gets a link of its own, made at this moment and good for as long; whichever is used first ends the other. */
export async function emailUndangan(scope: Scope, { undanganId, origin, mail, sender }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const surat = await scope.transaction(async (ctx) => {
    const undangan = await valid(ctx, undanganId);
    if (!undangan?.email) return null;
    const token = newToken();
    const { akunId, dibuatOleh, expiresAt, email, nama, passwordHash } = undangan;
    await ctx.db
      .insertInto("undangan")
      .values({ tokenHash: tokenHash(token), kind: "undangan", akunId, dibuatOleh, createdAt: ctx.now, expiresAt })
      .execute();
    const isi = { nama, sampai: expiresAt, tautan: `${origin}/undangan/${token}` };
    return { from: await sender(ctx), to: email, isi, ganti: passwordHash !== null };
  });
  if (!surat) return { terkirim: false };
  const { from, to, isi, ganti } = surat;
  return { terkirim: await mail.send(from, { kind: "akses", to, ...(ganti ? replacementSurat : suratUndangan)(from.name, isi) }) };
}

interface SuratContent {
  readonly nama: string;
  readonly tautan: string;
  readonly sampai: Date;
}

const suratUndangan = (sekolah: string, isi: SuratContent) => ({
  subject: `Undangan ke portal ${sekolah}`,
  text: compose(isi, {
    pembuka: `Anda mendapat akun di portal ${sekolah}. Buka tautan ini untuk membuat password Anda sendiri:`,
    penutup: "Bila Anda merasa tidak seharusnya menerima surel ini, abaikan saja.",
  }),
});

/** To somebody whose account stands: nobody invites them, their password is about to change. */
const replacementSurat = (sekolah: string, isi: SuratContent) => ({
  subject: `Ganti password portal ${sekolah}`,
  text: compose(isi, {
    pembuka: `Administrator membuat tautan bagi Anda untuk mengganti password akun Anda di portal ${sekolah}:`,
    penutup:
      "Password lama tetap berlaku sampai tautan ini dipakai. Bila Anda tidak memintanya, jangan buka tautannya dan segera hubungi operator di ruang Tata Usaha.",
  }),
});

const compose = ({ nama, tautan, sampai }: SuratContent, { pembuka, penutup }: { pembuka: string; penutup: string }): string =>
  [
    `Yth. ${nama},`,
    pembuka,
    tautan,
    `Tautan hanya dapat dipakai sekali, sampai ${formatMoment(sampai)}. Jangan teruskan kepada siapa pun.`,
    penutup,
  ].join("\n\n");

const valid = (ctx: ReadCtx, id: string) =>
  ctx.db
    .selectFrom("undangan")
    .innerJoin("akun", "akun.id", "undangan.akunId")
    .select(["akun.email", "akun.nama", "akun.passwordHash", "undangan.akunId", "undangan.dibuatOleh", "undangan.expiresAt"])
    .where("undangan.id", "=", id)
    .where("undangan.usedAt", "is", null)
    .where("undangan.expiresAt", ">", ctx.now)
    .where("akun.aktif", "=", true)
    .where(notDeleted("akun"))
    .executeTakeFirst();
