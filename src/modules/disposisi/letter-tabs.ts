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
