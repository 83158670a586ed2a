import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { bothServe } from "./find-program.server.ts";
import type { KeadaanKunci, KunciRow } from "./kunci.ts";

export const kunciAtOnce = 25;

/** Those that hold first, then the newest. @throws Refusal 404 without the right to read */
export async function listKunci(ctx: ReadCtx, page = 1): Promise<{ rows: KunciRow[]; total: number }> {
  demand(ctx, "kunciProgram:read");
  const { total } = await ctx.db
    .selectFrom("kunciProgram")
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await ctx.db
    .selectFrom("kunciProgram as kunci")
    .innerJoin("akun as pemilik", "pemilik.id", "kunci.pemilikId")
    .innerJoin("akun as pembuat", "pembuat.id", "kunci.pembuatId")
    .select(["kunci.id", "kunci.nama", "kunci.tujuan", "kunci.akhiran", "kunci.register", "kunci.verba", "kunci.kelas", "kunci.jaringan"])
    .select(["kunci.berlakuSampai", "kunci.dipakaiPada", "kunci.dipakaiDari", "kunci.createdAt"])
    .select(["pemilik.nama as pemilik", "pembuat.nama as pembuat", stateAt(ctx.now).as("keadaan")])
    .orderBy(sql`${stateAt(ctx.now)} = 'berlaku'`, "desc")
    .orderBy("kunci.createdAt", "desc")
    .orderBy("kunci.id")
    .limit(kunciAtOnce)
    .offset((page - 1) * kunciAtOnce)
    .execute();
  return { rows, total: Number(total) };
}

const stateAt = (now: Date) => sql<KeadaanKunci>`case when kunci.dicabut_pada is not null then 'dicabut'
  when kunci.berlaku_sampai <= ${now}::timestamptz then 'kedaluwarsa' when ${bothServe} then 'berlaku' else 'terhenti' end`;

export interface Pemilik {
  readonly id: string;
  readonly nama: string;
}

/** Who may answer for a program: whoever may come in. */
export async function pemilikChoices(ctx: Ctx): Promise<Pemilik[]> {
  demand(ctx, "kunciProgram:create");
  const akun = ctx.db.selectFrom("akun").select(["id", "nama"]).where("aktif", "=", true).where(notDeleted());
  return akun.orderBy("nama").orderBy("id").limit(500).execute();
}
