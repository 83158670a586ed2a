import { papers } from "#kit/files/kinds.ts";
import { file, reference } from "#kit/register/fields.ts";
import type { Sentences } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { berNip } from "../../akun.ts";
import { pegawai } from "../../pegawai.ts";

/** Whose record it is. */
export const pemilik = reference({ label: "Pegawai", register: pegawai, required: true });

export const dokumen = (hint: string) => file({ label: "Dokumen", accept: papers, hint });

/** The person's own records are found through the account that the person has. */
export const milikPegawai = {
  owner: "pegawaiId.akunId",
  numbered: berNip("pegawaiId.nip"),
  filters: ["pegawaiId"],
} as const;

export const kalimat = (noun: string, empty: string): Sentences => ({ ...sentencesFor(noun, empty), add: "+ Tambah" });
