import { text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { path } from "../paths.ts";
import { tabPortal } from "../tab-portal.ts";

/** Links that staff find beside the profile and on the dashboard. */
export const tautanTerkait = tautan("tautanTerkait", "tautan_terkait", {
  path: "/dashboard-profile/link-terkait",
  menu: { group: "Profil Madrasah", label: "Link Terkait", place: 20, hint: "Situs lain yang sering dibuka" },
  title: "Link Terkait",
  lead: "Situs mitra dan rujukan, juga di dashboard semua pegawai.",
});

export const tautanUnitKerja = tautan("tautanUnitKerja", "tautan_unit_kerja", {
  path: "/dashboard-profile/link-unit-kerja",
  menu: { group: "Profil Madrasah", label: "Link Unit Kerja", place: 30, hint: "Situs unit kerja Kementerian Agama" },
  title: "Link Unit Kerja",
  lead: "Situs kantor di atas dan di sekitar madrasah, juga di dashboard semua pegawai.",
});

export const tautanAplikasi = tautan("tautanAplikasi", "tautan_aplikasi", {
  path: "/dashboard-profile/link-aplikasi",
  menu: { group: "Profil Madrasah", label: "Link Aplikasi", place: 40, hint: "Aplikasi dinas yang dipakai madrasah" },
  title: "Link Aplikasi",
  lead: "Aplikasi yang dipakai bekerja sehari-hari, juga di dashboard semua pegawai.",
});

function tautan(name: string, table: string, where: Required<Pick<Register, "path" | "menu" | "title" | "lead">>) {
  return register({
    name,
    impersonal: true,
    table,
    ...where,
    noun: "tautan",
    fields: {
      label: text({ label: "Nama", privacy: "umum", required: true, max: 80 }),
      alamat: text({
        privacy: "umum",
        label: "Alamat",
        required: true,
        max: 500,
        ...path,
        placeholder: "https://",
        hint: "Halaman situs ini seperti /profile, atau alamat yang diawali https://.",
      }),
      keterangan: text({ label: "Keterangan", privacy: "umum", max: 160, hint: "Untuk apa tautan ini dipakai." }),
    },
    columns: ["label", "alamat", "keterangan"],
    searched: ["label", "alamat", "keterangan"],
    ordered: true,
    tabs: tabPortal,
    matchBy: [["alamat"], ["label"]],
    sentences: sentencesFor("tautan", "Belum ada tautan. Tambahkan yang pertama, agar semua pegawai menemukannya di sini."),
  });
}
