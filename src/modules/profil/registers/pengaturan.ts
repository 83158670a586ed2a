import { choice, date, email, longText, number, phone, picture, text, url } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { pengaturanPath } from "../paths.ts";
import { jenisSekolah } from "../sekolah.ts";

export const pengaturan = register({
  name: "pengaturan",
  impersonal: true,
  table: "pengaturan",
  path: pengaturanPath,
  title: "Pengaturan Situs",
  lead: "Jati diri madrasah di seluruh situs, portal, dan kop surat.",
  noun: "pengaturan situs",
  menu: {
    group: "Isi Situs",
    section: "Halaman",
    label: "Pengaturan Situs",
    place: 170,
    hint: "Nama, alamat, telepon, dan media sosial madrasah",
  },
  fields: {
    nama: text({ label: "Nama singkat", privacy: "umum", required: true, max: 60 }),
    namaLengkap: text({ label: "Nama lengkap", privacy: "umum", required: true, max: 160 }),
    jenis: choice({ label: "Jenis madrasah", privacy: "umum", required: true, options: jenisSekolah, initial: "man" }),
    npsn: text({
      label: "NPSN",
      privacy: "umum",
      max: 8,
      pattern: /^[1-9]\d{7}$/,
      patternSentence: "NPSN terdiri dari 8 angka dan tidak diawali 0.",
    }),
    nsm: text({ label: "NSM", privacy: "umum", max: 12, pattern: /^\d{12}$/, patternSentence: "NSM terdiri dari 12 angka." }),
    tanggalBerdiri: date({ label: "Tanggal berdiri", privacy: "umum", required: true, notAfterToday: true }),
    alamat: longText({ label: "Alamat", privacy: "umum", required: true, max: 300 }),
    kota: text({
      label: "Kota",
      privacy: "umum",
      required: true,
      max: 60,
      hint: "Tempat surat ditandatangani, tanpa kata Kota atau Kabupaten.",
    }),
    provinsi: text({ label: "Provinsi", privacy: "umum", required: true, max: 60 }),
    telepon: phone({ label: "Telepon", privacy: "umum" }),
    teleponLain: phone({ label: "Telepon lain", privacy: "umum" }),
    email: email({ label: "E-mail", privacy: "umum" }),
    jamKantor: longText({
      label: "Jam kantor",
      privacy: "umum",
      max: 300,
      hint: "Tampil di kaki setiap halaman dan di Tata Usaha. Satu baris untuk satu hari atau rentang hari, misalnya Senin–Kamis 07.30–15.30.",
    }),
    jamLoket: longText({
      label: "Jam loket pelayanan (PTSP)",
      privacy: "umum",
      max: 300,
      hint: "Ditulis seperti jam kantor. Dikosongkan bila loket buka selama jam kantor.",
    }),
    jamLayanan: longText({
      label: "Jam layanan PPDB",
      privacy: "umum",
      max: 300,
      hint: "Jam ruang panitia, ditulis seperti jam kantor. Tampil di kaki setiap halaman, di Info PPDB, dan di samping formulir.",
    }),
    petaLat: number({
      privacy: "umum",
      label: "Garis lintang",
      min: -90,
      max: 90,
      step: 0.000001,
      hint: "Titik di peta, seperti yang disalin dari peta digital, misalnya -0.898580.",
    }),
    petaLng: number({ label: "Garis bujur", privacy: "umum", min: -180, max: 180, step: 0.000001, hint: "Misalnya 119.870710." }),
    tagline: text({ label: "Judul beranda", privacy: "umum", required: true, max: 100 }),
    sambutan: longText({ label: "Kalimat pembuka beranda", privacy: "umum", required: true, max: 400 }),
    tentang: longText({ label: "Tentang madrasah", privacy: "umum", required: true, max: 1000 }),
    tentangFotoId: picture({
      label: "Foto tentang madrasah",
      privacy: "umum",
      hint: "Tampil di samping Tentang kami di beranda. Tanpa foto, tahun berdirinya yang tampil di sana.",
    }),
    posterId: picture({
      label: "Foto dan video beranda",
      privacy: "umum",
      clip: true,
      hint: "Foto saja pun cukup. Bila bertanda Klip, videonya diputar tanpa suara sesudah fotonya tampil. Potongannya di ponsel, tablet, dan komputer diatur di Pustaka Gambar.",
    }),
    logoId: picture({
      privacy: "umum",
      label: "Logo",
      hint: "Tampil di kepala situs, pada kop surat dan semua cetakan, dan sebagai ikon situs di telepon.",
    }),
    kepalaNama: text({ label: "Nama kepala madrasah", privacy: "umum", max: 120 }),
    kepalaNip: text({
      privacy: "umum",
      label: "NIP kepala madrasah",
      max: 18,
      pattern: /^\d{18}$/,
      patternSentence: "NIP terdiri dari 18 angka, tanpa spasi.",
    }),
    kepalaFotoId: picture({ label: "Foto kepala madrasah", privacy: "umum" }),
    kepalaSambutan: longText({ label: "Sambutan kepala madrasah", privacy: "umum", max: 3000 }),
    instagram: url({ label: "Instagram", privacy: "umum", placeholder: "https://" }),
    facebook: url({ label: "Facebook", privacy: "umum", placeholder: "https://" }),
    youtube: url({ label: "YouTube", privacy: "umum", placeholder: "https://" }),
    whatsapp: url({ label: "WhatsApp", privacy: "umum", placeholder: "https://" }),
  },
  columns: ["nama", "namaLengkap"],
  searched: ["nama"],
  single: true,
  constraints: {
    pengaturan_peta: { field: "petaLng", sentence: "Garis lintang dan garis bujur diisi keduanya, atau dikosongkan keduanya." },
    pengaturan_instagram_check: { field: "instagram", sentence: "Alamat Instagram harus diawali https://." },
    pengaturan_facebook_check: { field: "facebook", sentence: "Alamat Facebook harus diawali https://." },
    pengaturan_youtube_check: { field: "youtube", sentence: "Alamat YouTube harus diawali https://." },
    pengaturan_whatsapp_check: { field: "whatsapp", sentence: "Alamat WhatsApp harus diawali https://." },
  },
  judge: ({ nsm, jenis }) => nsmFault(nsm, jenis),
  sentences: sentencesFor("pengaturan situs", "Pengaturan belum ada."),
});

/** The fourth figure of an NSM is 1 for a state madrasah and 2 for a private one. */
function nsmFault(nsm: unknown, jenis: unknown): Record<string, string> {
  const kind = jenisSekolah.find(({ value }) => value === jenis);
  if (!kind || typeof nsm !== "string" || nsm.length !== 12 || nsm[3] === kind.status) return {};
  return { nsm: `Angka keempat NSM untuk ${kind.label} adalah ${kind.status}.` };
}
