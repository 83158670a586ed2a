import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatNip } from "#modules/akun/index.ts";
import { readPengaturan } from "../pengaturan.server.ts";
import type { Head } from "./kop.ts";

interface Row {
  readonly nama: string;
  readonly nip: string | null;
  readonly kata: "Plt. " | "Plh. " | "";
}

/**
 * Who answers for the school's papers on a day. Whoever was agreed to as acting head comes first, then the deputy of a head on leave,
 * then whoever holds the position; where the register of positions is silent, the name of the settings, and last an account by its role.
 */
export async function headOn(ctx: ReadCtx, day: string): Promise<Head | null> {
  const { kepalaNama, kepalaNip } = await readPengaturan(ctx);
  const row = (await acting(ctx, day)) ?? (await holder(ctx, day));
  if (row) return headOf(row);
  if (kepalaNama) return headOf({ nama: kepalaNama, nip: kepalaNip, kata: "" });
  const byRole = await leader(ctx);
  return byRole ? headOf(byRole) : null;
}

const headOf = ({ nama, nip, kata }: Row): Head => ({ nama, nip: nip ? formatNip(nip) : "", sebutan: `${kata}Kepala Madrasah` });

/** The name of the staff file stands before that of an account: it has the titles. */
const staffOf = sql`left join pegawai on (pegawai.akun_id = akun.id or pegawai.nip = akun.nip) and ${notDeleted("pegawai")}`;

async function acting({ db }: ReadCtx, day: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select coalesce(pegawai.nama, akun.nama) as nama, akun.nip, tugas.kata from (
      select akun_id, case cara when 'plt' then 'Plt. ' else 'Plh. ' end as kata, 1 as urutan, mulai from pejabat_penandatangan
      where ${notDeleted()} and disahkan_pada is not null and cara in ('plt', 'plh') and ${day}::date between mulai and sampai
      union all
      select akun_id, 'Plh. ', 2, mulai from peran_sementara
      where asal = 'wakil' and peran = 'kepala' and ${day}::date between mulai and sampai
    ) tugas join akun on akun.id = tugas.akun_id and akun.aktif and ${notDeleted("akun")} ${staffOf}
    order by tugas.urutan, tugas.mulai desc limit 1`.execute(db);
  return rows[0];
}

async function holder({ db }: ReadCtx, day: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select pegawai.nama, coalesce(pegawai.nip, akun.nip) as nip, '' as kata from pemangku_jabatan j
    join pegawai on pegawai.id = j.pegawai_id and ${notDeleted("pegawai")}
    left join akun on akun.id = pegawai.akun_id and ${notDeleted("akun")}
    where ${notDeleted("j")} and j.jabatan = 'kepala' and ${day}::date between j.mulai and coalesce(j.sampai, 'infinity')
    limit 1`.execute(db);
  return rows[0];
}

async function leader({ db }: ReadCtx): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select coalesce(pegawai.nama, akun.nama) as nama, akun.nip, '' as kata from akun ${staffOf}
    where 'kepala' = any(akun.peran) and akun.aktif and ${notDeleted("akun")} order by akun.nama limit 1`.execute(db);
  return rows[0];
}
