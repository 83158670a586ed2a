import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { type Ctx, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { dayOf } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { actedAs } from "#modules/kepegawaian/index.server.ts";
import { type Cabang, type Tanggapan, visibleBy } from "./tree.ts";

/** Every branch of a letter, in the order in which they were given. */
export async function suratTree(ctx: ReadCtx, suratId: string): Promise<readonly Cabang[]> {
  const rows = await ctx.db
    .selectFrom("cabangDisposisi as cabang")
    .innerJoin("disposisi", "disposisi.id", "cabang.disposisiId")
    .innerJoin("akun as kepada", "kepada.id", "cabang.kepadaId")
    .innerJoin("akun as dari", "dari.id", "disposisi.dariId")
    .leftJoin("pegawai as penerima", (join) => join.onRef("penerima.akunId", "=", "kepada.id").on(notDeleted("penerima")))
    .leftJoin("pegawai as pemberi", (join) => join.onRef("pemberi.akunId", "=", "dari.id").on(notDeleted("pemberi")))
    .select(["cabang.id", "cabang.versi", "cabang.status", "cabang.createdAt", "cabang.dibacaPada", "cabang.selesaiPada"])
    .select(["disposisi.id as disposisiId", "disposisi.cabangId as indukId", "sifat", "instruksi", "catatan", "batas"])
    .select(["kepada.id as kepadaId", "kepada.nama as kepadaNama", "penerima.jabatan as kepadaJabatan"])
    .select(["dari.id as dariId", "dari.nama as dariNama", "pemberi.jabatan as dariJabatan"])
    .where("disposisi.suratMasukId", "=", suratId)
    .orderBy("cabang.createdAt")
    .orderBy("kepada.nama")
    .execute();
  const deed = (akunId: string, { createdAt }: { readonly createdAt: Date }) => ({ akunId, day: dayOf(createdAt) });
  const positionOf = await actedAs(
    ctx,
    rows.flatMap((row) => [deed(row.dariId, row), deed(row.kepadaId, row)]),
  );
  return rows.map(({ kepadaId, kepadaNama, kepadaJabatan, dariId, dariNama, dariJabatan, ...cabang }) => ({
    ...cabang,
    kepada: { id: kepadaId, nama: kepadaNama, jabatan: positionOf(deed(kepadaId, cabang)) || kepadaJabatan },
    dari: { id: dariId, nama: dariNama, jabatan: positionOf(deed(dariId, cabang)) || dariJabatan },
  }));
}

/** What was said on these branches, the oldest first. */
export async function tanggapanFrom(ctx: ReadCtx, cabang: readonly Cabang[]): Promise<readonly Tanggapan[]> {
  if (cabang.length === 0) return [];
  const ids = cabang.map(({ id }) => id);
  const rows = await ctx.db
    .selectFrom("tanggapanDisposisi as tanggapan")
    .innerJoin("akun", "akun.id", "tanggapan.akunId")
    .select(["tanggapan.id", "cabangId", "akun.nama as oleh", "jenis", "isi", "berkasId", "tanggapan.createdAt"])
    .where("cabangId", "in", ids)
    .orderBy("tanggapan.createdAt")
    .execute();
  const berkas = await attachmentsOf(
    ctx,
    rows.flatMap(({ berkasId }) => berkasId ?? []),
  );
  return rows.map(({ berkasId, ...row }) => ({ ...row, berkas: berkas.get(berkasId ?? "")?.nama ?? null }));
}

export interface VisibleCabang {
  readonly cabang: Cabang;
  readonly suratId: string;
  /** Every branch of the letter, also those that this person does not see. */
  readonly pohon: readonly Cabang[];
  readonly terlihat: readonly Cabang[];
}

/** A branch for whoever may see it, with the letter held until the end when `kunci`. @throws Refusal 404 */
export async function takeCabang(ctx: Ctx, id: string, kunci = false): Promise<VisibleCabang> {
  const jangkau = may(ctx, "disposisi:read");
  if (!isUuid(id) || jangkau === "no") throw refuse.notFound();
  const found = await ctx.db
    .selectFrom("cabangDisposisi as cabang")
    .innerJoin("disposisi", "disposisi.id", "cabang.disposisiId")
    .select("suratMasukId")
    .where("cabang.id", "=", id)
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  await suratHidup(ctx, found.suratMasukId, kunci);
  const pohon = await suratTree(ctx, found.suratMasukId);
  const terlihat = jangkau === "yes" ? pohon : visibleBy(pohon, ctx.actor.id);
  const cabang = terlihat.find((satu) => satu.id === id);
  if (!cabang) throw refuse.notFound();
  return { cabang, suratId: found.suratMasukId, pohon, terlihat };
}

/** The letter is in its book still. What is done on a letter waits for what is being done on it. @throws Refusal 404 */
export async function suratHidup(ctx: Ctx, id: string, kunci = false): Promise<void> {
  if (!isUuid(id)) throw refuse.notFound();
  const query = ctx.db.selectFrom("suratMasuk").select("id").where("id", "=", id).where(notDeleted());
  if (!(await (kunci ? query.forUpdate() : query).executeTakeFirst())) throw refuse.notFound();
}
