import { randomInt, timingSafeEqual } from "node:crypto";
import { take } from "../access/rate-limit.server.ts";
import { keyedHash } from "../access/seal.server.ts";
import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { defineJob } from "../jobs/job.ts";
import { enqueue } from "../jobs/tasks.server.ts";
import { letterWait } from "../mail/mail-limit.server.ts";
import { refuse } from "../refusals.ts";
import { checkField } from "../register/check.ts";
import { email } from "../register/fields.ts";
import type { PostOffice } from "./notices-mail.server.ts";

/** Shows that an address belongs to who typed it. */
export const mailCodeJob = defineJob<{ readonly surel: string; readonly code: string }>("kirim-kode-surel", { retries: 3 });

export interface MailPreference {
  readonly surel: string;
  /** False until the code that was sent there has come back. */
  readonly aktif: boolean;
}

const hour = 3_600_000;
const field = email({ label: "Surel", required: true });

/** Null when the person has named no address. */
export async function mailPreference(ctx: ReadCtx): Promise<MailPreference | null> {
  const own = ctx.db.selectFrom("setelanPemberitahuan").select(["surel", "aktif"]).where("akunId", "=", ownAccount(ctx));
  return (await own.executeTakeFirst()) ?? null;
}

/** Keeps the address and sends a code there, good for one hour. @throws Refusal 422, 429 */
export async function askForMail(ctx: Ctx, typed: string): Promise<void> {
  const surel = checkField(field, typed);
  if (typeof surel !== "string") throw refuse.invalid("Periksa alamat surelnya.", { surel: wrong(surel) });
  const wait = await take(ctx, { key: `surel:${ownAccount(ctx)}`, capacity: 5, perSecond: 5 / 3600 });
  if (wait > 0) throw refuse.tooMany(wait);
  const full = await letterWait(ctx, "kode", surel);
  if (full > 0)
    throw refuse.tooMany(
      full,
      "Alamat ini sudah menerima beberapa kode dalam satu jam terakhir, jadi kode baru belum dikirim. Coba lagi nanti.",
    );
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const told = { surel, aktif: false, codeHash: codeHash(ctx, code), codeUntil: new Date(ctx.now.getTime() + hour), updatedAt: ctx.now };
  await ctx.db
    .insertInto("setelanPemberitahuan")
    .values({ akunId: ownAccount(ctx), ...told })
    .onConflict((known) => known.column("akunId").doUpdateSet(told))
    .execute();
  await enqueue(ctx, mailCodeJob, { payload: { surel, code } });
}

/** @throws Refusal 422 for a code that is wrong or too old, 429 for guessing */
export async function confirmMail(scope: Scope, typed: string): Promise<void> {
  const wait = await scope.transaction((ctx) => take(ctx, { key: `kode-surel:${ownAccount(ctx)}`, capacity: 10, perSecond: 10 / 3600 }));
  if (wait > 0) throw refuse.tooMany(wait);
  await scope.transaction(async (ctx) => {
    const own = ctx.db.selectFrom("setelanPemberitahuan").selectAll().where("akunId", "=", ownAccount(ctx)).forUpdate();
    const row = await own.executeTakeFirst();
    const right = row?.codeHash && row.codeUntil && row.codeUntil > ctx.now && timingSafeEqual(row.codeHash, codeHash(ctx, typed.trim()));
    if (!row || !right) throw refuse.invalid(wrongCode, { kode: wrongCode });
    await ctx.db
      .updateTable("setelanPemberitahuan")
      .set({ aktif: true, codeHash: null, codeUntil: null, updatedAt: ctx.now })
      .where("akunId", "=", row.akunId)
      .execute();
  });
}

export async function stopMail(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom("setelanPemberitahuan").where("akunId", "=", ownAccount(ctx)).execute();
}

export async function mailCode(scope: Scope, told: { surel: string; code: string }, { mail, sender }: PostOffice): Promise<void> {
  if (!mail) return;
  const from = await scope.transaction(sender);
  const text = [
    `Kode Anda: ${told.code}`,
    "Ketik kode ini di halaman Notifikasi. Berlaku satu jam.",
    "Bila bukan Anda yang meminta, abaikan surel ini.",
  ];
  await mail.send(from, { kind: "kode", to: told.surel, subject: `Kode surel notifikasi: ${told.code}`, text: text.join("\n\n") });
}

const wrongCode = "Kode belum cocok atau sudah lewat satu jam. Periksa lagi, atau minta kode baru.";
/** Keyed: six digits alone are found in a stolen copy of the database in no time. */
const codeHash = (ctx: ReadCtx, code: string): Buffer =>
  keyedHash({ key: ctx.secretKey, purpose: "kode-surel", owner: ownAccount(ctx) }, code);
const wrong = (result: unknown): string =>
  typeof result === "object" && result !== null && "sentence" in result ? String(result.sentence) : "Surel wajib diisi.";

function ownAccount(ctx: ReadCtx): string {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  return ctx.actor.id;
}
