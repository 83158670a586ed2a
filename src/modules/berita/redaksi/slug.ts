const longest = 80;

/** The part of an address that a title becomes: "Tim Sains: 2 Emas!" is "tim-sains-2-emas". */
export function slugFrom(judul: string): string {
  const huruf = judul.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();
  const slug = huruf
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");
  return slug || "berita";
}

/** What stands where another news item has the address already: "judul-2". */
export const slugTo = (slug: string, nomor: number): string =>
  nomor === 1 ? slug : `${slug.slice(0, longest - 5).replace(/-$/, "")}-${nomor}`;
