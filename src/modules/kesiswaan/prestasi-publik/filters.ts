import { askedPage } from "#kit/paging.ts";
import { bidangPrestasi, type TingkatPrestasi, tingkatPrestasi } from "../options.ts";

export const prestasiPath = "/prestasi";
export const pageSize = 24;

export interface PrestasiFilters {
  readonly tahun: number | null;
  readonly tingkat: TingkatPrestasi | "";
  readonly bidang: string;
  /** From 1. */
  readonly halaman: number;
}

/** Reads `?tahun=&tingkat=&bidang=&halaman=`; whatever makes no sense is as if it were not there. */
export function readPrestasiFilters(parameters: URLSearchParams): PrestasiFilters {
  const tahun = Number(parameters.get("tahun"));
  return {
    tahun: Number.isInteger(tahun) && tahun >= 1991 && tahun <= 2100 ? tahun : null,
    tingkat: tingkatPrestasi.find(({ value }) => value === parameters.get("tingkat"))?.value ?? "",
    bidang: bidangPrestasi.find(({ value }) => value === parameters.get("bidang"))?.value ?? "",
    halaman: askedPage(parameters, 1000),
  };
}

export function filtersPath(saringan: PrestasiFilters): string {
  const isi = Object.entries(saringan).filter(([nama, nilai]) => nilai && !(nama === "halaman" && nilai === 1));
  return isi.length === 0 ? prestasiPath : `${prestasiPath}?${new URLSearchParams(isi.map(([nama, nilai]) => [nama, String(nilai)]))}`;
}
