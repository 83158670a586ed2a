import type { Hari } from "#modules/akademik/index.ts";
import { jamSehari } from "./kalender.ts";

/** What each class learns, in lesson hours a week. */
const wajib = "QH:2,AA:2,FIK:2,SKI:2,BAR:4,PP:2,BIN:4,MAT:4,BIG:3,SEJ:2,PJOK:3";
const pelajaran: Readonly<Record<string, string>> = {
  X: `${wajib},THF:2,SBD:2,INF:3,BKL:2,PKW:2`,
  ipa: `${wajib},FIS:4,KIM:3,BIO:3`,
  ips: `${wajib},EKO:4,SOS:3,GEO:3`,
  bahasa: `${wajib},SOS:3,GEO:3,SBD:2`,
  agama: `${wajib},TFS:4,HDS:4,THF:2`,
};

/** Whose subject is not taught by its own teachers is taught by these. */
const held: Readonly<Record<string, string>> = {
  AA: "Fikih",
  SKI: "Sejarah",
  THF: "Al-Qur’an Hadis",
  TFS: "Al-Qur’an Hadis",
  HDS: "Al-Qur’an Hadis",
  PP: "Geografi",
  SOS: "Geografi",
  PJOK: "Biologi",
  SBD: "Bahasa Indonesia",
  BKL: "Bahasa Indonesia",
  INF: "Kimia",
  PKW: "Ekonomi",
};

export interface KelasBelajar {
  readonly id: string;
  readonly tingkat: string;
  readonly jurusan: string | null;
}
export interface Mapel {
  readonly id: string;
  readonly kode: string;
  readonly nama: string;
}
export interface Guru {
  readonly id: string;
  readonly subUnit: string | null;
}

export interface Job {
  readonly kelasId: string;
  readonly mataPelajaranId: string;
  readonly pegawaiId: string;
  readonly jp: number;
}

/** Who teaches what to whom: always the one of the subject's teachers who has the least to do. */
export function distributeTasks(kelas: readonly KelasBelajar[], mapel: readonly Mapel[], guru: readonly Guru[]): Job[] {
  const beban = new Map(guru.map(({ id }) => [id, 0]));
  return kelas.flatMap(({ id, tingkat, jurusan }) =>
    (pelajaran[tingkat] ?? pelajaran[jurusan ?? ""] ?? wajib).split(",").flatMap((satu) => {
      const [kode = "", jam = ""] = satu.split(":");
      const diajar = mapel.find((one) => one.kode === kode);
      const pengajar = guru.filter(({ subUnit }) => subUnit === `Guru ${held[kode] ?? diajar?.nama}`);
      const [pegawaiId] = pengajar.map((one) => one.id).sort((one, other) => (beban.get(one) ?? 0) - (beban.get(other) ?? 0));
      if (!diajar || !pegawaiId) return [];
      beban.set(pegawaiId, (beban.get(pegawaiId) ?? 0) + Number(jam));
      return [{ kelasId: id, mataPelajaranId: diajar.id, pegawaiId, jp: Number(jam) }];
    }),
  );
}

export interface Jam {
  readonly tugas: number;
  readonly hari: Hari;
  readonly jamKe: number;
  readonly jumlahJam: number;
}

interface Fragment {
  /** The place of its assignment. */
  readonly tugas: number;
  readonly jumlahJam: number;
}

/** Puts every assignment into the week, longest pieces first, so that neither a class nor a teacher is in two places. */
export function composeJadwal(tugas: readonly Job[]): Jam[] {
  const pekan = emptyPekan();
  const hasil: Jam[] = [];
  const antrean: Fragment[] = tugas.flatMap(({ jp }, place) => cut(jp).map((jumlahJam) => ({ tugas: place, jumlahJam })));
  antrean.sort((one, other) => other.jumlahJam - one.jumlahJam);
  for (let satu = antrean.shift(); satu; satu = antrean.shift()) {
    const milik = tugas[satu.tugas] as Job;
    const tempat = pekan.tempat(milik, satu.jumlahJam);
    if (tempat) {
      pekan.isi(milik, { ...satu, ...tempat });
      hasil.push({ ...satu, ...tempat });
    } else if (satu.jumlahJam > 1) antrean.push(...[1, satu.jumlahJam - 1].map((jumlahJam) => ({ ...(satu as Fragment), jumlahJam })));
  }
  return hasil;
}

/** What is taken already, and where there is room: on the emptiest day, and a subject once a day while pieces are long. */
function emptyPekan() {
  const terisi = new Set<string>();
  const pernah = new Set<string>();
  const banyak = new Map<string, number>();
  const sejumlah = (mulai: number, jumlah: number) => Array.from({ length: Math.max(0, jumlah) }, (_, geser) => mulai + geser);
  const tempat = ({ kelasId, pegawaiId, mataPelajaranId }: Job, jumlahJam: number) =>
    jamSehari
      .toSorted(([satu], [lain]) => (banyak.get(kelasId + satu) ?? 0) - (banyak.get(kelasId + lain) ?? 0))
      .filter(([hari]) => jumlahJam === 1 || !pernah.has(`${kelasId}${mataPelajaranId}${hari}`))
      .flatMap(([hari, jam]) => sejumlah(1, jam - jumlahJam + 1).map((jamKe) => ({ hari, jamKe })))
      .find(({ hari, jamKe }) =>
        sejumlah(jamKe, jumlahJam).every((jam) => !terisi.has(`${kelasId}${hari}${jam}`) && !terisi.has(`${pegawaiId}${hari}${jam}`)),
      );
  const isi = ({ kelasId, pegawaiId, mataPelajaranId }: Job, { hari, jamKe, jumlahJam }: Jam) => {
    for (const jam of sejumlah(jamKe, jumlahJam)) for (const siapa of [kelasId, pegawaiId]) terisi.add(`${siapa}${hari}${jam}`);
    pernah.add(`${kelasId}${mataPelajaranId}${hari}`);
    banyak.set(kelasId + hari, (banyak.get(kelasId + hari) ?? 0) + jumlahJam);
  };
  return { tempat, isi };
}

const cut = (jp: number): number[] => (jp <= 3 ? [jp] : [2, ...cut(jp - 2)]);
