/** Invented people with names as they are heard in Palu. The same `index` always gives the same person. */
const putra1 =
  "Ahmad Muhammad Moh. Abdul Rizky Fadhil Ilham Alif Rahmat Yusuf Syahrul Imam Fauzan Zulkifli Arya Bagas Dzaky Fikri Gilang Hafiz".split(
    " ",
  );
const putra2 =
  "Fauzan Rizal Hakim Ramadhan Maulana Saputra Hidayat Akbar Ardiansyah Firmansyah Syahputra Nugraha Alfarizi Wahyudi Setiawan".split(" ");
const putri1 =
  "Nur Siti Aisyah Nabila Zahra Salwa Hasna Intan Fitriani Khadijah Rahma Putri Dinda Aulia Mawar Annisa Sarah Laila Farah Wulan".split(
    " ",
  );
const putri2 =
  "Azizah Rahmah Ramadhani Maharani Salsabila Khairunnisa Amalia Lestari Safitri Humairah Cahyani Wahyuni Hidayah Octavia Zahira".split(
    " ",
  );
const marga =
  "Lamadjido Labatjo Tombolotutu Lasimpo Yotolemba Pettalolo Borman Lagarusu Djaelani Tandju Palimbui Ponulele Lapasere Rumi Lembah Lahamado Datupalinge Parampasi Toana Mangitung Lawira Yodjokodi Pakaya Masulili".split(
    " ",
  );
const ayah = "Abdul Rahman,Muhammad Saleh,Idris,Syamsuddin,Rusdin,Hamzah,Arifin,Baharuddin,Mansyur,Yunus,Sudirman,Kaharuddin".split(",");
const ibu = "Hasnawati,Nurhayati,Rosmini,Hadijah,Sitti Aminah,Marwah,Fatmawati,Nurlaela,Suriyani,Hartati,Masita".split(",");
const jalan =
  "Diponegoro,Sungai Manonda,Sis Aljufri,Towua,Kartini,Tombolotutu,Veteran,Hang Tuah,Tanjung Karang,Basuki Rahmat,Emmy Saelan,Kihajar Dewantara".split(
    ",",
  );
const kota = ["Palu", "Palu", "Palu", "Donggala", "Sigi", "Parigi", "Poso", "Palu", "Tolitoli"];
const kerja = "Nelayan,Petani,Pedagang,Guru,Penenun,Wiraswasta,Sopir,Perawat,PNS,Karyawan swasta".split(",");
const sekolah =
  "MTsN 1 Palu,MTsN 2 Palu,SMPN 1 Palu,SMPN 2 Palu,SMPN 4 Palu,MTs Alkhairaat Palu,SMPN 3 Sigi,MTsN 1 Donggala,SMPN 6 Palu".split(",");

/** Different steps through each list, so that names do not repeat together. */
export const choose = <T>(list: readonly T[], place: number): T => list[Math.abs(Math.trunc(place)) % list.length] as T;

export function personName(index: number, perempuan: boolean): string {
  const [depan, tengah] = perempuan ? [putri1, putri2] : [putra1, putra2];
  const putaran = Math.floor(index / depan.length);
  return `${choose(depan, index)} ${choose(tengah, putaran + index * 2)} ${choose(marga, index * 7 + putaran * 3)}`;
}

export const keluargaPerson = (index: number) => ({
  namaAyah: `${choose(ayah, index * 5)} ${choose(marga, index * 7)}`,
  pekerjaanAyah: choose(kerja, index * 3),
  namaIbu: choose(ibu, index * 3 + 1),
  pekerjaanIbu: choose([...kerja, "Ibu rumah tangga", "Ibu rumah tangga"], index * 5 + 2),
});

const kelurahan = "Besusu Barat,Lere,Kamonji,Tatura Utara,Birobuli,Petobo,Talise,Tondo,Donggala Kodi,Balaroa".split(",");
const kecamatan =
  "Palu Timur,Palu Barat,Palu Barat,Palu Selatan,Palu Selatan,Palu Selatan,Mantikulore,Mantikulore,Ulujadi,Palu Barat".split(",");

/** What EMIS asks besides. */
export const emisPeople = (index: number) => ({
  anakKe: 1 + (index % 4),
  jumlahSaudara: 1 + (index % 4) + (index % 2),
  hobi: choose(["Olahraga", "Membaca", "Kesenian", "Menulis", "Jalan-jalan"], index * 3),
  citaCita: choose(["Guru/Dosen", "Dokter", "TNI/Polri", "PNS", "Wiraswasta", "Agamawan", "Ilmuwan"], index * 5),
  pembiaya: "Orang Tua",
  kelurahan: choose(kelurahan, index * 3),
  kecamatan: choose(kecamatan, index * 3),
  kabupaten: "Kota Palu",
  provinsi: "Sulawesi Tengah",
  tempatTinggal: choose(["Ayah", "Ayah", "Ayah", "Ibu", "Saudara/Kerabat", "Asrama Madrasah"], index),
  jarak: choose(["<5 km", "<5 km", "5-10 km", "11-20 km"], index * 3),
  transportasi: choose(["Sepeda motor", "Antar jemput sekolah", "Angkutan umum", "Jalan kaki"], index * 7),
  waktuTempuh: choose(["10-19 menit", "1-10 menit", "20-29 menit"], index),
  ...(index % 23 === 0
    ? { statusAyah: "Sudah Meninggal", pendidikanAyah: null, pekerjaanAyah: null }
    : { statusAyah: "Masih Hidup", pendidikanAyah: choose(["SMA/sederajat", "D4/S1", "SMP", "SD", "D3"], index * 3) }),
  statusIbu: "Masih Hidup",
  pendidikanIbu: choose(["SMA/sederajat", "SMP", "D4/S1", "SD"], index * 5),
});

export const personPath = (index: number): string => `Jalan ${choose(jalan, index * 5)} No. ${1 + ((index * 7) % 120)}, Kota Palu`;
export const kotaLahir = (index: number): string => choose(kota, index * 4);
export const sekolahOrigin = (index: number): string => choose(sekolah, index * 5);
/** Mobile numbers of a block that the operators have not given out. */
export const telepon = (index: number): string => `0812450${String(10_000 + index)}`;

export const hariTo = (mulai: string, hari: number): string =>
  new Date(Date.parse(`${mulai}T00:00:00Z`) + hari * 86_400_000).toISOString().slice(0, 10);
