import { emisPeople, hariTo, keluargaPerson, kotaLahir, personName, personPath, sekolahOrigin, telepon } from "./nama.ts";

interface Angkatan {
  readonly tingkat: "X" | "XI" | "XII";
  readonly fase: string;
  readonly kelas: number;
  readonly siswa: number;
}

const angkatan: readonly Angkatan[] = [
  { tingkat: "X", fase: "E", kelas: 6, siswa: 264 },
  { tingkat: "XI", fase: "F", kelas: 9, siswa: 423 },
  { tingkat: "XII", fase: "F", kelas: 12, siswa: 523 },
];
const peminatan = ["ipa", "ips", "ipa", "agama", "ips", "bahasa"];

export interface DemoKelas {
  readonly nama: string;
  readonly tingkat: "X" | "XI" | "XII";
  readonly tahunAjaran: string;
  readonly jurusan: string | null;
  readonly ruang: string;
  readonly kapasitas: number;
  /** How many pupils sit in it. */
  readonly isi: number;
}

/** The 27 classes of a school year. */
export function listKelas(tahunAjaran: string): DemoKelas[] {
  return angkatan.flatMap(({ tingkat, fase, kelas, siswa }, place) =>
    Array.from({ length: kelas }, (_, index) => ({
      nama: `${tingkat}.${fase}-${index + 1}`,
      tingkat,
      tahunAjaran,
      jurusan: tingkat === "X" ? null : (peminatan[index % peminatan.length] ?? null),
      ruang: `Gedung ${"ABC"[place]} ${String(index + 1).padStart(2, "0")}`,
      kapasitas: 48,
      isi: Math.floor(siswa / kelas) + (index < siswa % kelas ? 1 : 0),
    })),
  );
}

/** A pupil of a grade: `index` counts through the school. */
export function oneSiswa(index: number, tingkat: DemoKelas["tingkat"], tahunAjaran: string) {
  const masuk = Number(tahunAjaran.slice(0, 4)) - { X: 0, XI: 1, XII: 2 }[tingkat];
  const perempuan = (index * 7) % 13 < 7;
  const lahir = hariTo(`${masuk - 16}-01-05`, (index * 37) % 540);
  return {
    nama: personName(index, perempuan),
    nisn: `${lahir.slice(1, 4)}000${String(index).padStart(4, "0")}`,
    nism: `131172710000${String(masuk).slice(2)}${String(index).padStart(4, "0")}`,
    nik: demoNik(lahir, perempuan, index),
    status: "aktif" as const,
    jenisKelamin: perempuan ? ("perempuan" as const) : ("laki-laki" as const),
    tempatLahir: kotaLahir(index),
    tanggalLahir: lahir,
    agama: "ISLAM",
    alamat: personPath(index),
    noTelepon: index % 3 === 0 ? null : telepon(index),
    email: null,
    asalSekolah: sekolahOrigin(index),
    tanggalMasuk: `${masuk}-07-13`,
    ...keluargaPerson(index),
    ...emisPeople(index),
    namaWali: null,
    noTeleponOrtu: telepon(20_000 + index),
    fotoId: null,
  };
}

/** District 00 does not exist, so no real person has this number. */
function demoNik(lahir: string, perempuan: boolean, index: number): string {
  const hari = Number(lahir.slice(8, 10)) + (perempuan ? 40 : 0);
  return `727100${String(hari).padStart(2, "0")}${lahir.slice(5, 7)}${lahir.slice(2, 4)}${String(index).padStart(4, "0")}`;
}
