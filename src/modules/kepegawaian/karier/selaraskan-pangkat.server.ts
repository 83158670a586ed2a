import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import "../tables.ts";
import "../riwayat/tables.ts";

interface Pangkat {
  readonly pangkat: string | null;
  readonly tmtPangkat: Day | null;
}

interface Berubah extends Pangkat {
  readonly id: string;
  readonly dulu: Pangkat;
}

/** Does something with the ranks of one person; the staff record moves along in the same transaction. */
export async function denganPangkat<T>(ctx: Ctx, pegawaiId: string, work: () => Promise<T>): Promise<T> {
  const dulu = await pangkatTerakhir(ctx, pegawaiId);
  const hasil = await work();
  await selaraskanPangkat(ctx, { pegawaiId, ...(dulu && { dulu }) });
  return hasil;
}

/**
 * The staff record holds the youngest rank of the history that has begun. What the office wrote into the record itself and is
 * younger stays; what came from the history (`dulu`) and was taken out of it goes.
 */
export async function selaraskanPangkat(ctx: Ctx, satu?: { pegawaiId: string; dulu?: Pangkat }): Promise<void> {
  const { pangkat = null, tmtPangkat = null } = satu?.dulu ?? {};
  const { rows } = await sql<Berubah>`
    with terakhir as (
      select distinct on (pegawai_id) pegawai_id, pangkat, tmt from kepangkatan
      where jenis = 'pangkat' and tmt <= ${today(ctx.now)} and deleted_at is null and ${satu ? sql`pegawai_id = ${satu.pegawaiId}` : sql`true`}
      order by pegawai_id, tmt desc, created_at desc
    ), lama as (
      select pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat, terakhir.pangkat as baru, terakhir.tmt from pegawai
      join terakhir on terakhir.pegawai_id = pegawai.id
      where pegawai.deleted_at is null
        and (pegawai.pangkat, pegawai.tmt_pangkat) is distinct from (terakhir.pangkat, terakhir.tmt)
        and (terakhir.tmt >= coalesce(pegawai.tmt_pangkat, '-infinity') or (pegawai.pangkat, pegawai.tmt_pangkat) = (${pangkat}, ${tmtPangkat}::date))
      for update of pegawai
    )
    update pegawai set pangkat = lama.baru, tmt_pangkat = lama.tmt, versi = versi + 1, updated_at = ${ctx.now}
    from lama where lama.id = pegawai.id
    returning pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat as "tmtPangkat",
      json_build_object('pangkat', lama.pangkat, 'tmtPangkat', lama.tmt_pangkat) as dulu`.execute(ctx.db);
  await recordAll(
    ctx,
    rows.map(({ id, dulu, ...after }) => ({ action: "update", subject: "pegawai", subjectId: id, before: dulu, after })),
  );
  if (rows.length > 0) ctx.touch("pegawai");
}

const pangkatTerakhir = (ctx: Ctx, pegawaiId: string): Promise<Pangkat | undefined> =>
  ctx.db
    .selectFrom("kepangkatan")
    .select(["pangkat", "tmt as tmtPangkat"])
    .where("pegawaiId", "=", pegawaiId)
    .where("jenis", "=", "pangkat")
    .where("tmt", "<=", today(ctx.now))
    .where("deletedAt", "is", null)
    .orderBy("tmt", "desc")
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
