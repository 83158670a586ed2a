import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { siblingsOf } from "../penempatan/siblings.ts";
import { schoolKey } from "../perkembangan/figures.ts";
import type { Kursi, Span } from "./assign.ts";

/** A child of the wave, with its seat in one exam. */
export interface Peserta {
  readonly id: string;
  readonly nomor: string;
  readonly nama: string;
  readonly keadaan: Keadaan;
  readonly jalur: JenisJalur;
  readonly sekolah: string;
  /** The same for brothers and sisters; null for an only one. */
  readonly saudara: string | null;
  /** Its path takes part in this exam. */
  readonly ikut: boolean;
  readonly kursi: (Kursi & { readonly id: string }) | null;
}

interface Found extends Omit<Peserta, "saudara" | "kursi">, Record<"namaAyah" | "namaIbu" | "noTeleponOrtu" | "alamat", string> {
  readonly noKk: string | null;
  readonly kursiId: string | null;
  readonly sesiId: string;
  readonly ruangId: string;
  readonly kursi: number;
}

/** Everybody of the exam's wave who has not withdrawn, by number. */
export async function readPeserta(ctx: ReadCtx, ujian: { readonly id: string; readonly gelombangId: string }): Promise<Peserta[]> {
  const { rows } = await sql<Found>`
    select anak.id, anak.nomor, anak.nama_lengkap as nama, anak.keadaan, anak.jalur, anak.asal_sekolah as sekolah,
      anak.nama_ayah, anak.nama_ibu, anak.no_telepon_ortu, anak.alamat, tambahan.no_kk, ikut_ujian(ujian, anak) as ikut,
      tempat.id as kursi_id, tempat.sesi_id, tempat.ruang_id, tempat.kursi
    from pendaftaran anak join ujian_ppdb ujian on ujian.id = ${ujian.id}::uuid
      left join daftar_ulang tambahan on tambahan.pendaftaran_id = anak.id
      left join kursi_ujian tempat on tempat.ujian_id = ujian.id and tempat.pendaftaran_id = anak.id
    where anak.gelombang_id = ${ujian.gelombangId}::uuid and anak.keadaan not in ('draf', 'mengundurkan diri', 'digabung') and ${notDeleted("anak")}
    order by anak.nomor`.execute(ctx.db);
  const siblings = siblingsOf(rows);
  return rows.map(({ id, nomor, nama, keadaan, jalur, sekolah, ikut, kursiId, sesiId, ruangId, kursi }) => ({
    ...{ id, nomor, nama, keadaan, jalur, ikut, sekolah: schoolKey(sekolah), saudara: siblings.get(id) ?? null },
    kursi: kursiId === null ? null : { id: kursiId, sesiId, ruangId, kursi },
  }));
}

/** When these children sit in other exams. */
export async function readBusy(
  ctx: ReadCtx,
  ujianId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly (Span & { readonly ujian: string })[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("kursiUjian")
    .innerJoin("sesiUjian", "sesiUjian.id", "sesiId")
    .innerJoin("ujianPpdb", "ujianPpdb.id", "kursiUjian.ujianId")
    .select(["pendaftaranId", "tanggal", "mulai", "selesai", "ujianPpdb.nama as ujian"])
    .where("kursiUjian.ujianId", "<>", ujianId)
    .where("pendaftaranId", "in", ids)
    .execute();
  return Map.groupBy(rows, ({ pendaftaranId }) => pendaftaranId);
}
