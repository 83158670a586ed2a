import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { type SealFor, seal, unseal } from "#kit/access/seal.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { seenText } from "#kit/typed-text.ts";
import type { PublicKey } from "./check.ts";
import { markRevoked } from "./revoked-surat.server.ts";

const sealFor = (ctx: ReadCtx, nomor: number): SealFor => ({ key: ctx.secretKey, purpose: "kunci-surat", owner: String(nomor) });

export interface Penanda {
  readonly id: string;
  readonly nomor: number;
  /** Ed25519. @returns 64 bytes */
  readonly tandai: (isi: Uint8Array) => Uint8Array;
}

/** The key that signs now; the first paper makes the first one. */
export async function penanda(ctx: Ctx): Promise<Penanda> {
  const found = (await savedPenanda(ctx)) ?? (await createKey(ctx));
  const key: KeyObject = createPrivateKey({ key: unseal(sealFor(ctx, found.nomor), found.rahasia), format: "der", type: "pkcs8" });
  return { id: found.id, nomor: found.nomor, tandai: (isi) => sign(null, isi, key) };
}

/** Every key that ever signed, for those who check. */
export async function publicKeys(ctx: ReadCtx): Promise<PublicKey[]> {
  const rows = await ctx.db.selectFrom("kunciSurat").select(["nomor", "umum", "dicabutPada"]).orderBy("nomor").execute();
  return rows.map(({ nomor, umum, dicabutPada }) => ({ nomor, umum: new Uint8Array(umum), dicabut: dicabutPada !== null }));
}

/** From now on another key signs; papers signed before stay valid. @throws Refusal 401 unconfirmed, 403, 409 when it was replaced meanwhile */
export async function replaceKey(ctx: Ctx, nomor: number): Promise<void> {
  demand(ctx, "kunciSurat:update");
  demandRecentConfirmation(ctx);
  await saveReplaced(ctx, nomor);
  await createKey(ctx);
}

/** After the key of the seals was lost: the next paper makes another key to sign with; what was signed stays valid. */
export async function replaceSealedKey(ctx: Ctx): Promise<void> {
  const found = await savedPenanda(ctx);
  if (found) await saveReplaced(ctx, found.nomor);
}

/** Nothing signed with it counts any more: for a key that may have been stolen. @throws Refusal 401 unconfirmed, 403, 404, 422 */
export async function revokeKey(ctx: Ctx, { nomor, alasan }: { readonly nomor: number; readonly alasan: string }): Promise<void> {
  demand(ctx, "kunciSurat:update");
  const sebab = seenText(alasan);
  if (sebab.length < 5 || sebab.length > 500)
    throw refuse.invalid("Tulis alasannya dulu.", { alasan: "Tulis alasannya (5–500 karakter)." });
  demandRecentConfirmation(ctx);
  const key = await ctx.db.selectFrom("kunciSurat").select(["id", "digantiPada"]).where("nomor", "=", nomor).forUpdate().executeTakeFirst();
  if (!key) throw refuse.notFound();
  if (key.digantiPada === null) await replaceKey(ctx, nomor);
  const withdrawn = await ctx.db
    .updateTable("kunciSurat")
    .set((row) => ({ dicabutPada: ctx.now, alasanCabut: sebab, updatedAt: ctx.now, versi: row("versi", "+", 1) }))
    .where("nomor", "=", nomor)
    .where("dicabutPada", "is", null)
    .executeTakeFirst();
  if (withdrawn.numUpdatedRows === 0n) throw refuse.conflict("Kunci ini sudah dicabut.");
  await record(ctx, { action: "revoke", subject: "kunciSurat", subjectId: key.id, after: { nomor, alasan: sebab } });
  await markRevoked(ctx, { kunciId: key.id });
}

async function savedPenanda(ctx: ReadCtx) {
  const row = await ctx.db.selectFrom("kunciSurat").select(["id", "nomor", "rahasia"]).where("digantiPada", "is", null).executeTakeFirst();
  return row?.rahasia ? { ...row, rahasia: row.rahasia } : null;
}

async function createKey(ctx: Ctx): Promise<{ id: string; nomor: number; rahasia: Buffer }> {
  const { last } = await ctx.db
    .selectFrom("kunciSurat")
    .select((where) => where.fn.max("nomor").as("last"))
    .executeTakeFirstOrThrow();
  const nomor = (last ?? 0) + 1;
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const umum = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
  const rahasia = seal(sealFor(ctx, nomor), privateKey.export({ format: "der", type: "pkcs8" }));
  // Two first papers at once: the unique rows let one make the key, the other takes it.
  const made = await ctx.db
    .insertInto("kunciSurat")
    .values({ nomor, umum, rahasia, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflict((taken) => taken.doNothing())
    .returning("id")
    .executeTakeFirst();
  const stands = made ? { id: made.id, nomor, rahasia } : await savedPenanda(ctx);
  if (!stands) throw refuse.unavailable();
  if (made) await record(ctx, { action: "create", subject: "kunciSurat", subjectId: made.id, after: { nomor } });
  return stands;
}

async function saveReplaced(ctx: Ctx, nomor: number): Promise<void> {
  const replaced = await ctx.db
    .updateTable("kunciSurat")
    .set((row) => ({ rahasia: null, digantiPada: ctx.now, updatedAt: ctx.now, versi: row("versi", "+", 1) }))
    .where("nomor", "=", nomor)
    .where("digantiPada", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!replaced) throw refuse.conflict("Kunci ini baru saja diganti. Muat ulang halaman.");
  await record(ctx, { action: "replace", subject: "kunciSurat", subjectId: replaced.id, after: { nomor } });
}
