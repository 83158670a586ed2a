/** What a reader looks for in the news. */
export interface Pencarian {
  readonly cari: string;
  /** Id; null: all of them. */
  readonly kategori: string | null;
  /** From 1. */
  readonly halaman: number;
}

export interface Kategori {
  readonly id: string;
  readonly name: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const terpanjang = 200;

/** Reads `?cari=&kategori=&halaman=`; whatever makes no sense is as if it were not there. */
export function bacaPencarian(parameters: URLSearchParams): Pencarian {
  const kategori = parameters.get("kategori")?.toLowerCase() ?? "";
  const halaman = Number(parameters.get("halaman"));
  return {
    cari: rapikan(parameters.get("cari") ?? ""),
    kategori: uuid.test(kategori) ? kategori : null,
    halaman: Number.isInteger(halaman) && halaman >= 1 && halaman <= 5000 ? halaman : 1,
  };
}

/** Control characters and half letters mean nothing in a title. */
const rapikan = (text: string): string =>
  [...text.slice(0, terpanjang * 2).replace(/[\p{Cc}\p{Cs}]/gu, " ")].slice(0, terpanjang).join("").normalize("NFC").trim();

/** Address of the list with this search; the first page of everything is `/news`. */
export function alamatDaftarBerita(pencarian: Pencarian): string {
  const parameters = parameterDaftar(pencarian);
  return parameters.size > 0 ? `/news?${parameters}` : "/news";
}

/** What differs from the first page of everything. */
export function parameterDaftar({ cari, kategori, halaman }: Pencarian): URLSearchParams {
  const parameters = new URLSearchParams();
  if (cari) parameters.set("cari", cari);
  if (kategori) parameters.set("kategori", kategori);
  if (halaman > 1) parameters.set("halaman", String(halaman));
  return parameters;
}
