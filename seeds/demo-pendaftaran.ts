import type { Ctx } from "#kit/ctx.server.ts";
import { receivePendaftaran } from "#modules/ppdb/index.server.ts";

/** Registrations of invented families, through the same door as real ones; a second run adds none. */
export async function seedDemoPendaftaran(ctx: Ctx, count: number): Promise<void> {
  const open = await ctx.db.selectFrom("jalurPpdb").select("jenis").execute();
  for (let index = 0; index < count; index++) {
    const jenis = choose(jalur, index, 7);
    const onPath = open.some((one) => one.jenis === jenis) ? { jalur: jenis } : {};
    await receivePendaftaran(ctx, { ...keluarga(index), ...onPath }, { key: `contoh-pendaftaran-${index}` });
  }
}

const putri = ["Nur Azizah", "Siti Rahmah", "Aisyah", "Fitriani", "Nabila", "Zahra", "Khadijah", "Salwa", "Hasna", "Intan"];
const putra = ["Ahmad Fauzan", "Muhammad Rizky", "Abdul Hakim", "Ilham", "Fadhil", "Rahmat", "Yusuf", "Alif", "Syahrul", "Imam"];
const marga = ["Lamadjido", "Labatjo", "Tombolotutu", "Lasimpo", "Yotolemba", "Pettalolo", "Dg. Mapata", "Borman", "Lagarusu"];
const ayah = ["Abdul Rahman", "Muhammad Saleh", "Idris", "Syamsuddin", "Rusdin", "Hamzah", "Arifin"];
const ibu = ["Hasnawati", "Nurhayati", "Rosmini", "Hadijah", "Sitti Aminah", "Marwah", "Fatmawati", "Nurlaela"];
const kerja = ["Nelayan", "Petani", "Pedagang", "Guru", "Penenun", "Wiraswasta", "Sopir", "Perawat", "PNS", "Ibu rumah tangga"];
const sekolah = [
  "MTsN 1 Palu",
  "MTsN 2 Palu",
  "SMPN 1 Palu",
  "SMPN 2 Palu",
  "SMPN 4 Palu",
  "MTs Alkhairaat Palu",
  "SMPN 3 Sigi",
  "MTsN 1 Donggala",
];
const jalan = [
  "Jalan Diponegoro",
  "Jalan Sungai Manonda",
  "Jalan Sis Aljufri",
  "Jalan Towua",
  "Jalan Kartini",
  "Jalan Tombolotutu",
  "Jalan Veteran",
];
/** The path of most, and one in ten each of the others. */
const jalur = [...Array<string>(7).fill("reguler"), "prestasi-akademik", "tahfidz", "afirmasi"];
const kelurahan = [
  ...["Lere", "Ujuna", "Tatura Utara", "Besusu Barat", "Lolu Selatan", "Talise", "Tondo", "Lasoani"],
  ...["Nunu", "Palupi", "Mamboro", "Kabonena", "Pantoloan"],
];
const jurusan = ["ipa", "ips", "agama", "ipa", "bahasa"];

/** Different steps through each list, so that names do not repeat together. */
const choose = (list: readonly string[], index: number, step: number): string => list[(index * step) % list.length] as string;

function keluarga(index: number) {
  const perempuan = index % 2 === 0;
  const nama = choose(marga, index, 2);
  const lahir = new Date(Date.UTC(2011, 6, 1) + ((index * 37) % 540) * 86_400_000).toISOString().slice(0, 10);
  return {
    namaLengkap: `${choose(perempuan ? putri : putra, Math.floor(index / 2), 3)} ${nama}`,
    tempatLahir: choose(["Palu", "Donggala", "Sigi", "Parigi", "Poso"], index, 3),
    tanggalLahir: lahir,
    jenisKelamin: perempuan ? "perempuan" : "laki-laki",
    alamat: `${choose(jalan, index, 3)} No. ${1 + ((index * 7) % 90)}, Kelurahan ${choose(kelurahan, index, 5)}, Kota Palu`,
    noTelepon: `08124500${String(1000 + index)}`,
    namaAyah: `${choose(ayah, index, 3)} ${nama}`,
    pekerjaanAyah: choose(kerja.slice(0, 9), index, 2),
    namaIbu: choose(ibu, index, 3),
    pekerjaanIbu: choose(kerja, index, 3),
    noTeleponOrtu: `08134500${String(1000 + index)}`,
    asalSekolah: choose(sekolah, index, 3),
    nilaiUN: ((7000 + ((index * 317) % 2800)) / 100).toFixed(2),
    jurusan: choose(jurusan, index, 1),
    agreement: "true",
  };
}
