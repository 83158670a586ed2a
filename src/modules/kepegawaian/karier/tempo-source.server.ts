import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import type { Day } from "#kit/database/tables.ts";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { computeKarier, type Karier, type Masa } from "./compute/compute-karier.ts";
import { type Counts, type PegawaiCounts, type Rules, tempoStage } from "./jatuh-tempo.ts";

/** One person, with what everything that falls due is counted from. */
export interface TempoSource extends Karier {
  readonly pegawaiId: string;
  readonly akunId: string | null;
  readonly nama: string;
  readonly nip: string | null;
  readonly berkas: readonly { readonly id: string; readonly nama: string; readonly sampai: Day }[] | null;
}

/** Those who serve, and whose career the reader may see. @param dekat only papers that expire within 90 days; @throws Refusal 404 */
export function tempoSource(ctx: ReadCtx, dekat = false): RawBuilder<TempoSource> {
  const hari = today(ctx.now);
  const habis = dekat ? sql`kedaluwarsa between ${hari} and ${masaDekat(hari).sampai}` : sql`kedaluwarsa is not null`;
  const milik = demand(ctx, "karier:read") === "own" ? sql`and pegawai.akun_id = ${ctx.actor.id}` : sql``;
  return sql<TempoSource>`
    select pegawai.id as "pegawaiId", pegawai.akun_id as "akunId", pegawai.nama, pegawai.nip, pegawai.status, pegawai.jenis, pegawai.jabatan,
      pegawai.tanggal_lahir as "tanggalLahir", pegawai.tmt,
      case when naik.tmt >= coalesce(pegawai.tmt_pangkat, '-infinity') then naik.pangkat else pegawai.pangkat end as pangkat,
      greatest(naik.tmt, pegawai.tmt_pangkat) as "tmtPangkat",
      gaji.tmt as kgb, coalesce(bintang.tahun, 0) as satyalancana, berkas.berkas
    from pegawai
    left join lateral (
      select pangkat, tmt from kepangkatan
      where pegawai_id = pegawai.id and jenis = 'pangkat' and tmt is not null and ${notDeleted()} order by tmt desc, created_at desc limit 1
    ) naik on true
    left join lateral (
      select max(tmt) as tmt from kepangkatan where pegawai_id = pegawai.id and jenis = 'gaji-berkala' and ${notDeleted()}
    ) gaji on true
    left join lateral (
      select max(satyalancana::int) as tahun from penghargaan where pegawai_id = pegawai.id and ${notDeleted()}
    ) bintang on true
    left join lateral (
      select json_agg(json_build_object('id', id, 'nama', file_name, 'sampai', kedaluwarsa)) as berkas
      from berkas_pegawai where pegawai_id = pegawai.id and ${habis} and ${notDeleted()}
    ) berkas on true
    where pegawai.aktif and ${notDeleted("pegawai")} ${milik}`;
}

export const allRules = (): RawBuilder<Rules> =>
  sql<Rules>`select perihal, tahun, berlaku_mulai as "berlakuMulai" from aturan_karier where ${notDeleted()}`;

/** From this day on, as far as people are told of. */
export const masaDekat = (hari: Day) => ({ hari, sampai: addDays(hari, Math.max(...tempoStage)) }) as const;

/** Everything that falls due for these people, the nearest first. */
export function composeTempo(orang: readonly TempoSource[], aturan: readonly Rules[], masa: Masa): PegawaiCounts[] {
  return orang
    .flatMap((satu) =>
      [...computeKarier(satu, aturan, masa), ...(satu.berkas ?? []).map(expiredBerkas)].map(
        (tempo): PegawaiCounts => ({ ...tempo, pegawaiId: satu.pegawaiId, akunId: satu.akunId, nama: satu.nama, nip: satu.nip }),
      ),
    )
    .sort((a, b) => (a.jatuh === b.jatuh ? sortByName.compare(a.nama, b.nama) : a.jatuh < b.jatuh ? -1 : 1));
}

const sortByName = new Intl.Collator("id");

const expiredBerkas = ({ id, nama, sampai }: { id: string; nama: string; sampai: Day }): Counts => ({
  jenis: "berkas",
  perihal: `berkas:${id}`,
  jatuh: sampai,
  menuju: nama,
  dasar: () => `Berlaku sampai ${formatDay(sampai, "short")}`,
});

/** What falls due in the reach of the reader, and the people that it was counted for. @throws Refusal 404 */
export async function readTempo(ctx: ReadCtx, dekat = false): Promise<{ orang: readonly TempoSource[]; tempo: readonly PegawaiCounts[] }> {
  const [{ rows: orang }, { rows: aturan }] = await Promise.all([tempoSource(ctx, dekat).execute(ctx.db), allRules().execute(ctx.db)]);
  const hari = today(ctx.now);
  return { orang, tempo: composeTempo(orang, aturan, dekat ? masaDekat(hari) : { hari }) };
}
