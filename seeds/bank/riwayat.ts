import { addTahun } from "#modules/kepegawaian/index.ts";
import { choose, hariTo, keluargaPerson, kotaLahir, personName, personPath, sekolahOrigin } from "./nama.ts";

/** A member of staff whose file is invented. */
export interface PemilikRiwayat {
  readonly id: string;
  readonly jenis: string;
  readonly status: string;
  readonly tanggalLahir: string;
  readonly jenisKelamin: string | null;
  readonly tmt: string;
  readonly pangkat: string | null;
  readonly jabatan: string | null;
  readonly pendidikan: string | null;
  readonly tugasTambahan: string | null;
}

type Row = Readonly<Record<string, unknown>>;

const pekerjaan = "Wiraswasta,Guru,Perawat,Ibu rumah tangga,PNS Kota Palu,Pedagang,Dosen,Petani".split(",");
const kampus = "UIN Datokarama Palu,Universitas Tadulako,Universitas Alkhairaat,UIN Alauddin Makassar,Universitas Muhammadiyah Palu".split(
  ",",
);
const jurusan =
  "Pendidikan Matematika,Pendidikan Agama Islam,Pendidikan Bahasa Arab,Biologi,Fisika,Kimia,Pendidikan Ekonomi,Pendidikan Bahasa Inggris".split(
    ",",
  );
const pelatihan = [
  ["Pelatihan Implementasi Kurikulum Merdeka", "Balai Diklat Keagamaan Manado", 50],
  ["Pelatihan Asesmen Kompetensi Madrasah", "Kanwil Kemenag Sulawesi Tengah", 32],
  ["Pelatihan Moderasi Beragama", "Pusdiklat Kementerian Agama", 40],
  ["Bimbingan Teknis Media Pembelajaran Digital", "Kantor Kemenag Kota Palu", 24],
  ["Pelatihan Penilaian Kinerja Guru", "Balai Diklat Keagamaan Manado", 60],
  ["Pelatihan Siaga Bencana di Madrasah", "BPBD Kota Palu", 16],
] as const;

/** The family, as far as it is old enough. */
export function keluargaPegawai(
  orang: PemilikRiwayat,
  index: number,
  hari: string,
): Readonly<Record<"orangTua" | "pasangan" | "anak", Row[]>> {
  const { id: pegawaiId, tanggalLahir: lahir, jenisKelamin } = orang;
  const { namaAyah, namaIbu } = keluargaPerson(index + 7);
  const tua = (nama: string, usia: number) => ({
    pegawaiId,
    nama,
    tempatLahir: kotaLahir(index + usia),
    tanggalLahir: hariTo(addTahun(lahir, -usia), (index * 37) % 300),
    alamat: personPath(index + 90),
  });
  const menikah = hariTo(addTahun(lahir, 26), (index * 41) % 900);
  const berkeluarga = index % 6 !== 5 && menikah < hari;
  const anak = Array.from({ length: berkeluarga ? (index % 4) + (index % 2) : 0 }, (_, ke) => ({
    pegawaiId,
    nama: personName(index * 4 + ke * 9 + 2, (index + ke) % 2 === 0),
    tempatLahir: "Palu",
    tanggalLahir: hariTo(menikah, 400 + ke * 1000 + index * 3),
    status: "kandung",
  })).filter((satu) => satu.tanggalLahir < hari);
  return {
    orangTua: [tua(namaAyah, 29), tua(namaIbu, 25)],
    pasangan: berkeluarga
      ? [
          {
            pegawaiId,
            nama: personName(index * 5 + 3, jenisKelamin === "Pria"),
            tanggalMenikah: menikah,
            pekerjaan: choose(pekerjaan, index * 3),
          },
        ]
      : [],
    anak,
  };
}

/** From primary school to the last certificate. */
export function pendidikanPegawai({ id: pegawaiId, tanggalLahir, pendidikan }: PemilikRiwayat, index: number): Row[] {
  const lulus = (usia: number, bulan: string) => `${Number(tanggalLahir.slice(0, 4)) + usia}-${bulan}`;
  const tinggi = { namaPendidikan: choose(kampus, index), pejabatIjazah: "Rektor" };
  const semua = [
    {
      tingkat: "SD",
      jurusan: null,
      namaPendidikan: `SDN ${1 + (index % 24)} Palu`,
      pejabatIjazah: null,
      tanggalIjazah: lulus(12, "06-15"),
    },
    { tingkat: "SMP", jurusan: null, namaPendidikan: sekolahOrigin(index), pejabatIjazah: null, tanggalIjazah: lulus(15, "06-15") },
    {
      tingkat: "SMA",
      jurusan: choose(["IPA", "IPS", "Agama"], index),
      namaPendidikan: "MAN 1 Palu",
      pejabatIjazah: "Kepala Madrasah",
      tanggalIjazah: lulus(18, "06-10"),
    },
    { tingkat: "S1", jurusan: choose(jurusan, index), ...tinggi, tanggalIjazah: lulus(23, "10-20") },
    { tingkat: "S2", jurusan: "Manajemen Pendidikan Islam", ...tinggi, tanggalIjazah: lulus(31, "03-12") },
  ];
  const sampai = pendidikan === "S2" ? 5 : 4;
  return semua.slice(0, sampai).map((satu, ke) => ({
    pegawaiId,
    ...satu,
    nomorIjazah: `${ke + 1}${String(4100 + index * 13).padStart(6, "0")}/${satu.tanggalIjazah.slice(0, 4)}`,
  }));
}

/** Trainings and awards; the decorations that years of service bring, as far as nobody forgot them. */
export function pelatihanPegawai({ id: pegawaiId }: PemilikRiwayat, index: number, hari: string): Row[] {
  return Array.from({ length: 1 + (index % 3) }, (_, ke) => {
    const [nama, penyelenggara, jam] = choose(pelatihan, index + ke * 2);
    const mulai = hariTo(hari, -(60 + ((index * 97 + ke * 430) % 1800)));
    const selesai = hariTo(mulai, Math.ceil(jam / 10));
    return {
      pegawaiId,
      nama,
      penyelenggara,
      jam,
      mulai,
      selesai,
      tempat: choose(["Palu", "Manado", "Makassar"], index + ke),
      nomorSertifikat: `${120 + index}/PL/${mulai.slice(0, 4)}`,
    };
  });
}

export function penghargaanPegawai({ id: pegawaiId, status, tmt }: PemilikRiwayat, index: number, hari: string): Row[] {
  const satya = [10, 20, 30].filter((tahun) => status === "pns" && addTahun(tmt, tahun + 1) < hari && (index + tahun) % 90 !== 14);
  const rows: Row[] = satya.map((tahun) => ({
    pegawaiId,
    nama: `Satyalancana Karya Satya ${tahun} tahun`,
    satyalancana: String(tahun),
    pemberi: "Presiden Republik Indonesia",
    tanggal: `${Number(tmt.slice(0, 4)) + tahun + 1}-01-03`,
    nomorSk: `${60 + tahun}/TK/Tahun ${Number(tmt.slice(0, 4)) + tahun + 1}`,
  }));
  if (index % 8 === 3) {
    const tanggal = hariTo(hari, -(200 + index * 11));
    rows.push({
      pegawaiId,
      nama: "Guru berprestasi tingkat Kota Palu",
      satyalancana: null,
      pemberi: "Kantor Kemenag Kota Palu",
      tanggal,
      nomorSk: null,
    });
  }
  return rows;
}
