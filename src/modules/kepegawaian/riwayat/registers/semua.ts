import type { Register } from "#kit/register/register.ts";
import { anak } from "./anak.ts";
import { berkasPegawai } from "./berkas-pegawai.ts";
import { jabatan } from "./jabatan.ts";
import { kepangkatan } from "./kepangkatan.ts";
import { orangTua } from "./orang-tua.ts";
import { pasangan } from "./pasangan.ts";
import { pelatihan } from "./pelatihan.ts";
import { pendidikan } from "./pendidikan.ts";
import { penghargaan } from "./penghargaan.ts";

/** The registers of one person's file, in the order of the menu. */
export const riwayat: readonly Register[] = [
  berkasPegawai,
  orangTua,
  pasangan,
  anak,
  pendidikan,
  kepangkatan,
  jabatan,
  pelatihan,
  penghargaan,
];
