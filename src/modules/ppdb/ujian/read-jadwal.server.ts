import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { isTold, type Keadaan } from "../keadaan/keadaan.ts";
import { verified } from "./plan.server.ts";
import { linesOf, tellDay, tellHours, tellSpan } from "./words.ts";

/** One exam of a child, as its family reads it. */
export interface JadwalUjian {
  readonly ujian: string;
  /** "YYYY-MM-DD" */
  readonly tanggal: string;
  readonly hari: string;
  readonly jam: string;
  readonly ruang: string;
  readonly letak: string;
  readonly kursi: number;
  readonly bawa: readonly string[];
  readonly tataTertib: readonly string[];
  /** What was told before, in a sentence; "" when nothing has changed. */
  readonly berubah: string;
}

export interface Jadwal {
  /** Of the card; one printed before bears another number. */
  readonly versi: number;
  readonly diubahPada: Date | null;
  readonly ujian: readonly JadwalUjian[];
  /** Published exams of the child's path in which it has no seat yet, each with what is to be known of it. */
  readonly menunggu: readonly (readonly [ujian: string, kalimat: string])[];
}

/** A seat is told to be on its way as before, also where the committee has decided early: families see no schedule once they know the result. */
const waits = (keadaan: Keadaan): boolean => verified.includes(keadaan) || isTold(keadaan);

interface Found {
  readonly nama: string;
  readonly tempat: string | null;
  readonly bawa: string | null;
  readonly tataTertib: string | null;
  readonly keadaan: Keadaan;
  readonly tanggal: string | null;
  readonly mulai: string;
  readonly selesai: string;
  readonly ruang: string;
  readonly letak: string | null;
  readonly kursi: number;
  readonly lama: Lama | null;
}

interface Lama {
  readonly tanggal: string;
  readonly mulai: string;
  readonly selesai: string;
  readonly tempat: string | null;
  readonly ruang: string;
  readonly kursi: number;
  readonly sampai: string;
}

/** When and where one child sits in the exams whose schedule is published; null where there is nothing to say. */
export async function readJadwal(ctx: ReadCtx, pendaftaranId: string): Promise<Jadwal | null> {
  const { rows } = await sql<Found>`
    select ujian.nama, ujian.tempat, ujian.bawa, ujian.tata_tertib, anak.keadaan, sesi.tanggal, sesi.mulai, sesi.selesai, ruang.nama as ruang, ruang.letak, kursi.kursi,
      (select jsonb_build_object('tanggal', tanggal, 'mulai', mulai, 'selesai', selesai, 'tempat', lama.tempat, 'ruang', lama.ruang,
          'kursi', lama.kursi, 'sampai', sampai)
        from jadwal_ujian_lama lama where lama.pendaftaran_id = anak.id and lama.ujian_id = ujian.id order by sampai desc limit 1) as lama
    from pendaftaran anak
      join ujian_ppdb ujian on ujian.gelombang_id = anak.gelombang_id and ujian.terbit_pada is not null and ${notDeleted("ujian")}
      left join kursi_ujian kursi on kursi.ujian_id = ujian.id and kursi.pendaftaran_id = anak.id
      left join sesi_ujian sesi on sesi.id = kursi.sesi_id
      left join ruang_ujian ruang on ruang.id = kursi.ruang_id
    where anak.id = ${pendaftaranId}::uuid and ${notDeleted("anak")} and (kursi.id is not null or ikut_ujian(ujian, anak))
    order by sesi.tanggal, sesi.mulai, ujian.nama`.execute(ctx.db);
  const ujian = rows.flatMap((row): JadwalUjian[] => (row.tanggal === null ? [] : [told({ ...row, tanggal: row.tanggal })]));
  const menunggu = rows.flatMap(({ tanggal, nama, keadaan, lama }) =>
    tanggal === null && waits(keadaan) ? [tellWaiting(nama, lama)] : [],
  );
  if (ujian.length + menunggu.length === 0) return null;
  const kartu = await ctx.db
    .selectFrom("kartuUjian")
    .select(["versi", "diubahPada"])
    .where("pendaftaranId", "=", pendaftaranId)
    .executeTakeFirst();
  return { versi: kartu?.versi ?? 1, diubahPada: kartu?.diubahPada ?? null, ujian, menunggu };
}

function told({ nama, tempat, bawa, tataTertib, ruang, letak, kursi, lama, ...span }: Found & { readonly tanggal: string }): JadwalUjian {
  return {
    ...{
      ujian: nama,
      tanggal: span.tanggal,
      hari: tellDay(span.tanggal),
      jam: tellHours(span),
      ruang,
      kursi,
      bawa: linesOf(bawa),
      tataTertib: linesOf(tataTertib),
    },
    letak: [letak, tempat].filter(Boolean).join(", "),
    berubah: lama ? `Berubah ${formatMoment(new Date(lama.sampai))}. Sebelumnya ${tellLama(lama)}.` : "",
  };
}

const tellLama = (lama: Lama): string =>
  [tellSpan(lama), lama.ruang, `kursi ${lama.kursi}`, ...(lama.tempat ? [lama.tempat] : [])].join(", ");

const tellWaiting = (nama: string, lama: Lama | null): readonly [string, string] => [
  nama,
  lama
    ? `Tempat sebelumnya (${tellLama(lama)}) tidak berlaku lagi. Panitia sedang mengatur tempat yang baru; buka lagi halaman ini besok.`
    : "Tempatnya sedang diatur panitia. Buka lagi halaman ini besok.",
];

/** The same for the family's page, written out here so that the page brings little along. */
export interface JadwalKeluarga {
  /** The exam, when it is, what changed ("" when nothing did), and whatever else is to be known. */
  readonly ujian: readonly (readonly string[])[];
  /** Of the card; "" while there is none. */
  readonly kartu: string;
}

export async function jadwalKeluarga(ctx: ReadCtx, pendaftaranId: string): Promise<JadwalKeluarga | null> {
  const jadwal = await readJadwal(ctx, pendaftaranId);
  return (
    jadwal && {
      ujian: [
        ...jadwal.ujian.map(({ ujian, hari, jam, ruang, letak, kursi, bawa, berubah }) => [
          ...[ujian, `${hari}, ${jam}`, berubah, `${ruang}, kursi nomor ${kursi}.${letak ? ` ${letak}.` : ""}`],
          ...(bawa.length > 0 ? [`Yang dibawa: ${bawa.join(", ")}.`] : []),
        ]),
        ...jadwal.menunggu.map(([ujian, kalimat]) => [ujian, "", "", kalimat]),
      ],
      kartu: jadwal.ujian.length > 0 ? tellKartu(jadwal) : "",
    }
  );
}

const tellKartu = ({ versi, diubahPada }: Jadwal): string =>
  versi === 1 || !diubahPada
    ? "Cetak kartu peserta dan bawa saat ujian. Tidak punya pencetak? Panitia mencetaknya di sekolah."
    : `Kartu peserta sekarang versi ${versi}, sejak ${formatMoment(diubahPada)}. Kartu yang dicetak sebelum itu tidak berlaku; cetak lagi.`;
