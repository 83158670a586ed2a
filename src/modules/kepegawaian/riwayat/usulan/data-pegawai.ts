import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import type { Register } from "#kit/register/register.ts";
import { pegawai, usulanFields } from "../../pegawai.ts";

/** The part of one's own staff record that the office decides about. */
export const dataPegawai: Register = { ...pickFields(pegawai, usulanFields), path: "/identitas", noun: "data kepegawaian" };
