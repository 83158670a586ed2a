import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, formatDay, isDay, today } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { refuse } from "#kit/refusals.ts";
import { formatNip } from "#modules/akun/index.ts";
import { closingLines, readKop } from "#modules/profil/index.server.ts";
import type { Kop } from "#modules/profil/index.ts";
import { closedHari, readRules } from "../pegawai/rules.server.ts";
import { anggotaAt } from "../siswa/anggota-at.server.ts";
import { guruDanStaf, markOf } from "./daftar-hadir.ts";
import { reach } from "./reach.server.ts";

interface Person {
  readonly nama: string;
  readonly nomor: string;
  /** Status by the day of the month. */
  readonly hari: Readonly<Record<string, string>>;
}

/** The sheet of a month as it is hung up and filed: each day a column, who is absent with S, I or A. */
export interface DaftarHadir {
  readonly judul: string;
  readonly rentang: string;
  readonly nomor: "NISN" | "NIP";
  /** The days of the month; those without school are not counted. */
  readonly hari: readonly { readonly tanggal: string; readonly masuk: boolean }[];
  readonly orang: readonly Person[];
  readonly akhir: readonly Block[];
  readonly kop: Kop;
}

/** @param kelas the id of a class, or `guruDanStaf` @throws Refusal 404 beyond one's reach */
export async function daftarHadir(ctx: ReadCtx, { kelas, bulan }: { kelas: string; bulan: string }): Promise<DaftarHadir> {
  const dari = `${bulan}-01`;
  const hariIni = today(ctx.now);
  if (!isDay(dari) || dari > hariIni) throw refuse.notFound("Bulan ini belum berjalan.");
  const sampai = ["31", "30", "29", "28"].map((end) => `${bulan}-${end}`).find(isDay) ?? dari;
  const [rentang, tutup] = [{ dari, sampai, akhir: sampai < hariIni ? sampai : hariIni }, closedHari(ctx, await readRules(ctx))];
  const kop = await readKop(ctx);
  const siapa = kelas === guruDanStaf ? "pegawai" : "siswa";
  const isi = siapa === "pegawai" ? await pegawaiOf(ctx, rentang, tutup) : await siswaOf(ctx, { ...rentang, kelas, tutup });
  return {
    judul: `Daftar Hadir ${isi.nama}`,
    rentang: formatDay(dari).replace(/^\d+ /, ""),
    nomor: siapa === "pegawai" ? "NIP" : "NISN",
    hari: await daysOf(ctx, rentang, siapa),
    orang: isi.orang,
    akhir: signedBy(kop, ctx.now, isi.wali),
    kop,
  };
}

interface Range {
  readonly dari: string;
  readonly sampai: string;
  /** The last day that has come. */
  readonly akhir: string;
}
interface Answerable {
  readonly nama: string;
  readonly nip: string | null;
  readonly kelas: string;
}
interface Content {
  readonly nama: string;
  readonly orang: readonly Person[];
  readonly wali?: Answerable;
}

async function daysOf(ctx: ReadCtx, { dari, sampai }: Range, siapa: "siswa" | "pegawai") {
  const { rows } = await sql<{ hari: string }>`
    select hari::text from hari_sekolah(${dari}::date, ${sampai}::date, ${siapa}) hari`.execute(ctx.db);
  const masuk = new Set(rows.map(({ hari }) => hari));
  return Array.from({ length: Number(sampai.slice(8)) }, (_, place) => addDays(dari, place)).map((tanggal) => ({
    tanggal,
    masuk: masuk.has(tanggal),
  }));
}

async function siswaOf(ctx: ReadCtx, { kelas, tutup, ...rentang }: Range & { kelas: string; tutup: string }): Promise<Content> {
  const jangkau = await reach(ctx, rentang);
  const dipilih = jangkau.kelas.find(({ value }) => value === kelas);
  if (!dipilih) throw refuse.notFound("Kelas ini tidak ditemukan.");
  const wali = await sql<{ nama: string; nip: string | null; kelas: string }>`
    select coalesce(pegawai.nama, akun.nama) as nama, coalesce(pegawai.nip, akun.nip) as nip, kelas.nama as kelas
    from kelas join akun on akun.id = kelas.wali_id left join pegawai on pegawai.akun_id = akun.id and ${notDeleted("pegawai")}
    where kelas.id = ${kelas}`.execute(ctx.db);
  const { rows } = await sql<Person>`
    select siswa.nama, coalesce(siswa.nisn, '') as nomor, coalesce((
      select json_object_agg(extract(day from tanggal)::int, absensi.status) from absensi_siswa absensi
      where absensi.siswa_id = siswa.id and absensi.kelas_id = kelas.id and absensi.jadwal_id is null
        and tanggal between ${rentang.dari}::date and ${rentang.sampai}::date and (absensi.status <> 'alpa' or tanggal <= ${tutup}::date)), '{}') as hari
    from ${anggotaAt(rentang.akhir)} where kelas.id = ${kelas} order by siswa.nama, siswa.id`.execute(ctx.db);
  const nama = dipilih.label.split(" · ")[0] ?? "";
  return { nama: `Kelas ${nama}`, orang: rows, wali: wali.rows[0] ?? { nama: "", nip: null, kelas: nama } };
}

