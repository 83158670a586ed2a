import { askedPage } from "#kit/paging.ts";
import { allEntri, type Entri, type Kategori } from "./entri.ts";

export const size = [5, 10, 25] as const;

export interface Dicari {
  readonly cari: string;
  readonly kategori: Kategori | "";
  readonly tampil: number;
  readonly halaman: number;
}

export interface Ditemukan extends Dicari {
  readonly entri: readonly Entri[];
  readonly total: number;
}

/** Reads `?cari=&kategori=&tampil=&halaman=`; a mistyped address still answers. Ten entries a page unless told. */
export function readSought(parameters: URLSearchParams): Dicari {
  const kategori = parameters.get("kategori");
  const tampil = Number(parameters.get("tampil"));
  return {
    cari: (parameters.get("cari") ?? "").trim().slice(0, 200),
    kategori: kategori === "PROFIL" || kategori === "SARPRAS" ? kategori : "",
    tampil: size.find((satu) => satu === tampil) ?? 10,
    halaman: askedPage(parameters),
  };
}

/** The page asked for, or the last one when it lies behind the end. */
export function searchEntri(dicari: Dicari): Ditemukan {
  const kata = dicari.cari.toLowerCase();
  const cocok = allEntri.filter(
    ({ nama, kategori }) => (dicari.kategori === "" || kategori === dicari.kategori) && nama.toLowerCase().includes(kata),
  );
  const halaman = Math.min(dicari.halaman, Math.max(1, Math.ceil(cocok.length / dicari.tampil)));
  const mulai = (halaman - 1) * dicari.tampil;
  return { ...dicari, halaman, entri: cocok.slice(mulai, mulai + dicari.tampil), total: cocok.length };
}
