export const alumniPath = "/administration/alumni";

export const prestasiPath = "/administration/prestasi";

export const siswaPath = "/administration/siswa";

export const lembarPath = "/administration/lembar-keluarga";
