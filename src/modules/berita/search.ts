import { askedPage } from "#kit/paging.ts";

/** What a reader looks for in the news. */
export interface BeritaSearch {
  readonly cari: string;
  /** Id, or `umum`; null: all of them. */
  readonly kategori: string | null;
  /** Id of a tag: its name may change, the address does not. */
  readonly tagar: string | null;
  /** "YYYY-MM". */
  readonly bulan: string | null;
  /** From 1. */
  readonly halaman: number;
}

export interface Kategori {
  readonly id: string;
  readonly name: string;
}

/** In place of an id: news that have no category. */
export const umum = "umum";

/** Nothing is looked for. */
export const allBerita: BeritaSearch = { cari: "", kategori: null, tagar: null, bulan: null, halaman: 1 };

const month = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longest = 200;

/** Reads `?cari=&kategori=&tagar=&bulan=&halaman=`; whatever makes no sense is as if it were not there. */
export function readSearch(parameters: URLSearchParams): BeritaSearch {
  const id = (name: string) => {
    const said = parameters.get(name)?.toLowerCase() ?? "";
    return uuid.test(said) ? said : null;
  };
  const bulan = parameters.get("bulan") ?? "";
  return {
    cari: normalize(parameters.get("cari") ?? ""),
    kategori: parameters.get("kategori") === umum ? umum : id("kategori"),
    tagar: id("tagar"),
    bulan: month.test(bulan) ? bulan : null,
    halaman: askedPage(parameters, 5000),
  };
}

/** Control characters and half letters mean nothing in a title, and one space is as good as three. */
const normalize = (text: string): string =>
  [...text.slice(0, longest * 2).replace(/[\p{Cc}\p{Cs}]/gu, " ")].slice(0, longest).join("").normalize("NFC").replace(/\s+/g, " ").trim();

/** Address of the list with this search; the first page of everything is `/news`. */
export function beritaListPath(pencarian: BeritaSearch): string {
  const parameters = parameterList(pencarian);
  return parameters.size > 0 ? `/news?${parameters}` : "/news";
}

/** What differs from the first page of everything. */
export function parameterList({ cari, kategori, tagar, bulan, halaman }: BeritaSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (cari) parameters.set("cari", cari);
  if (kategori) parameters.set("kategori", kategori);
  if (tagar) parameters.set("tagar", tagar);
  if (bulan) parameters.set("bulan", bulan);
  if (halaman > 1) parameters.set("halaman", String(halaman));
  return parameters;
}
