import { lembarOf } from "#modules/disposisi/load/lembar.server.ts";
import type { Cabang } from "#modules/disposisi/tree.ts";

const surat = {
  ...{ id: "1", agenda: "57/2026", nomorSurat: "B-118/Kk.22.08/1/HM.01/11/2026", asalSurat: "Kantor Kementerian Agama Kota Palu" },
  ...{ perihal: "Undangan rapat koordinasi kepala madrasah", tanggalSurat: "2026-11-24", tanggalTerima: "2026-11-25" },
  ...{ klasifikasi: "HM.01 · Hubungan", sifat: "segera", lampiran: "1 berkas", pindaian: null },
};

const person = (id: string, nama: string, jabatan: string) => ({ id, nama, jabatan });
const kepala = person("k", "Dr. Abdul Karim Lamadjido, M.Pd.", "Kepala Madrasah");
const given: Omit<Cabang, "id" | "kepada"> = {
  ...{ versi: 1, disposisiId: "d", indukId: null, dari: kepala, batas: "2026-11-28", selesaiPada: null },
  ...{ instruksi: ["dilaksanakan", "siapkan"], catatan: "Siapkan laporan bulan ini." },
  sifat: "segera",
  status: "dibaca",
  ...{ createdAt: new Date("2026-11-25T02:00:00Z"), dibacaPada: new Date("2026-11-25T03:00:00Z") },
};

/** As the head gave a letter to two people. */
export const lembarGiven = lembarOf(
  surat,
  [
    { ...given, id: "1", kepada: person("a", "Fitriani Lasimpo, S.Pd.", "Wakamad Kurikulum") },
    { ...given, id: "2", kepada: person("b", "Nurhayati Labatjo, S.E.", "Kepala Urusan Tata Usaha") },
  ],
  [],
);

export const lembarByHand = lembarOf(surat, [], []);
