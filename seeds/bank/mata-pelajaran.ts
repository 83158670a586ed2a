const group = {
  agama: "Al-Qur’an Hadis:QH:2,Akidah Akhlak:AA:2,Fikih:FIK:2,Sejarah Kebudayaan Islam:SKI:2,Bahasa Arab:BAR:4,Tahfidz:THF:2",
  umum: "Pendidikan Pancasila:PP:2,Bahasa Indonesia:BIN:4,Matematika:MAT:4,Bahasa Inggris:BIG:3,Sejarah:SEJ:2,Pendidikan Jasmani:PJOK:3,Seni Budaya:SBD:2,Informatika:INF:3",
  pilihan: "Fisika:FIS:5,Kimia:KIM:5,Biologi:BIO:5,Ekonomi:EKO:5,Sosiologi:SOS:5,Geografi:GEO:5,Ilmu Tafsir:TFS:4,Ilmu Hadis:HDS:4",
  "muatan-lokal": "Budaya Kaili:BKL:2,Prakarya dan Kewirausahaan:PKW:2",
};

export const demoMataPelajaran = Object.entries(group).flatMap(([jenis, isi]) =>
  isi.split(",").map((satu) => {
    const [nama = "", kode = "", jam = ""] = satu.split(":");
    return { nama, kode, kelompok: jenis, jamPelajaran: Number(jam), aktif: true };
  }),
);
