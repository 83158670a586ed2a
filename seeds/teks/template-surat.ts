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
    isi: `Kepala {{madrasah.nama}} dengan ini menugaskan:

{{daftar.pegawai}}

untuk mengikuti {{isian.Nama kegiatan}} yang dilaksanakan pada:

Hari, tanggal : {{isian.Hari dan tanggal}}
Waktu : {{isian.Waktu}}
Tempat : {{isian.Tempat}}

Demikian surat tugas ini dibuat untuk dilaksanakan dengan penuh tanggung jawab, dan melaporkan hasilnya setelah kegiatan selesai.`,
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

Yang dikirim : {{isian.Yang dikirim}}
Banyaknya : {{isian.Banyaknya}}
Keterangan : {{isian.Keterangan}}

Mohon lembar kedua surat pengantar ini ditandatangani dan dikembalikan kepada kami sesudah kiriman diterima.`,
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

# KEPALA {{madrasah.nama}},

Menimbang : {{isian.Menimbang}}
Mengingat : {{isian.Mengingat}}

# MEMUTUSKAN:

Menetapkan : Keputusan Kepala {{madrasah.nama}} tentang {{isian.Tentang}}.
KESATU : Menetapkan nama-nama di bawah ini sebagai {{isian.Sebagai}}.
KEDUA : Segala biaya yang timbul karena keputusan ini dibebankan pada anggaran yang tersedia.
KETIGA : Keputusan ini berlaku sejak {{isian.Berlaku sejak}}, dengan ketentuan akan diperbaiki bila di kemudian hari terdapat kekeliruan.

{{daftar.pegawai}}`,
  },
] as const;
