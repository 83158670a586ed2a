import type { Image } from "../media/images.ts";

interface DemoBerita {
  readonly gambar: Image | null;
  readonly hariLalu: number;
  readonly slug: string;
  readonly name: string;
  readonly desc: string | null;
  readonly content: string;
  readonly author: string | null;
  readonly kategori: string | null;
  readonly tags: string[];
}

export const berita: readonly DemoBerita[] = [
  {
    gambar: "prestasi",
    hariLalu: 2,
    slug: "dua-medali-dari-olimpiade-sains",
    name: "Dua Medali dari Olimpiade Sains Tingkat Provinsi",
    desc: "Enam bulan latihan selepas isya di laboratorium berbuah dua medali, kimia dan astronomi. Tim bersiap untuk tingkat nasional.",
    content:
      "Tim olimpiade madrasah membawa pulang dua medali dari tingkat provinsi.\n\n## Latihan selepas isya\n\nLatihan berlangsung tiga kali seminggu selepas isya. Guru pembimbing menyebut kebiasaan **mencatat kesalahan** sebagai kunci.\n\n- Medali perak bidang kimia\n- Medali perunggu bidang astronomi\n\nTim kini bersiap menghadapi tingkat nasional.",
    author: "Humas",
    kategori: "Prestasi",
    tags: ["olimpiade", "sains"],
  },
  {
    gambar: "laboratorium",
    hariLalu: 5,
    slug: "menguji-kadar-garam-air-teluk",
    name: "Kelas XII Menguji Kadar Garam Air Teluk",
    desc: "Sampel dari lima titik pesisir dibandingkan dalam satu praktikum kimia yang hasilnya dipamerkan di lorong madrasah.",
    content:
      "Lima kelompok mengambil sampel air dari lima titik.\n\nHasilnya dibandingkan dengan musim lalu dan dipamerkan di lorong madrasah.",
    author: "Humas",
    kategori: "Akademik",
    tags: ["praktikum", "kimia"],
  },
  {
    gambar: "masjid",
    hariLalu: 9,
    slug: "tadarus-pagi-kini-dipimpin-peserta-didik",
    name: "Tadarus Pagi Kini Dipimpin Peserta Didik",
    desc: "Bergiliran setiap kelas, mereka menyiapkan bacaan dan menjelaskan satu ayat dalam lima menit.",
    content:
      "Setiap pagi satu kelas memimpin tadarus.\n\nSetelah membaca, seorang wakil kelas menjelaskan satu ayat dalam lima menit.\n\n> اقْرَأْ بِاسْمِ رَبِّكَ الَّذِي خَلَقَ\n\nAyat pertama yang dibahas berbunyi demikian: bacalah dengan menyebut nama Tuhanmu yang menciptakan (QS Al-‘Alaq: 1). Tadarus ditutup dengan selawat kepada Nabi Muhammad ﷺ.",
    author: null,
    kategori: "Keagamaan",
    tags: ["tadarus"],
  },
  {
    gambar: "jendela",
    hariLalu: 12,
    slug: "jadwal-penilaian-akhir-semester",
    name: "Jadwal Penilaian Akhir Semester",
    desc: null,
    content: "Penilaian akhir semester berlangsung selama enam hari.\n\nKartu peserta dibagikan oleh wali kelas.",
    author: null,
    kategori: null,
    tags: [],
  },
  {
    gambar: "pesisir",
    hariLalu: 16,
    slug: "membaca-laut-bersama-warga-pesisir",
    name: "Membaca Laut Bersama Warga Pesisir",
    desc: "Guru geografi mengajak kelas XI mencatat tinggi pasang dan jalur evakuasi.",
    content:
      "Kelas XI belajar mitigasi bencana langsung di tepi teluk.\n\nWarga menunjukkan tanda-tanda alam yang mereka kenal, lalu peserta didik memetakannya bersama jalur evakuasi terdekat.\n\n> Laut memberi tahu, asalkan kita mau memperhatikan.",
    author: "Humas",
    kategori: "Akademik",
    tags: ["geografi", "siaga-bencana"],
  },
  {
    gambar: "rebana",
    hariLalu: 21,
    slug: "rebana-membuka-peringatan-maulid",
    name: "Rebana Membuka Peringatan Maulid",
    desc: "Empat puluh penabuh dari tiga angkatan tampil bersama untuk pertama kali.",
    content: "Peringatan Maulid Nabi dibuka dengan rebana dan selawat.\n\nPara penabuh berlatih bersama alumni selama sebulan.",
    author: "OSIM",
    kategori: "Keagamaan",
    tags: ["maulid", "rebana"],
  },
  {
    gambar: "pramuka",
    hariLalu: 26,
    slug: "regu-pramuka-lolos-ke-jambore-daerah",
    name: "Regu Pramuka Lolos ke Jambore Daerah",
    desc: "Dua regu mewakili kota setelah unggul dalam keterampilan peta dan pertolongan pertama.",
    content: "Dua regu pramuka lolos ke jambore daerah.\n\nPembina menilai kekompakan mereka tumbuh sejak kemah semester lalu.",
    author: "Humas",
    kategori: "Kesiswaan",
    tags: ["pramuka"],
  },
  {
    gambar: "tenun",
    hariLalu: 30,
    slug: "benang-undakan-dan-matematika",
    name: "Benang, Undakan, dan Matematika di Kelas Tenun",
    desc: "Motif belah ketupat menjadi cara baru memahami simetri dan barisan bilangan.",
    content:
      "Seorang penenun dari Donggala menjadi guru tamu.\n\nPeserta didik menghitung pengulangan motif, lalu menuliskannya sebagai barisan bilangan.",
    author: "Humas",
    kategori: "Akademik",
    tags: ["matematika", "tenun"],
  },
  {
    gambar: "tadarus",
    hariLalu: 35,
    slug: "setoran-hafalan-sepuluh-menit-setiap-hari",
    name: "Setoran Hafalan, Sepuluh Menit Setiap Hari",
    desc: "Kebiasaan kecil ini membantu peserta didik mencapai target tiga juz tanpa tergesa.",
    content: "Setoran hafalan berlangsung sepuluh menit setiap hari.\n\nGuru mencatat kemajuan dan mengulang bagian yang belum lancar.",
    author: null,
    kategori: "Keagamaan",
    tags: ["tahfidz"],
  },
  {
    gambar: "kebun",
    hariLalu: 41,
    slug: "karya-ilmiah-tentang-daun-kelor",
    name: "Karya Ilmiah tentang Daun Kelor Masuk Final",
    desc: "Tiga peserta didik meneliti cara mengeringkan daun kelor tanpa kehilangan warnanya.",
    content: "Tim karya ilmiah remaja masuk final lomba tingkat provinsi.\n\nMereka membandingkan empat cara pengeringan selama dua bulan.",
    author: "Humas",
    kategori: "Prestasi",
    tags: ["karya-ilmiah"],
  },
  {
    gambar: "pustaka",
    hariLalu: 47,
    slug: "perpustakaan-buka-lebih-lama",
    name: "Perpustakaan Kini Buka hingga Pukul 16.00 WITA",
    desc: "Jam layanan diperpanjang agar peserta didik dapat membaca sambil menunggu jemputan.",
    content: "Mulai bulan ini perpustakaan buka hingga pukul 16.00 WITA pada hari Senin sampai Kamis.",
    author: null,
    kategori: null,
    tags: ["perpustakaan"],
  },
  {
    gambar: "pesisir-senja",
    hariLalu: 54,
    slug: "seribu-bibit-bakau-untuk-teluk",
    name: "Seribu Bibit Bakau untuk Teluk",
    desc: "Bersama komunitas pesisir, peserta didik merawat bibit sebelum ditanam.",
    content:
      "Seribu bibit bakau dirawat di kebun kecil madrasah.\n\nSetiap kelas bertanggung jawab atas satu petak sampai hari menanam tiba.",
    author: "OSIM",
    kategori: "Kesiswaan",
    tags: ["lingkungan", "bakau"],
  },
  {
    gambar: "piagam",
    hariLalu: 60,
    slug: "juara-cerdas-cermat-tingkat-kota",
    name: "Juara Cerdas Cermat Tingkat Kota",
    desc: "Regu putri menang tipis pada babak rebutan terakhir.",
    content:
      "Regu putri madrasah menjadi juara pertama cerdas cermat tingkat kota.\n\nKemenangan ditentukan oleh satu soal sejarah pada babak rebutan.",
    author: "Humas",
    kategori: "Prestasi",
    tags: ["cerdas-cermat"],
  },
];
