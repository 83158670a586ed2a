import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { inNetwork } from "./jaringan.server.ts";
import type { JenisPerangkat, SebabDitutup } from "./labels.ts";
import { closedSentence, isClosed, jenisLabels, luarJaringan, type PerangkatClosed } from "./labels.ts";
import { closeDuplicate } from "./list-perangkat.server.ts";
import { notifyPengawas } from "./notify-pengawas.server.ts";

/** What a device carries, and from where it comes. */
export interface Pembawa {
  readonly token: string | null;
  /** Its network address. */
  readonly alamat: string;
}

/**
 * siap: it records. menunggu: for the second person. luar: it is not in the school's network. Closed: ganda, because its token was
 * used from two places; ditutup, by the office; berakhir, after 180 days.
 */
export type PerangkatState = "siap" | "menunggu" | "luar" | PerangkatClosed;

export interface Dikenal {
  readonly id: string;
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  readonly keadaan: PerangkatState;
  /** It records although nobody has checked it: one of earlier days. */
  readonly belumDiperiksa: boolean;
}

/** The device that carries this token, or once did. What is found out about it has to be kept: refuse after the transaction. */
export async function recognizePerangkat(ctx: Ctx, { token, alamat }: Pembawa): Promise<Dikenal | undefined> {
  const kios = token ? await findByToken(ctx, tokenHash(token)) : undefined;
  if (!kios || !token) return undefined;
  const { id, nama, jenis } = kios;
  const belumDiperiksa = kios.diperiksaPada === null;
  const tutup = closedState(ctx, kios) ?? ((await validToken(ctx, kios, tokenHash(token))) ? null : "ganda");
  if (tutup) {
    if (!kios.ditutupPada && tutup === "ganda") await closeDuplicate(ctx, id);
    return { id, nama, jenis, belumDiperiksa, keadaan: tutup };
  }
  if ((await inNetwork(ctx, alamat)) === false) {
    if (!belumDiperiksa)
      await notifyPengawas(ctx, {
        kind: `perangkat-luar-${id}`,
        title: `${jenisLabels[jenis]} dibuka di luar jaringan madrasah.`,
        gather: true,
      });
    return { id, nama, jenis, belumDiperiksa, keadaan: "luar" };
  }
  const menunggu = belumDiperiksa && (kios.peralihanSampai === null || kios.peralihanSampai <= ctx.now);
  return { id, nama, jenis, belumDiperiksa, keadaan: menunggu ? "menunggu" : "siap" };
}

/** @throws Refusal with a sentence for who stands before it, unless it records */
export function demandReady(dikenal: Dikenal | undefined, jenis: JenisPerangkat): Dikenal {
  if (!dikenal || dikenal.jenis !== jenis) throw refuse.conflict(closedSentence(jenis, "ditutup"));
  if (isClosed(dikenal.keadaan)) throw refuse.conflict(closedSentence(jenis, dikenal.keadaan));
  if (dikenal.keadaan === "luar") throw refuse.forbidden(luarJaringan);
  if (dikenal.keadaan === "menunggu") throw refuse.conflict("Perangkat ini menunggu diperiksa orang kedua, jadi belum mencatat.");
  return dikenal;
}

/** How long one token is the newest. */
const replaceMs = 10 * 60_000;
/**
 * How long a newest token may be on its way, or in the browser's memory alone: browsers write cookies about every 30 s, and what is
 * not written is gone when the power is.
 */
const writtenMs = 60_000;

