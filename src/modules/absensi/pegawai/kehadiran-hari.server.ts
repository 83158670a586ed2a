import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { closedHari, jamAt, readRules } from "./rules.server.ts";
import type { StatusPegawai } from "./status.ts";

/** One of the staff on one day; `status` null: not recorded yet. Times are "HH:MM". */
export interface KehadiranPegawai {
  readonly id: string;
  readonly nama: string;
  readonly jabatan: string;
  readonly status: StatusPegawai | null;
  readonly masuk: string | null;
  readonly pulang: string | null;
  /** The reason by hand, or that of the leave. */
  readonly keterangan: string | null;
  /** Written down by hand. */
  readonly kantor: boolean;
  /** Who wrote it down by hand last, and what stood there before; null where nothing did. */
  readonly oleh: string | null;
  readonly semula: StatusPegawai | null;
  /** Of whoever is looking: somebody else corrects it. */
  readonly sendiri: boolean;
  /** Has a PIN for the kiosk. */
  readonly berpin: boolean;
  /** 0: no row of its own. */
  readonly versi: number;
}

interface Row extends Omit<KehadiranPegawai, "masuk" | "pulang"> {
  readonly masuk: Date | null;
  readonly pulang: Date | null;
}

/** The staff of a day, by name; those who may read their own only see themselves. */
export async function kehadiranHari(ctx: ReadCtx, tanggal: string): Promise<KehadiranPegawai[]> {
  const jangkau = demand(ctx, "absensiPegawai:read");
  const tutup = closedHari(ctx, await readRules(ctx));
  const sendiri = jangkau === "own" ? sql`and pegawai.akun_id = ${ctx.actor.id}` : sql``;
  const { rows } = await sql<Row>`
    select pegawai.id, pegawai.nama, coalesce(pegawai.jabatan, '') as jabatan, hadir.status, absensi.masuk, absensi.pulang,
      coalesce(absensi.alasan, cuti.alasan) as keterangan, coalesce(absensi.cara = 'kantor', false) as kantor,
      jejak.oleh, jejak.semula, coalesce(pegawai.akun_id = ${ctx.actor.id}, false) as sendiri,
      exists (select from pin_kios where pin_kios.pegawai_id = pegawai.id) as berpin, coalesce(absensi.versi, 0) as versi
    from kehadiran_pegawai(${tanggal}::date, ${tanggal}::date, ${tutup}::date) hadir
      join pegawai on pegawai.id = hadir.pegawai_id
      left join absensi_pegawai absensi on absensi.pegawai_id = pegawai.id and absensi.tanggal = ${tanggal}::date
      left join ketidakhadiran cuti on absensi.id is null and cuti.pegawai_id = pegawai.id and ${notDeleted("cuti")}
        and ${tanggal}::date between cuti.mulai and cuti.selesai
      left join lateral (
        select actor_name as oleh, before ->> 'status' as semula from audit
        where subject = 'absensiPegawai' and subject_id = absensi.id::text and after ->> 'cara' = 'kantor' order by id desc limit 1
      ) jejak on absensi.cara = 'kantor'
    where true ${sendiri} order by pegawai.nama, pegawai.id`.execute(ctx.db);
  return rows.map(({ masuk, pulang, ...baris }) => ({
    ...baris,
    masuk: masuk && jamAt(masuk),
    pulang: pulang && jamAt(pulang),
  }));
}
