import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Asked } from "../asked.ts";
import { choosePeriode, listPeriode, narrowed } from "../narrow-meja.server.ts";
import { type Chosen, readFacts } from "./read-facts.server.ts";
import { readKurang } from "./read-kurang.server.ts";
import { isTindakan, judge, mostAtOnce, mostMeant, type Tindakan, tindakanOf } from "./tindakan.ts";

export interface Told {
  readonly id: string;
  readonly versi: number;
  readonly nomor: string;
  readonly nama: string;
}

/** One that changes, and what it has not sent or answered though it has to: asked where somebody is about to say that all is right. */
export type Berubah = Told & { readonly kurang: readonly string[] };

/** Who changes and who does not, before anybody agrees. */
export interface Pratinjau {
  readonly tindakan: Tindakan;
  readonly hasil: string;
  /** As many as are done at once; who lacks something comes last, so that leaving them out holds nobody else up. */
  readonly berubah: readonly Berubah[];
  /** More would change, and do when it is asked for again. */
  readonly sisa: number;
  /** The first of those who do not change. */
  readonly tetap: readonly (Told & { readonly sebab: string })[];
  readonly banyakTetap: number;
}

/** Either these, or all that the list shows. */
export type Sought = { readonly ids: readonly string[] } | { readonly asked: Asked };

interface What {
  readonly tindakan: string;
  readonly verifikatorId: string;
}

/**
 * All that are meant are judged, and the first that change are shown: what was done before does not stand in the way of what is left.
 * @throws Refusal 403, 422
 */
export async function previewMassal(ctx: ReadCtx, sought: Sought, { tindakan, verifikatorId }: What): Promise<Pratinjau> {
  demandTindakan(ctx, tindakan);
  const ids = await findChosen(ctx, sought);
  if (ids.length === 0) throw refuse.invalid("Pilih dahulu pendaftarannya.");
  const rows = (await readFacts(ctx, ids)).map((row) => ({ ...told(row), sebab: judge(tindakan, row, verifikatorId) }));
  const changing = rows.flatMap(({ sebab, ...row }) => (sebab === null ? [row] : []));
  const lacking = tindakan === "verifikasi" ? await readKurang(ctx, ids) : new Map<string, readonly string[]>();
  const berubah = changing
    .map((row): Berubah => ({ ...row, kurang: lacking.get(row.id) ?? [] }))
    .sort((one, other) => Number(one.kurang.length > 0) - Number(other.kurang.length > 0));
  const tetap = rows.flatMap(({ sebab, ...row }) => (sebab === null ? [] : [{ ...row, sebab }]));
  return {
    ...{ tindakan, hasil: tindakanOf(tindakan).hasil, banyakTetap: tetap.length, sisa: Math.max(0, berubah.length - mostAtOnce) },
    berubah: berubah.slice(0, mostAtOnce),
    tetap: tetap.slice(0, mostAtOnce),
  };
}

/** @throws Refusal 400, 403 */
export function demandTindakan(ctx: ReadCtx, tindakan: string): asserts tindakan is Tindakan {
  demand(ctx, "pendaftaran:update");
  if (!isTindakan(tindakan)) throw refuse.malformed("Tindakan ini tidak dikenal.");
  if (tindakan === "luluskan") demand(ctx, "pendaftaran:manage");
}

async function findChosen(ctx: ReadCtx, sought: Sought): Promise<readonly string[]> {
  if ("ids" in sought) return [...new Set(sought.ids.filter(isUuid))].slice(0, mostMeant);
  const periode = choosePeriode(ctx, await listPeriode(ctx), sought.asked);
  if (!periode) return [];
  const rows = await narrowed(ctx, sought.asked, periode).select("pendaftaran.id").orderBy("nomor").limit(mostMeant).execute();
  return rows.map(({ id }) => id);
}

const told = ({ id, versi, nomor, nama }: Chosen): Told => ({ id, versi, nomor, nama });
