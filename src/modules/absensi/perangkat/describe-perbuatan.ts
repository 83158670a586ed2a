import { isStatusPegawai, statusPegawaiLabels } from "../pegawai/status.ts";
import type { PerbuatanKantor } from "./kantor-hari.server.ts";

type Perbuatan = Pick<PerbuatanKantor, "perihal" | "tindakan" | "sebelum" | "sesudah">;

/** One deed in plain words. */
export function describePerbuatan(satu: Perbuatan): string {
  const awal = labels[`${satu.perihal}:${satu.tindakan}`];
  return typeof awal === "function" ? awal(satu) : (awal ?? `${satu.perihal}: ${satu.tindakan}`);
}

const text = (isi: Perbuatan["sesudah"], nama: string): string => (typeof isi?.[nama] === "string" ? isi[nama] : "");

const status = (isi: Perbuatan["sesudah"]): string => {
  const nilai = text(isi, "status");
  return isStatusPegawai(nilai) ? statusPegawaiLabels[nilai] : "";
};

/** By the code, at a kiosk, or by hand: with the day, what stood there and why. */
function absensi({ sebelum, sesudah }: Perbuatan): string {
  if (text(sesudah, "cara") === "kantor") {
    const semula = status(sebelum);
    return `Dicatat tangan untuk ${text(sesudah, "tanggal")}: ${status(sesudah)}${semula && `, semula ${semula}`} (${text(sesudah, "alasan")})`;
  }
  const arah = sesudah && "pulang" in sesudah ? "Pulang" : "Masuk";
  const kios = text(sesudah, "kios");
  return `${arah} ${kios ? `di kios ${kios}` : "dengan kode"}${sesudah?.luar === true ? ", di luar jaringan madrasah" : ""}`;
}

const labels: Readonly<Record<string, string | ((satu: Perbuatan) => string)>> = {
  "absensiPegawai:create": absensi,
  "absensiPegawai:update": absensi,
  "ketidakhadiran:create": "Dinas luar atau cuti dicatat",
  "ketidakhadiran:update": "Dinas luar atau cuti diubah",
  "ketidakhadiran:delete": "Dinas luar atau cuti dihapus",
  "ketidakhadiran:restore": "Dinas luar atau cuti dipulihkan",
  "pinKios:create": "PIN kios dibuat",
  "pinKios:delete": "PIN kios diakhiri",
  "kiosAbsensi:create": ({ sesudah }) => `Perangkat diajukan: ${text(sesudah, "nama")}`,
  "kiosAbsensi:update": ({ sesudah }) => `Perangkat diperiksa dan disetujui: ${text(sesudah, "nama")}`,
  "kiosAbsensi:delete": ({ sebelum }) => `Perangkat ${text(sebelum, "sebab") || "ditutup"}: ${text(sebelum, "nama")}`,
  "jaringanAbsensi:create": "Perubahan jaringan diajukan",
  "jaringanAbsensi:update": ({ sesudah }) => `Perubahan jaringan ${sesudah?.diterima === true ? "disetujui" : "dibatalkan"}`,
};
