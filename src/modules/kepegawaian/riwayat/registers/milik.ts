import type { PrivacyClass } from "#kit/access/access.ts";
import { papers } from "#kit/files/kinds.ts";
import { file, reference } from "#kit/register/fields.ts";
import type { Sentences } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { berNip } from "../../akun.ts";
import { pegawai } from "../../pegawai.ts";

/** Whose record it is. */
export const pemilik = reference({ label: "Pegawai", privacy: "dinas", register: pegawai, required: true });

/** A scan is as closed as the closest of what stands on it. */
export const dokumen = (privacy: PrivacyClass, hint: string) => file({ label: "Dokumen", privacy, accept: papers, hint });

/** The person's own records are found through the account that the person has. */
export const milikPegawai = {
  owner: "pegawaiId.akunId",
  numbered: berNip("pegawaiId.nip"),
  filters: ["pegawaiId"],
  screens: { list: { file: "portal/register-of-person.tsx" } },
} as const;

export const sentence = (noun: string, empty: string): Sentences => ({ ...sentencesFor(noun, empty), add: "+ Tambah" });
