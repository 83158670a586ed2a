import { zone } from "#kit/time-zone.ts";
import type { Madrasah } from "../madrasah.ts";

export const bagianPpdbOf = ({ kota }: Madrasah) => [
  {
    tab: "pembuka",
    judul: "Penerimaan Peserta Didik Baru",
    isi: "Terbuka bagi lulusan MTs dan SMP dari mana pun. Pendaftaran tidak dipungut biaya.",
  },
  {
    tab: "keunggulan",
    bentuk: "kartu",
    judul: "Kurikulum terpadu",
    isi: "Pelajaran umum, agama, dan tahfidz berjalan dalam satu jadwal yang saling menguatkan.",
  },
  {
    tab: "keunggulan",
    bentuk: "kartu",
    judul: "Guru lulusan S1 dan S2",
    isi: "Diajar guru yang menguasai bidangnya dan terus belajar bersama peserta didiknya.",
  },
  {
    tab: "keunggulan",
    bentuk: "kartu",
    judul: "Prestasi",
    isi: "Bakat dalam ilmu, agama, olahraga, dan seni mendapat tempat untuk tumbuh.",
  },
  {
    tab: "keunggulan",
    bentuk: "kartu",
    judul: "Fasilitas lengkap",
    isi: "Sarana untuk belajar dan beribadah, kelas digital, dan asrama.",
  },
  {
    tab: "program",
    bentuk: "kartu",
    judul: "IPA",
    isi: "Ilmu pengetahuan alam: matematika, fisika, kimia, dan biologi dengan praktikum. Cocok bagi yang suka bertanya “mengapa”.",
  },
  {
    tab: "program",
    bentuk: "kartu",
    judul: "IPS",
    isi: "Ilmu pengetahuan sosial: ekonomi, sosiologi, geografi, dan sejarah, dipelajari dekat dengan masyarakat.",
  },
  {
    tab: "program",
    bentuk: "kartu",
    judul: "Bahasa",
    isi: "Bahasa dan budaya: bahasa Indonesia, Inggris, dan Arab, sastra, serta kajian budaya.",
  },
  {
    tab: "program",
    bentuk: "kartu",
    judul: "Agama",
    isi: "Ilmu keagamaan: tafsir, hadis, fikih, dan bahasa Arab bagi yang ingin mendalami ilmu agama.",
  },
  {
    tab: "jam-layanan",
    judul: "Jam layanan",
    isi: `Waktu ${kota} (${zone.short}).`,
  },
  {
    tab: "ajakan",
    judul: "Mulai sekarang, lanjutkan kapan saja.",
    isi: "Empat langkah: data pribadi, data orang tua, data akademik, dan konfirmasi. Isian tersimpan di perangkat ini sampai Anda mengirimnya.",
  },
];
