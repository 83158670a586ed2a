export const hubungiPath = "/hubungi";
/** Where a sender reads the answer. */
export const jawabanPath = "/hubungi/jawaban";
export const pesanPath = "/administration/pesan-publik";
