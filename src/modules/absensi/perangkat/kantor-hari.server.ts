import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type KehadiranPegawai, kehadiranHari } from "../pegawai/kehadiran-hari.server.ts";
import { jamAt, saat } from "../pegawai/rules.server.ts";
import { pegawaiKantor } from "./pegawai-kantor.server.ts";

export interface PersonKantor extends KehadiranPegawai {
  /** By which way the day was recorded; null: it was not. */
  readonly cara: "kode" | "kios" | "kantor" | null;
}

/** One deed of that day: about somebody of the office, or about a device, the network or a PIN. Times are "HH:MM". */
export interface PerbuatanKantor {
  readonly id: string;
  readonly pukul: string;
  readonly oleh: string;
  readonly tindakan: string;
  readonly perihal: string;
  /** Whose day or PIN it is; null for devices and the network. */
  readonly tentang: string | null;
  readonly sebelum: Readonly<Record<string, unknown>> | null;
  readonly sesudah: Readonly<Record<string, unknown>> | null;
}

export interface KantorHari {
  readonly orang: readonly PersonKantor[];
  readonly perbuatan: readonly PerbuatanKantor[];
}

/** What those who keep attendance did about themselves and each other on a day, for the head. @throws Refusal 404 */
export async function kantorHari(ctx: ReadCtx, tanggal: string): Promise<KantorHari> {
  demand(ctx, "absensiKantor:read");
  const kantor = await pegawaiKantor(ctx);
  const semua = await kehadiranHari(ctx, tanggal);
  const cara = new Map(
    (await ctx.db.selectFrom("absensiPegawai").select(["pegawaiId", "cara"]).where("tanggal", "=", tanggal).execute()).map((satu) => [
      satu.pegawaiId,
      satu.cara,
    ]),
  );
  const orang = semua.filter(({ id }) => kantor.includes(id)).map((satu) => ({ ...satu, cara: cara.get(satu.id) ?? null }));
  return { orang, perbuatan: await perbuatan(ctx, tanggal, kantor) };
}

/** The row that a line of the trail is about, so that its key finds it; the trail keeps ids of all kinds as text. */
const idOf = (perihal: string) =>
  sql<string | null>`case when audit.subject = ${perihal} and audit.subject_id ~ '^[0-9a-f-]{36}$' then audit.subject_id::uuid end`;

async function perbuatan(ctx: ReadCtx, tanggal: string, kantor: readonly string[]): Promise<PerbuatanKantor[]> {
  const mulai = saat(tanggal, "00:00");
  const { rows } = await sql<Omit<PerbuatanKantor, "pukul"> & { readonly at: Date }>`
    select audit.id::text as id, audit.at, audit.actor_name as oleh, audit.action as tindakan, audit.subject as perihal,
      pegawai.nama as tentang, audit.before as sebelum, audit.after as sesudah
    from audit
      left join absensi_pegawai on absensi_pegawai.id = ${idOf("absensiPegawai")}
      left join ketidakhadiran on ketidakhadiran.id = ${idOf("ketidakhadiran")}
      left join pegawai on pegawai.id = coalesce(absensi_pegawai.pegawai_id, ketidakhadiran.pegawai_id, ${idOf("pinKios")})
    where audit.at >= ${mulai} and audit.at < ${mulai}::timestamptz + interval '1 day' and audit.action <> 'read'
      and (audit.subject in ('kiosAbsensi', 'jaringanAbsensi')
        or (audit.subject in ('absensiPegawai', 'ketidakhadiran', 'pinKios') and pegawai.id = any(${[...kantor]}::uuid[])))
    order by audit.id limit 500`.execute(ctx.db);
  return rows.map(({ at, ...satu }) => ({ ...satu, pukul: jamAt(at) }));
}
