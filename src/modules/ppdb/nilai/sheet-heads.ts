/** How the columns of a rapor are headed in the list that goes out, and known in it when it comes in again. */
export const mapelHead = (mapel: string, semester: number): string => `${mapel} semester ${semester}`;

/** Averages are worked out; a list does not bring them. */
export const averageHead = (semester?: number): string => (semester === undefined ? "Rata-rata rapor" : `Rata-rata semester ${semester}`);

/** The mark that counts, where two judge. */
export const usedHead = "Nilai yang dipakai";
