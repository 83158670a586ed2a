import type { Madrasah } from "#seeds/madrasah.ts";

/** A school in another town, for showing that the product knows none by itself. */
export const man2Poso: Madrasah = {
  nama: "MAN 2 Poso",
  namaLengkap: "Madrasah Aliyah Negeri 2 Poso",
  jenis: "man",
  alamat: "Jalan Trans Sulawesi Nomor 5, Tentena",
  kota: "Poso",
  wilayah: "Kabupaten Poso",
  provinsi: "Sulawesi Tengah",
  instansi: ["Kementerian Agama Republik Indonesia", "Kantor Kementerian Agama Kabupaten Poso"],
  tanggalBerdiri: "1997-07-17",
};
