import { zone } from "#kit/time-zone.ts";

export const bagianTataUsaha = [
  {
    tab: "overview",
    judul: "Melayani dengan jelas",
    isi: "Tata Usaha mengurus surat-menyurat, data peserta didik dan pegawai, serta layanan bagi orang tua dan alumni. Surat selesai dalam **1–3 hari kerja**.",
  },
  {
    tab: "overview",
    judul: "Kehadiran pegawai",
    isi: `Pegawai tercatat hadir paling lambat pukul **07.15 ${zone.short}**.`,
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Legalisir ijazah",
    isi: "Pengesahan fotokopi ijazah. Bawa ijazah asli dan fotokopinya.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Surat keterangan aktif",
    isi: "Bagi peserta didik yang memerlukan bukti bahwa ia belajar di madrasah ini. Sebutkan keperluannya.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Pengganti ijazah",
    isi: "Surat keterangan pengganti untuk ijazah yang hilang, rusak, atau salah tulis.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Mutasi masuk dan keluar",
    isi: "Bagi peserta didik yang pindah dari atau ke madrasah lain.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Izin penelitian dan praktik",
    isi: "Bagi mahasiswa dan lembaga yang membawa surat pengantar.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Surat lainnya",
    isi: "Untuk keperluan lain, tanyakan dahulu di loket atau lewat situs ini. Surat selesai dalam 1–3 hari kerja.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Datang atau hubungi",
    isi: "Datang ke loket pada jam kerja, atau tanyakan dahulu lewat situs ini apakah berkasnya sudah lengkap.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Serahkan berkas",
    isi: "Petugas memeriksa kelengkapannya.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Tunggu proses",
    isi: "Surat dibuat dan ditandatangani dalam 1–3 hari kerja.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Ambil hasilnya",
    isi: "Bila diwakilkan, sertakan surat kuasa dan tanda pengenal yang mewakili.",
  },
  {
    tab: "procedures",
    judul: "Persyaratan berkas",
    isi: "- Kartu pelajar atau KTP pemohon\n- Fotokopi kartu keluarga\n- Berkas asli yang akan dilegalisir atau diganti\n- Surat kuasa bila diwakilkan",
  },
  {
    tab: "contact",
    judul: "Hubungi Tata Usaha",
    isi: "Datang ke loket Tata Usaha pada jam kantor, atau tulis kepada kami lewat situs ini.",
  },
];
