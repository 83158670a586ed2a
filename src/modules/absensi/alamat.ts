/** Where staff look at attendance and record their own. */
export const alamatKehadiran = "/kehadiran";
export const alamatCatat = "/kehadiran/catat";
export const alamatLayarKode = "/kehadiran/kantor";
export const alamatKodeKini = "/kehadiran/kantor/kode";
export const alamatLaporan = "/kehadiran/laporan";
