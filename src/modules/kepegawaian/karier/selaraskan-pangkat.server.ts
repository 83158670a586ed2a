import { recordAll } from "#kit/audit/audit.server.ts";
import type { Change } from "#kit/audit/changed.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import type { Row } from "#kit/register/register.ts";
import "../tables.ts";
import "../riwayat/tables.ts";

interface Pangkat {
  readonly pangkat: string | null;
  readonly tmtPangkat: Day | null;
}

/** A rank as it stood in the history of a person. */
interface Dulu extends Pangkat {
  readonly pegawaiId: string;
}

interface Berubah {
  readonly pegawaiId: readonly string[];
  readonly dulu: readonly Dulu[];
}

interface Disesuaikan extends Pangkat {
  readonly id: string;
  readonly dulu: Pangkat;
}

/** Ranks in the history and the one in the staff record change in the same transaction, whoever wrote them and by whichever door. */
export async function ikutiPangkat(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const dulu = changes.flatMap(({ before }) => (before ? [sebagaiRiwayat(before)] : []));
  const kini = changes.flatMap(({ after }) => (after ? [sebagaiRiwayat(after)] : []));
  const pegawaiId = [...new Set([...dulu, ...kini].map((satu) => satu.pegawaiId))];
  await selaraskanPangkat(ctx, { pegawaiId, dulu });
}

/**
 * The staff record holds the youngest rank of the history that has begun. What the office wrote into the record itself and is
 * younger stays; what came from the history (`dulu`) and was taken out of it goes.
 */
export async function selaraskanPangkat(ctx: Ctx, berubah?: Berubah): Promise<void> {
  const dulu = berubah?.dulu ?? [];
  const { rows } = await sql<Disesuaikan>`
    with dulu as (
      select * from unnest(${dulu.map((satu) => satu.pegawaiId)}::uuid[], ${dulu.map(({ pangkat }) => pangkat)}::text[],
        ${dulu.map(({ tmtPangkat }) => tmtPangkat)}::date[]) as dulu (pegawai_id, pangkat, tmt)
    ), terakhir as (
      select distinct on (pegawai_id) pegawai_id, pangkat, tmt from kepangkatan
      where jenis = 'pangkat' and tmt <= ${today(ctx.now)} and deleted_at is null
        and ${berubah ? sql`pegawai_id = any(${berubah.pegawaiId}::uuid[])` : sql`true`}
      order by pegawai_id, tmt desc, created_at desc
    ), lama as (
      select pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat, terakhir.pangkat as baru, terakhir.tmt from pegawai
      join terakhir on terakhir.pegawai_id = pegawai.id
      where pegawai.deleted_at is null
        and (pegawai.pangkat, pegawai.tmt_pangkat) is distinct from (terakhir.pangkat, terakhir.tmt)
        and (terakhir.tmt >= coalesce(pegawai.tmt_pangkat, '-infinity')
          or (pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat) in (select * from dulu))
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

const sebagaiRiwayat = ({ pegawaiId, jenis, pangkat, tmt }: Row): Dulu => ({
  pegawaiId: String(pegawaiId),
  pangkat: jenis === "pangkat" ? String(pangkat) : null,
  tmtPangkat: tmt as Day | null,
});
