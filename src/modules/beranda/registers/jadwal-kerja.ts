import { choice, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";

const hari = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"].map((label, index) => ({ value: String(index + 1), label }));

export const jadwalKerja = register({
  name: "jadwalKerja",
  impersonal: true,
  table: "jadwal_kerja",
  path: "/administration/jadwal-kerja",
  title: "Jadwal Kerja",
  lead: `Jam masuk dan pulang yang tampil di beranda, dalam ${zone.short}. Hari tanpa jadwal tampil sebagai libur.`,
  noun: "jadwal",
  menu: { group: "Isi Situs", section: "Beranda", label: "Jadwal Kerja", place: 140, hint: "Jam buka kantor" },
  fields: {
    hari: choice({ label: "Hari", privacy: "umum", required: true, options: hari }),
    masuk: time({ label: "Masuk", privacy: "umum", required: true }),
    pulang: time({ label: "Pulang", privacy: "umum", required: true }),
  },
  columns: ["hari", "masuk", "pulang"],
  searched: ["masuk", "pulang"],
  order: { by: "hari", direction: "asc" },
  constraints: {
    jadwal_kerja_hari: { field: "masuk", sentence: "Jadwal untuk hari dan jam masuk ini sudah ada." },
    jadwal_kerja_pulang: { field: "pulang", sentence: "Jam pulang harus sesudah jam masuk." },
  },
  matchBy: [["hari", "masuk"]],
  sentences: sentencesFor("jadwal", "Belum ada jadwal. Tambahkan hari kerja pertama."),
});
