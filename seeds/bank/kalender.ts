import { addDays } from "#kit/dates.ts";
import type { Hari } from "#modules/akademik/index.ts";

/** The `nomor`-th weekday of a month; Monday is 1, Friday 5. */
function hariTo(bulan: string, hari: number, nomor: number): string {
  const pertama = new Date(`${bulan}-01T00:00:00Z`).getUTCDay() || 7;
  return addDays(`${bulan}-01`, ((hari - pertama + 7) % 7) + (nomor - 1) * 7);
}

/** "2026/2027": from the second Monday of July to the third Friday of June, with the semesters between. */
export function hariTahun(tahunAjaran: string) {
  const [awal = "", akhir = ""] = tahunAjaran.split("/");
  const ganjil = { mulai: hariTo(`${awal}-07`, 1, 2), selesai: hariTo(`${awal}-12`, 5, 3) };
  const genap = { mulai: hariTo(`${akhir}-01`, 1, 1), selesai: hariTo(`${akhir}-06`, 5, 3) };
  return { ganjil, genap, tahun: { mulai: ganjil.mulai, selesai: genap.selesai } };
}

interface HariKhusus {
  readonly nama: string;
  readonly jenis: "libur" | "setengah-hari" | "ramadan" | "kegiatan";
  readonly mulai: string;
  readonly selesai: string;
  readonly untuk: "semua" | "siswa" | "pegawai";
  readonly jamMasuk: string | null;
  readonly jamPulang: string | null;
}

const hari = (nama: string, jenis: HariKhusus["jenis"], mulai: string, lain: Partial<HariKhusus> = {}): HariKhusus => ({
  ...{ nama, jenis, mulai, selesai: mulai, untuk: "semua", jamMasuk: null, jamPulang: null },
  ...lain,
});

/** Holidays by the sighting of the moon may differ by a day; the office corrects them when they are announced. */
export const demoKalender: readonly HariKhusus[] = [
  hari("MATSAMA, masa taaruf siswa madrasah", "kegiatan", "2026-07-13", { selesai: "2026-07-18", untuk: "siswa" }),
  hari("Hari Kemerdekaan Republik Indonesia", "libur", "2026-08-17"),
  hari("Maulid Nabi Muhammad", "libur", "2026-08-25"),
  hari("Asesmen tengah semester", "kegiatan", "2026-09-14", { selesai: "2026-09-19", untuk: "siswa" }),
  hari("Doa bersama mengenang gempa dan tsunami Palu", "setengah-hari", "2026-09-28", { jamPulang: "11:00" }),
  hari("Rapat kerja guru", "libur", "2026-10-10", { untuk: "siswa" }),
  hari("Hari Santri", "kegiatan", "2026-10-22"),
  hari("Hari Guru Nasional", "setengah-hari", "2026-11-25", { jamPulang: "11:30" }),
  hari("Asesmen akhir semester ganjil", "kegiatan", "2026-11-30", { selesai: "2026-12-10", untuk: "siswa" }),
  hari("Pembagian rapor semester ganjil", "setengah-hari", "2026-12-18", { jamPulang: "11:00" }),
  hari("Hari Raya Natal", "libur", "2026-12-25"),
  hari("Tahun Baru Masehi", "libur", "2027-01-01"),
  hari("Isra Mikraj Nabi Muhammad", "libur", "2027-01-05"),
  hari("Tahun Baru Imlek", "libur", "2027-02-06"),
  hari("Libur awal Ramadan", "libur", "2027-02-08", { selesai: "2027-02-09", untuk: "siswa" }),
  hari("Jam Ramadan", "ramadan", "2027-02-10", { selesai: "2027-03-06", jamMasuk: "08:00", jamPulang: "13:00" }),
  hari("Hari Suci Nyepi", "libur", "2027-03-08"),
  hari("Idulfitri dan cuti bersama", "libur", "2027-03-09", { selesai: "2027-03-16" }),
  hari("Wafat Isa Almasih", "libur", "2027-03-26"),
  hari("Hari jadi Provinsi Sulawesi Tengah", "kegiatan", "2027-04-13"),
  hari("Hari Buruh Internasional", "libur", "2027-05-01"),
  hari("Kenaikan Isa Almasih", "libur", "2027-05-06"),
  hari("Iduladha", "libur", "2027-05-16", { selesai: "2027-05-17" }),
  hari("Hari Raya Waisak", "libur", "2027-05-20"),
  hari("Hari Lahir Pancasila", "libur", "2027-06-01"),
  hari("Tahun Baru Hijriah 1449", "libur", "2027-06-06"),
  hari("Pembagian rapor kenaikan kelas", "setengah-hari", "2027-06-18", { jamPulang: "11:00" }),
];

const biasa = ["07:30", "08:15", "09:00", "10:05", "10:50", "11:35", "13:00", "13:45"];
const jumat = ["07:30", "08:15", "09:00", "10:00", "10:45"];
const sabtu = ["07:30", "08:15", "09:00", "10:15", "11:00", "11:45"];
const mulaiJam: readonly (readonly [Hari, readonly string[]])[] = [
  ...(["1", "2", "3", "4"] as const).map((satu) => [satu, biasa] as const),
  ["5", jumat],
  ["6", sabtu],
];

/** Lesson hours of 45 minutes within the working hours of the specification. */
export const demoJam = mulaiJam.flatMap(([satu, mulai]) =>
  mulai.map((jam, place) => ({ hari: satu, jamKe: place + 1, mulai: jam, selesai: sesudah(jam, 45) })),
);

export const jamSehari: readonly (readonly [Hari, number])[] = mulaiJam.map(([satu, mulai]) => [satu, mulai.length]);

function sesudah(jam: string, menit: number): string {
  const [pukul = 0, lewat = 0] = jam.split(":").map(Number);
  const semua = pukul * 60 + lewat + menit;
  return `${String(Math.floor(semua / 60)).padStart(2, "0")}:${String(semua % 60).padStart(2, "0")}`;
}
