/** Invented letters. `{orang}` and `{kelas}` are filled in when a letter is written. */
export interface DemoSuratKeluar {
  readonly jenis: string;
  readonly klasifikasi: string;
  readonly perihal: string;
  readonly tujuan: string;
  readonly unit: string;
}

const keluar = (jenis: string, klasifikasi: string, isi: readonly [perihal: string, tujuan: string, unit: string]): DemoSuratKeluar => ({
  ...{ jenis, klasifikasi, unit: isi[2] },
  ...{ perihal: isi[0], tujuan: isi[1] },
});

export const suratKeluar: readonly DemoSuratKeluar[] = [
  keluar("surat-keterangan", "KP.01.2", ["Keterangan aktif belajar a.n. {orang}", "Yang bersangkutan", "Kesiswaan"]),
  keluar("undangan", "HM.01", ["Undangan rapat wali murid kelas {kelas}", "Orang tua/wali murid", "Humas"]),
  keluar("surat-tugas", "KP.02.3", ["Tugas mengikuti pelatihan penyusunan modul ajar a.n. {orang}", "Yang bersangkutan", "Kurikulum"]),
  keluar("surat-pengantar", "OT.01.2", ["Pengantar laporan bulanan", "Kepala Kankemenag Kota Palu", "Tata Usaha"]),
  keluar("surat-keterangan", "KP.01.2", ["Keterangan berkelakuan baik a.n. {orang}", "Yang bersangkutan", "Kesiswaan"]),
  keluar("surat-dinas", "HM.01", ["Permohonan narasumber pesantren kilat", "Pimpinan Pondok Pesantren Alkhairaat", "Humas"]),
  keluar("surat-izin", "KP.08.2", ["Izin cuti tahunan a.n. {orang}", "Yang bersangkutan", "Kepegawaian"]),
  keluar("nota-dinas", "KS.01.6", ["Pemeriksaan inventaris laboratorium", "Kepala Laboratorium", "Sarana Prasarana"]),
  keluar("surat-tugas", "KP.01.1", ["Pendampingan lomba cerdas cermat tingkat kota", "Guru pendamping", "Kesiswaan"]),
  keluar("surat-keterangan", "PP.04", ["Keterangan penerima beasiswa a.n. {orang}", "Bank penyalur", "Kesiswaan"]),
  keluar("undangan", "BA.03.1", ["Undangan peringatan Maulid Nabi Muhammad", "Komite madrasah", "Humas"]),
  keluar("surat-dinas", "PP.00.11", [
    "Permohonan bantuan meja dan kursi kelas {kelas}",
    "Kepala Kanwil Kemenag Sulawesi Tengah",
    "Sarana Prasarana",
  ]),
  keluar("pengumuman", "PP.00.6", ["Jadwal asesmen sumatif kelas {kelas}", "Peserta didik dan orang tua", "Kurikulum"]),
  keluar("surat-keterangan", "TL.00", ["Keterangan selesai penelitian a.n. {orang}", "Dekan FTIK UIN Datokarama", "Tata Usaha"]),
  keluar("surat-pengantar", "KP.07.2", ["Usul kenaikan gaji berkala a.n. {orang}", "Kepala Kankemenag Kota Palu", "Kepegawaian"]),
  keluar("berita-acara", "KS.01.6", ["Serah terima komputer laboratorium", "Arsip", "Sarana Prasarana"]),
];

export interface DemoSuratMasuk {
  readonly nomor: string;
  readonly asal: string;
  readonly perihal: string;
  readonly klasifikasi: string;
  readonly sifat?: "segera" | "sangat-segera";
}

const masuk = (
  [nomor, klasifikasi]: readonly [string, string],
  [asal, perihal]: readonly [string, string],
  sifat?: "segera" | "sangat-segera",
): DemoSuratMasuk => ({ nomor, asal, perihal, klasifikasi, ...(sifat && { sifat }) });

const kankemenag = "Kankemenag Kota Palu";
const kanwil = "Kanwil Kemenag Sulawesi Tengah";
const dinas = "Dinas Pendidikan Kota Palu";

/** `{urut}` counts on, `{tahun}` is the year of the letter. */
export const suratMasuk: readonly DemoSuratMasuk[] = [
  masuk(["B-{urut}/Kw.22/2/PP.00/{tahun}", "PP.00.6"], [kanwil, "Pemutakhiran data peserta didik"], "segera"),
  masuk(["{urut}/DP/{tahun}", "HM.01"], [dinas, "Undangan lomba cerdas cermat"]),
  masuk(["B-{urut}/Kk.22.08/1/KP.02.3/{tahun}", "KP.02.3"], [kankemenag, "Pemanggilan peserta pelatihan kurikulum"], "segera"),
  masuk(["{urut}/Un.24/F.I/PP.00.9/{tahun}", "TL.00"], ["UIN Datokarama Palu", "Permohonan izin penelitian mahasiswa"]),
  masuk(["B-{urut}/Kk.22.08/2/KU.02.1/{tahun}", "KU.02.1"], [kankemenag, "Rekonsiliasi laporan keuangan semester"], "sangat-segera"),
  masuk(["{urut}/PMI-PLU/{tahun}", "HM.01"], ["PMI Kota Palu", "Donor darah dan pelatihan pertolongan pertama"]),
  masuk(["{urut}/KOMITE/{tahun}", "HM.01"], ["Komite Madrasah", "Usul perbaikan tempat wudu"]),
  masuk(["B-{urut}/Kw.22/1/KP.07/{tahun}", "KP.07.2"], [kanwil, "Usul kenaikan pangkat periode April"]),
  masuk(["{urut}/BPBD/{tahun}", "HM.00"], ["BPBD Kota Palu", "Simulasi gempa bumi di satuan pendidikan"], "segera"),
  masuk(["{urut}/PKM-TLS/{tahun}", "OT.01.4"], ["Puskesmas Talise", "Penjaringan kesehatan peserta didik kelas X"]),
  masuk(["{urut}/KWARCAB/{tahun}", "HM.01"], ["Kwarcab Pramuka Kota Palu", "Undangan jambore cabang"]),
  masuk(["B-{urut}/Kk.22.08/3/BA.03.1/{tahun}", "BA.03.1"], [kankemenag, "Peringatan Hari Santri"]),
];

export const answer = {
  selesai: "Sudah dilaksanakan. Laporan singkat diserahkan kepada Tata Usaha.",
  kabar: "Nama peserta sedang dikumpulkan, lengkap besok pagi.",
  catatan: "Mohon diatur bersama, laporkan hasilnya kepada saya.",
} as const;
