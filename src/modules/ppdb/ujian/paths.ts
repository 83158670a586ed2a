/** Who sits when and where; the exams, sessions and rooms themselves are lists beside it. */
export const jadwalUjianPath = "/administration/jadwal-ujian";

export const ujianPpdbPath = "/administration/ujian-ppdb";

export const sesiUjianPath = "/administration/sesi-ujian";

export const ruangUjianPath = "/administration/ruang-ujian";