async function pegawaiOf(ctx: ReadCtx, { dari, akhir }: Range, tutup: string): Promise<Content> {
  demand(ctx, "rekapAbsensi:export");
  // A list of all staff is for those who may read all of it.
  if (may(ctx, "absensiPegawai:read") !== "yes") throw refuse.notFound();
  const { rows } = await sql<Person>`
    select pegawai.nama, coalesce(pegawai.nip, '') as nomor,
      coalesce(json_object_agg(extract(day from hadir.tanggal)::int, hadir.status) filter (where hadir.status is not null), '{}') as hari
    from kehadiran_pegawai(${dari}::date, ${akhir}::date, ${tutup}::date) hadir join pegawai on pegawai.id = hadir.pegawai_id
    group by pegawai.id order by pegawai.nama, pegawai.id`.execute(ctx.db);
  return { nama: "Guru dan Staf", orang: rows.map((satu) => ({ ...satu, nomor: formatNip(satu.nomor) })) };
}

const blank = "(........................................)";

function signedBy({ kota, kepala }: Kop, now: Date, wali: Answerable | undefined): Block[] {
  const head = {
    role: `${kepala?.sebutan ?? "Kepala Madrasah"},`,
    name: kepala?.nama ?? blank,
    note: kepala?.nip ? `NIP ${kepala.nip}` : "NIP",
  };
  const place = `${kota}, ${formatDay(today(now))}`;
  if (!wali) return [{ kind: "signature", place, ...head }];
  const note = wali.nip ? `NIP ${formatNip(wali.nip)}` : "NIP";
  return [{ kind: "signature", place, role: `Wali Kelas ${wali.kelas},`, name: wali.nama || blank, note, beside: head }];
}

const sums = ["S", "I", "A"] as const;

function table({ hari, orang, nomor }: DaftarHadir) {
  const lines = orang.map((satu, urut) => {
    const tanda = hari.map(({ tanggal, masuk }) => (masuk ? markOf(satu.hari[String(Number(tanggal.slice(8)))]) : "–"));
    return { tanda, sel: [urut + 1, satu.nomor, satu.nama, ...tanda, ...sums.map((huruf) => countOf(tanda, huruf))] };
  });
  const all = lines.flatMap(({ tanda }) => tanda);
  return {
    kepala: ["No.", nomor, "Nama", ...hari.map(({ tanggal }) => String(Number(tanggal.slice(8)))), ...sums],
    sel: lines.map(({ sel }) => sel),
    jumlah: [null, null, "Jumlah", ...hari.map(() => null), ...sums.map((huruf) => countOf(all, huruf))],
  };
}

const countOf = (tanda: readonly string[], huruf: string): number => tanda.filter((satu) => satu === huruf).length;

const meaning = "• hadir, T terlambat, S sakit, I izin, A tanpa keterangan, D dispensasi, DL dinas luar, C cuti, – tidak ada jam sekolah.";

/** On one folio that lies, as offices hang it up. */
export function daftarHadirPaper(daftar: DaftarHadir, kertas: Pick<Paper, "letterhead" | "style">): Promise<Uint8Array> {
  const { kepala, sel, jumlah } = table(daftar);
  const shares = [4, 13, 26, ...daftar.hari.map(() => 3.2), ...sums.map(() => 3.6)];
  const text = (cell: string | number | null) => (cell === null ? "" : String(cell));
  return renderPaper({
    ...kertas,
    size: "F4",
    orientation: "landscape",
    title: daftar.judul,
    subtitle: daftar.rentang,
    blocks: [
      {
        kind: "table",
        dense: true,
        columns: kepala.map((label, place) => ({
          label,
          share: shares[place] ?? 3,
          align: place === 1 || place === 2 ? "left" : "center",
        })),
        rows: [...sel, jumlah].map((baris) => baris.map(text)),
      },
      { kind: "paragraph", text: meaning, tone: "quiet" },
      ...daftar.akhir,
    ],
  });
}

export function daftarHadirSheet(daftar: DaftarHadir): Promise<Uint8Array> {
  const { kepala, sel, jumlah } = table(daftar);
  const widths = [5, 20, 32, ...daftar.hari.map(() => 4), ...sums.map(() => 5)];
  return makeXlsx({
    columns: kepala.map((label, place) => ({
      label,
      width: widths[place] ?? 5,
      ...(place > 2 + daftar.hari.length && { kind: "number" as const }),
    })),
    rows: sel,
    total: jumlah,
    above: [daftar.judul, daftar.rentang],
    below: [meaning, "", ...closingLines(daftar.akhir)],
  });
}
