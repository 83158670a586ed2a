export const kelasPath = "/administration/kelas";

export const mataPelajaranPath = "/administration/mata-pelajaran";
