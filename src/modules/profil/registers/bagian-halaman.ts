import { choice, longText, picture, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

const page = [
  { value: "profil", label: "Profil" },
  { value: "bidang", label: "Bidang" },
  { value: "tata-usaha", label: "Tata Usaha" },
  { value: "ppdb", label: "Info PPDB" },
  { value: "absensi", label: "Absensi" },
  { value: "berita", label: "Berita" },
  { value: "galeri", label: "Galeri" },
  { value: "pengumuman", label: "Pengumuman" },
  { value: "agenda", label: "Agenda" },
  { value: "infografis", label: "Infografis" },
  { value: "informasi-publik", label: "Informasi Publik" },
  { value: "prestasi", label: "Prestasi" },
  { value: "guru-dan-staf", label: "Guru dan Staf" },
  { value: "alumni", label: "Data Alumni" },
  { value: "hubungi", label: "Hubungi Kami" },
];

const tab = [
  { value: "pembuka", label: "Pembuka halaman" },
  { value: "sejarah", label: "Profil: Sejarah" },
  { value: "visi-misi", label: "Profil: Visi & Misi" },
  { value: "struktur", label: "Profil: Struktur" },
  { value: "data", label: "Profil: Data" },
  { value: "akademik", label: "Bidang: Akademik" },
  { value: "kesiswaan", label: "Bidang: Kesiswaan" },
  { value: "humas", label: "Bidang: Humas" },
  { value: "sarpras", label: "Bidang: Sarpras" },
  { value: "asrama", label: "Bidang: Asrama" },
  { value: "overview", label: "Tata Usaha: Ringkasan" },
  { value: "services", label: "Tata Usaha: Layanan" },
  { value: "procedures", label: "Tata Usaha: Prosedur" },
  { value: "contact", label: "Tata Usaha: Kontak" },
  { value: "keunggulan", label: "Info PPDB: Keunggulan" },
  { value: "pengantar", label: "Info PPDB: Pengantar program" },
  { value: "program", label: "Info PPDB: Program" },
  { value: "ajakan", label: "Info PPDB: Ajakan mendaftar" },
  { value: "jam-layanan", label: "Info PPDB: Keterangan jam layanan" },
  { value: "tanya-jawab", label: "Info PPDB: Tanya jawab" },
  { value: "siapkan", label: "Formulir pendaftaran: Yang disiapkan" },
  { value: "catatan", label: "Absensi: Catatan" },
];

const shape = [
  { value: "teks", label: "Teks" },
  { value: "kartu", label: "Kartu" },
  { value: "langkah", label: "Langkah bernomor" },
];

/** One section of a page of the site. Which tabs belong to which page stands in the database too. */
export const bagianHalaman = register({
  name: "bagianHalaman",
  table: "bagian_halaman",
  path: "/administration/bagian-halaman",
  title: "Bagian Halaman",
  lead: "Teks di halaman-halaman situs. Setiap halaman diawali pembukanya: judul dan satu dua kalimat.",
  noun: "bagian",
  menu: { group: "Isi Situs", section: "Halaman", label: "Bagian Halaman", place: 180, hint: "Teks dan gambar tiap bagian halaman situs" },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", required: true, max: 120 }),
    halaman: choice({ label: "Halaman", privacy: "umum", required: true, options: page }),
    tab: choice({ label: "Tab", privacy: "umum", required: true, options: tab }),
    bentuk: choice({ label: "Bentuk", privacy: "umum", required: true, options: shape, initial: "teks" }),
    isi: longText({
      privacy: "umum",
      label: "Isi",
      required: true,
      max: 10_000,
      hint: "Baris kosong memisahkan paragraf; baris yang diawali tanda - menjadi daftar.",
    }),
    gambarId: picture({ label: "Gambar", privacy: "umum" }),
  },
  columns: ["judul", "halaman", "tab", "bentuk"],
  searched: ["judul", "isi"],
  filters: ["halaman", "tab"],
  ordered: true,
  constraints: {
    bagian_halaman_tab: { field: "tab", sentence: "Tab ini tidak ada di halaman yang dipilih. Pilih tab milik halaman itu." },
  },
  matchBy: [["judul", "halaman", "tab"]],
  sentences: sentencesFor("bagian", "Belum ada bagian. Tambahkan teks pertama untuk sebuah halaman."),
});
