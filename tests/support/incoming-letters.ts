/** Letters as a madrasah's office gets them: number without its running part, sender, subject. Senders and subjects come back, never all of them. */
interface Known {
  readonly sender: string;
  /** The running part is `#`; month and year follow. */
  readonly number: string;
  readonly subjects: readonly string[];
}

export const senders: readonly Known[] = [
  {
    sender: "Kantor Kementerian Agama Kota Palu",
    number: "B-#/Kk.22.07/2/PP.00/MM/YYYY",
    subjects: ["Undangan rapat koordinasi kepala madrasah", "Permintaan data EMIS semester ganjil", "Edaran hari santri"],
  },
  {
    sender: "Kanwil Kemenag Provinsi Sulawesi Tengah",
    number: "B-#/Kw.22.4/PP.00.6/MM/YYYY",
    subjects: ["Petunjuk teknis asesmen madrasah", "Undangan bimbingan teknis kurikulum"],
  },
  {
    sender: "Dinas Pendidikan Kota Palu",
    number: "421.3/#/Disdik/YYYY",
    subjects: ["Undangan lomba kompetensi siswa", "Pemberitahuan libur"],
  },
  { sender: "Universitas Tadulako", number: "#/UN28/PK.01.06/YYYY", subjects: ["Izin penelitian mahasiswa", "Sosialisasi jalur masuk"] },
  {
    sender: "UIN Datokarama Palu",
    number: "#/Un.24/F.I/PP.00.9/MM/YYYY",
    subjects: ["Permohonan tempat praktik lapangan", "Izin penelitian mahasiswa"],
  },
  { sender: "Komite MAN 1 Palu", number: "#/KOM-MAN1/ROMAN/YYYY", subjects: ["Undangan rapat komite", "Laporan keuangan komite"] },
  { sender: "Puskesmas Talise", number: "440/#/PKM-TLS/YYYY", subjects: ["Jadwal penjaringan kesehatan siswa", "Pelaksanaan imunisasi"] },
  { sender: "Polsek Palu Timur", number: "B/#/ROMAN/YYYY/Sek-Paltim", subjects: ["Penyuluhan bahaya narkoba"] },
];

export const subjectsOfOnce = [
  "Undangan pembukaan pekan olahraga madrasah",
  "Permintaan nama peserta OSN",
  "Pemberitahuan pemadaman listrik",
  "Permohonan narasumber seminar",
  "Undangan pelepasan jemaah",
  "Penyampaian daftar nominasi ujian",
];

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export const numbered = ({ number }: Known, running: number, [year = "", month = ""]: readonly string[]): string =>
  number
    .replace("#", String(running))
    .replace("MM", month)
    .replace("YYYY", year)
    .replace("ROMAN", romans[Number(month) - 1] ?? "");
