import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { inNetwork } from "./jaringan.server.ts";
import { jenisLabels, luarJaringan } from "./labels.ts";
import { closeDuplicate } from "./list-perangkat.server.ts";
import { notifyPengawas } from "./notify-pengawas.server.ts";
import type { JenisPerangkat } from "./tables.ts";

/** What a device carries, and from where it comes. */
export interface Pembawa {
  readonly token: string | null;
  /** Its network address. */
  readonly alamat: string;
}

/** siap: it records. menunggu: for the second person. luar: it is not in the school's network. ganda: closed, its token was copied. */
export type PerangkatState = "siap" | "menunggu" | "luar" | "ganda";

export interface Dikenal {
  readonly id: string;
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  readonly keadaan: PerangkatState;
  /** It records although nobody has checked it: one of earlier days. */
  readonly belumDiperiksa: boolean;
}

/** The device that carries this token, while it is open. What is found out about it has to be kept: refuse after the transaction. */
export async function recognizePerangkat(ctx: Ctx, { token, alamat }: Pembawa): Promise<Dikenal | undefined> {
  const kios = token ? await open(ctx, tokenHash(token)) : undefined;
  if (!kios || !token) return undefined;
  const { id, nama, jenis } = kios;
  const belumDiperiksa = kios.diperiksaPada === null;
  if (!(await validToken(ctx, kios, tokenHash(token)))) {
    await closeDuplicate(ctx, id);
    return { id, nama, jenis, belumDiperiksa, keadaan: "ganda" };
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
  if (!dikenal || dikenal.jenis !== jenis)
    throw refuse.conflict(`${jenisLabels[jenis]} ini sudah ditutup. Mintalah Tata Usaha membukanya lagi di perangkat ini.`);
  if (dikenal.keadaan === "ganda") throw refuse.conflict(duplicate);
  if (dikenal.keadaan === "luar") throw refuse.forbidden(luarJaringan);
  if (dikenal.keadaan === "menunggu") throw refuse.conflict("Perangkat ini menunggu diperiksa orang kedua, jadi belum mencatat.");
  return dikenal;
}

const duplicate = "Perangkat ini ditutup karena dipakai dari dua tempat. Mintalah Tata Usaha memeriksanya dan membukanya lagi.";

/** How long one token is the newest, and how long an answer that brought one may be on its way. */
const replaceMs = 10 * 60_000;
const jalanMs = 60_000;

/** A newer token for a device that records, so that a copy does not stay good unseen. @returns it, or null while the present one will do */
export async function replaceToken(ctx: Ctx, token: string): Promise<string | null> {
  const dibawa = tokenHash(token);
  const kios = await open(ctx, dibawa);
  if (!kios) return null;
  const umur = ctx.now.getTime() - kios.tokenSejak.getTime();
  const kini = kios.tokenHash.equals(dibawa);
  // The answer with the newest one never arrived: nobody has shown it.
  const hilang = !kini && !kios.tokenDipakai && umur > jalanMs;
  if (!hilang && !(kini && umur >= replaceMs)) return null;
  const baru = newToken();
  if (kini)
    await ctx.db.updateTable("tokenKios").set({ terakhir: false }).where("kiosId", "=", kios.id).where("terakhir", "=", true).execute();
  await ctx.db.insertInto("tokenKios").values({ tokenHash: kios.tokenHash, kiosId: kios.id, terakhir: kini }).execute();
  const berganti = ctx.db.updateTable("kiosAbsensi").set({ tokenHash: tokenHash(baru), tokenSejak: ctx.now, tokenDipakai: false });
  await berganti.where("id", "=", kios.id).execute();
  return baru;
}

interface Terbuka {
  readonly id: string;
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  readonly tokenHash: Buffer;
  readonly tokenSejak: Date;
  readonly tokenDipakai: boolean;
  readonly diperiksaPada: Date | null;
  readonly peralihanSampai: Date | null;
}

/** By its newest token or an older one; locked, so that two who come with one token are seen one after the other. */
const open = (ctx: Ctx, hash: Buffer): Promise<Terbuka | undefined> =>
  ctx.db
    .selectFrom("kiosAbsensi")
    .select(["id", "nama", "jenis", "tokenHash", "tokenSejak", "tokenDipakai", "diperiksaPada", "peralihanSampai"])
    .where((where) =>
      where.or([
        where("tokenHash", "=", hash),
        where("id", "in", where.selectFrom("tokenKios").select("kiosId").where("tokenKios.tokenHash", "=", hash)),
      ]),
    )
    .where("ditutupPada", "is", null)
    .where("berlakuSampai", ">", ctx.now)
    .forUpdate()
    .executeTakeFirst();

/** The newest token, or the one right before while the newest may still be on its way. Any other is a copy's. */
async function validToken(ctx: Ctx, kios: Terbuka, hash: Buffer): Promise<boolean> {
  if (kios.tokenHash.equals(hash)) {
    if (!kios.tokenDipakai) await ctx.db.updateTable("kiosAbsensi").set({ tokenDipakai: true }).where("id", "=", kios.id).execute();
    return true;
  }
  const tadi = ctx.db.selectFrom("tokenKios").select("terakhir").where("tokenHash", "=", hash);
  if (!(await tadi.executeTakeFirstOrThrow()).terakhir) return false;
  return !kios.tokenDipakai || ctx.now.getTime() - kios.tokenSejak.getTime() <= jalanMs;
}
