import type { Stored } from "#kit/database/tables.ts";

export type StatusPegawai = Stored<"absensiPegawai">["status"];

export const statusPegawaiLabels: Readonly<Record<StatusPegawai, string>> = {
  hadir: "Hadir",
  terlambat: "Terlambat",
  "dinas-luar": "Dinas Luar",
  cuti: "Cuti",
  sakit: "Sakit",
  izin: "Izin",
  alpa: "Tanpa Keterangan",
};

export const allStatusPegawai = Object.keys(statusPegawaiLabels) as readonly StatusPegawai[];

export const isStatusPegawai = (value: unknown): value is StatusPegawai =>
  typeof value === "string" && Object.hasOwn(statusPegawaiLabels, value);

/** Who is at school, on time or not. */
export const isInMadrasah = (status: StatusPegawai): boolean => status === "hadir" || status === "terlambat";

/** Nobody writes down their own days by hand. */
export const ownRecords = "Kehadiran Anda sendiri tidak dapat Anda koreksi. Mintalah rekan di Tata Usaha atau Kepala Madrasah mencatatnya.";

interface Dicatat {
  readonly keterangan: string | null;
  readonly oleh: string | null;
  readonly semula: StatusPegawai | null;
}

/** Why a day was written down by hand, by whom, and what stood there before. */
export const recordedByOffice = ({ keterangan, oleh, semula }: Dicatat): string =>
  `Dicatat kantor: ${keterangan ?? "tanpa alasan"}${oleh ? ` (oleh ${oleh}${semula ? `, semula ${statusPegawaiLabels[semula]}` : ""})` : ""}`;
