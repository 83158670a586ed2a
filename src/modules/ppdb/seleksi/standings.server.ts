import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { dayOf } from "#kit/dates.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { type FixedPath, readFixed } from "./announced-list.server.ts";

/** One of a decision, as its row stands today. */
export interface Person {
  readonly id: string;
  readonly keadaan: Keadaan;
  readonly email: string | null;
}

/** Everybody of a decision by pseudonym; who was deleted meanwhile is not there. @param held locked until the end, one after the other */
export async function readPeople(ctx: ReadCtx, keputusanId: string, held = false): Promise<ReadonlyMap<string, Person>> {
  const query = ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select(["samaran", "pendaftaran.id", "keadaan", "email"])
    .where("keputusanId", "=", keputusanId)
    .where(notDeleted("pendaftaran"))
    .orderBy("pendaftaran.id");
  const rows = await (held ? query.forUpdate("pendaftaran") : query).execute();
  return new Map(rows.map(({ samaran, ...row }) => [samaran, row]));
}

/** On which day each of these was accepted last. */
export async function acceptedOn(ctx: ReadCtx, keputusanId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db
    .selectFrom("langkahPendaftaran")
    .innerJoin("keputusanPelamar", "keputusanPelamar.pendaftaranId", "langkahPendaftaran.pendaftaranId")
    .select(["langkahPendaftaran.pendaftaranId as id", "pada"])
    .where("keputusanId", "=", keputusanId)
    .where("ke", "=", "diterima")
    .orderBy("langkahPendaftaran.id")
    .execute();
  return new Map(rows.map(({ id, pada }) => [id, dayOf(pada)]));
}

/** The announced order of each path with what became of everybody. */
export async function standingsOf(ctx: ReadCtx, keputusanId: string, people: ReadonlyMap<string, Person>) {
  return (await readFixed(ctx, keputusanId)).map((path: FixedPath) => ({
    path,
    urutan: path.hasil.urutan.flatMap(({ id: samaran, program, peringkat }) => {
      const person = people.get(samaran);
      return person && peringkat !== null ? [{ ...person, program }] : [];
    }),
  }));
}

/** The rules of a wave that say until when places are taken and given on. */
export const readTakeRules = (ctx: ReadCtx | Ctx, gelombangId: string) =>
  ctx.db
    .selectFrom("gelombangPpdb")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["periodePpdb.id as periodeId", "ambilSampai", "ambilHari", "daftarUlangSelesai"])
    .where("gelombangPpdb.id", "=", gelombangId)
    .executeTakeFirstOrThrow();
