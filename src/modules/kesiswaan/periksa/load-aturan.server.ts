import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import type { Fields } from "#kit/register/fields.ts";
import { kelas } from "#modules/akademik/index.ts";
import { pegawai, pegawaiRules } from "#modules/kepegawaian/index.ts";
import { readSwitches } from "#modules/periksa/index.server.ts";
import { type RuleWords, wordsOf } from "#modules/periksa/index.ts";
import { siswa } from "../siswa/siswa.ts";
import { kelasRules, madrasahRules } from "./madrasah-rules.ts";
import { siswaRules } from "./siswa-rules.ts";

const groups: readonly { readonly judul: string; readonly rules: readonly RuleWords[]; readonly fields: Fields }[] = [
  { judul: "Siswa", rules: siswaRules, fields: siswa.fields },
  { judul: "Pegawai", rules: pegawaiRules, fields: pegawai.fields },
  { judul: "Kelas", rules: kelasRules, fields: kelas.fields },
  { judul: "Madrasah", rules: madrasahRules, fields: {} },
];

export const allRuleCodes: readonly string[] = groups.flatMap(({ rules }) => rules.map(({ kode }) => kode));

/** Every rule that there is, and whether it holds. @throws Refusal 404 */
export async function loadAturan(ctx: ReadCtx) {
  demand(ctx, "aturanPeriksa:read");
  const switches = await readSwitches(ctx);
  const kelompok = groups.map(({ judul, rules, fields }) => ({
    judul,
    aturan: rules.map((rule) => {
      const switched = switches.get(rule.kode);
      const { bidang, ...words } = wordsOf(rule);
      const isian = bidang.map((nama) => fields[nama]?.label ?? nama.toUpperCase());
      return { ...words, isian, aktif: switched?.aktif ?? true, versi: switched?.versi ?? 0, oleh: switched?.oleh ?? null };
    }),
  }));
  return { kelompok, bolehUbah: may(ctx, "aturanPeriksa:update") === "yes" };
}