/** A newer token for a device that records, so that a copy does not stay good unseen. @returns it, or null while the present one will do */
export async function replaceToken(ctx: Ctx, token: string): Promise<string | null> {
  const dibawa = tokenHash(token);
  const kios = await findByToken(ctx, dibawa);
  if (!kios?.tokenHash.equals(dibawa) || closedState(ctx, kios)) return null;
  const umur = ctx.now.getTime() - kios.tokenSejak.getTime();
  // A clock that was ahead and is set right must not keep one token the newest until then.
  if (umur >= 0 && umur < replaceMs) return null;
  const baru = newToken();
  await ctx.db.updateTable("tokenKios").set({ terakhir: false }).where("kiosId", "=", kios.id).where("terakhir", "=", true).execute();
  await ctx.db.insertInto("tokenKios").values({ tokenHash: dibawa, kiosId: kios.id, terakhir: true }).execute();
  const berganti = ctx.db.updateTable("kiosAbsensi").set({ tokenHash: tokenHash(baru), tokenSejak: ctx.now, tokenDipakai: false });
  await berganti.where("id", "=", kios.id).execute();
  return baru;
}

interface Ditemukan {
  readonly id: string;
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  readonly tokenHash: Buffer;
  readonly tokenSejak: Date;
  readonly tokenDipakai: boolean;
  readonly diperiksaPada: Date | null;
  readonly peralihanSampai: Date | null;
  readonly berlakuSampai: Date;
  readonly ditutupPada: Date | null;
  readonly sebabDitutup: SebabDitutup | null;
}

/**
 * By its newest token or an older one; locked, so that two who come with its tokens are seen one after the other. Found first and
 * locked then: whoever waits for the lock while its tokens change finds it none the less.
 */
async function findByToken(ctx: Ctx, hash: Buffer): Promise<Ditemukan | undefined> {
  const found = ctx.db
    .selectFrom("kiosAbsensi")
    .select("id")
    .where((where) =>
      where.or([
        where("tokenHash", "=", hash),
        where("id", "in", where.selectFrom("tokenKios").select("kiosId").where("tokenKios.tokenHash", "=", hash)),
      ]),
    );
  const kios = await found.executeTakeFirst();
  if (!kios) return undefined;
  return ctx.db
    .selectFrom("kiosAbsensi")
    .select(["id", "nama", "jenis", "tokenHash", "tokenSejak", "tokenDipakai", "diperiksaPada"])
    .select(["peralihanSampai", "berlakuSampai", "ditutupPada", "sebabDitutup"])
    .where("id", "=", kios.id)
    .forUpdate()
    .executeTakeFirst();
}

function closedState({ now }: ReadCtx, { ditutupPada, sebabDitutup, berlakuSampai }: Ditemukan): PerangkatClosed | null {
  if (ditutupPada) return sebabDitutup ?? "ditutup";
  return berlakuSampai <= now ? "berakhir" : null;
}

/**
 * The newest token, or the one right before while the newest may not have been written by the browser. Whichever comes first after
 * that is the device's; the other is a copy's from then on, as is any older one.
 */
async function validToken(ctx: Ctx, kios: Ditemukan, hash: Buffer): Promise<boolean> {
  const tertulis = Math.abs(ctx.now.getTime() - kios.tokenSejak.getTime()) > writtenMs;
  if (kios.tokenHash.equals(hash)) {
    if (tertulis && !kios.tokenDipakai)
      await ctx.db.updateTable("kiosAbsensi").set({ tokenDipakai: true }).where("id", "=", kios.id).execute();
    return true;
  }
  const tadi = ctx.db.selectFrom("tokenKios").select("terakhir").where("tokenHash", "=", hash);
  if (kios.tokenDipakai || !(await tadi.executeTakeFirst())?.terakhir) return false;
  if (tertulis) await returnToPrevious(ctx, kios, hash);
  return true;
}

/** The device does not have the newest token: the one before is the newest again, and whoever comes with the lost one has a copy. */
async function returnToPrevious(ctx: Ctx, { id: kiosId, tokenHash: hilang }: Ditemukan, hash: Buffer): Promise<void> {
  await ctx.db.deleteFrom("tokenKios").where("tokenHash", "=", hash).execute();
  await ctx.db.insertInto("tokenKios").values({ tokenHash: hilang, kiosId, terakhir: false }).execute();
  await ctx.db.updateTable("kiosAbsensi").set({ tokenHash: hash, tokenDipakai: true }).where("id", "=", kiosId).execute();
}
