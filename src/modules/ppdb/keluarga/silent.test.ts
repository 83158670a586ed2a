/**
 * Twins in everything but the number: of one the committee has decided before the day of the announcement. A parent who compares both pages,
 * receipts and answers, by hand or by a program, is to find no difference. What goes wrong: a page that takes nothing more tells the result.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { receiveBerkas } from "../berkas/receive-berkas.server.ts";
import { buktiForPanitia } from "../bukti.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { askPermintaan } from "../permintaan/ask-permintaan.server.ts";
import { loadIsian } from "../permintaan/load-isian.server.ts";
import { answerPertanyaan } from "../pertanyaan/answer-pertanyaan.server.ts";
import { loadStatus } from "./load-status.server.ts";
import { takePlace } from "./take-place.server.ts";
import { withdrawPendaftaran } from "./withdraw-pendaftaran.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diam-ppdb-"));
  files = await openFiles({ directory });
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const { id: gelombangId } = await db
      .insertInto("gelombangPpdb")
      .values({ nama: "Gelombang 1", periodeId })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId, dokumen: "Kartu keluarga", bobotTes: 100 }).execute();
    await db
      .insertInto("pertanyaanPpdb")
      .values({ periodeId, pertanyaan: "Cita-cita", kode: "cita", bentuk: "pendek", wajib: true })
      .execute();
    await db.insertInto("ujianPpdb").values({ nama: "Tes", gelombangId, komponen: "tes", terbitPada: now }).execute();
  });
});
afterAll(() => rm(directory, { recursive: true }));

const move = async (id: string, ke: Keadaan, who = nurlaela) => {
  const { versi } = await scope().read(({ db }) =>
    db.selectFrom("pendaftaran").select("versi").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  await scope(who).transaction((ctx) => changeKeadaan(ctx, { id, versi }, { ke, alasan: "Sesuai rapat panitia" }));
};

const ways: Readonly<Record<string, readonly (readonly [Keadaan, typeof nurlaela])[]>> = {
  diterima: [["diterima", nurlaela]],
  cadangan: [["cadangan", nurlaela]],
  "tidak diterima": [
    ["tidak diterima", nurlaela],
    ["tidak diterima", rusdin],
  ],
  "daftar ulang": [
    ["diterima", nurlaela],
    ["daftar ulang", rusdin],
  ],
};

/** One that is decided early, and one that nobody has decided about. */
async function twins(hasil: string) {
  now = new Date("2027-03-01T02:00:00Z");
  const [decided, other] = [(await register(scope(), `Satu ${hasil}`)).id, (await register(scope(), `Dua ${hasil}`)).id];
  for (const id of [decided, other]) {
    await move(id, "terverifikasi");
    await move(id, "lulus administrasi");
  }
  for (const [ke, who] of ways[hasil] ?? []) await move(decided, ke, who);
  return { decided, other };
}

/** Everything that is shown, as text, but for what every number has of its own. */
const shown = async (id: string) => {
  const told = {
    status: await scope().read((ctx) => loadStatus(ctx, id)),
    isian: await scope().read((ctx) => loadIsian(ctx, id)),
    bukti: await scope(nurlaela).transaction((ctx) => buktiForPanitia(ctx, id)),
  };
  const text = [told.status?.nomor, told.status?.kunci, told.status?.namaLengkap].reduce<string>(
    (rest, one) => rest.replaceAll(String(one), "…"),
    JSON.stringify(told),
  );
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "…");
};

const photo = async () => {
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer();
  return [new File([new Uint8Array(bytes)], "kk.jpg")];
};

/** What a family may press, and what it is answered. */
const presses = (id: string): readonly (() => Promise<unknown>)[] => [
  () => receiveBerkas(scope(), files, { id, dokumen: "Kartu keluarga", files: photo }),
  () => receiveBerkas(scope(), files, { id, dokumen: "Surat lain", files: photo }),
  () => scope().transaction((ctx) => answerPertanyaan(ctx, id, { "jawab-cita": "Guru" })),
  () => scope().transaction((ctx) => askPermintaan(ctx, id, { isian: "namaIbu", isi: "Hasnawati" })),
  () => scope().transaction((ctx) => takePlace(ctx, id)),
];
const answer = (press: () => Promise<unknown>) =>
  press().then(
    () => "ok",
    (error: Error) => error.message,
  );

describe.each(Object.keys(ways))("decided early as %s", (hasil) => {
  test("its page, its form and its receipt are those of a child about whom nobody has decided", async () => {
    const { decided, other } = await twins(hasil);
    const text = await shown(decided);
    expect(text).toEqual(await shown(other));
    expect(text).toContain("Tempatnya sedang diatur panitia");
    expect(text).toContain("1 berkas masih perlu Anda kirim");
    // One paper is still wanted: nobody says in the same breath that all are there.
    expect(text).toContain("Panitia meluluskan syarat administrasi.");
    expect(text).not.toContain("sudah lengkap");
  });

  test("whatever is pressed is answered alike, and the page is alike afterwards; the withdrawal too", async () => {
    const { decided, other } = await twins(hasil);
    const [mine, theirs] = [presses(decided), presses(other)];
    for (const [nth, press] of mine.entries()) expect(await answer(press)).toBe(await answer(theirs[nth] ?? press));
    expect(await shown(decided)).toEqual(await shown(other));
    const leave = (id: string) => () =>
      scope().transaction((ctx) => withdrawPendaftaran(ctx, id, { noTelepon: "081234567890", yakin: "on", alasan: "" }));
    expect(await answer(leave(decided))).toBe(await answer(leave(other)));
    expect(await shown(decided)).toEqual(await shown(other));
  });

  test("on the day it is told, and nothing is taken any more", async () => {
    const { decided } = await twins(hasil);
    now = new Date("2027-07-05T02:00:00Z");
    expect(await scope().read((ctx) => loadStatus(ctx, decided))).toMatchObject({ keadaan: hasil, unggah: null, pertanyaan: null });
    const [upload, , write, ask] = presses(decided);
    for (const press of [upload, write, ask]) await expect(press?.()).rejects.toMatchObject({ kind: "conflict" });
  });
});
