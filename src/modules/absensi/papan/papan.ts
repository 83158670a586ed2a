import type { Task } from "#kit/jobs/job.ts";
import type { Option } from "#kit/register/fields.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { kehadiranPath } from "../paths.ts";
import type { KehadiranPegawai } from "../pegawai/kehadiran-hari.server.ts";
import type { StatusPegawai } from "../pegawai/status.ts";
import type { Peringatan } from "../peringatan/peringatan.ts";
import type { Laporan } from "../rekap/laporan.ts";
import type { Minta } from "../rekap/request-laporan.ts";
import { type TabName, tabs } from "../tab.ts";
import type { SiswaHari, StatusCount } from "./siswa-hari.server.ts";

/** What stands in the address of the page. */
export interface Dilihat {
  readonly tab: TabName;
  readonly hari: string;
  readonly cari: string;
  readonly kelas: string;
  readonly halaman: number;
  readonly tampil: number;
}

interface Umum {
  readonly dilihat: Dilihat;
  readonly hariIni: string;
}

/** Why nobody comes that day; null on school days. */
type Libur = string | null;

export type Papan =
  | (Umum & {
      readonly isi: "guru";
      readonly libur: Libur;
      readonly pegawai: readonly KehadiranPegawai[];
      /** Of all who were sought, not of this page alone. */
      readonly jumlah: readonly PegawaiCount[];
      readonly total: number;
      readonly boleh: MayGuru;
    })
  | (Umum & {
      readonly isi: "siswa";
      readonly libur: Libur;
      readonly siswa: readonly SiswaHari[];
      /** Nobody is shown because no class is this person's that day. */
      readonly tanpaKelas: boolean;
      /** Writes the attendance of pupils down. */
      readonly mencatat: boolean;
      readonly jumlah: readonly StatusCount[];
      readonly total: number;
      readonly kelas: readonly Option[];
      readonly peringatan: readonly Peringatan[];
    })
  | (Umum & {
      readonly isi: "rekap";
      readonly minta: Minta;
      readonly kelas: readonly Option[];
      /** The lines of this page alone, out of so many. */
      readonly laporan: Laporan;
      /** Who answers for it, as it stands under every report. */
      readonly penutup: readonly string[];
      readonly semuaPegawai: boolean;
      readonly baris: number;
      readonly semester: { readonly nama: string; readonly mulai: string; readonly selesai: string } | null;
      readonly tugas: readonly Task[];
    })
  /** For those whom reports and pupils do not concern. */
  | (Umum & { readonly isi: "tertutup" });

interface PegawaiCount {
  readonly status: StatusPegawai | null;
  readonly jumlah: number;
}

export interface MayGuru {
  readonly koreksi: boolean;
  readonly cabutPin: boolean;
  readonly perangkat: boolean;
  readonly pengawas: boolean;
  readonly periode: boolean;
}

export function readViewed(parameters: URLSearchParams, hariIni: string): Dilihat {
  const teks = (nama: string) => parameters.get(nama) ?? "";
  const bulat = (nama: string, semula: number, paling: number) => {
    const angka = Number(teks(nama));
    return Number.isInteger(angka) && angka > 0 && angka <= paling ? angka : semula;
  };
  const diminta = readTypedDay(teks("hari"), hariIni) ?? hariIni;
  const hari = diminta <= hariIni ? diminta : hariIni;
  return {
    tab: tabs.find(({ name }) => name === teks("tab"))?.name ?? "guru",
    hari,
    cari: teks("cari").trim().slice(0, 80),
    kelas: isUuid(teks("kelas")) ? teks("kelas") : "",
    halaman: bulat("halaman", 1, 1000),
    tampil: bulat("tampil", 25, 100),
  };
}

/** The page's address with something else in it. */
export function papanPath(dilihat: Dilihat, hariIni: string, ubah: Partial<Dilihat> = {}): string {
  const { tab, hari, cari, kelas, halaman, tampil } = { ...dilihat, ...ubah };
  const isi = {
    tab: tab === "guru" ? "" : tab,
    hari: hari === hariIni ? "" : hari,
    cari,
    kelas,
    halaman: halaman === 1 ? "" : String(halaman),
    tampil: tampil === 25 ? "" : String(tampil),
  };
  const query = new URLSearchParams(Object.entries(isi).filter(([, nilai]) => nilai !== ""));
  return query.size > 0 ? `${kehadiranPath}?${query}` : kehadiranPath;
}
