import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Jabatan, jabatanName, jabatanOrder } from "./pemangku-jabatan.ts";

interface Person {
  readonly pegawaiId: string;
  readonly nama: string;
  /** The account that is theirs, linked or known by the NIP; null: none that may sign in. */
  readonly akunId: string | null;
}

/** A position on a day, with who stands in while its holder is on leave. */
export interface Holder {
  readonly id: string;
  readonly jabatan: Jabatan;
  /** With its field: "Kepala Laboratorium Fisika". */
  readonly name: string;
  readonly holder: Person;
  /** Who acts that day for a holder on leave, and until when; null: the holder does. */
  readonly deputy: (Person & { readonly until: string }) | null;
  /** On leave or ill that day without anybody to stand in, and the deputy who is away as well or not agreed to; null: here, or a deputy acts. */
  readonly missing: { readonly until: string; readonly wakil: string | null; readonly agreed: boolean } | null;
}

interface Row {
  readonly id: string;
  readonly jabatan: Jabatan;
  readonly bidang: string | null;
  readonly pegawaiId: string;
  readonly nama: string;
  readonly akunId: string | null;
  readonly wakilId: string | null;
  readonly wakil: string | null;
  readonly wakilAkunId: string | null;
  readonly agreed: boolean;
  readonly cutiSampai: string | null;
}

/**
 * Who holds what on this day, from the head down. A deputy whom a second person agreed to acts from the first day of a recorded leave to its
 * last, unless away as well: then the holder does, from home.
 */
export async function holdersOn(ctx: ReadCtx, day: string): Promise<readonly Holder[]> {
  const akunOf = (person: string) => sql`(
    select akun.id from akun where ${notDeleted("akun")} and akun.aktif and (akun.id = ${sql.ref(`${person}.akunId`)} or akun.nip = ${sql.ref(`${person}.nip`)})
    order by akun.id = ${sql.ref(`${person}.akunId`)} desc limit 1
  )`;
  const { rows } = await sql<Row>`
    select j.id, j.jabatan, j.bidang, p.id as "pegawaiId", p.nama, ${akunOf("p")} as "akunId",
      case when hari.pemangku_id is not null then w.id end as "wakilId", w.nama as wakil, ${akunOf("w")} as "wakilAkunId",
      j.wakil_sah is not null as agreed,
      (select max(k.selesai) from ketidakhadiran k where k.pegawai_id = p.id and ${notDeleted("k")} and k.jenis in ('cuti', 'sakit')
        and ${day}::date between k.mulai and k.selesai) as "cutiSampai"
    from pemangku_jabatan j
    join pegawai p on p.id = j.pegawai_id and ${notDeleted("p")}
    left join pegawai w on w.id = j.wakil_id and ${notDeleted("w")} and w.aktif
    left join hari_wakil hari on hari.pemangku_id = j.id and w.id is not null and ${day}::date between hari.mulai and hari.sampai
    where ${notDeleted("j")} and j.mulai <= ${day}::date and coalesce(j.sampai, 'infinity') >= ${day}::date
    order by j.bidang nulls first, p.nama`.execute(ctx.db);
  return rows.map(holderOf).sort((a, b) => jabatanOrder.indexOf(a.jabatan) - jabatanOrder.indexOf(b.jabatan));
}

function holderOf({ id, jabatan, bidang, pegawaiId, nama, akunId, wakilId, wakil, wakilAkunId, agreed, cutiSampai: until }: Row): Holder {
  const deputy = wakilId && wakil && until ? { pegawaiId: wakilId, nama: wakil, akunId: wakilAkunId, until } : null;
  return {
    ...{ id, jabatan, name: jabatanName(jabatan, bidang), holder: { pegawaiId, nama, akunId }, deputy },
    missing: until && !deputy ? { until, wakil, agreed } : null,
  };
}
