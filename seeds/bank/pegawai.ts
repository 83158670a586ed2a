import { choose, hariTo, kotaLahir, personName, personPath, telepon } from "./nama.ts";

const gelar = ["S.Pd.", "S.Ag.", "M.Pd.", "S.Pd.I.", "S.Si.", "M.Pd.I.", "S.Hum."];
const golongan = ["III/a", "III/b", "III/c", "III/d", "IV/a", "IV/b"];
const mapel =
  "Matematika,Bahasa Indonesia,Al-Qur’an Hadis,Fikih,Bahasa Arab,Biologi,Fisika,Kimia,Ekonomi,Sejarah,Bahasa Inggris,Geografi".split(",");
const job = ["Wakamad Kurikulum", "Wakamad Kesiswaan", "Wakamad Humas", "Wakamad Sarpras", "Kepala Perpustakaan", "Kepala Laboratorium"];

/** People of the demo accounts first: they find their own record. */
const berakun = [
  { nip: "197203111998031999", nama: "Dr. Abdul Karim Lamadjido, M.Pd.", jabatan: "Kepala Madrasah", pangkat: "IV/b" },
  { nip: "199006212015032999", nama: "Sitti Rahma Tandju, S.I.Kom.", jabatan: "Guru Ahli Muda", pangkat: "III/c" },
  { nip: "198809082014031999", nama: "Moh. Fadli Palimbui, S.Pd.", jabatan: "Guru Ahli Muda", pangkat: "III/d" },
  { nip: "199102142019032999", nama: "Fitriani Lasimpo, S.Pd.", jabatan: "Guru Ahli Pertama", pangkat: "III/b" },
  { nip: "198707302012011999", nama: "Ahmad Zulkifli Djaelani, S.Ag.", jabatan: "Guru Ahli Muda", pangkat: "III/c" },
  { nip: "198004172006041999", nama: "Administrator Contoh", jabatan: "Guru Ahli Madya", pangkat: "IV/a" },
] as const;
const staf = { nip: "198511042010012999", nama: "Nurhayati Labatjo, S.E.", jabatan: "Kepala Urusan Tata Usaha", pangkat: "III/c" };

export type DemoPegawai = ReturnType<typeof person>;

/** Seventy-four teachers and one of the office. By their serial no real person has one of the numbers (nip.ts). */
export function listPegawai(): DemoPegawai[] {
  const dikenal = berakun.map((satu, index) => person({ ...satu, jenis: "guru", status: "pns" }, index));
  const lain = Array.from({ length: 74 - berakun.length }, (_, index) => guru(index + berakun.length));
  return [...dikenal, ...lain, person({ ...staf, jenis: "tenaga-kependidikan", status: "pns" }, 99)];
}

interface Dasar {
  readonly nip: string | null;
  readonly nama: string;
  readonly jabatan: string;
  readonly pangkat: string | null;
  readonly jenis: "guru" | "tenaga-kependidikan";
  readonly status: string;
}

function person(dasar: Dasar, index: number, lahir = index) {
  const { nip } = dasar;
  const perempuan = nip === null ? index % 2 === 0 : nip[14] === "2";
  const tanggal = nip ? `${nip.slice(0, 4)}-${nip.slice(4, 6)}-${nip.slice(6, 8)}` : tanggalLahir(lahir);
  const tmt = nip && Number(nip.slice(12, 14)) <= 12 ? `${nip.slice(8, 12)}-${nip.slice(12, 14)}-01` : "2021-07-01";
  return {
    ...dasar,
    tempatLahir: kotaLahir(index),
    tanggalLahir: tanggal,
    jenisKelamin: perempuan ? ("Wanita" as const) : ("Pria" as const),
    agama: "ISLAM",
    alamat: personPath(index + 40),
    noTelepon: telepon(5000 + index),
    email: null,
    nik: null,
    nuptk: null,
    tmtPangkat: dasar.pangkat?.includes("/") ? `20${19 + (index % 7)}-04-01` : null,
    tmt,
    pendidikan: dasar.nama.includes("M.Pd") ? "S2" : "S1",
    tugasTambahan: index > 4 && index < 11 ? choose(job, index - 5) : null,
    unitKerja: "MAN1PALU",
    subUnit: dasar.jenis === "guru" ? `Guru ${choose(mapel, index)}` : "Tata Usaha",
    fotoId: null,
    ttdId: null,
    aktif: true,
  };
}

function guru(index: number): DemoPegawai {
  const perempuan = index % 5 < 3;
  const nama = `${personName(index * 3 + 11, perempuan)}, ${choose(gelar, index)}`;
  const lahir = tanggalLahir(index);
  const tahun = Number(lahir.slice(0, 4));
  const kelamin = perempuan ? "2" : "1";
  if (index % 12 === 11)
    return person({ nip: null, nama, jabatan: "Guru honorer", pangkat: null, jenis: "guru", status: "honorer" }, index, index);
  if (index % 4 === 3) {
    const nip = `${lahir.replaceAll("-", "")}${tahun + 30}21${kelamin}999`;
    return person({ nip, nama, jabatan: "Guru Ahli Pertama", pangkat: "PPPK-IX", jenis: "guru", status: "pppk" }, index);
  }
  const tingkat = Math.min(5, Math.max(0, Math.floor((1998 - tahun) / 5)));
  const nip = `${lahir.replaceAll("-", "")}${tahun + 26}${index % 2 === 0 ? "01" : "03"}${kelamin}999`;
  const jabatan = tingkat > 3 ? "Guru Ahli Madya" : tingkat > 1 ? "Guru Ahli Muda" : "Guru Ahli Pertama";
  return person({ nip, nama, jabatan, pangkat: choose(golongan, tingkat), jenis: "guru", status: "pns" }, index);
}

const tanggalLahir = (index: number): string => hariTo("1968-02-03", index * 131 + (index % 7) * 29);
