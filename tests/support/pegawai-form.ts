import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { find } from "#kit/register/store.server.ts";
import { readSubmission } from "#modules/kepegawaian/form/save/read-submission.server.ts";
import { addPegawai } from "#modules/kepegawaian/form/save/save-pegawai.server.ts";
import type { Result } from "#modules/kepegawaian/form/save/submission.ts";
import { pegawai } from "#modules/kepegawaian/pegawai.ts";
import { policy } from "#src/policy.ts";
import { actor, shareDatabase } from "#tests/support/database.ts";
import { drawn } from "#tests/support/pictures.ts";

/** An office that sends the staff form, with a database and files of its own. */
export const house = shareDatabase({ policy });
export const kantor = actor("tataUsaha");
export let files: Files;
let directory: string;

export type Fields = Record<string, string | Blob>;

export const guru = {
  ...{ nama: "Nur Aisyah, S.Pd.", nip: "19900505 201503 2 001", jenis: "guru", status: "pns", unitKerja: "MAN1PALU" },
  ...{ tempatLahir: "Palu", tanggalLahir: "1990-05-05", jenisKelamin: "Wanita", agama: "ISLAM", jabatan: "Guru", aktif: "on" },
};
export const form = (isian: Fields) => {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries(isian)) form.set(nama, nilai);
  return readSubmission(form);
};
/** The NIP of somebody like `guru`. */
export const nomor = (urut: number) => `199005052015032${String(urut).padStart(3, "0")}`;
export const add = async (isian: Fields, { siapa = kantor, kunci = randomUUID() as string | null } = {}) =>
  addPegawai(house.scope(siapa), { files, kiriman: await form({ ...guru, ...isian }), kunci });
export const idFrom = (hasil: Result): string => ("id" in hasil ? hasil.id : expect.fail(`asked: ${hasil.ragu.join()}`));
export const read = (id: string) => house.scope(kantor).transaction((ctx) => find(ctx, pegawai, id));
export const foto = async () => new Blob([new Uint8Array(await drawn(800, 600).jpeg().toBuffer())]);

/** Every private file there is. */
export const saved = async () => {
  const keys: string[] = [];
  for await (const key of files.keys("private")) keys.push(key);
  return keys;
};
/** A signature on white paper. */
export const ttd = async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><path d="M90 120c30-60 60-60 70-20s60-40 120-20" stroke="#123" stroke-width="8" fill="none"/></svg>';
  return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())]);
};
/** A teacher who signs in, without a record yet. */
export async function guruBerakun(nip: string): Promise<Actor> {
  const orang = { ...actor("guru"), id: randomUUID() };
  await house.scope(kantor).transaction(({ db }) =>
    db
      .insertInto("akun")
      .values({ id: orang.id, nip, nama: "Guru Berakun", peran: ["guru"], aktif: true })
      .execute(),
  );
  return orang;
}

/** The test file that calls it has all of this anew; once at its top. */
export function usePegawaiForm(): void {
  house.begin();
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "pegawai-"));
    files = await openFiles({ directory });
  });
  afterAll(() => rm(directory, { recursive: true }));
}
