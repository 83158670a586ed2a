import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { find } from "#kit/register/store.server.ts";
import { bacaKiriman } from "#modules/kepegawaian/formulir/simpan/baca-kiriman.server.ts";
import type { Hasil } from "#modules/kepegawaian/formulir/simpan/kiriman.ts";
import { tambahPegawai } from "#modules/kepegawaian/formulir/simpan/simpan-pegawai.server.ts";
import { pegawai } from "#modules/kepegawaian/pegawai.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { drawn } from "#tests/support/pictures.ts";

/** An office that sends the staff form, with a database and files of its own. */
export const house = useDatabase({ policy });
export const kantor = actor("tataUsaha");
export let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pegawai-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

export type Isian = Record<string, string | Blob>;

export const guru = {
  ...{ nama: "Nur Aisyah, S.Pd.", nip: "19900505 201503 2 001", jenis: "guru", status: "pns", unitKerja: "MAN1PALU" },
  ...{ tempatLahir: "Palu", tanggalLahir: "1990-05-05", jenisKelamin: "Wanita", agama: "ISLAM", jabatan: "Guru", aktif: "on" },
};
export const formulir = (isian: Isian) => {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries(isian)) form.set(nama, nilai);
  return bacaKiriman(form);
};
/** The NIP of somebody like `guru`. */
export const nomor = (urut: number) => `199005052015032${String(urut).padStart(3, "0")}`;
export const tambah = async (isian: Isian, { siapa = kantor, kunci = randomUUID() as string | null } = {}) =>
  tambahPegawai(house.scope(siapa), { files, kiriman: await formulir({ ...guru, ...isian }), kunci });
export const idDari = (hasil: Hasil): string => ("id" in hasil ? hasil.id : expect.fail(`asked: ${hasil.ragu.join()}`));
export const baca = (id: string) => house.scope(kantor).transaction((ctx) => find(ctx, pegawai, id));
export const foto = async () => new Blob([new Uint8Array(await drawn(800, 600).jpeg().toBuffer())]);
