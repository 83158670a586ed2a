/** Where staff look at attendance and record their own. */
export const alamatKehadiran = "/kehadiran";
export const alamatCatat = "/kehadiran/catat";
export const alamatLayarKode = "/kehadiran/kantor";
/** The office's screen of one day, behind a key of its own. */
export const alamatLayar = (kunci: string): string => `/kehadiran/layar/${kunci}`;
/** A device that the office has opened for those without a phone. */
export const alamatKios = "/kehadiran/kios";
export const alamatLaporan = "/kehadiran/laporan";
