import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { initials } from "#modules/akun/index.ts";
import { ownPegawai } from "#modules/kepegawaian/index.server.ts";
import { consentVersion } from "./consent.ts";
import { agreed, subjectsOf, type Tampilan } from "./read-direktori.server.ts";

interface Own extends Omit<Tampilan, "foto"> {
  /** Whether the own account has a picture that could be shown. */
  readonly berfoto: boolean;
  /** What was agreed to; null: nothing. */
  readonly setuju: { readonly pada: Date; readonly denganFoto: boolean } | null;
}

export interface Halaman {
  /** Null for those who have no staff record, or serve no more. */
  readonly sendiri: Own | null;
  /** Whoever stands on the page, for those who may take somebody off it. */
  readonly semua: readonly { readonly id: string; readonly nama: string; readonly pada: Date; readonly denganFoto: boolean }[] | null;
}

/** What the person has agreed to, how it would look, and for the office who stands there. */
export async function loadTampil(ctx: ReadCtx): Promise<Halaman> {
  demand(ctx, "tampilPublik:read");
  const orang = await ownPegawai(ctx);
  const semua = may(ctx, "tampilPublik:manage") === "yes" ? await listAgreed(ctx) : null;
  if (!orang) return { sendiri: null, semua };
  const row = await ctx.db
    .selectFrom("pegawai")
    .leftJoin("akun", "akun.id", "pegawai.akunId")
    .leftJoin("tampilPublik", "tampilPublik.pegawaiId", "pegawai.id")
    .where("pegawai.id", "=", orang.id)
    .where("pegawai.aktif", "=", true)
    .select(["pegawai.id", "pegawai.nama", "pegawai.jenis", "pegawai.jabatan", "pegawai.tugasTambahan", "akun.foto"])
    .select(["disetujuiPada", "denganFoto"])
    .executeTakeFirst();
  if (!row) return { sendiri: null, semua };
  const { foto, disetujuiPada, denganFoto, ...tampak } = row;
  const setuju = disetujuiPada ? { pada: disetujuiPada, denganFoto: denganFoto === true } : null;
  const mapel = (await subjectsOf(ctx, [row.id])).get(row.id) ?? [];
  return { sendiri: { ...tampak, inisial: initials(row.nama), mapel, berfoto: foto !== null, setuju }, semua };
}

const listAgreed = (ctx: ReadCtx) =>
  agreed(ctx).select(["pegawai.id", "pegawai.nama", "disetujuiPada as pada", "denganFoto"]).orderBy("pegawai.nama").execute();

/** The person agrees, for the own record alone. @throws Refusal 403, 404 without a record of somebody who serves */
export async function agree(ctx: Ctx, denganFoto: boolean): Promise<void> {
  demand(ctx, "tampilPublik:create");
  const { sendiri } = await loadTampil(ctx);
  if (!sendiri || ctx.actor.id === null)
    throw refuse.notFound("Data kepegawaian Anda belum ada, atau Anda tidak bertugas lagi. Hubungi tata usaha.");
  const isi = { denganFoto, persetujuan: consentVersion, disetujuiPada: ctx.now, disetujuiOleh: ctx.actor.id };
  await ctx.db
    .insertInto("tampilPublik")
    .values({ pegawaiId: sendiri.id, ...isi })
    .onConflict((at) => at.column("pegawaiId").doUpdateSet(isi))
    .execute();
  ctx.touch("tampilPublik");
  const after = { denganFoto, persetujuan: consentVersion };
  await record(ctx, { action: sendiri.setuju ? "update" : "create", subject: "tampilPublik", subjectId: sendiri.id, after });
}

/**
 * Takes somebody off the page: oneself, or for the office whoever asks for it.
 * @throws Refusal 403, 404
 */
export async function withdraw(ctx: Ctx, pegawaiId: string | null): Promise<void> {
  demand(ctx, "tampilPublik:delete");
  const own = (await ownPegawai(ctx))?.id;
  const id = pegawaiId ?? own;
  if (!id || !isUuid(id)) throw refuse.notFound();
  if (id !== own) demand(ctx, "tampilPublik:manage");
  const gone = await ctx.db.deleteFrom("tampilPublik").where("pegawaiId", "=", id).returning("pegawaiId").executeTakeFirst();
  // Pressed twice, or by two people: it is gone all the same.
  if (!gone) return;
  ctx.touch("tampilPublik");
  await record(ctx, { action: "delete", subject: "tampilPublik", subjectId: id });
}
