import { newToken, tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { enqueue } from "#kit/jobs/tasks.server.ts";
import { letterWait } from "#kit/mail/mail-limit.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { lockAkun } from "../manage/lock-akun.server.ts";
import { sendUndangan } from "./send-undangan.server.ts";

const lifetime = 24 * 3_600_000;

export interface NewUndangan {
  readonly akunId: string;
  readonly nama: string;
  /** To be shown once; only its hash is kept. */
  readonly token: string;
  readonly sampai: Date;
  /** They have a password already, which this link replaces. */
  readonly ganti: boolean;
  /** Where a link of its own is mailed too, when a mail server is named. */
  readonly email: string | null;
  /** Nothing is mailed: the address has had enough such letters this hour. */
  readonly penuh: boolean;
}

/**
 * A link by which the person chooses a password; earlier ones end. A password that stands stays until the link is used.
 * @param origin where people reach the product, for the mail. @throws Refusal 404, 409 for a disabled account
 */
export async function createUndangan(ctx: Ctx, id: string, origin: string): Promise<NewUndangan> {
  const { email } = await lockAkun(ctx, "akun:update", { id });
  const { undanganId, ...tautan } = await newTautan(ctx, id);
  const penuh = email !== null && (await letterWait(ctx, "akses", email)) > 0;
  if (email && !penuh) await enqueue(ctx, sendUndangan, { payload: { undanganId, origin } });
  return { ...tautan, email, penuh };
}

/**
 * The same for whoever agreed to it, to be handed over: nothing is mailed. Whoever calls has checked the right.
 * @throws Refusal 409 for a disabled account
 */
export async function createTautan(ctx: Ctx, id: string): Promise<NewUndangan> {
  const { undanganId: _, ...tautan } = await newTautan(ctx, id);
  return { ...tautan, email: null, penuh: false };
}

type NewTautan = Omit<NewUndangan, "email" | "penuh"> & { readonly undanganId: string };

/** Whoever calls holds the account. */
async function newTautan(ctx: Ctx, id: string): Promise<NewTautan> {
  const found = ctx.db.selectFrom("akun").select(["nama", "aktif", "passwordHash"]).where("id", "=", id);
  const { nama, aktif, passwordHash } = await found.executeTakeFirstOrThrow();
  if (!aktif) throw refuse.conflict("Akun ini nonaktif. Aktifkan dahulu, lalu undang.");
  const [token, sampai] = [newToken(), new Date(ctx.now.getTime() + lifetime)];
  await ctx.db.deleteFrom("undangan").where("akunId", "=", id).where("usedAt", "is", null).execute();
  const dibuat = { dibuatOleh: ctx.actor.id, createdAt: ctx.now, expiresAt: sampai };
  const made = await ctx.db
    .insertInto("undangan")
    .values({ tokenHash: tokenHash(token), kind: "undangan", akunId: id, ...dibuat })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ganti = passwordHash !== null;
  await record(ctx, { action: ganti ? "password-link" : "invite", subject: "akun", subjectId: id, after: { sampai } });
  if (ganti && id !== ctx.actor.id) {
    await notify(ctx, {
      to: { accounts: [id] },
      kind: "akun",
      title: "Tautan untuk mengganti password Anda telah dibuat",
      body: `${withFullStop(`Dibuat oleh ${ctx.actor.name}`)} Bila Anda tidak memintanya, segera hubungi operator di ruang Tata Usaha.`,
      link: "/administration/password",
    });
  }
  return { undanganId: made.id, akunId: id, nama, token, sampai, ganti };
}

export const undanganPath = (token: string): string => `/undangan/${token}`;
