import { networkName } from "#kit/access/network.server.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { isPeran } from "../peran.ts";
import { describePerangkat, recognizePerangkat } from "../session/device.server.ts";
import type { Person } from "../session/person.server.ts";
import type { SessionKind } from "../session/session.server.ts";
import { createSession } from "../session/session.server.ts";

/** Who knocks, and from where. */
export interface Pendatang {
  readonly kind: SessionKind;
  /** The client's network address. */
  readonly address: string;
  /** The User-Agent header. */
  readonly agent: string | null;
  /** Token of the known-device cookie. */
  readonly perangkat: string | null;
  /** Session token that this browser still carries; it ends. */
  readonly previous: string | null;
}

export interface LoggedIn {
  /** The new session's token. */
  readonly token: string;
  /** Token for the known-device cookie; null when the device was known. */
  readonly perangkat: string | null;
  readonly orang: Person;
}

/** What was shown at the door. */
export type Bukti = "password" | "aplikasi" | "pemulihan" | "kunci-sandi";

interface Disambut {
  readonly akun: { readonly id: string; readonly nip: string; readonly nama: string; readonly peran: readonly string[] };
  readonly perangkatId: string | null;
  readonly bukti: Bukti;
  /** The password is too short to stand alone: a second factor has to be set up first. */
  readonly pendek?: boolean;
}

/** Begins the session of somebody who has shown all that is asked for. */
export async function welcome(ctx: Ctx, tamu: Pendatang, { akun, perangkatId, bukti, pendek = false }: Disambut): Promise<LoggedIn> {
  if (tamu.previous) await ctx.db.deleteFrom("sesi").where("tokenHash", "=", tokenHash(tamu.previous)).execute();
  const perangkat = tamu.kind === "cookie" ? await recognizePerangkat(ctx, perangkatId, akun.id) : null;
  const place = { perangkat: describePerangkat(tamu.agent), jaringan: networkName(tamu.address) };
  const sesi = { akunId: akun.id, kind: tamu.kind, secondFactor: bukti !== "password", wajibFaktor: pendek };
  const token = await createSession(ctx, { ...sesi, ...place });
  const actor = { id: akun.id, name: akun.nama, roles: akun.peran };
  const after = { kind: tamu.kind, bukti, ...place };
  await record({ ...ctx, actor }, { action: "sign-in", subject: "akun", subjectId: akun.id, after });
  return { token, perangkat, orang: { ...akun, peran: akun.peran.filter(isPeran) } };
}

/** The account, if it may be signed in to at all. */
export const openAkun = (ctx: ReadCtx, akunId: string | null) =>
  ctx.db
    .selectFrom("akun")
    .select(["id", "nip", "nama", "peran", "passwordHash", "passwordAt"])
    .where("id", "=", akunId)
    .where("aktif", "=", true)
    .where(notDeleted())
    .executeTakeFirst();
