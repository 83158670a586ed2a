import type { Madrasah } from "../madrasah.ts";

/** The offices above the school, as they stand on its paper. */
export const kopOf = ({ instansi }: Madrasah) => ({ instansi: instansi.join("\n"), kertas: "F4" as const, gaya: "resmi" as const });

/** Where staff of a state madrasah go every week. */
export const tautanPortal = {
  terkait: [
    { label: "Kementerian Agama RI", alamat: "https://kemenag.go.id", keterangan: "Berita dan kebijakan kementerian" },
    { label: "Ditjen Pendidikan Islam", alamat: "https://pendis.kemenag.go.id", keterangan: "Aturan dan program madrasah" },
  ],
  aplikasi: [
    { label: "EMIS", alamat: "https://emis.kemenag.go.id", keterangan: "Data pokok madrasah, siswa, dan guru" },
    { label: "SIMPATIKA", alamat: "https://simpatika.kemenag.go.id", keterangan: "Layanan pendidik dan tenaga kependidikan" },
    { label: "MyASN", alamat: "https://myasn.bkn.go.id", keterangan: "Data dan layanan ASN" },
  ],
} as const;

/** Offices of the first school's own province and town. */
export const tautanUnitKerja = [
  { label: "Kanwil Kemenag Sulawesi Tengah", alamat: "https://sulteng.kemenag.go.id", keterangan: "Kantor wilayah" },
  { label: "Pemerintah Kota Palu", alamat: "https://palukota.go.id", keterangan: null },
];
