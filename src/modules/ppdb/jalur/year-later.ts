/** The same day a year later; 29 February becomes the 28th. */
export function yearLater(day: string): string;
export function yearLater(day: string | null): string | null;
export function yearLater(day: string | null): string | null {
  if (day === null) return null;
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return later.endsWith("-02-29") ? `${later.slice(0, 8)}28` : later;
}

/** "2027/2028" becomes "2028/2029". */
export const nextTahunAjaran = (tahunAjaran: string): string =>
  tahunAjaran
    .split("/")
    .map((year) => String(Number(year) + 1))
    .join("/");

/** A wave that bears its school year in its name bears the next one. */
export const renamed = (nama: string, tahunAjaran: string): string => nama.replace(tahunAjaran, nextTahunAjaran(tahunAjaran));
