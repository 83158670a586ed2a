import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Asked } from "../asked.ts";
import { choosePeriode, listPeriode, narrowed } from "../narrow-meja.server.ts";
import { type Chosen, readFacts } from "./read-facts.server.ts";
import { isTindakan, judge, mostAtOnce, type Tindakan, tindakanOf } from "./tindakan.ts";

export interface Told {
  readonly id: string;
  readonly versi: number;
  readonly nomor: string;
  readonly nama: string;
}

/** Who changes and who does not, before anybody agrees. */
export interface Pratinjau {
  readonly tindakan: Tindakan;
  readonly hasil: string;
  readonly berubah: readonly Told[];
  readonly tetap: readonly (Told & { readonly sebab: string })[];
  /** More match than are done at once. */
  readonly sisa: number;
}

/** Either these, or all that the list shows. */
export type Sought = { readonly ids: readonly string[] } | { readonly asked: Asked };

interface What {
  readonly tindakan: string;
  readonly verifikatorId: string;
}

/** @throws Refusal 403, 422 */
export async function previewMassal(ctx: ReadCtx, sought: Sought, { tindakan, verifikatorId }: What): Promise<Pratinjau> {
  demandTindakan(ctx, tindakan);
  const { ids, total } = await findChosen(ctx, sought);
  if (ids.length === 0) throw refuse.invalid("Pilih dahulu pendaftarannya.");
  const rows = (await readFacts(ctx, ids)).map((row) => ({ ...told(row), sebab: judge(tindakan, row, verifikatorId) }));
  return {
    ...{ tindakan, hasil: tindakanOf(tindakan).hasil, sisa: total - ids.length },
    berubah: rows.flatMap(({ sebab, ...row }) => (sebab === null ? [row] : [])),
    tetap: rows.flatMap(({ sebab, ...row }) => (sebab === null ? [] : [{ ...row, sebab }])),
  };
}

/** @throws Refusal 400, 403 */
export function demandTindakan(ctx: ReadCtx, tindakan: string): asserts tindakan is Tindakan {
  demand(ctx, "pendaftaran:update");
  if (!isTindakan(tindakan)) throw refuse.malformed("Tindakan ini tidak dikenal.");
  if (tindakan === "luluskan") demand(ctx, "pendaftaran:manage");
}

async function findChosen(ctx: ReadCtx, sought: Sought): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  if ("ids" in sought) {
    const ids = [...new Set(sought.ids.filter(isUuid))];
    return { ids: ids.slice(0, mostAtOnce), total: ids.length };
  }
  const periode = choosePeriode(ctx, await listPeriode(ctx), sought.asked);
  if (!periode) return { ids: [], total: 0 };
  const all = narrowed(ctx, sought.asked, periode);
  const { total } = await all.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await all.select("pendaftaran.id").orderBy("nomor").limit(mostAtOnce).execute();
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

const told = ({ id, versi, nomor, nama }: Chosen): Told => ({ id, versi, nomor, nama });
