import type { Ctx } from "#kit/ctx.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { orangMasuk } from "../sesi/orang.server.ts";
import { berkuasa } from "../usulan/berkuasa.server.ts";
import { type CalonAplikasi, calonAplikasi } from "./aplikasi.server.ts";
import { sisaKodePemulihan } from "./kode-pemulihan.server.ts";
import { tempatKunci } from "./kunci-masuk.server.ts";
import { type KunciSandi, kunciMilik, type PilihanDaftar, pilihanDaftar } from "./kunci-sandi.server.ts";
import { faktorMilik } from "./punya.server.ts";

/** What "Akun saya" shows of the second factor. */
export interface KeadaanFaktor {
  /** Since when an authenticator app is set up; null where none is. */
  readonly aplikasi: Date | null;
  readonly kunci: readonly KunciSandi[];
  readonly sisaKode: number;
  /** Who decides or signs keeps at least one. */
  readonly wajib: boolean;
  /** Whether passkeys work under this address at all. */
  readonly bisaKunci: boolean;
}

/** @throws Refusal "unauthenticated" for visitors */
export async function keadaanFaktor(ctx: Ctx, visit: Visit): Promise<KeadaanFaktor> {
  const { id } = await orangMasuk(ctx);
  const row = await ctx.db.selectFrom("faktorAplikasi").select("aktifAt").where("akunId", "=", id).executeTakeFirst();
  return {
    aplikasi: row?.aktifAt ?? null,
    kunci: await kunciMilik(ctx, id),
    sisaKode: await sisaKodePemulihan(ctx, id),
    wajib: await berkuasa(ctx, id),
    bisaKunci: tempatKunci(visit) !== null,
  };
}

export interface Pemasangan {
  readonly calon: CalonAplikasi;
  /** Null under addresses where passkeys do not work. */
  readonly kunci: PilihanDaftar | null;
  /** Why nothing else opens until this is done; null where the person came by choice. */
  readonly wajib: "berkuasa" | "password-pendek" | null;
  /** An app is set up already; another takes its place. */
  readonly beraplikasi: boolean;
}

/** What is needed to set a second factor up. */
export async function siapkanPemasangan(ctx: Ctx, visit: Visit): Promise<Pemasangan> {
  const orang = await orangMasuk(ctx);
  const tempat = tempatKunci(visit);
  const held = ctx.actor.session?.held === true;
  return {
    calon: await calonAplikasi(ctx, orang),
    kunci: tempat && (await pilihanDaftar(ctx, orang, tempat)),
    beraplikasi: (await faktorMilik(ctx, orang.id)).aplikasi,
    wajib: held ? ((await berkuasa(ctx, orang.id)) ? "berkuasa" : "password-pendek") : null,
  };
}
