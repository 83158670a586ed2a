/** Where staff look at attendance and record their own. */
export const kehadiranPath = "/kehadiran";
export const recordPath = "/kehadiran/catat";
/** What a screen that stands at the office shows, and a kiosk for those without a phone. */
export const screenPath = "/kehadiran/layar";
export const kiosPath = "/kehadiran/kios";
/** Who looks after those devices, and who looks after the office's own attendance. */
export const perangkatPath = "/administration/perangkat-absensi";
export const kantorPath = "/kehadiran/kantor";
export const laporanPath = "/kehadiran/laporan";
export const daftarHadirPath = "/kehadiran/daftar-hadir";

export const cutiPath = "/administration/pengajuan-cuti";
export const ketidakhadiranPath = "/administration/dinas-luar-cuti";
