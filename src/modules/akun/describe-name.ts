/** Name without the degrees behind it: "Nurhayati Labatjo, S.Pd.I." → "Nurhayati Labatjo". */
export const plainName = (nama: string): string => nama.split(",", 1).join("").trim() || nama;

/** First letters of the first and last name, titles left aside. */
export function initials(nama: string): string {
  const words = plainName(nama)
    .split(/\s/)
    .filter((word) => !word.endsWith("."));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "");
  return letters.join("").toUpperCase() || plainName(nama).slice(0, 1).toUpperCase();
}
