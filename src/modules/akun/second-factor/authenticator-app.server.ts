import { randomBytes } from "node:crypto";
import { toString as drawQr } from "qrcode";
import { type SealFor, seal, unseal } from "#kit/access/seal.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { toBase32 } from "./base32.ts";
import { digits, matchingStep, period } from "./totp.server.ts";

const secretBytes = 20;
/** A secret that nobody confirmed for so long is replaced by another. */
const calonLifetime = 30 * 60_000;

export interface CalonAuthenticatorApp {
  /** The secret for typing, in groups of four. */
  readonly rahasia: string;
  /** The same for a camera: a picture as a data: address. */
  readonly qr: string;
}

const sealFor = (ctx: ReadCtx, owner: string): SealFor => ({ key: ctx.secretKey, purpose: "faktor-aplikasi", owner });

/** The secret that a new phone is to take; the same one until it is confirmed or half an hour old. */
export async function calonAuthenticatorApp(ctx: Ctx, { id, nip }: { id: string; nip: string }): Promise<CalonAuthenticatorApp> {
  const secret = (await currentCalon(ctx, id)) ?? (await newCalon(ctx, id));
  const text = toBase32(secret);
  const { nama: issuer } = await readSekolah(ctx);
  const parameters = new URLSearchParams({ secret: text, issuer, algorithm: "SHA1", digits: String(digits), period: String(period) });
  const address = `otpauth://totp/${encodeURIComponent(issuer)}:${nip}?${parameters.toString().replaceAll("+", "%20")}`;
  const drawing = await drawQr(address, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { rahasia: text.replace(/.{4}(?=.)/g, "$& "), qr: `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}` };
}

/** The first code of the new phone makes it the one that counts. @returns false for a wrong code or where none was begun */
export async function installAuthenticatorApp(ctx: Ctx, akunId: string, kode: string): Promise<boolean> {
  const secret = await currentCalon(ctx, akunId);
  const step = secret && matchingStep(secret, plainCode(kode), { now: ctx.now, after: 0 });
  if (!secret || step === null) return false;
  await ctx.db
    .updateTable("faktorAplikasi")
    .set({
      rahasia: seal(sealFor(ctx, akunId), secret),
      aktifAt: ctx.now,
      langkahTerakhir: String(step),
      ...{ calon: null, calonAt: null },
    })
    .where("akunId", "=", akunId)
    .execute();
  return true;
}

/** Uses the code's step up. @returns false when it does not fit or was used, also by somebody else at this moment */
export async function consumeAuthenticatorAppCode(ctx: Ctx, akunId: string, kode: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("faktorAplikasi")
    .select(["rahasia", "langkahTerakhir"])
    .where("akunId", "=", akunId)
    .executeTakeFirst();
  if (!row?.rahasia) return false;
  const secret = unseal(sealFor(ctx, akunId), row.rahasia);
  const step = matchingStep(secret, plainCode(kode), { now: ctx.now, after: Number(row.langkahTerakhir) });
  if (step === null) return false;
  const used = await ctx.db
    .updateTable("faktorAplikasi")
    .set({ langkahTerakhir: String(step) })
    .where("akunId", "=", akunId)
    .where("langkahTerakhir", "<", String(step))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function removeAuthenticatorApp(ctx: Ctx, akunId: string): Promise<boolean> {
  const gone = await ctx.db.deleteFrom("faktorAplikasi").where("akunId", "=", akunId).returning("rahasia").executeTakeFirst();
  return gone?.rahasia != null;
}

/** Apps print codes as "123 456". */
const plainCode = (kode: string): string => kode.replace(/[\s-]/g, "");

async function currentCalon(ctx: ReadCtx, akunId: string): Promise<Buffer | null> {
  const row = await ctx.db.selectFrom("faktorAplikasi").select(["calon", "calonAt"]).where("akunId", "=", akunId).executeTakeFirst();
  if (!row?.calon || !row.calonAt || ctx.now.getTime() - row.calonAt.getTime() > calonLifetime) return null;
  return unseal(sealFor(ctx, akunId), row.calon);
}

async function newCalon(ctx: Ctx, akunId: string): Promise<Buffer> {
  const secret = randomBytes(secretBytes);
  const told = { calon: seal(sealFor(ctx, akunId), secret), calonAt: ctx.now };
  await ctx.db
    .insertInto("faktorAplikasi")
    .values({ akunId, rahasia: null, aktifAt: null, ...told })
    .onConflict((known) => known.column("akunId").doUpdateSet(told))
    .execute();
  return secret;
}
