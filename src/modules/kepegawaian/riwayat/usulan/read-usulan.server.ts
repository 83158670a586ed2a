import { fieldValues } from "#kit/audit/record-change.server.ts";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { find } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { mineToDecide } from "./authority.server.ts";
import { dataPegawai } from "./data-pegawai.ts";
import { registerRow, registerUsulan, requested } from "./register-of.ts";
import type { StatusUsulan, Usulan } from "./usulan.ts";

const all = (ctx: ReadCtx) => {
  const reach = demand(ctx, "usulanPerubahan:read");
  const found = ctx.db
    .selectFrom("usulanPerubahan as usulan")
    .innerJoin("pegawai", "pegawai.id", "usulan.pegawaiId")
    .where(notDeleted("usulan"));
  return reach === "own" ? found.where("usulan.diajukanOleh", "=", ctx.actor.id) : found;
};

const columns = (found: ReturnType<typeof all>) =>
  found
    .leftJoin("akun", "akun.id", "usulan.diputusOleh")
    .select([
      "usulan.id",
      "usulan.versi",
      "usulan.createdAt",
      "usulan.updatedAt",
      "usulan.pegawaiId",
      "pegawai.nama",
      "usulan.diajukanOleh",
      "usulan.register",
      "usulan.barisId",
      "usulan.tindakan",
      "usulan.status",
      "usulan.alasan",
      "akun.nama as pemutus",
      "usulan.diputusPada",
    ])
    .select([sql<Usulan["sebelum"]>`usulan.sebelum`.as("sebelum"), sql<Usulan["sesudah"]>`usulan.sesudah`.as("sesudah")]);

/** @throws Refusal 404, also for those of others */
export async function readUsulan(ctx: ReadCtx, id: string): Promise<Usulan> {
  const found = isUuid(id) ? await columns(all(ctx)).where("usulan.id", "=", id).executeTakeFirst() : undefined;
  if (!found) throw refuse.notFound("Usulan ini tidak ditemukan.");
  return found;
}

/** What is still open in one register of one person's file, oldest first. */
export function openUsulan(ctx: ReadCtx, { register, pegawaiId }: { register: string; pegawaiId: string }): Promise<Usulan[]> {
  return columns(all(ctx))
    .where("usulan.pegawaiId", "=", pegawaiId)
    .where("usulan.register", "=", register)
    .where("usulan.status", "in", ["menunggu", "dikembalikan"])
    .orderBy("usulan.createdAt")
    .execute();
}

interface Diminta {
  /** "saya": what waits for this person's decision. */
  readonly status: StatusUsulan | "saya";
  readonly page: number;
  readonly size: number;
}

/** What waits longest comes first; what was decided, last decided first. */
export async function listUsulan(ctx: ReadCtx, { status, page, size }: Diminta): Promise<{ rows: Usulan[]; total: number }> {
  const found = status === "saya" ? forMe(ctx) : all(ctx).where("usulan.status", "=", status);
  const { total } = await found.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await columns(found)
    .orderBy("usulan.updatedAt", status === "menunggu" || status === "saya" ? "asc" : "desc")
    .orderBy("usulan.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: Number(total) };
}

const forMe = (ctx: ReadCtx) => all(ctx).where("usulan.status", "=", "menunggu").where(mineToDecide(ctx));

/** How many wait for this person's decision. */
export async function waitingUsulan(ctx: ReadCtx): Promise<number> {
  const { waiting } = await forMe(ctx)
    .select(({ fn }) => fn.countAll().as("waiting"))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** A request that still waits, with the record as it stands now instead of as it stood when it was asked. */
export async function currentState(ctx: ReadCtx, id: string): Promise<{ usulan: Usulan; barisVersi: number }> {
  const usulan = await readUsulan(ctx, id);
  const register = registerUsulan(usulan.register);
  if (!register || usulan.status !== "menunggu" || usulan.barisId === null) return { usulan, barisVersi: 0 };
  const baris = await find(ctx, registerRow(register), usulan.barisId).catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === "notFound") return undefined;
    throw error;
  });
  if (!baris) return { usulan, barisVersi: 0 };
  const sebelum = fieldValues(register, baris);
  const sesudah = register === dataPegawai ? { ...sebelum, ...requested(usulan) } : usulan.sesudah;
  return { usulan: { ...usulan, sebelum, sesudah }, barisVersi: baris.versi };
}
