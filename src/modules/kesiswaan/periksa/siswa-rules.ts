import { namesOf } from "#modules/periksa/index.ts";
import { addressRules } from "./address-rules.ts";
import { classRules } from "./class-rules.ts";
import { incomplete, requestedEmis } from "./completeness.ts";
import { familyRules } from "./family-rules.ts";
import { identityRules } from "./identity-rules.ts";
import type { SiswaRule } from "./siswa-row.ts";

/** What others name by a rule of their own. */
const namedElsewhere: readonly string[] = ["nisn", "nik", "tanggalLahir"];

const completeness: SiswaRule = {
  kode: "emis-kosong",
  judul: "Belum lengkap untuk EMIS",
  penjelasan: "Isian yang tidak boleh kosong di EMIS.",
  sumber: ["EMIS"],
  bidang: requestedEmis.filter((nama) => !namedElsewhere.includes(nama)),
  check: (row) => {
    const kosong = incomplete(row).filter(({ nama }) => !namedElsewhere.includes(nama));
    if (kosong.length === 0) return undefined;
    return { kalimat: `Belum diisi: ${namesOf(kosong.map(({ label }) => label))}.`, bidang: kosong.map(({ nama }) => nama) };
  },
};

/** What is looked at in every pupil who is here. */
export const siswaRules: readonly SiswaRule[] = [...identityRules, ...familyRules, ...addressRules, ...classRules, completeness];

/** What a pupil's own record tells, without looking at others. */
export const ownSiswaRules: readonly SiswaRule[] = [...identityRules, ...classRules];
