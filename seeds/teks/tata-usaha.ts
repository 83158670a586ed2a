import { zone } from "#kit/time-zone.ts";

export const bagianTataUsaha = [
  {
    tab: "overview",
    judul: "Melayani dengan jelas",
    isi: "Tata Usaha mengurus surat-menyurat, data peserta didik dan pegawai, serta layanan bagi orang tua dan alumni. Surat selesai dalam **1–3 hari kerja**, dan tidak ada layanan yang dipungut biaya.",
  },
  {
    tab: "overview",
    judul: "Kehadiran pegawai",
    isi: `Pegawai tercatat hadir paling lambat pukul **07.15 ${zone.short}**, sebelum pintu kantor dibuka.`,
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Legalisir ijazah",
    isi: "Ijazah asli dan fotokopi, paling banyak sepuluh lembar. Selesai dalam 15–30 menit, tanpa biaya.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Surat keterangan aktif",
    isi: "Kartu pelajar dan keperluan surat. Selesai pada hari yang sama bila diajukan sebelum pukul 11.00.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Pengganti ijazah",
    isi: "Untuk ijazah yang hilang, rusak, atau salah tulis: surat kepolisian, KTP, dan dua foto 3 × 4. Paling lama 14 hari kerja.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Mutasi masuk dan keluar",
    isi: "Surat pindah atau permohonan orang tua, rapor, dan kartu keluarga. Mutasi masuk paling lama sepuluh hari kerja.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Izin penelitian dan praktik",
    isi: "Surat pengantar dari kampus atau lembaga. Jawaban diberikan dalam satu hari kerja.",
  },
  {
    tab: "services",
    bentuk: "kartu",
    judul: "Surat lainnya",
    isi: "Rekomendasi beasiswa, surat kelakuan baik, peminjaman sarana, dan pengaduan. Selesai dalam 1–3 hari kerja.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Datang atau hubungi",
    isi: "Datang ke loket pada jam kerja, atau tanyakan dahulu lewat telepon apakah berkasnya sudah lengkap.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Serahkan berkas",
    isi: "Petugas memeriksa kelengkapan di depan Anda dan memberi tanda terima.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Tunggu proses",
    isi: "Surat dibuat, diparaf, dan ditandatangani dalam 1–3 hari kerja.",
  },
  {
    tab: "procedures",
    bentuk: "langkah",
    judul: "Ambil hasilnya",
    isi: "Bawa tanda terima. Bila diwakilkan, sertakan surat kuasa dan KTP yang mewakili.",
  },
  {
    tab: "procedures",
    judul: "Persyaratan berkas",
    isi: "- Kartu pelajar atau KTP pemohon\n- Fotokopi kartu keluarga\n- Berkas asli yang akan dilegalisir atau diganti\n- Dua foto 3 × 4 untuk pengganti ijazah dan mutasi\n- Surat kuasa bila diwakilkan",
  },
  {
    tab: "contact",
    judul: "Hubungi Tata Usaha",
    isi: "Loket Tata Usaha berada di gedung utama, dekat pintu masuk. Telepon dan e-mail dijawab pada jam kantor.",
  },
];
