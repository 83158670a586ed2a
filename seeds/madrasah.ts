/** What a first start has to know of the school; everything else is generic, or is written by its people. */
export interface Madrasah {
  readonly nama: string;
  readonly namaLengkap: string;
  readonly jenis: "man" | "mas";
  readonly alamat: string;
  /** Where papers are signed. */
  readonly kota: string;
  /** "Kota Palu", "Kabupaten Poso". */
  readonly wilayah: string;
  readonly provinsi: string;
  /** Above the school on its letterhead, from the highest down. */
  readonly instansi: readonly string[];
  /** "YYYY-MM-DD" */
  readonly tanggalBerdiri: string;
}

export const man1Palu: Madrasah = {
  nama: "MAN 1 Palu",
  namaLengkap: "Madrasah Aliyah Negeri 1 Palu",
  jenis: "man",
  alamat: "Kota Palu, Sulawesi Tengah",
  kota: "Palu",
  wilayah: "Kota Palu",
  provinsi: "Sulawesi Tengah",
  instansi: ["Kementerian Agama Republik Indonesia", "Kantor Kementerian Agama Kota Palu"],
  tanggalBerdiri: "1991-06-13",
};
