import { ageOn } from "#kit/dates.ts";
import { pangkat } from "../../pangkat.ts";
import { tingkatPendidikan } from "../../pendidikan.ts";

/** What the list of seniority asks of one civil servant. Days are "YYYY-MM-DD". */
export interface DukPerson {
  readonly id: string;
  readonly nama: string;
  readonly nip: string | null;
  readonly pangkat: string | null;
  readonly tmtPangkat: string | null;
  readonly jabatan: string | null;
  readonly tmtJabatan: string | null;
  readonly tmt: string | null;
  /** Hours of training that are written down. */
  readonly jamPelatihan: number;
  readonly pendidikan: string | null;
  readonly tanggalIjazah: string | null;
  readonly tanggalLahir: string | null;
}

export interface DukRow extends DukPerson {
  readonly urut: number;
  /** Whole months of service on the day of the list; null where nobody wrote down when it began. */
  readonly masaKerja: number | null;
  readonly usia: number | null;
}

/**
 * Daftar Urut Kepangkatan: the higher rank first; of equals the older rank, then the older position, the longer service, more
 * training, higher education, earlier certificate, and age. What is not written down counts as the least.
 */
export function sortDuk(orang: readonly DukPerson[], hari: string): DukRow[] {
  return orang
    .map((satu) => ({
      ...satu,
      masaKerja: satu.tmt === null ? null : bulanUntil(satu.tmt, hari),
      usia: satu.tanggalLahir === null ? null : ageOn(satu.tanggalLahir, hari),
    }))
    .sort(dahulu)
    .map((satu, tempat) => ({ ...satu, urut: tempat + 1 }));
}

type Bakal = Omit<DukRow, "urut">;

function dahulu(satu: Bakal, lain: Bakal): number {
  return (
    pangkatHeight(lain) - pangkatHeight(satu) ||
    earlier(satu.tmtPangkat, lain.tmtPangkat) ||
    earlier(satu.tmtJabatan, lain.tmtJabatan) ||
    (lain.masaKerja ?? -1) - (satu.masaKerja ?? -1) ||
    lain.jamPelatihan - satu.jamPelatihan ||
    pendidikanHeight(lain) - pendidikanHeight(satu) ||
    earlier(satu.tanggalIjazah, lain.tanggalIjazah) ||
    earlier(satu.tanggalLahir, lain.tanggalLahir) ||
    satu.nama.localeCompare(lain.nama, "id")
  );
}

const pangkatHeight = ({ pangkat: nilai }: Bakal) => pangkat.findIndex(({ value }) => value === nilai);
const pendidikanHeight = ({ pendidikan }: Bakal) => tingkatPendidikan.findIndex(({ value }) => value === pendidikan);

/** A day that is not known is later than any that is. */
const earlier = (satu: string | null, lain: string | null): number => (satu ?? "9999").localeCompare(lain ?? "9999");

/** Whole months between two days; none before the first. */
export function bulanUntil(mulai: string, hari: string): number {
  const [dari, sampai] = [mulai, hari].map((satu) => satu.split("-").map(Number)) as [number[], number[]];
  const [tahun = 0, bulan = 0, tanggal = 0] = sampai.map((angka, tempat) => angka - (dari[tempat] ?? 0));
  return Math.max(0, tahun * 12 + bulan - (tanggal < 0 ? 1 : 0));
}

/** 151 → "12 th 7 bl" */
export const describeMasaKerja = (bulan: number | null): string => (bulan === null ? "" : `${Math.floor(bulan / 12)} th ${bulan % 12} bl`);
