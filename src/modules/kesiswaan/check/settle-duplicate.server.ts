import { record } from "#kit/audit/audit.server.ts";
import { fieldValues, recordChange } from "#kit/audit/record-change.server.ts";
import { isFieldShown } from "#kit/conditional-fields.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Field, Value } from "#kit/register/fields.ts";
import { locked, remove, save } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { siswa } from "../siswa/siswa.ts";
import { moveRecords } from "./move-records.server.ts";

export interface Keduanya {
  readonly simpanId: string;
  readonly simpanVersi: number;
  readonly buangId: string;
  readonly buangVersi: number;
}

/** Two records are two pupils: they are not shown as one again. */
export async function notDuplicate(ctx: Ctx, { simpanId, buangId }: Pick<Keduanya, "simpanId" | "buangId">): Promise<string> {
  demand(ctx, "siswa:update");
  if (simpanId === buangId) throw refuse.notFound();
  await demandBoth(ctx, [simpanId, buangId]);
  const satu = await locked(ctx, siswa, { id: simpanId, action: "update" });
  const lain = await locked(ctx, siswa, { id: buangId, action: "update" });
  const [satuId = "", lainId = ""] = [satu.id, lain.id].sort();
  await ctx.db
    .insertInto("siswaBukanGanda")
    .values({ satuId, lainId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record(ctx, { action: "update", subject: siswa.name, subjectId: satuId, after: { bukanGandaDengan: lainId } });
  return `${satu.nama} dan ${lain.nama} ditandai sebagai dua orang.`;
}

/** One record stays and takes from the other what it lacks and all that hangs on it; the other goes to the bin. @throws Refusal 409 when either changed since it was seen */
export async function merge(ctx: Ctx, { simpanId, simpanVersi, buangId, buangVersi }: Keduanya): Promise<string> {
  demand(ctx, "siswa:delete");
  if (simpanId === buangId) throw refuse.notFound();
  await demandBoth(ctx, [simpanId, buangId]);
  const simpan = await locked(ctx, siswa, { id: simpanId, action: "update" });
  if (simpan.versi !== simpanVersi)
    throw refuse.conflict("Data yang disimpan baru saja diubah orang lain. Muat ulang halaman, lalu bandingkan lagi.");
  const buang = await remove(ctx, siswa, { id: buangId, versi: buangVersi });
  const sebelum = fieldValues(siswa, simpan);
  const tambahan = missing(sebelum, fieldValues(siswa, buang));
  const sesudah = await save(ctx, siswa, simpanId, tambahan);
  const { id: penyatuanId } = await ctx.db
    .insertInto("penyatuanSiswa")
    .values({ simpanId, buangId, olehId: ctx.actor.id, oleh: ctx.actor.name, rincian: json({ diisi: tambahan }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await moveRecords(ctx, { dari: buangId, ke: simpanId, penyatuanId });
  await recordChange(ctx, siswa, [{ action: "update", before: simpan, after: sesudah, note: { digabungDari: buangId } }]);
  return `Data ${simpan.nama} disatukan. Bila keliru, pisahkan lagi di tab Sudah diputuskan.`;
}

/** Somebody else may have settled the pair meanwhile. @throws Refusal 409 when one of the two is in the bin, or nobody's */
export async function demandBoth(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const both = ids.filter(isUuid);
  const found =
    both.length === 0 ? [] : await ctx.db.selectFrom("siswa").select("id").where("id", "in", both).where(notDeleted()).execute();
  if (found.length < ids.length)
    throw refuse.conflict("Salah satu dari kedua data ini sudah tidak ada di daftar siswa: disatukan atau dibuang. Muat ulang halaman.");
}

/** Where a pupil is now is not a gap to be filled. */
const fixed = ["status", "kelasId", "dicocokkan"];

/** What the one lacks and the other has, except what no form would take beside the rest: of a father who died no NIK. */
function missing(simpan: Values, buang: Values): Values {
  const tambahan: Values = {};
  for (const [nama, isi] of Object.entries(buang)) {
    if (fixed.includes(nama) || empty(isi) || !empty(simpan[nama])) continue;
    if (contribute({ ...simpan, ...tambahan, [nama]: isi }) <= contribute({ ...simpan, ...tambahan })) tambahan[nama] = isi;
  }
  return tambahan;
}

const empty = (isi: Value | undefined) => isi === undefined || isi === null || isi === "";

/** How many answers stand there that nobody asked for. */
const contribute = (values: Values): number =>
  Object.entries<Field>(siswa.fields).filter(([nama, field]) => values[nama] && !isFieldShown(field, (lain) => values[lain])).length;
