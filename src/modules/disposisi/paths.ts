export const disposisiPath = "/administration/disposisi";

/** All of them, as a view of the letters' desk. */
export const disposisiListPath = "/administration/persuratan/disposisi";

export const cabangPath = (id: string): string => `${disposisiPath}/${id}`;

/** The page of a letter on which its whole way is seen. */
export const jalanPath = (suratId: string): string => `/administration/surat-masuk/${suratId}/disposisi`;

/** The pages of one incoming letter, as its own page names them. */
export const letterTabs = (suratId: string) => {
  const pages = {
    "": "Rincian",
    "/disposisi": "Disposisi",
    "/retensi": "Retensi",
    "/riwayat": "Riwayat",
    "/keadaan": "Keadaan pada tanggal",
  };
  return Object.entries(pages).map(([page, label]) => ({ to: `/administration/surat-masuk/${suratId}${page}`, label }));
};
