/**
 * A phone sends page after page of one paper before anybody has looked at it; a classmate who opened the page could send another in its place.
 * What goes wrong: what waits is replaced by who has not shown the telephone number and did not send it, or a family cannot add its last page.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { receiveBerkas, waitingSentence } from "./receive-berkas.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const [kk, akta] = ["Kartu keluarga", "Akta kelahiran"] as const;
let [own, other, directory] = ["", "", ""];
let files: Files;
let photo: Buffer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "halaman-"));
  files = await openFiles({ directory });
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: `${kk}\n${akta}` });
  [own, other] = [(await register(scope(), "Anak Sendiri")).id, (await register(scope(), "Anak Lain")).id];
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(directory, { recursive: true }));

const send = (unggahan: string | undefined, { id = own, dokumen = kk as string, keepsWaiting = true } = {}) =>
  receiveBerkas(scope(), files, {
    ...{ id, dokumen, keepsWaiting, ...(unggahan && { unggahan }) },
    files: async () => [new File([new Uint8Array(photo)], "halaman.jpg")],
  });
const kept = async () =>
  (
    await scope().read(({ db }) =>
      db.selectFrom("berkasPendaftaran").select(["pendaftaranId", "dokumen", "unggahan"]).orderBy("dokumen").orderBy("unggahan").execute(),
    )
  ).map(({ pendaftaranId, dokumen, unggahan }) => `${pendaftaranId === own ? "sendiri" : "lain"} ${dokumen} ${unggahan}`);
const waits = { kind: "conflict", message: waitingSentence };

beforeEach(async () => {
  await scope(nurlaela).transaction(({ db }) => db.deleteFrom("berkasPendaftaran").where(everyRow).execute());
  await send("a,b");
});

test("who sent all that waits adds pages to it", async () => {
  await send("a,b,c");
  await send("c,b,a,d");
  expect(await kept()).toEqual([`sendiri ${kk} c,b,a,d`]);
});

test("who did not, or knows a part of it alone, or nothing, replaces nothing", async () => {
  for (const unggahan of ["x", "a", "b,c", "a,x", undefined]) await expect(send(unggahan)).rejects.toMatchObject(waits);
  expect(await kept()).toEqual([`sendiri ${kk} a,b`]);
});

test("whoever has shown the telephone number replaces it, and another paper or child waits for nobody", async () => {
  await send("x", { dokumen: akta });
  await send("x", { id: other });
  await send("y", { keepsWaiting: false });
  expect(await kept()).toEqual([`sendiri ${akta} x`, `lain ${kk} x`, `sendiri ${kk} y`]);
  await expect(send("x", { dokumen: "Ijazah" })).rejects.toMatchObject({ kind: "notFound" });
});

test("what was scanned at the desk, which names no uploads, is added to by nobody's phone", async () => {
  await scope(nurlaela).transaction(({ db }) =>
    db.updateTable("berkasPendaftaran").set({ unggahan: null }).where("pendaftaranId", "=", own).execute(),
  );
  await expect(send("a,b")).rejects.toMatchObject(waits);
});

test("an accepted paper is sent no more, also by who shows the number", async () => {
  await scope(nurlaela).transaction(({ db }) =>
    db.updateTable("berkasPendaftaran").set({ keadaan: "diterima" }).where("pendaftaranId", "=", own).execute(),
  );
  for (const keepsWaiting of [true, false])
    await expect(send("a,b", { keepsWaiting })).rejects.toMatchObject({ message: expect.stringContaining("sudah diterima panitia") });
});
