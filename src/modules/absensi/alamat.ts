/** Where staff look at attendance and record their own. */
export const alamatKehadiran = "/kehadiran";
export const alamatCatat = "/kehadiran/catat";
/** What a screen that stands at the office shows, and a kiosk for those without a phone. */
export const alamatLayar = "/kehadiran/layar";
export const alamatKios = "/kehadiran/kios";
/** Who looks after those devices, and who looks after the office's own attendance. */
export const alamatPerangkat = "/administration/perangkat-absensi";
export const alamatKantor = "/kehadiran/kantor";
export const alamatLaporan = "/kehadiran/laporan";
