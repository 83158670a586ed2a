import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";

/** @returns the id of the device if this account has signed in on it before */
export async function knownPerangkat(ctx: ReadCtx, token: string | null, akunId: string): Promise<string | null> {
  if (token === null) return null;
  const found = ctx.db.selectFrom("perangkatDikenal").select("id").where("tokenHash", "=", tokenHash(token)).where("akunId", "=", akunId);
  return (await found.executeTakeFirst())?.id ?? null;
}

/** Remembers the device of a successful sign-in. @returns its new token, or null when it was known already */
export async function recognizePerangkat(ctx: Ctx, known: string | null, akunId: string): Promise<string | null> {
  if (known !== null) {
    await ctx.db.updateTable("perangkatDikenal").set({ lastUsedAt: ctx.now }).where("id", "=", known).execute();
    return null;
  }
  const token = newToken();
  const times = { createdAt: ctx.now, lastUsedAt: ctx.now };
  await ctx.db
    .insertInto("perangkatDikenal")
    .values({ tokenHash: tokenHash(token), akunId, ...times })
    .execute();
  return token;
}

const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(HeadlessChrome|Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** What its owner would call it: "Chrome di Android". */
export function describePerangkat(agent: string | null): string {
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, pattern]) => pattern.test(agent ?? ""))?.[0];
  const browser = named(browsers) ?? "Peramban lain";
  const system = named(systems);
  return system ? `${browser} di ${system}` : browser;
}
