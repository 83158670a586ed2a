import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { momentAt, zone } from "#kit/time-zone.ts";
import type { Chart } from "../dasbor.ts";
import { empty, senarai } from "./at-once.server.ts";

const hariPendaftar = 14;
const bulanSurat = 6;
const tahunPrestasi = 5;

interface Point {
  readonly seri: string;
  readonly titik: string;
  readonly jumlah: number;
}

/** What is to be counted, and how trends are made of it. */
interface Siap {
  readonly titik: RawBuilder<readonly Point[]>;
  readonly susun: (rows: readonly Point[]) => readonly Chart[];
}

/** Small trends of what this person may see. Days, months and years without anything count nought. */
export function prepareChart(ctx: ReadCtx): Siap {
  const hari = today(ctx.now);
  const hariHari = Array.from({ length: hariPendaftar }, (_, index) => addDays(hari, index - hariPendaftar + 1));
  const bulanBulan = lastBulan(hari, bulanSurat);
  const tahunTahun = Array.from({ length: tahunPrestasi }, (_, index) => String(Number(hari.slice(0, 4)) - tahunPrestasi + 1 + index));
  const semua = [
    { kode: "pendaftar", hak: ["pendaftaran:read"], titik: hariHari, seri: ["pendaftar"], hitung: pendaftar(hariHari[0] ?? hari) },
    {
      kode: "surat",
      hak: ["suratMasuk:read", "suratKeluar:read"],
      titik: bulanBulan,
      seri: ["masuk", "keluar"],
      hitung: surat(`${bulanBulan[0]}-01`),
    },
    { kode: "prestasi", hak: ["prestasi:read"], titik: tahunTahun, seri: ["prestasi"], hitung: prestasi(`${tahunTahun[0]}-01-01`) },
  ] as const;
  const terlihat = semua.filter(({ hak }) => hak.every((satu) => may(ctx, satu) === "yes"));
  const hitungan = terlihat.map(({ hitung }) => hitung);
  return {
    titik: hitungan.length === 0 ? empty() : senarai(sql<Point>`${sql.join(hitungan, sql` union all `)}`),
    susun: (rows) => compose(terlihat, rows),
  };
}

interface Shown {
  readonly kode: Chart["kode"];
  readonly titik: readonly string[];
  readonly seri: readonly string[];
}

function compose(terlihat: readonly Shown[], rows: readonly Point[]): readonly Chart[] {
  const nilai = new Map(rows.map(({ seri, titik, jumlah }) => [`${seri} ${titik}`, jumlah]));
  return terlihat.map(({ kode, titik, seri }) => ({
    kode,
    batang: titik.map((satu) => ({ titik: satu, nilai: seri.map((nama) => nilai.get(`${nama} ${satu}`) ?? 0) })),
  }));
}

const pendaftar = (sejak: string): RawBuilder<unknown> => sql`
  select 'pendaftar' as seri, to_char(created_at at time zone ${zone.name}, 'YYYY-MM-DD') as titik, count(*)::int as jumlah
  from pendaftaran where ${notDeleted()} and keadaan <> 'digabung' and created_at >= ${momentAt(sejak)} group by 2`;

const surat = (sejak: string): RawBuilder<unknown> => sql`
  select 'masuk' as seri, to_char(tanggal_terima, 'YYYY-MM') as titik, count(*)::int as jumlah
  from surat_masuk where ${notDeleted()} and tanggal_terima >= ${sejak} group by 2
  union all select 'keluar', to_char(tanggal, 'YYYY-MM'), count(*)::int
  from surat_keluar where ${notDeleted()} and tanggal >= ${sejak} group by 2`;

const prestasi = (sejak: string): RawBuilder<unknown> => sql`
  select 'prestasi' as seri, to_char(tanggal, 'YYYY') as titik, count(*)::int as jumlah
  from prestasi where ${notDeleted()} and tanggal >= ${sejak} group by 2`;

/** "YYYY-MM", the month of `hari` last. */
function lastBulan(hari: string, banyak: number): string[] {
  const [tahun = 0, bulan = 0] = hari.split("-").map(Number);
  return Array.from({ length: banyak }, (_, index) => new Date(Date.UTC(tahun, bulan - banyak + index, 1)).toISOString().slice(0, 7));
}
