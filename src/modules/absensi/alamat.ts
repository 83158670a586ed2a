/** Where staff look at attendance and record their own. */
export const alamatKehadiran = "/kehadiran";
export const alamatCatat = "/kehadiran/catat";
export const alamatLayarKode = "/kehadiran/kantor";
/** The office's screen of one day, behind a key of its own. */
export const alamatLayar = (kunci: string): string => `/kehadiran/layar/${kunci}`;
export const alamatLaporan = "/kehadiran/laporan";
