import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { loginPerson } from "../session/person.server.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { type CalonAuthenticatorApp, calonAuthenticatorApp } from "./authenticator-app.server.ts";
import { factorsOf } from "./has-factors.server.ts";
import { type ListOptions, listOptions, type Passkey, passkeysOf } from "./passkey.server.ts";
import { passkeyPlace } from "./passkey-login.server.ts";
import { recoveryCodeRemaining } from "./recovery-code.server.ts";

/** What "Akun saya" shows of the second factor. */
export interface FactorState {
  /** Since when an authenticator app is set up; null where none is. */
  readonly aplikasi: Date | null;
  readonly kunci: readonly Passkey[];
  readonly sisaKode: number;
  /** Who decides or signs keeps at least one. */
  readonly wajib: boolean;
  /** Whether passkeys work under this address at all. */
  readonly bisaKunci: boolean;
}

/** @throws Refusal "unauthenticated" for visitors */
export async function factorState(ctx: ReadCtx, visit: Visit): Promise<FactorState> {
  const { id } = await loginPerson(ctx);
  const row = await ctx.db.selectFrom("faktorAplikasi").select("aktifAt").where("akunId", "=", id).executeTakeFirst();
  return {
    aplikasi: row?.aktifAt ?? null,
    kunci: await passkeysOf(ctx, id),
    sisaKode: await recoveryCodeRemaining(ctx, id),
    wajib: await powerful(ctx, id),
    bisaKunci: passkeyPlace(visit) !== null,
  };
}

export interface Setup {
  readonly calon: CalonAuthenticatorApp;
  /** Null under addresses where passkeys do not work. */
  readonly kunci: ListOptions | null;
  /** Why nothing else opens until this is done; null where the person came by choice. */
  readonly wajib: "berkuasa" | "password-pendek" | null;
  /** An app is set up already; another takes its place. */
  readonly beraplikasi: boolean;
}

/** What is needed to set a second factor up. */
export async function prepareSetup(ctx: Ctx, visit: Visit): Promise<Setup> {
  const orang = await loginPerson(ctx);
  const tempat = passkeyPlace(visit);
  const held = ctx.actor.session?.held === true;
  return {
    calon: await calonAuthenticatorApp(ctx, orang),
    kunci: tempat && (await listOptions(ctx, orang, tempat)),
    beraplikasi: (await factorsOf(ctx, orang.id)).aplikasi,
    wajib: held ? ((await powerful(ctx, orang.id)) ? "berkuasa" : "password-pendek") : null,
  };
}
