import { addDays } from "#kit/dates.ts";
import { bidangPrestasi, kegiatanAlumni, peringkatPrestasi, tingkatPrestasi } from "#modules/kesiswaan/index.ts";
import { choose, hariTo, personName, personPath, telepon } from "./nama.ts";

const lomba =
  "Kompetisi Sains Madrasah,Musabaqah Tilawatil Qur’an,Olimpiade Sains Nasional,Lomba Pidato Bahasa Arab,Pekan Olahraga Pelajar,Festival Rebana,Lomba Cerdas Cermat,Myres Karya Ilmiah,Robotik Madrasah,Jambore Pramuka,Debat Bahasa Inggris,Pencak Silat Pelajar".split(
    ",",
  );
const bidang = [
  "sains",
  "keagamaan",
  "sains",
  "bahasa-asing",
  "olahraga",
  "kesenian",
  "akademik",
  "karya-ilmiah",
  "teknologi",
  "pramuka",
  "bahasa-asing",
  "olahraga",
];
const penyelenggara =
  "Kementerian Agama RI,LPTQ Sulawesi Tengah,Pusat Prestasi Nasional,Universitas Tadulako,Dispora Kota Palu,UIN Datokarama Palu".split(",");
const kampus =
  "Universitas Tadulako,UIN Datokarama Palu,Universitas Hasanuddin,Universitas Alkhairaat,UIN Alauddin Makassar,Politeknik Palu".split(",");
const prodi = "Pendidikan Agama Islam,Kedokteran,Teknik Sipil,Ekonomi Syariah,Agroteknologi,Hukum,Keperawatan,Sastra Arab".split(",");
const kerja = "Bank Syariah Palu,Rumah Sakit Undata,Toko Sumber Rezeki,Pelabuhan Pantoloan,Kantor Desa Sibalaya".split(",");
const profesi = "Staf administrasi,Perawat,Pramuniaga,Petugas lapangan,Operator".split(",");
const jurusan = ["ipa", "ips", "agama", "ipa", "bahasa"];

export interface Peraih {
  readonly id: string;
  readonly nama: string;
}

/** An achievement of the last four years; the younger ones belong to pupils of today. */
export function onePrestasi(index: number, hari: string, siswa: readonly Peraih[]) {
  const tanggal = addDays(hari, -Math.floor((index * 1460) / 319) - 3);
  const macam = (index * 5) % lomba.length;
  const kelompok = index % 6 === 5;
  const kini = index < 120 && !kelompok ? choose(siswa, index * 17) : undefined;
  return {
    nama: `${choose(lomba, macam)} ${tanggal.slice(0, 4)}`,
    peraih: kelompok
      ? `Regu ${choose(["Al-Fatih", "Ibnu Sina", "Al-Khawarizmi", "Teluk Palu"], index)}`
      : (kini?.nama ?? personName(index + 1500, index % 2 === 0)),
    siswaId: kini?.id ?? null,
    bidang: choose(bidang.filter(known(bidangPrestasi)), macam),
    tingkat: choose(["kota", "kota", "provinsi", "kota", "provinsi", "nasional"].filter(known(tingkatPrestasi)), index * 5),
    peringkat: choose(peringkatPrestasi.slice(0, 7), (index * 3) % 7).value,
    kategori: kelompok ? ("kelompok" as const) : ("individu" as const),
    penyelenggara: choose(penyelenggara, macam),
    tanggal,
    publikasi: index % 9 === 0 ? ("nama" as const) : index % 31 === 0 ? ("tidak" as const) : ("inisial" as const),
    buktiId: null,
  };
}

export function oneAlumni(index: number, tahunIni: number) {
  const kegiatan = choose(
    ["kuliah", "kuliah", "bekerja", "kuliah", "wirausaha", "mencari-kerja", "kuliah-bekerja"].filter(known(kegiatanAlumni)),
    index * 3,
  );
  const belajar = kegiatan.startsWith("kuliah");
  const bekerja = kegiatan === "bekerja";
  const perempuan = index % 2 === 1;
  const lahir = hariTo(`${tahunIni - Math.floor(index / 155) - 18}-02-01`, (index * 53) % 330);
  return {
    nama: personName(index + 3001, perempuan),
    nisn: index % 4 === 0 ? null : `${lahir.slice(1, 4)}000${5000 + index}`,
    tanggalLahir: index % 4 === 0 ? null : lahir,
    kota: choose(["Palu", "Palu", "Makassar", "Donggala", "Manado"], index * 3),
    jenisKelamin: perempuan ? ("perempuan" as const) : ("laki-laki" as const),
    tahunLulus: tahunIni - Math.floor(index / 155),
    jurusan: choose(jurusan, index),
    kegiatan,
    instansi: belajar ? choose(kampus, index * 5) : bekerja ? choose(kerja, index) : null,
    bidang: belajar ? choose(prodi, index * 3) : bekerja ? choose(profesi, index) : null,
    alamat: personPath(index + 77),
    noTelepon: telepon(40_000 + index),
    email: null,
  };
}

const known =
  (options: readonly { readonly value: string }[]) =>
  (value: string): boolean =>
    options.some((one) => one.value === value);
