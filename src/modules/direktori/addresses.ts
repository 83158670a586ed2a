/** The public page of those teachers and members of staff who agreed to stand there. */
export const direktoriPath = "/guru-dan-staf";

/** Where everybody says for themselves whether they do. */
export const tampilPath = "/ruang-kerja/tampil-di-situs";

export const fotoPath = (pegawaiId: string): string => `${direktoriPath}/${pegawaiId}/foto`;
