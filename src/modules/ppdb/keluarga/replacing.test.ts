/**
 * A classmate knows a child's number and birthday. What the family has sent and nobody looked at yet is not to be written over with a blank
 * page; what is missing, or was given back, is sent as before.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { drawn } from "#tests/support/pictures.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { waitingSentence } from "../berkas/receive-berkas.server.ts";
import { receivePiece, receiveWhole } from "../berkas/receive-pieces.server.ts";
import { statusToken } from "./status-cookie.server.ts";
import { uploadFromStatus } from "./upload-action.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const dokumen = "Kartu keluarga";
let files: Files;
let directory: string;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "ganti-ppdb-"));
  files = await openFiles({ directory });
  photo = new Uint8Array(await drawn(300, 400).jpeg().toBuffer());
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { dokumen, bobotTes: 100, seri1: "tes" });
});
afterAll(() => rm(directory, { recursive: true }));

async function send(id: string, shown: boolean): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi: "unggah", dokumen })) form.set(name, value);
  form.append("berkas", new File([photo], "a.jpg"));
  const cookie = await scope().read(async (ctx) => `status-ppdb=${statusToken(ctx, id, shown)}`);
  const request = new Request("http://x/", { headers: { cookie } });
  const visit = { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false };
  return (await uploadFromStatus(scope(), files, { form, request, visit })).status;
}

const change = (id: string, keadaan: "dikembalikan" | "menunggu") =>
  scope(nurlaela).transaction(({ db }) =>
    db
      .updateTable("berkasPendaftaran")
      .set({ keadaan, sebab: keadaan === "dikembalikan" ? "buram" : null })
      .where("pendaftaranId", "=", id)
      .execute(),
  );

test("what waits is replaced once the telephone number was shown, what is missing or was given back by whoever opened the page", async () => {
  const { id } = await register(scope(), "Anak Ganti");
  expect(await send(id, false)).toBe(303);
  await expect(send(id, false)).rejects.toMatchObject({ kind: "conflict", message: waitingSentence, current: { dokumen } });
  expect(await send(id, true)).toBe(303);
  await change(id, "dikembalikan");
  expect(await send(id, false)).toBe(303);
});

test("a device adds pages to what it sent itself, and another one does not", async () => {
  const { id } = await register(scope(), "Anak Halaman", { tanggalLahir: "2012-02-02" });
  const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()];
  const whole = async (...sent: readonly string[]) => {
    for (const unggahan of sent) await receivePiece(scope(), { id, unggahan, mulai: 0, isi: Buffer.from(photo) });
    return receiveWhole(scope(), files, {
      ...{ id, dokumen, keepsWaiting: true },
      files: sent.map((unggahan) => ({ unggahan, panjang: photo.length })),
    });
  };
  expect(await whole(first)).toBe(true);
  // The answer was lost.
  expect(await whole(first)).toBe(true);
  expect(await whole(first, second)).toBe(true);
  await expect(whole(other)).rejects.toMatchObject({ kind: "conflict", message: waitingSentence });
  const pages = () =>
    scope(nurlaela).read(({ db }) => db.selectFrom("berkasPendaftaran").select("halaman").where("pendaftaranId", "=", id).execute());
  expect(await pages()).toEqual([{ halaman: 2 }]);
});
