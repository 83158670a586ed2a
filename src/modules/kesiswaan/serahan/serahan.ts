import { date, longText } from "#kit/register/fields.ts";
import { siswa } from "../siswa/siswa.ts";

export const serahanPath = "/administration/perbaikan-data";

export const serahanFields = {
  tenggat: date({ label: "Tenggat", privacy: "dinas", required: true }),
  pesan: longText({ label: "Pesan untuk wali kelas", privacy: "dinas", max: 500, hint: "Boleh dikosongkan." }),
};

/** What nobody mends from a list of findings: where a pupil sits, whether they are here, and what the office itself has seen. */
const keptByOffice: readonly string[] = ["kelasId", "status", "dicocokkan", "fotoId"];

/** Of the fields that a finding names, those that a wali kelas can mend. */
export const mendable = (bidang: readonly string[]): string[] =>
  bidang.filter((nama) => Object.hasOwn(siswa.fields, nama) && !keptByOffice.includes(nama));
