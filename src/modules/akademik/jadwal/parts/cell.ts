import type { Hari } from "../../hari.ts";
import type { Pelajaran } from "../jadwal.ts";
import type { JamSepekan } from "../load-jadwal.server.ts";

/** A place of the week: a lesson, or an hour that is free. */
export interface Cell {
  readonly jamKe: number;
  readonly jumlahJam: number;
  /** "07.30–09.00"; empty where the hours of that day were not entered. */
  readonly waktu: string;
  readonly pelajaran?: Pelajaran;
}

/** A day from its first hour to its last, whether it is taught or not; lessons beyond the hours that were entered stay in sight. */
export function cellHari(hari: Hari, pelajaran: readonly Pelajaran[], jam: JamSepekan): Cell[] {
  const milik = pelajaran.filter((satu) => satu.hari === hari);
  const berjam = jam[hari] ?? [];
  const terakhir = Math.max(0, ...berjam.map(({ jamKe }) => jamKe), ...milik.map(({ jamKe, jumlahJam }) => jamKe + jumlahJam - 1));
  const waktu = (dari: number, sampai: number) => {
    const [awal, akhir] = [dari, sampai].map((ke) => berjam.find(({ jamKe }) => jamKe === ke));
    return awal && akhir ? `${awal.mulai}–${akhir.selesai}`.replaceAll(":", ".") : "";
  };
  const petak: Cell[] = [];
  for (let jamKe = 1; jamKe <= terakhir; ) {
    const isi = milik.find((satu) => satu.jamKe === jamKe);
    const jumlahJam = isi?.jumlahJam ?? 1;
    petak.push({ jamKe, jumlahJam, waktu: waktu(jamKe, jamKe + jumlahJam - 1), ...(isi ? { pelajaran: isi } : {}) });
    jamKe += jumlahJam;
  }
  return petak;
}
