export interface DemoNaskah {
  readonly template: string;
  readonly sampai: "draft" | "kembali" | "diajukan" | "diparaf" | "ditandatangani" | "batal";
  readonly isian: Readonly<Record<string, string>>;
  /** Places in the list of names. */
  readonly siswa?: readonly number[];
  readonly pegawai?: readonly number[];
  readonly tujuan?: string;
  /** Why it came back, or was voided. */
  readonly alasan?: string;
}

/** Invented letters, one or more in each state. */
export const demoNaskah: readonly DemoNaskah[] = [
  {
    template: "Surat Keterangan Aktif",
    sampai: "batal",
    siswa: [5],
    isian: { Keperluan: "pengajuan beasiswa daerah" },
    alasan: "Salah memilih siswa, diganti surat berikutnya",
  },
  { template: "Surat Keterangan Aktif", sampai: "ditandatangani", siswa: [3], isian: { Keperluan: "pengajuan beasiswa daerah" } },
  {
    template: "Surat Tugas",
    sampai: "ditandatangani",
    pegawai: [2, 6, 11],
    isian: {
      "Nama kegiatan": "Bimbingan Teknis Kurikulum Berbasis Cinta",
      "Dasar penugasan": "Surat Kepala Kanwil Kementerian Agama Provinsi Sulawesi Tengah tentang bimbingan teknis kurikulum",
      "Hari dan tanggal": "Selasa sampai Kamis pekan depan",
      Waktu: "pukul 08.00 WITA sampai selesai",
      Tempat: "Aula Kanwil Kementerian Agama Provinsi Sulawesi Tengah",
    },
  },
  {
    template: "Undangan",
    sampai: "diparaf",
    tujuan: "Orang Tua/Wali Siswa Kelas X\ndi Palu",
    isian: {
      "Nama acara": "Rapat Orang Tua dan Wali Siswa Kelas X",
      "Hari dan tanggal": "Sabtu pekan ini",
      Pukul: "09.00 WITA",
      Tempat: "Aula MAN 1 Palu",
    },
  },
  {
    template: "Keputusan Kepala Madrasah",
    sampai: "diparaf",
    pegawai: [1, 4, 7, 9],
    isian: {
      Tentang: "Pembina Ekstrakurikuler",
      Menimbang:
        "bahwa untuk kelancaran kegiatan ekstrakurikuler perlu ditetapkan pembinanya;\nbahwa nama-nama dalam lampiran keputusan ini dipandang cakap untuk tugas itu.",
      Mengingat:
        "Undang-Undang Nomor 20 Tahun 2003 tentang Sistem Pendidikan Nasional;\nPeraturan Menteri Agama Nomor 90 Tahun 2013 tentang Penyelenggaraan Pendidikan Madrasah.",
      Memperhatikan: "Hasil rapat dewan guru awal tahun pelajaran.",
      Sebagai: "pembina ekstrakurikuler",
      "Berlaku sejak": "tanggal ditetapkan",
    },
  },
  { template: "Surat Keterangan Aktif", sampai: "diajukan", siswa: [8], isian: { Keperluan: "perpanjangan kartu BPJS Kesehatan" } },
  {
    template: "Surat Izin Siswa",
    sampai: "kembali",
    siswa: [1, 9, 12],
    isian: { "Nama kegiatan": "mengikuti Olimpiade Sains tingkat kota", "Hari dan tanggal": "Rabu" },
    alasan: "Tanggalnya belum lengkap. Mohon ditulis hari dan tanggalnya.",
  },
  {
    template: "Surat Pengantar",
    sampai: "draft",
    tujuan: "Kepala Kantor Kementerian Agama\nKota Palu",
    isian: { "Yang dikirim": "Laporan bulanan" },
  },
];
