import { isStatusPegawai, sebutanStatusPegawai } from "../pegawai/status.ts";
import type { PerbuatanKantor } from "./kantor-hari.server.ts";

type Perbuatan = Pick<PerbuatanKantor, "perihal" | "tindakan" | "sebelum" | "sesudah">;

/** One deed in plain words. */
export function sebutPerbuatan(satu: Perbuatan): string {
  const awal = sebutan[`${satu.perihal}:${satu.tindakan}`];
  return typeof awal === "function" ? awal(satu) : (awal ?? `${satu.perihal}: ${satu.tindakan}`);
}

const teks = (isi: Perbuatan["sesudah"], nama: string): string => (typeof isi?.[nama] === "string" ? isi[nama] : "");

const status = (isi: Perbuatan["sesudah"]): string => {
  const nilai = teks(isi, "status");
  return isStatusPegawai(nilai) ? sebutanStatusPegawai[nilai] : "";
};

/** By the code, at a kiosk, or by hand: with the day, what stood there and why. */
function absensi({ sebelum, sesudah }: Perbuatan): string {
  if (teks(sesudah, "cara") === "kantor") {
    const semula = status(sebelum);
    return `Dicatat tangan untuk ${teks(sesudah, "tanggal")}: ${status(sesudah)}${semula && `, semula ${semula}`} (${teks(sesudah, "alasan")})`;
  }
  const arah = sesudah && "pulang" in sesudah ? "Pulang" : "Masuk";
  const kios = teks(sesudah, "kios");
  return `${arah} ${kios ? `di kios ${kios}` : "dengan kode"}${sesudah?.luar === true ? ", di luar jaringan madrasah" : ""}`;
}

const sebutan: Readonly<Record<string, string | ((satu: Perbuatan) => string)>> = {
  "absensiPegawai:create": absensi,
  "absensiPegawai:update": absensi,
  "ketidakhadiran:create": "Dinas luar atau cuti dicatat",
  "ketidakhadiran:update": "Dinas luar atau cuti diubah",
  "ketidakhadiran:delete": "Dinas luar atau cuti dihapus",
  "ketidakhadiran:restore": "Dinas luar atau cuti dipulihkan",
  "pinKios:create": "PIN kios dibuat",
  "pinKios:delete": "PIN kios diakhiri",
  "kiosAbsensi:create": ({ sesudah }) => `Perangkat diajukan: ${teks(sesudah, "nama")}`,
  "kiosAbsensi:update": ({ sesudah }) => `Perangkat diperiksa dan disetujui: ${teks(sesudah, "nama")}`,
  "kiosAbsensi:delete": ({ sebelum }) => `Perangkat ${teks(sebelum, "sebab") || "ditutup"}: ${teks(sebelum, "nama")}`,
  "jaringanAbsensi:create": "Perubahan jaringan diajukan",
  "jaringanAbsensi:update": ({ sesudah }) => `Perubahan jaringan ${sesudah?.diterima === true ? "disetujui" : "dibatalkan"}`,
};
