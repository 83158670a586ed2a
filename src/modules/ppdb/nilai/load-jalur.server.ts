import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { type JenisJalur, jalurLabel } from "../jalur/jenis-jalur.ts";
import { ruleRows } from "../jalur/rule-rows.server.ts";

import { isKomponen } from "./komponen.ts";
import { measuresOf } from "./measures.ts";
import type { Measure } from "./settle.ts";

/** A path as examiners know it. */
export interface JalurNilai {
  readonly id: string;
  readonly jenis: JenisJalur;
  readonly nama: string;
  readonly gelombangId: string;
  readonly gelombang: string;
  readonly measures: readonly Measure[];
}

/** The paths of a period whose rules weigh anything. */
export async function jalurNilai(ctx: ReadCtx, periodeId: string): Promise<readonly JalurNilai[]> {
  return (await ruleRows(ctx, periodeId)).map((row) => ({
    ...{ id: row.id, jenis: row.jenis, nama: jalurLabel(row.jenis), gelombangId: row.gelombangId, gelombang: row.gelombang },
    measures: measuresOf(row),
  }));
}

export interface Lembar {
  readonly jalur: JalurNilai;
  readonly measure: Measure;
}

/** One path's part. @throws Refusal 404 for what no rule weighs */
export async function readLembarNilai(
  ctx: ReadCtx,
  { jalur: id, komponen }: { readonly jalur: string; readonly komponen: string },
): Promise<Lembar> {
  demand(ctx, "nilaiPpdb:read");
  if (!isUuid(id) || !isKomponen(komponen)) throw refuse.notFound();
  const found = await ctx.db
    .selectFrom("jalurPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "jalurPpdb.gelombangId")
    .select("periodeId")
    .where("jalurPpdb.id", "=", id)
    .where(notDeleted("jalurPpdb"))
    .where(notDeleted("gelombangPpdb"))
    .executeTakeFirst();
  const jalur = found && (await jalurNilai(ctx, found.periodeId)).find((one) => one.id === id);
  const measure = jalur?.measures.find((one) => one.komponen === komponen);
  if (!jalur || !measure) throw refuse.notFound();
  return { jalur, measure };
}
