import type { Kotak, Row } from "../media/bagan.ts";
import { listPegawai } from "./pegawai.ts";

/** Who holds which office in the invented school, from the head down. */
export function susunanOrganisasi(): readonly Row[] {
  const pegawai = listPegawai();
  const pemegang = (jabatan: string): Kotak => {
    const orang = pegawai.find((satu) => satu.jabatan === jabatan || satu.tugasTambahan === jabatan);
    if (!orang) throw new Error(`nobody of the demo school is ${jabatan}`);
    return { jabatan: jabatan.replace("Wakamad", "Wakil Kepala"), nama: orang.nama };
  };
  return [
    [pemegang("Kepala Madrasah")],
    [null, pemegang("Kepala Urusan Tata Usaha")],
    [pemegang("Wakamad Kurikulum"), pemegang("Wakamad Kesiswaan")],
    [pemegang("Wakamad Humas"), pemegang("Wakamad Sarpras")],
    [pemegang("Kepala Perpustakaan"), pemegang("Kepala Laboratorium")],
    [{ jabatan: "Guru dan Wali Kelas", nama: "Mendampingi peserta didik setiap hari" }],
  ];
}
