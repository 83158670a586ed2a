import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { enqueue } from "#kit/jobs/tasks.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { securitySurat } from "./security-surat.server.ts";

export interface Kabar {
  /** One plain sentence; it travels by mail too. */
  readonly judul: string;
  readonly isi: string;
  /** Where it leads: an address of this site. */
  readonly tautan: string;
  /** An address that was theirs until now. */
  readonly surelLama?: string | null;
}

/** Tells people what changed about their account or about those who decide: in the portal, at the next sign-in, and by mail, asked for or not. */
export async function notifySecurity(ctx: Ctx, akunIds: readonly string[], { judul, isi, tautan, surelLama }: Kabar): Promise<void> {
  const accounts = [...new Set(akunIds)];
  if (accounts.length === 0) return;
  const tempat = await sessionPlace(ctx);
  const made = await ctx.db
    .insertInto("kabarKeamanan")
    .values(accounts.map((akunId) => ({ akunId, judul, isi, tautan, createdAt: ctx.now, ...tempat })))
    .returning("id")
    .execute();
  await notify(ctx, { to: { accounts }, kind: "keamanan-akun", title: judul, body: isi, link: tautan });
  for (const { id } of made) await enqueue(ctx, securitySurat, { payload: { id } });
  const [pertama] = made;
  if (surelLama && pertama) await enqueue(ctx, securitySurat, { payload: { id: pertama.id, surel: surelLama } });
}

async function sessionPlace(ctx: ReadCtx): Promise<{ perangkat: string | null; jaringan: string | null; sesiId: string | null }> {
  const sesiId = ctx.actor.session?.id ?? null;
  const found = ctx.db.selectFrom("sesi").select(["perangkat", "jaringan"]).where("id", "=", sesiId);
  const { perangkat = null, jaringan = null } = (await found.executeTakeFirst()) ?? {};
  return { perangkat, jaringan, sesiId };
}
