import { recordAll } from "#kit/audit/audit.server.ts";
import type { Change } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import type { Row } from "#kit/register/register.ts";

interface Pangkat {
  readonly pangkat: string | null;
  readonly tmtPangkat: Day | null;
}

/** A rank as it stood in the history of a person. */
interface Dulu extends Pangkat {
  readonly barisId: string;
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
export async function followPangkat(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const dulu = changes.flatMap(({ before }) => (before ? [toRiwayat(before)] : []));
  const kini = changes.flatMap(({ after }) => (after ? [toRiwayat(after)] : []));
  const pegawaiId = [...new Set([...dulu, ...kini].map((satu) => satu.pegawaiId))];
  await alignPangkat(ctx, { pegawaiId, dulu });
}

/**
 * The staff record holds the youngest rank of the history that has begun. What the office wrote into the record itself and is
 * younger stays; what came from the history (`dulu`) and was taken out of it goes. Where none is left there, the record holds
 * again what it held before the history came to it.
 */
export async function alignPangkat(ctx: Ctx, berubah?: Berubah): Promise<void> {
  const rows = await adjust(ctx, berubah);
  await recordAll(
    ctx,
    rows.map(({ id, dulu, ...after }) => ({ action: "update", subject: "pegawai", subjectId: id, before: dulu, after })),
  );
  if (rows.length > 0) ctx.touch("pegawai");
}

async function adjust(ctx: Ctx, berubah: Berubah | undefined): Promise<readonly Disesuaikan[]> {
  const dulu = berubah?.dulu ?? [];
  const { rows } = await sql<Disesuaikan>`
    with dulu as (
      select * from unnest(${dulu.map((satu) => satu.pegawaiId)}::uuid[], ${dulu.map(({ pangkat }) => pangkat)}::text[],
        ${dulu.map(({ tmtPangkat }) => tmtPangkat)}::date[], ${dulu.map(({ barisId }) => barisId)}::uuid[]) as dulu (pegawai_id, pangkat, tmt, baris_id)
    ), terakhir as (
      select distinct on (pegawai_id) pegawai_id, pangkat, tmt from kepangkatan
      where jenis = 'pangkat' and tmt <= ${today(ctx.now)} and ${notDeleted()}
        and ${berubah ? sql`pegawai_id = any(${berubah.pegawaiId}::uuid[])` : sql`true`}
      order by pegawai_id, tmt desc, created_at desc
    ), seharusnya as (
      select pegawai_id, pangkat, tmt from terakhir
      union all
      select id, semula.pangkat, semula.tmt from pegawai left join lateral ${semula} semula on true
      where (id, pegawai.pangkat, tmt_pangkat) in (select pegawai_id, pangkat, tmt from dulu) and id not in (select pegawai_id from terakhir)
    ), lama as (
      select pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat, seharusnya.pangkat as baru, seharusnya.tmt from pegawai
      join seharusnya on seharusnya.pegawai_id = pegawai.id
      where ${notDeleted("pegawai")}
        and (pegawai.pangkat, pegawai.tmt_pangkat) is distinct from (seharusnya.pangkat, seharusnya.tmt)
        and (seharusnya.tmt >= coalesce(pegawai.tmt_pangkat, '-infinity')
          or (pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat) in (select pegawai_id, pangkat, tmt from dulu))
      for update of pegawai
    )
    update pegawai set pangkat = lama.baru, tmt_pangkat = lama.tmt, versi = versi + 1, updated_at = ${ctx.now}
    from lama where lama.id = pegawai.id
    returning pegawai.id, pegawai.pangkat, pegawai.tmt_pangkat as "tmtPangkat",
      json_build_object('pangkat', lama.pangkat, 'tmtPangkat', lama.tmt_pangkat) as dulu`.execute(ctx.db);
  return rows;
}

/** What the record of `pegawai` last held that no line of the history ever said, as it stands or stood: the trail alone remembers it. */
const semula = sql`(
  select isi->>'pangkat' as pangkat, (isi->>'tmtPangkat')::date as tmt
  from audit, lateral (values (1, before), (2, after)) sisi (urut, isi)
  where subject = 'pegawai' and subject_id = pegawai.id::text and isi ? 'pangkat' and isi ? 'tmtPangkat' and not exists (
    select from kepangkatan where pegawai_id = pegawai.id and jenis = 'pangkat'
      and kepangkatan.pangkat = isi->>'pangkat' and kepangkatan.tmt = (isi->>'tmtPangkat')::date
  ) and not exists (
    select from audit lama, lateral (values (lama.before), (lama.after)) kata (baris)
    where lama.subject = 'kepangkatan' and lama.subject_id in (
      select id::text from kepangkatan where pegawai_id = pegawai.id union all select baris_id::text from dulu where pegawai_id = pegawai.id
    ) and baris->>'pegawaiId' = pegawai.id::text and baris->>'jenis' = 'pangkat'
      and baris->>'pangkat' = isi->>'pangkat' and baris->>'tmt' = isi->>'tmtPangkat'
  )
  order by audit.id desc, urut desc limit 1
)`;

const toRiwayat = ({ id, pegawaiId, jenis, pangkat, tmt }: Row): Dulu => ({
  barisId: id,
  pegawaiId: String(pegawaiId),
  pangkat: jenis === "pangkat" ? String(pangkat) : null,
  tmtPangkat: tmt as Day | null,
});
