import { formatDay, formatMoment } from "#kit/dates.ts";
import type { Tone } from "#kit/ui/tag.tsx";
import type { JenisTanggapan, StatusCabang } from "../tree.ts";
import { type Cabang, late } from "../tree.ts";

export const statusName: Readonly<Record<StatusCabang, string>> = {
  baru: "Belum dibuka",
  dibaca: "Sedang ditindaklanjuti",
  diteruskan: "Diteruskan",
  dijawab: "Dijawab",
  ditutup: "Ditutup",
  ditarik: "Ditarik",
};

export const statusTone: Readonly<Record<StatusCabang, Tone>> = {
  baru: "warning",
  dibaca: "info",
  diteruskan: "neutral",
  dijawab: "success",
  ditutup: "success",
  ditarik: "neutral",
};

export const tanggapanName: Readonly<Record<JenisTanggapan, string>> = {
  kabar: "memberi kabar",
  jawaban: "menjawab",
  penutupan: "menutup",
  penarikan: "menarik disposisi ini",
  pengembalian: "mengembalikan",
};

/** Since when it stands where it stands. */
export function sejak({ status, createdAt, dibacaPada, selesaiPada }: Cabang): string {
  if (selesaiPada) return describeEnd(status, selesaiPada);
  if (status === "baru" || !dibacaPada) return `Diterima ${formatMoment(createdAt)}`;
  return `${status === "diteruskan" ? "Diteruskan" : "Dibuka"} ${formatMoment(dibacaPada)}`;
}

/** What was taken back is not done. */
export const describeEnd = (status: StatusCabang, pada: Date): string =>
  `${status === "ditarik" ? "Ditarik" : "Selesai"} ${formatMoment(pada)}`;

/** How many days it has lain there. */
export function old(saat: Date, sekarang: Date): string {
  const hari = Math.floor((sekarang.getTime() - saat.getTime()) / 86_400_000);
  return hari < 1 ? "hari ini" : `${hari} hari`;
}

export const describeLimit = (cabang: Pick<Cabang, "batas" | "selesaiPada">, hari: string): string | null =>
  cabang.batas === null ? null : `${late(cabang, hari) ? "Lewat batas" : "Batas"} ${formatDay(cabang.batas)}`;
