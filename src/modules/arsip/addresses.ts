export const jadwalRetensiPath = "/administration/jadwal-retensi";

/** What falls due in a year. */
export const retensiPath = "/administration/persuratan/arsip/retensi";

export const pemusnahanPath = "/administration/persuratan/arsip/pemusnahan";
