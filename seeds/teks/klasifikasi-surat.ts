/** Codes and titles as letters of the ministry are classified; the school goes on from here. */
export const klasifikasi: readonly { readonly kode: string; readonly nama: string }[] = `
BA | Pembinaan Agama
BA.00 | Penyuluhan
BA.01 | Bimbingan
BA.01.1 | Lembaga Keagamaan
BA.01.2 | Aliran Kerohanian/Keagamaan
BA.02 | Kerukunan Hidup Beragama
BA.03 | Ibadah dan Ibadah Sosial
BA.03.1 | Ibadah
BA.03.2 | Ibadah Sosial
BA.04 | Pengembangan Keagamaan
BA.05 | Rohaniawan
HJ | Haji
HJ.00 | Calon Haji
HJ.01 | Bimbingan
HJ.02 | Petugas Haji
HJ.03 | Ongkos Naik Haji
HJ.04 | Jemaah Haji
HJ.05 | Angkutan
HJ.06 | Pengasramaan
HJ.07 | Pembekalan
HJ.08 | Dispensasi / Rekomendasi Khusus
HJ.09 | Umroh
HK | Hukum
HK.00 | Peraturan Perundang-Undangan
HK.00.1 | Undang-Undang Termasuk Perpu
HK.00.2 | Peraturan Pemerintah
HK.00.3 | Keputusan Presiden, Instruksi Presiden
HK.00.4 | Peraturan Menteri, Instruksi Menteri
HK.00.5 | Keputusan Menteri, Pimpinan Unit Eselon I
HK.00.6 | Keputusan Menteri, Pimpinan Unit Eselon I
HK.00.7 | Edaran Menteri/Pimpinan Unit Eselon I/II
HK.00.8 | Peraturan Kantor Wilayah Kementerian Agama Provinsi dan Kantor Kementerian Agama Kabupaten/Kota
HK.00.9 | Peraturan Pemda Tk. I/Pemda Tk. II
HK.01 | Pidana
HK.01.1 | Pencurian
HK.01.2 | Korupsi
HK.02 | Perdata
HK.02.1 | Perikatan
HK.03 | Hukum Agama
HK.03.1 | Fatwa
HK.03.2 | Rukyat/Hisab
HK.03.3 | Hari Besar Agama
HK.04 | Bantuan Hukum
HK.04.1 | Kasus Hukum Pidana
HK.04.2 | Kasus Hukum Perdata
HK.04.3 | Kasus Hukum Tata Usaha Negara (TUN)
HK.04.4 | Penelaahan Hukum
HM | Kehumasan
HM.00 | Penerangan
HM.01 | Hubungan
HM.02 | Dokumentasi dan Kepustakaan
HM.02.1 | Dokumentasi
HM.02.2 | Kepustakaan
HM.03 | Keprotokolan
KP | Kepegawaian
KP.00 | Pengadaan
KP.00.1 | Formasi
KP.00.2 | Penerimaan
KP.00.3 | Pengangkatan
KP.01 | Tata Usaha Kepegawaian
KP.01.1 | Izin/Dispensasi
KP.01.2 | Keterangan
KP.02 | Pendidikan dan Pelatihan
KP.02.1 | Diklat Prajabatan
KP.02.2 | Diklat Dalam Jabatan
KP.02.3 | Latihan Kursus
KP.03 | Korpri
KP.04 | Penilaian dan Hukuman
KP.04.1 | Penilaian
KP.04.2 | Hukuman
KP.05 | Screening
KP.06 | Pembinaan Mental
KP.07 | Mutasi
KP.07.1 | Kepangkatan
KP.07.2 | Kenaikan Gaji Berkala
KP.07.3 | Penyesuaian Masa Kerja
KP.07.4 | Penyesuaian Tunjangan Keluarga
KP.07.5 | Alih Tugas
KP.07.6 | Jabatan Struktural/Fungsional
KP.08 | Kesejahteraan
KP.08.1 | Kesehatan
KP.08.2 | Cuti
KP.08.3 | Rekreasi
KP.08.4 | Bantuan/Santunan Sosial
KP.08.5 | Koperasi
KP.08.6 | Perumahan
KP.08.7 | Antar Jemput/Transportasi
KP.08.8 | Penghargaan
KP.09 | Pemutusan Hubungan Kerja
KS | Kesekretariatan
KS.00 | Kerumahtanggaan
KS.01 | Perlengkapan
KS.01.1 | Gedung
KS.01.2 | Alat Kantor
KS.01.3 | Mesin Kantor/Alat-Alat Elektronik
KS.01.4 | Perabot Kantor
KS.01.5 | Kendaraan
KS.01.6 | Inventaris Perlengkapan
KS.01.7 | Penawaran Umum
KS.02 | Ketatausahaan
KU.00 | Rencana dan Penyusunan Anggaran
KU.00.1 | Rencana Anggaran
KU.00.2 | Penyusunan Anggaran
KU.00.3 | Non Budgeter
KU.01 | Belanja
KU.01.1 | Surat Permintaan Pembayaran
KU.01.2 | SPJ
KU.02 | SPJ
KU.02.1 | SPJ APBN
KU.02.2 | SPJ Non Budgeter
KU.03 | Pendapatan Negara
KU.03.1 | Pajak
KU.03.2 | Bukan Pajak
KU.04 | Perbankan
KU.04.1 | Valuta Asing/Transfer
KU.04.2 | Surat-Surat yang Berkenaan dengan Pembelian Valuta Asing
KU.05 | Sumbangan/Bantuan
OT | Organisasi dan Tatalaksana
OT.00 | Organisasi
OT.01 | Tatalaksana
OT.01.1 | Perencanaan
OT.01.2 | Laporan
OT.01.3 | Penyusunan Prosedur Kerja
OT.01.4 | Pelayanan Masyarakat
PP | Pendidikan dan Pengajaran
PP.00 | Kurikulum, Tenaga Edukatif dan Sarana
PP.00.1 | Sekolah Umum Tingkat Taman Kanak-Kanak dan Sekolah Dasar (TK dan SD)
PP.00.10 | Perguruan Tinggi Umum
PP.00.11 | Pengembangan Sarana Pendidikan
PP.00.2 | Sekolah Lanjutan Tingkat Pertama (SLTP)
PP.00.3 | Sekolah Lanjutan Tingkat Atas (SLTA)
PP.00.4 | Raudhatul Athfal dan Madrasah Ibtidaiyah (Prasekolah dan Pratama)
PP.00.5 | Madrasah Tsanawiyah (Menengah Pertama)
PP.00.6 | Madrasah Aliyah (Menengah Atas)
PP.00.7 | Pondok Pesantren
PP.00.8 | Madrasah Diniyah
PP.00.9 | Perguruan Tinggi Agama
PP.01 | Evaluasi dan Ijazah
PP.01.1 | Perguruan Agama
PP.01.2 | Sekolah Perguruan Umum
PP.02 | Kepenilikan, Kepengawasan dan Pembinaan
PP.02.1 | Kepenilikan
PP.02.2 | Kepengawasan
PP.02.3 | Pembinaan
PP.03 | Kelembagaan
PP.03.1 | Organisasi
PP.03.2 | Pengembangan
PP.04 | Beasiswa
PP.05 | Sumbangan
PP.06 | Pengabdian
PP.07 | Perizinan
PS | Pengawasan
PS.00 | Administrasi Umum
PS.01 | Tugas Umum
PS.02 | Proyek Pembangunan
PS.02.1 | Fisik
PS.02.2 | Non Fisik
PS.03 | Pengawasan Eksternal
PS.03.1 | BPK RI
PS.03.2 | Badan Pengawasan Keuangan dan Pembangunan (BPKP)
PS.03.3 | Pengaduan Masyarakat
PS.03.4 | Pengaduan Masyarakat (Non TP 5000)
PW | Perkawinan
PW.01 | Penyuluhan
PW.02 | Perkawinan
PW.03 | Campuran
TL | Penelitian
TL.00 | Penelitian Pendidikan
TL.01 | Penelitian Keagamaan
TL.02 | Penelitian Lektur Agama
TL.02.1 | Penelitian Lektur Agama
TL.02.2 | Penelitian Buku-Buku Agama
TL.03 | Pengembangan Penelitian
`
  .trim()
  .split("\n")
  .map((baris) => {
    const [kode = "", nama = ""] = baris.split(" | ");
    return { kode, nama };
  });
