import { history, type Past } from "#kit/audit/history.server.ts";
import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { faktorMilik, type PunyaFaktor } from "../faktor/punya.server.ts";
import { isPeran } from "../peran.ts";
import { daftarSesi, type SesiTampil } from "../sesi/daftar-sesi.server.ts";
import { tautanDisetujui } from "../undangan/undang.server.ts";
import { usulanTentang } from "../usulan/baca-usulan.server.ts";
import { berkuasa } from "../usulan/berkuasa.server.ts";
import { type BarisAkun, keadaanDari } from "./akun.ts";
import { terakhirMasuk } from "./daftar-akun.server.ts";
import { daftarKelas, type Kelas } from "./kelas-wali.server.ts";

export interface RincianAkun {
  readonly akun: Omit<BarisAkun, "kelas"> & { readonly email: string | null; readonly versi: number; readonly kelasId: string | null };
  /** An invitation that nobody has used yet holds until then. */
  readonly undanganSampai: Date | null;
  readonly kelas: readonly Kelas[];
  readonly faktor: PunyaFaktor;
  readonly sesi: readonly SesiTampil[];
  readonly riwayat: readonly Pick<Past, "id" | "at" | "actorName" | "action">[];
  readonly boleh: { readonly ubah: boolean; readonly akhiri: boolean };
  /** The account is the asking person's own. */
  readonly sendiri: boolean;
  /** Decides or signs: what weighs about this account is proposed. */
  readonly berkuasa: boolean;
  /** What is proposed about it and waits. */
  readonly usulan: readonly string[];
  /** Others have agreed to a link for a new password, and nobody has made it yet. */
  readonly tautanDisetujui: boolean;
}

/** @throws Refusal 404 */
export async function rincianAkun(ctx: Ctx, id: string): Promise<RincianAkun> {
  demand(ctx, "akun:read");
  const found = isUuid(id) ? await satu(ctx, id) : undefined;
  if (!found) throw refuse.notFound("Akun ini tidak ditemukan.");
  const { aktif, passwordHash, peran: held, ...akun } = found;
  const peran = held.filter(isPeran);
  const kelas = await daftarKelas(ctx);
  const riwayat = await history(ctx, "akun", { id, limit: 20 });
  return {
    akun: { ...akun, peran, keadaan: keadaanDari({ aktif, passwordHash }), kelasId: kelas.find(({ waliId }) => waliId === id)?.id ?? null },
    undanganSampai: await undanganTerbuka(ctx, id),
    kelas,
    faktor: await faktorMilik(ctx, id),
    sesi: aktif ? await daftarSesi(ctx, { id, peran }) : [],
    riwayat: riwayat.map(({ id, at, actorName, action }) => ({ id, at, actorName, action })),
    boleh: { ubah: may(ctx, "akun:update") !== "no", akhiri: may(ctx, "akun:manage") !== "no" },
    sendiri: id === ctx.actor.id,
    berkuasa: await berkuasa(ctx, id),
    usulan: await usulanTentang(ctx, id),
    tautanDisetujui: await tautanDisetujui(ctx, id),
  };
}

const satu = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom("akun")
    .select(["id", "nip", "nama", "email", "peran", "aktif", "passwordHash", "versi", terakhirMasuk.as("terakhir")])
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();

async function undanganTerbuka(ctx: Ctx, akunId: string): Promise<Date | null> {
  const open = ctx.db.selectFrom("undangan").select("expiresAt").where("akunId", "=", akunId).where("usedAt", "is", null);
  return (await open.where("expiresAt", ">", ctx.now).limit(1).executeTakeFirst())?.expiresAt ?? null;
}
