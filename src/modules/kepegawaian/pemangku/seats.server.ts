import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { type Jabatan, jabatanName } from "./pemangku-jabatan.ts";

/** How far the rights of somebody in a position have come. */
export type SeatState = "berlaku" | "menunggu" | "belum" | "tanpa-akun";

/** Holder or deputy of one row, with the account that would have the rights. */
export interface Seat {
  readonly id: string;
  readonly jabatan: Jabatan;
  readonly name: string;
  readonly wakil: boolean;
  readonly nama: string;
  readonly akunId: string | null;
  readonly mulai: string;
  readonly sampai: string | null;
  readonly state: SeatState;
}

interface Row extends Omit<Seat, "state" | "name"> {
  readonly bidang: string | null;
  readonly sah: string | null;
  readonly menunggu: boolean;
}

/** Those of positions that are held today or later; of one row where it is named. */
export async function seatsOf(ctx: ReadCtx, id?: string): Promise<readonly Seat[]> {
  const { rows } = await sql<Row>`
    select j.id, j.jabatan, j.bidang, duduk.wakil, p.nama, akun.id as "akunId", j.mulai::text, j.sampai::text, duduk.sah,
      exists (select from usulan_peran u where u.pemangku_id = j.id and u.status = 'menunggu' and u.akun_id = akun.id) as menunggu
    from pemangku_jabatan j
    cross join lateral (values (j.pegawai_id, false, j.akun_sah), (j.wakil_id, true, j.wakil_sah)) as duduk (pegawai_id, wakil, sah)
    join pegawai p on p.id = duduk.pegawai_id and ${notDeleted("p")}
    left join lateral (
      select akun.id from akun
      where ${notDeleted("akun")} and akun.aktif and (akun.id = p.akun_id or p.akun_id is null and akun.nip = p.nip) limit 1
    ) akun on true
    where ${notDeleted("j")} and coalesce(j.sampai, 'infinity') >= ${today(ctx.now)} and (${id ?? null}::uuid is null or j.id = ${id ?? null}::uuid)
    order by duduk.wakil, j.mulai, p.nama`.execute(ctx.db);
  return rows.map(({ bidang, sah, menunggu, ...row }) => ({
    ...row,
    name: jabatanName(row.jabatan, bidang),
    state: stateOf({ ...row, sah, menunggu }),
  }));
}

function stateOf({ akunId, sah, menunggu }: Pick<Row, "akunId" | "sah" | "menunggu">): SeatState {
  if (akunId === null) return "tanpa-akun";
  if (sah === akunId) return "berlaku";
  return menunggu ? "menunggu" : "belum";
}
