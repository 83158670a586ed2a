/** What invented people, places and sentences are made of; nothing in it points to anybody. */
export const givenNames =
  "Adi Agus Aisyah Aminah Andini Anwar Arif Asih Bagus Bayu Budi Bunga Cahya Citra Damar Dara Dewi Dian Dimas Eka Elok Fajar Farid Fitri Galih Gita Hadi Hana Hasan Hendra Ilham Indah Intan Jaya Joko Kartika Kirana Laila Lestari Lukman Maya Mega Melati Mulia Nadia Nanda Nur Oki Permata Putra Putri Rahma Raka Rani Ratna Rina Rizal Sari Satria Sekar Surya Tari Taufik Tiara Utami Wahyu Wati Widya Wulan Yudha Yuni Zahra Zaki".split(
    " ",
  );

export const familyNames =
  "Angkasa Bahari Baskara Bayangan Buana Candra Cendana Damai Delima Embun Fatahillah Gunawan Harapan Hutama Irawan Jatmika Kamboja Kencana Kusuma Langit Lazuardi Mahardika Mandiri Mentari Nirwana Nugraha Pelangi Pertiwi Prakarsa Pratama Purnama Raharja Rembulan Samudra Sanjaya Santosa Saputra Semesta Senja Setiawan Sidik Suryana Tirta Utomo Wibawa Wijaya Wiratama Yasmin".split(
    " ",
  );

export const posts = ["Guru Mata Pelajaran", "Guru Bimbingan dan Konseling", "Pengelola Administrasi", "Pengelola Perpustakaan", "Laboran"];

export const places = ["Kota Contoh", "Desa Misal", "Kampung Andai", "Kota Umpama", "Desa Seumpama", "Kampung Contoh"];

export const streets = ["Jalan Akasia", "Jalan Beringin", "Jalan Cemara", "Jalan Dahlia", "Jalan Flamboyan", "Jalan Kenanga"];

export const plainWords =
  "contoh kalimat untuk latihan yang tidak bercerita tentang siapa pun hanya mengisi tempat supaya halaman dapat dicoba dengan tenang oleh penguji sebelum dipakai bersama di madrasah setiap hari pagi siang sore dan kegiatan berjalan seperti biasa".split(
    " ",
  );
