import { addDays } from "#kit/dates.ts";
import { bidangPrestasi, kegiatanAlumni, peringkatPrestasi, tingkatPrestasi } from "#modules/kesiswaan/index.ts";
import { alamatOrang, hariKe, namaOrang, pilih, telepon } from "./nama.ts";

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
export function satuPrestasi(index: number, hari: string, siswa: readonly Peraih[]) {
  const tanggal = addDays(hari, -Math.floor((index * 1460) / 319) - 3);
  const macam = (index * 5) % lomba.length;
  const kelompok = index % 6 === 5;
  const kini = index < 120 && !kelompok ? pilih(siswa, index * 17) : undefined;
  return {
    nama: `${pilih(lomba, macam)} ${tanggal.slice(0, 4)}`,
    peraih: kelompok
      ? `Regu ${pilih(["Al-Fatih", "Ibnu Sina", "Al-Khawarizmi", "Teluk Palu"], index)}`
      : (kini?.nama ?? namaOrang(index + 1500, index % 2 === 0)),
    siswaId: kini?.id ?? null,
    bidang: pilih(bidang.filter(dikenal(bidangPrestasi)), macam),
    tingkat: pilih(["kota", "kota", "provinsi", "kota", "provinsi", "nasional"].filter(dikenal(tingkatPrestasi)), index * 5),
    peringkat: pilih(peringkatPrestasi.slice(0, 7), (index * 3) % 7).value,
    kategori: kelompok ? ("kelompok" as const) : ("individu" as const),
    penyelenggara: pilih(penyelenggara, macam),
    tanggal,
    publikasi: index % 9 === 0 ? ("nama" as const) : index % 31 === 0 ? ("tidak" as const) : ("inisial" as const),
    buktiId: null,
  };
}

export function satuAlumni(index: number, tahunIni: number) {
  const kegiatan = pilih(
    ["kuliah", "kuliah", "bekerja", "kuliah", "wirausaha", "mencari-kerja", "kuliah-bekerja"].filter(dikenal(kegiatanAlumni)),
    index * 3,
  );
  const belajar = kegiatan.startsWith("kuliah");
  const bekerja = kegiatan === "bekerja";
  const perempuan = index % 2 === 1;
  const lahir = hariKe(`${tahunIni - Math.floor(index / 155) - 18}-02-01`, (index * 53) % 330);
  return {
    nama: namaOrang(index + 3001, perempuan),
    nisn: index % 4 === 0 ? null : `${lahir.slice(1, 4)}000${5000 + index}`,
    tanggalLahir: index % 4 === 0 ? null : lahir,
    kota: pilih(["Palu", "Palu", "Makassar", "Donggala", "Manado"], index * 3),
    jenisKelamin: perempuan ? ("perempuan" as const) : ("laki-laki" as const),
    tahunLulus: tahunIni - Math.floor(index / 155),
    jurusan: pilih(jurusan, index),
    kegiatan,
    instansi: belajar ? pilih(kampus, index * 5) : bekerja ? pilih(kerja, index) : null,
    bidang: belajar ? pilih(prodi, index * 3) : bekerja ? pilih(profesi, index) : null,
    alamat: alamatOrang(index + 77),
    noTelepon: telepon(40_000 + index),
    email: null,
  };
}

const dikenal =
  (options: readonly { readonly value: string }[]) =>
  (value: string): boolean =>
    options.some((one) => one.value === value);
