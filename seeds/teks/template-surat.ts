/** The office's first letters: kind of paper and classification by their codes, fields in {{…}}. */
export const templateSurat = [
  {
    nama: "Surat Keterangan Aktif",
    jenis: "surat-keterangan",
    klasifikasi: null,
    untuk: "siswa",
    judul: "Surat Keterangan",
    perihal: "Surat keterangan aktif a.n. {{siswa.nama}}",
    isi: `Yang bertanda tangan di bawah ini:

Nama : {{penandatangan.nama}}
NIP : {{penandatangan.nip}}
Jabatan : {{penandatangan.jabatan}}

menerangkan dengan sebenarnya bahwa:

Nama : {{siswa.nama}}
NISN : {{siswa.nisn}}
Tempat, tanggal lahir : {{siswa.tempatLahir}}, {{siswa.tanggalLahir}}
Jenis kelamin : {{siswa.jenisKelamin}}
Kelas : {{siswa.kelas}}

adalah benar siswa aktif {{madrasah.nama}} pada tahun pelajaran {{tahunAjaran}}.

Surat keterangan ini dibuat untuk keperluan {{isian.Keperluan}} dan dapat dipergunakan sebagaimana mestinya.`,
  },
  {
    nama: "Surat Tugas",
    jenis: "surat-tugas",
    klasifikasi: "KP.01.1",
    untuk: "pegawai",
    judul: "Surat Tugas",
    perihal: "Surat tugas {{isian.Nama kegiatan}}",
    isi: `Menimbang : bahwa untuk kelancaran {{isian.Nama kegiatan}} perlu menugaskan pegawai
Dasar : {{isian.Dasar penugasan}}

# Memberi tugas kepada:

{{daftar.pegawai}}

Untuk : mengikuti {{isian.Nama kegiatan}} yang dilaksanakan pada:

Hari, tanggal : {{isian.Hari dan tanggal}}
Waktu : {{isian.Waktu}}
Tempat : {{isian.Tempat}}

Surat tugas ini dilaksanakan dengan penuh tanggung jawab, dan hasilnya dilaporkan setelah kegiatan selesai.`,
  },
  {
    nama: "Undangan",
    jenis: "undangan",
    klasifikasi: "HM.01",
    untuk: "umum",
    judul: null,
    perihal: "Undangan {{isian.Nama acara}}",
    isi: `Assalamu’alaikum warahmatullahi wabarakatuh

Dengan hormat, kami mengundang Bapak/Ibu untuk menghadiri {{isian.Nama acara}} yang akan dilaksanakan pada:

Hari, tanggal : {{isian.Hari dan tanggal}}
Pukul : {{isian.Pukul}}
Tempat : {{isian.Tempat}}

Demikian undangan ini kami sampaikan. Atas perhatian dan kehadiran Bapak/Ibu, kami ucapkan terima kasih.

Wassalamu’alaikum warahmatullahi wabarakatuh`,
  },
  {
    nama: "Surat Pengantar",
    jenis: "surat-pengantar",
    klasifikasi: null,
    untuk: "umum",
    judul: "Surat Pengantar",
    perihal: "Pengantar {{isian.Yang dikirim}}",
    isi: `Bersama ini kami kirimkan:

| No. | Yang dikirim | Banyaknya | Keterangan |
| 1. | {{isian.Yang dikirim}} | {{isian.Banyaknya}} | {{isian.Keterangan}} |

Mohon tanda terima di bawah ini diisi dan dikembalikan kepada kami sesudah kiriman diterima.`,
  },
  {
    nama: "Surat Izin Siswa",
    jenis: "surat-izin",
    klasifikasi: "PP.00.6",
    untuk: "siswa",
    judul: "Surat Izin",
    perihal: "Surat izin {{isian.Nama kegiatan}}",
    isi: `Kepala {{madrasah.nama}} memberikan izin kepada siswa berikut untuk tidak mengikuti pelajaran karena {{isian.Nama kegiatan}}:

{{daftar.siswa}}

Izin berlaku pada {{isian.Hari dan tanggal}}. Siswa tersebut tetap berkewajiban mempelajari materi dan menyelesaikan tugas pada hari itu.`,
  },
  {
    nama: "Keputusan Kepala Madrasah",
    jenis: "keputusan",
    klasifikasi: null,
    untuk: "pegawai",
    judul: "Keputusan Kepala {{madrasah.nama}}",
    perihal: "Keputusan tentang {{isian.Tentang}}",
    isi: `# TENTANG

# {{isian.Tentang}}

# DENGAN RAHMAT TUHAN YANG MAHA ESA

# KEPALA {{madrasah.nama}},

Menimbang : {{isian.Menimbang}}
Mengingat : {{isian.Mengingat}}
Memperhatikan : {{isian.Memperhatikan}}

# MEMUTUSKAN:

Menetapkan : Keputusan Kepala {{madrasah.nama}} tentang {{isian.Tentang}}.
KESATU : Menetapkan nama-nama dalam lampiran keputusan ini sebagai {{isian.Sebagai}}.
KEDUA : Segala biaya yang timbul karena keputusan ini dibebankan pada anggaran yang tersedia.
KETIGA : Keputusan ini berlaku sejak {{isian.Berlaku sejak}}, dengan ketentuan akan diperbaiki bila di kemudian hari terdapat kekeliruan.

=== Lampiran ===

{{daftar.pegawai}}`,
  },
  {
    nama: "Nota Dinas",
    jenis: "nota-dinas",
    klasifikasi: "OT.01.2",
    untuk: "umum",
    judul: "Nota Dinas",
    perihal: "{{isian.Hal}}",
    isi: `{{isian.Isi nota}}

Demikian disampaikan untuk menjadi perhatian.`,
  },
  {
    nama: "Pengumuman",
    jenis: "pengumuman",
    klasifikasi: null,
    untuk: "umum",
    judul: "Pengumuman",
    perihal: "Pengumuman tentang {{isian.Tentang}}",
    isi: `# TENTANG

# {{isian.Tentang}}

{{isian.Isi pengumuman}}

Demikian pengumuman ini disampaikan untuk diketahui dan dilaksanakan.`,
  },
  {
    nama: "Berita Acara",
    jenis: "berita-acara",
    klasifikasi: null,
    untuk: "umum",
    judul: "Berita Acara",
    perihal: "Berita acara {{isian.Nama kegiatan}}",
    isi: `Pada hari ini, {{isian.Hari dan tanggal}}, bertempat di {{isian.Tempat}}, telah dilaksanakan {{isian.Nama kegiatan}} oleh:

Pihak pertama : {{penandatangan.nama}}, {{penandatangan.jabatan}}
Pihak kedua : {{isian.Nama pihak kedua}}, {{isian.Jabatan pihak kedua}}

dengan hasil sebagai berikut:

{{isian.Hasil}}

Berita acara ini dibuat dengan sebenarnya dalam rangkap dua untuk dipergunakan sebagaimana mestinya.

>> Pihak Kedua | {{isian.Nama pihak kedua}} | {{isian.NIP pihak kedua}}`,
  },
  {
    nama: "Surat Kuasa",
    jenis: "surat-kuasa",
    klasifikasi: null,
    untuk: "pegawai",
    judul: "Surat Kuasa",
    perihal: "Surat kuasa {{isian.Keperluan}}",
    isi: `Yang bertanda tangan di bawah ini:

Nama : {{penandatangan.nama}}
NIP : {{penandatangan.nip}}
Jabatan : {{penandatangan.jabatan}}

memberi kuasa kepada:

Nama : {{pegawai.nama}}
NIP : {{pegawai.nip}}
Jabatan : {{pegawai.jabatan}}

untuk {{isian.Keperluan}}. Surat kuasa ini berlaku sampai {{isian.Tanggal berakhir}} dan tidak dapat dilimpahkan kepada orang lain.

>> Penerima Kuasa | {{pegawai.nama}} | NIP {{pegawai.nip}}`,
  },
  {
    nama: "Notula Rapat",
    jenis: "notula",
    klasifikasi: null,
    untuk: "umum",
    judul: "Notula",
    perihal: "Notula {{isian.Nama rapat}}",
    isi: `Nama rapat : {{isian.Nama rapat}}
Hari, tanggal : {{isian.Hari dan tanggal}}
Waktu : {{isian.Waktu}}
Tempat : {{isian.Tempat}}
Pemimpin rapat : {{isian.Pemimpin rapat}}
Peserta : {{isian.Peserta}}

Pembahasan:

{{isian.Pembahasan}}

Kesimpulan:

{{isian.Kesimpulan}}

>> Notulis | {{isian.Nama notulis}} | {{isian.NIP notulis}}`,
  },
  {
    nama: "Sertifikat",
    jenis: "sertifikat",
    klasifikasi: null,
    untuk: "siswa",
    judul: "Sertifikat",
    perihal: "Sertifikat {{isian.Nama kegiatan}} a.n. {{siswa.nama}}",
    isi: `# diberikan kepada

# {{siswa.nama}}

# siswa kelas {{siswa.kelas}}

# sebagai {{isian.Sebagai}}

# pada {{isian.Nama kegiatan}} yang dilaksanakan di {{isian.Tempat}} pada {{isian.Hari dan tanggal}}`,
  },
] as const;
