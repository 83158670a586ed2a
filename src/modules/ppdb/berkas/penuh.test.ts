/**
 * The disk runs full, or the database's does, while a paper is sent, by the family in pieces or at the desk. What goes wrong: a paper that was
 * there is gone, a row without a file, a file without a row, a family that is told its network is to blame.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Scope } from "#kit/ctx.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { writingError } from "#kit/files/translate-store-error.server.ts";
import { refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { uploadAtDesk } from "../kertas/upload-action.server.ts";
import { receivePiece, receiveWhole } from "./receive-pieces.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const dokumen = "Kartu keluarga";
let directory: string;
let files: Files;
let id = "";
let photo: Buffer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "penuh-"));
  files = await openFiles({ directory });
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen });
  id = (await register(scope(), "Anak Penuh")).id;
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(directory, { recursive: true }));

const noSpace = () => Object.assign(new Error("write"), { code: "ENOSPC" });
const fullStore = (): Files => ({ ...files, put: () => writingError(Promise.reject(noSpace())) });
/** The row is not taken any more: the second thing that is kept. */
const fullDatabase = (whole: Scope): Scope => {
  let at = 0;
  return {
    ...whole,
    transaction: (work) =>
      whole.transaction(async (ctx) => {
        const done = await work(ctx);
        if (++at > 1) throw refuse.full();
        return done;
      }),
  };
};
const scan = (by: Scope, store: Files) => {
  const form = new FormData();
  form.set("dokumen", dokumen);
  form.append("berkas", new File([new Uint8Array(photo)], "pindai.jpg"));
  return uploadAtDesk(by, store, { id, form, signal: AbortSignal.timeout(5000) });
};
const stands = async () => {
  const keys = [];
  for await (const key of files.keys("private")) keys.push(key);
  const rows = await scope(nurlaela).read(({ db }) =>
    db.selectFrom("berkasPendaftaran").innerJoin("berkas", "berkas.id", "berkasId").select(["berkasId", "kunci"]).execute(),
  );
  const all = await scope(nurlaela).read(({ db }) => db.selectFrom("berkas").select("kunci").execute());
  return { keys: keys.sort(), rows, all: all.length };
};
const full = { kind: "unavailable", message: expect.stringContaining("penuh, jadi tidak ada yang disimpan") };

test("at the desk: it says so, the paper before stays, and neither file nor row is left over", async () => {
  await scan(scope(nurlaela), files);
  const before = await stands();
  expect([before.keys.length, before.rows.length]).toEqual([1, 1]);
  await expect(scan(scope(nurlaela), fullStore())).rejects.toMatchObject(full);
  expect(await stands()).toEqual(before);
  await expect(scan(fullDatabase(scope(nurlaela)), files)).rejects.toMatchObject(full);
  expect(await stands()).toEqual(before);
  await scan(scope(nurlaela), files);
  expect((await stands()).rows).toHaveLength(1);
});

test("from the family: its pieces stay, and once there is room it goes on without them sent again", async () => {
  const unggahan = crypto.randomUUID();
  await receivePiece(scope(), { id, unggahan, mulai: 0, isi: photo });
  const whole = (store: Files, by = scope()) => receiveWhole(by, store, { id, dokumen, files: [{ unggahan, panjang: photo.length }] });
  const before = await stands();
  await expect(whole(fullStore())).rejects.toMatchObject(full);
  await expect(whole(files, fullDatabase(scope()))).rejects.toMatchObject(full);
  expect(await stands()).toEqual(before);
  expect(await receivePiece(scope(), { id, unggahan, mulai: 0, isi: Buffer.alloc(0) })).toBe(photo.length);
  expect(await whole(files)).toBe(true);
  expect(await scope(nurlaela).read(({ db }) => db.selectFrom("potonganUnggahan").select("mulai").execute())).toEqual([]);
});
