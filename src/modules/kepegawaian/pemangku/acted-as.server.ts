import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Jabatan, jabatanName, jabatanOrder } from "./pemangku-jabatan.ts";

/** What somebody did on a day. */
export interface Deed {
  readonly akunId: string;
  readonly day: string;
}

interface Row extends Deed {
  readonly jabatan: Jabatan;
  readonly bidang: string | null;
  readonly standsIn: boolean;
}

/** As what people acted on those days, by position: "Bendahara", "Plh. Kepala Urusan Tata Usaha"; "" for everybody else. */
export async function actedAs(ctx: ReadCtx, deeds: readonly Deed[]): Promise<(deed: Deed) => string> {
  if (deeds.length === 0) return () => "";
  const { rows } = await sql<Row>`
    select distinct deed.akun_id as "akunId", deed.day::text as day, j.jabatan, j.bidang, j.pegawai_id <> saya.id as "standsIn"
    from unnest(${deeds.map(({ akunId }) => akunId)}::uuid[], ${deeds.map(({ day }) => day)}::date[]) as deed (akun_id, day)
    join akun on akun.id = deed.akun_id
    join pegawai saya on (saya.akun_id = akun.id or saya.nip = akun.nip) and ${notDeleted("saya")}
    join pemangku_jabatan j on saya.id in (j.pegawai_id, j.wakil_id) and ${notDeleted("j")}
      and deed.day between j.mulai and coalesce(j.sampai, 'infinity')
    where j.pegawai_id = saya.id or exists (
      select from hari_wakil hari where hari.pemangku_id = j.id and deed.day between hari.mulai and hari.sampai
    )`.execute(ctx.db);
  const byDeed = Map.groupBy(rows, keyOf);
  return (deed) => {
    const held = [...(byDeed.get(keyOf(deed)) ?? [])].sort((a, b) => jabatanOrder.indexOf(a.jabatan) - jabatanOrder.indexOf(b.jabatan));
    return held.map(({ jabatan, bidang, standsIn }) => `${standsIn ? "Plh. " : ""}${jabatanName(jabatan, bidang)}`).join(", ");
  };
}

const keyOf = ({ akunId, day }: Deed): string => `${akunId} ${day}`;
