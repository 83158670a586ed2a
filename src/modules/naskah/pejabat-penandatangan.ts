import { choice, date, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { akun } from "#modules/kepegawaian/index.ts";

const method = [
  { value: "plh", label: "Plh. Kepala Madrasah" },
  { value: "plt", label: "Plt. Kepala Madrasah" },
  { value: "an", label: "a.n. Kepala Madrasah" },
  { value: "ub", label: "u.b. (untuk beliau)" },
];

/** As what somebody signs, in words. */
export const describeMethod = (value: unknown): string => method.find((one) => one.value === value)?.label ?? String(value);

/** Who signs in the head's place, and from when to when. Their rights begin and end with these days. */
export const pejabatPenandatangan = register({
  name: "pejabatPenandatangan",
  table: "pejabat_penandatangan",
  path: "/administration/pejabat-penandatangan",
  title: "Pejabat Penandatangan",
  lead: "Siapa yang menandatangani surat menggantikan kepala madrasah. Haknya berlaku hanya pada tanggal yang tertulis di sini, sesudah disetujui orang lain.",
  noun: "pejabat penandatangan",
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Pejabat Penandatangan",
    place: 110,
    hint: "Siapa yang menandatangani surat, dan siapa penggantinya",
  },
  fields: {
    akunId: reference({ label: "Nama", privacy: "dinas", required: true, register: akun }),
    cara: choice({
      privacy: "dinas",
      label: "Menandatangani sebagai",
      required: true,
      options: method,
      initial: "plh",
    }),
    jabatan: text({
      label: "Jabatannya sendiri",
      privacy: "dinas",
      max: 120,
      hint: "Untuk a.n. dan u.b., misalnya Kepala Urusan Tata Usaha.",
    }),
    jabatanAtasan: text({
      label: "Jabatan atasannya",
      privacy: "dinas",
      max: 120,
      hint: "Untuk u.b.: jabatan yang menandatangani a.n. kepala madrasah.",
    }),
    mulai: date({ label: "Mulai", privacy: "dinas", required: true, from: "1991-06-13" }),
    sampai: date({ label: "Sampai", privacy: "dinas", required: true, from: "1991-06-13" }),
    dasar: text({ label: "Dasar", privacy: "dinas", max: 160, placeholder: "Nomor surat perintah" }),
  },
  columns: ["akunId", "cara", "jabatan", "mulai", "sampai"],
  searched: ["akunId", "cara", "jabatan", "jabatanAtasan", "dasar"],
  order: { by: "mulai", direction: "desc" },
  fresh: ["create", "update", "delete", "restore"],
  constraints: {
    pejabat_penandatangan_urut: { field: "sampai", sentence: "Tanggal akhir harus sama dengan atau sesudah tanggal mulai." },
    pejabat_penandatangan_jabatan: { field: "jabatan", sentence: "Isi jabatannya sendiri: tertulis di bawah a.n. Kepala Madrasah." },
    pejabat_penandatangan_atasan: { field: "jabatanAtasan", sentence: "Isi jabatan atasannya: tertulis di atas u.b." },
    pejabat_penandatangan_seorang: {
      field: "mulai",
      sentence: "Pada tanggal itu sudah ada Plt. atau Plh. yang lain. Akhiri dahulu masa tugasnya.",
    },
  },
  sentences: sentencesFor("pejabat penandatangan", "Catat siapa yang menggantikan saat kepala madrasah berhalangan."),
});
