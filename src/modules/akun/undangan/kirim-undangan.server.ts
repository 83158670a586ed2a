import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { Mail, Sender } from "#kit/mail/mail.server.ts";

/** Sends an invitation by e-mail. The payload holds no link: who reads the queue cannot act as anybody. */
export const kirimUndangan = defineJob<{ readonly undanganId: string; readonly origin: string }>("kirim-undangan", { retries: 6 });

interface Alat {
  readonly undanganId: string;
  readonly origin: string;
  /** Null when no mail server is named: the link is then handed over by the administrator alone. */
  readonly mail: Mail | null;
  readonly sender: (ctx: Ctx) => Promise<Sender>;
}

/** The mail gets a link of its own, made at this moment and good for as long; whichever is used first ends the other. */
export async function kirimUndanganLewatSurel(scope: Scope, { undanganId, origin, mail, sender }: Alat): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const surat = await scope.transaction(async (ctx) => {
    const undangan = await berlaku(ctx, undanganId);
    if (!undangan?.email) return null;
    const token = newToken();
    const { akunId, expiresAt } = undangan;
    await ctx.db
      .insertInto("undangan")
      .values({ tokenHash: tokenHash(token), kind: "undangan", akunId, createdAt: ctx.now, expiresAt })
      .execute();
    return { from: await sender(ctx), to: undangan.email, nama: undangan.nama, sampai: expiresAt, tautan: `${origin}/undangan/${token}` };
  });
  if (!surat) return { terkirim: false };
  const text = [
    `Yth. ${surat.nama},`,
    `Anda mendapat akun di portal ${surat.from.name}. Buka tautan ini untuk membuat password Anda sendiri:`,
    surat.tautan,
    `Tautan hanya dapat dipakai sekali, sampai ${formatMoment(surat.sampai)}. Jangan teruskan kepada siapa pun.`,
    "Bila Anda merasa tidak seharusnya menerima surel ini, abaikan saja.",
  ];
  await mail.send(surat.from, { to: surat.to, subject: `Undangan ke portal ${surat.from.name}`, text: text.join("\n\n") });
  return { terkirim: true };
}

const berlaku = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom("undangan")
    .innerJoin("akun", "akun.id", "undangan.akunId")
    .select(["akun.email", "akun.nama", "undangan.akunId", "undangan.expiresAt"])
    .where("undangan.id", "=", id)
    .where("undangan.usedAt", "is", null)
    .where("undangan.expiresAt", ">", ctx.now)
    .where("akun.aktif", "=", true)
    .executeTakeFirst();
