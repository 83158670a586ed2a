import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { shownPeriode } from "../periode.server.ts";
import { sebabLabel } from "./koreksi.ts";

/** A selection that was announced, as everybody may know it. */
export interface Diumumkan {
  readonly id: string;
  readonly gelombang: string;
  readonly sidik: string;
  readonly diumumkanPada: Date;
  /** What was corrected afterwards, by pseudonym; the list itself stays. */
  readonly koreksi: readonly Koreksi[];
}

export interface Koreksi {
  readonly samaran: string;
  readonly dari: string;
  readonly ke: string;
  readonly sebab: string;
  readonly pada: Date;
}

const announced = (ctx: ReadCtx) =>
  ctx.db.selectFrom("keputusanPpdb").innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId").where("diumumkanPada", "is not", null);

export type HasilPublik = Pick<Diumumkan, "id" | "gelombang" | "diumumkanPada">;

/** What was announced of the period that visitors read about, the newest first. */
export async function readHasilPublik(ctx: ReadCtx): Promise<readonly HasilPublik[]> {
  const periode = await shownPeriode(ctx);
  if (!periode) return [];
  const rows = await announced(ctx)
    .select(["keputusanPpdb.id", "nama as gelombang", "diumumkanPada"])
    .where("periodeId", "=", periode.id)
    .orderBy("diumumkanPada", "desc")
    .execute();
  return rows.flatMap(({ diumumkanPada, ...row }) => (diumumkanPada ? [{ ...row, diumumkanPada }] : []));
}

/** The newest first. */
export async function readDiumumkan(ctx: ReadCtx): Promise<readonly Diumumkan[]> {
  const rows = await announced(ctx)
    .select(["keputusanPpdb.id", "nama as gelombang", "sidik", "diumumkanPada"])
    .orderBy("diumumkanPada", "desc")
    .limit(20)
    .execute();
  const koreksi = await readKoreksi(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ diumumkanPada, ...row }) =>
    diumumkanPada ? [{ ...row, diumumkanPada, koreksi: koreksi.get(row.id) ?? [] }] : [],
  );
}

/** The first one first. */
async function readKoreksi(ctx: ReadCtx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Koreksi[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("koreksiKeputusan")
    .select(["keputusanId", "samaran", "dari", "ke", "sebab", "ditetapkanPada"])
    .where("keputusanId", "in", ids)
    .where("ditetapkanPada", "is not", null)
    .orderBy("ditetapkanPada")
    .execute();
  const told = rows.flatMap(({ ditetapkanPada: pada, sebab, ...row }) => (pada ? [{ ...row, sebab: sebabLabel(sebab), pada }] : []));
  return Map.groupBy(told, ({ keputusanId }) => keputusanId);
}

/** The bundle of one, byte for byte. @throws Refusal 404 before it is announced */
export async function readPaket(ctx: ReadCtx, id: string): Promise<{ readonly paket: string; readonly nama: string }> {
  if (!isUuid(id)) throw refuse.notFound();
  const found = await announced(ctx).select(["paket", "nama"]).where("keputusanPpdb.id", "=", id).executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
}
