import { formatDay } from "#kit/dates.ts";
import { komponenLabel, komponenPpdb } from "../nilai/komponen.ts";
import { bentukOptions, linesOf, type Pertanyaan } from "../pertanyaan/bentuk.ts";
import { generalRules } from "./general-rules.ts";
import { type JenisJalur, jalurLabel } from "./jenis-jalur.ts";
import { tellSeri, tellWeights } from "./tell-judging.ts";
import { tellPrograms } from "./tell-programs.ts";
import { closingOf, openingOf } from "./windows.ts";

/** As `composeLembar` writes it; what a sheet of before does not name is left out. */
interface Isi {
  readonly tahunAjaran: string;
  readonly buka: string;
  readonly tutup: string;
  readonly kuota: number;
  readonly pengumuman: string | null;
  readonly daftarUlangMulai: string | null;
  readonly daftarUlangSelesai: string | null;
  readonly usiaMaksimal: number;
  readonly usiaPer: string;
  readonly afirmasiPersen: number;
  readonly biaya: number;
  readonly ambilSampai?: string;
  readonly ambilHari?: number;
  readonly pertanyaan?: readonly (Pick<Pertanyaan, "pertanyaan" | "bentuk" | "wajib"> & {
    readonly jalur?: JenisJalur | null;
    readonly pilihan?: readonly string[];
  })[];
  readonly jalur: readonly IsiJalur[];
}

type Numbers = Readonly<Record<string, number | null>>;

interface IsiJalur {
  readonly jenis: JenisJalur;
  readonly gelombang: string;
  readonly dari: string;
  readonly sampai: string;
  readonly kuota: number | null;
  readonly program: Numbers;
  readonly bobot: Numbers;
  readonly seri: readonly (string | null)[];
  readonly toleransi?: Numbers;
  readonly mapelRapor?: readonly string[];
  readonly cadangan?: number | null;
  readonly syarat: string | null;
  readonly dokumen: string | null;
}

export type LembarTerbaca = ReturnType<typeof tellLembar>;

/** A published sheet in words, from its bytes and nothing else: what is read is what was hashed. */
export function tellLembar(bytes: string) {
  const isi: Isi = JSON.parse(bytes);
  return {
    tahunAjaran: isi.tahunAjaran,
    waktu: [
      ["Pendaftaran", span(isi.buka, isi.tutup)],
      ["Kuota", `${isi.kuota} peserta didik`],
      ...(isi.pengumuman ? [["Pengumuman", formatDay(isi.pengumuman, "long")] as const] : []),
      ...(isi.ambilSampai ? [["Tempat diambil paling lambat", formatDay(isi.ambilSampai, "long")] as const] : []),
      ...(isi.ambilHari ? [["Yang naik dari cadangan", `mengambil tempatnya dalam ${isi.ambilHari} hari`] as const] : []),
      ...(isi.daftarUlangMulai ? [["Daftar ulang", span(isi.daftarUlangMulai, isi.daftarUlangSelesai)] as const] : []),
    ] satisfies readonly (readonly [string, string])[],
    umum: generalRules(
      isi,
      isi.jalur.some(({ jenis }) => jenis === "afirmasi"),
    ),
    jalur: isi.jalur.map(tellPath),
    pertanyaan: (isi.pertanyaan ?? []).map(tellQuestion),
  };
}

function tellPath(path: IsiJalur) {
  const open = { dari: new Date(path.dari), sampai: new Date(path.sampai) };
  return {
    nama: [`Jalur ${jalurLabel(path.jenis).toLowerCase()}`, path.gelombang].filter(Boolean).join(", "),
    fakta: [
      ["Waktu", `${openingOf(open)} – ${closingOf(open)}`],
      ["Kuota", path.kuota === null ? "Memakai kuota seluruhnya" : `${path.kuota} tempat`],
      ...(path.cadangan ? [["Cadangan", `${path.cadangan} orang`] as const] : []),
    ] satisfies readonly (readonly [string, string])[],
    daftar: [
      { judul: "Kuota program", baris: tellPrograms(path.program) },
      { judul: "Syarat", baris: linesOf(path.syarat) },
      { judul: "Dokumen", baris: linesOf(path.dokumen) },
      { judul: "Bobot nilai", baris: tellWeights(path) },
      { judul: "Mata pelajaran rapor", baris: path.mapelRapor ?? [] },
      { judul: "Selisih dua penguji yang masih disepakati", baris: tolerances(path.toleransi ?? {}) },
    ].filter(({ baris }) => baris.length > 0),
    seri: tellSeri(path),
  };
}

const span = (from: string, until: string | null): string =>
  until === null ? `mulai ${formatDay(from)}` : `${formatDay(from)} – ${formatDay(until)}`;

const tolerances = (toleransi: Numbers): readonly string[] =>
  komponenPpdb.flatMap(({ value }) => {
    const most = toleransi[value];
    return most === null || most === undefined ? [] : [`${komponenLabel(value)}: ${most}`];
  });

function tellQuestion({ pertanyaan, bentuk, wajib, jalur, pilihan }: NonNullable<Isi["pertanyaan"]>[number]): string {
  const kind = bentukOptions.find(({ value }) => value === bentuk)?.label.toLowerCase() ?? bentuk;
  const asked = [jalur && `jalur ${jalurLabel(jalur).toLowerCase()}`, kind, !wajib && "boleh dikosongkan"].filter(Boolean).join(", ");
  const chosen = pilihan && pilihan.length > 0 ? `: ${pilihan.join("; ")}` : "";
  return `${pertanyaan} (${asked}${chosen})`;
}
