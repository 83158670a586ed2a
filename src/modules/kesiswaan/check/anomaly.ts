import { ageOn } from "#kit/dates.ts";

/** What is looked at to find what cannot be, or what looks odd. */
export interface PersonalData {
  readonly nisn: string | null;
  readonly nik: string | null;
  readonly dicocokkan: boolean;
  readonly jenisKelamin: "laki-laki" | "perempuan";
  readonly tanggalLahir: string | null;
  readonly tanggalMasuk: string | null;
  readonly kewarganegaraan: string | null;
  readonly status: string;
  /** School year of the class; null: in none. */
  readonly tahunKelas: string | null;
}

/** One sentence for each thing that somebody should look at. Old papers break these rules, so they warn and refuse nothing. */
export function anomaly(diri: PersonalData, tahunKini: string): string[] {
  return [...nisnAnomaly(diri), ...nikAnomaly(diri), ...ageAnomaly(diri), ...kelasAnomaly(diri, tahunKini)];
}

function kelasAnomaly({ status, tahunKelas }: PersonalData, tahunKini: string): string[] {
  if (status !== "aktif") return [];
  if (tahunKelas === null) return ["Aktif, tetapi belum punya kelas."];
  return tahunKelas < tahunKini ? [`Masih tercatat di kelas tahun ajaran ${tahunKelas}.`] : [];
}

function nisnAnomaly({ nisn, tanggalLahir }: PersonalData): string[] {
  if (!nisn) return ["NISN belum diisi."];
  const sebab = nisnJanggal(nisn, tanggalLahir);
  return sebab ? [sebab] : [];
}

/** A NISN begins with the year of birth; not each one that was ever given out does. */
export function nisnJanggal(nisn: string, tanggalLahir: string | null): string | undefined {
  const lahir = tanggalLahir?.slice(1, 4);
  if (nisn === "" || !lahir || nisn.startsWith(lahir)) return undefined;
  return `NISN kelahiran ${tanggalLahir?.slice(0, 4)} biasanya diawali ${lahir}, yang tercatat ${nisn.slice(0, 3)}.`;
}

/** As the state counts them, Sumatra first. */
const provinsi = /^(1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])/;

function nikAnomaly({ nik, dicocokkan, jenisKelamin, tanggalLahir, kewarganegaraan }: PersonalData): string[] {
  if (!nik) return kewarganegaraan === "asing" ? [] : ["NIK belum diisi."];
  const hari = Number(nik.slice(6, 8));
  const perempuan = hari > 40;
  const lahir = `${String(hari % 40).padStart(2, "0")}-${nik.slice(8, 10)}-${nik.slice(10, 12)}`;
  const tercatat = tanggalLahir && `${tanggalLahir.slice(8, 10)}-${tanggalLahir.slice(5, 7)}-${tanggalLahir.slice(2, 4)}`;
  return [
    ...(!dicocokkan && tercatat && lahir !== tercatat ? [`NIK memuat tanggal lahir ${lahir}, yang tercatat ${tercatat}.`] : []),
    ...(!dicocokkan && perempuan !== (jenisKelamin === "perempuan")
      ? [`NIK ini milik seorang ${perempuan ? "perempuan" : "laki-laki"}.`]
      : []),
    ...(provinsi.test(nik) ? [] : [`NIK diawali ${nik.slice(0, 2)}, bukan kode provinsi.`]),
    ...(nik.endsWith("0000") ? ["NIK berakhir 0000; nomor urut dimulai dari 0001."] : []),
  ];
}

function ageAnomaly({ tanggalLahir, tanggalMasuk }: PersonalData): string[] {
  if (!tanggalLahir) return ["Tanggal lahir belum diisi."];
  if (!tanggalMasuk) return [];
  const umur = ageOn(tanggalLahir, tanggalMasuk);
  return umur < 13 || umur > 21 ? [`Umurnya ${umur} tahun saat masuk.`] : [];
}
