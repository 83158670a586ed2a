/**
 * A family sends six papers over a network that breaks every minute, from a borrowed telephone; what arrived need not be sent again. What goes
 * wrong: a piece twice or out of turn, two tabs, somebody else's pieces, a paper that is never finished, a device that fills the house.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { watchedAside } from "#tests/support/aside.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { eraseOld } from "../simpan/erase-old.server.ts";
import { pieceBytes } from "./pieces.ts";
import { dropPieces, receivePiece, receiveWhole } from "./receive-pieces.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const kk = "Kartu keluarga";
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "potongan-ppdb-"));
  files = await openFiles({ directory });
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const wave = db.insertInto("gelombangPpdb").values({ nama: "Gelombang 1", periodeId }).returning("id");
    const { id: gelombangId } = await wave.executeTakeFirstOrThrow();
    await db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId, dokumen: kk }).execute();
  });
});
afterAll(() => rm(directory, { recursive: true }));

/** A photo of some pieces: noise does not become small. */
const photo = () =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 120, sigma: 60 } } })
    .jpeg({ quality: 95 })
    .toBuffer();
const piece = (id: string, unggahan: string, mulai: number, isi: Buffer) => receivePiece(scope(), { id, unggahan, mulai, isi });
const ask = (id: string, unggahan: string) => piece(id, unggahan, 0, Buffer.alloc(0));
const sendAll = async (id: string, unggahan: string, bytes: Buffer) => {
  let at = await ask(id, unggahan);
  while (at < bytes.length) at = await piece(id, unggahan, at, bytes.subarray(at, at + pieceBytes));
};
const whole = (id: string, ...sent: readonly { readonly unggahan: string; readonly panjang: number }[]) =>
  receiveWhole(scope(), files, { id, dokumen: kk, files: sent });
const paper = async (id: string) => (await scope().read((ctx) => loadStatus(ctx, id)))?.dokumen[0]?.berkas;
const waiting = () => scope().read(async ({ db }) => (await db.selectFrom("potonganUnggahan").select("unggahan").execute()).length);

describe("a paper in pieces", () => {
  test("goes on where it stopped; a piece twice, out of turn or from two tabs counts once", async () => {
    const [{ id }, unggahan, bytes] = [await register(scope(), "Anak Potongan"), randomUUID(), await photo()];
    expect(bytes.length).toBeGreaterThan(2 * pieceBytes);
    const first = bytes.subarray(0, pieceBytes);
    expect(await piece(id, unggahan, 0, first)).toBe(pieceBytes);
    expect(await piece(id, unggahan, 0, first)).toBe(pieceBytes);
    expect(await piece(id, unggahan, 5 * pieceBytes, first)).toBe(pieceBytes);
    expect(await whole(id, { unggahan, panjang: bytes.length })).toBe(false);
    const second = bytes.subarray(pieceBytes, 2 * pieceBytes);
    const both = await Promise.all([1, 2].map(() => piece(id, unggahan, pieceBytes, second)));
    expect(both).toEqual([2 * pieceBytes, 2 * pieceBytes]);
    await sendAll(id, unggahan, bytes);
    expect(await whole(id, { unggahan, panjang: bytes.length })).toBe(true);
    const kept = await paper(id);
    expect(kept).toMatchObject({ keadaan: "menunggu", halaman: 1 });
    expect(await waiting()).toBe(0);
    // The answer was lost: the same is said, and nothing is sent again.
    expect(await whole(id, { unggahan, panjang: bytes.length })).toBe(true);
    expect(await paper(id)).toEqual(kept);
  });

  test("several files become the pages of one paper, in their order", async () => {
    const [{ id }, bytes] = [await register(scope(), "Anak Halaman"), await photo()];
    const [one, two] = [randomUUID(), randomUUID()];
    for (const unggahan of [one, two]) await sendAll(id, unggahan, bytes);
    await whole(id, { unggahan: two, panjang: bytes.length }, { unggahan: one, panjang: bytes.length });
    expect(await paper(id)).toMatchObject({ halaman: 2, jenis: "application/pdf" });
  });

  test("nobody's paper is made of another's pieces, nor does anybody add to them", async () => {
    const [{ id }, other, unggahan, bytes] = [
      await register(scope(), "Anak Sendiri"),
      await register(scope(), "Anak Lain"),
      randomUUID(),
      await photo(),
    ];
    await sendAll(id, unggahan, bytes);
    expect(await whole(other.id, { unggahan, panjang: bytes.length })).toBe(false);
    expect(await piece(other.id, unggahan, 0, bytes.subarray(0, 10))).toBe(10);
    expect(await ask(id, unggahan)).toBe(bytes.length);
    await whole(id, { unggahan, panjang: bytes.length });
    expect(await paper(id)).toMatchObject({ keadaan: "menunggu" });
    expect(await waiting()).toBe(1);
    await scope().transaction((ctx) => dropPieces(ctx, other.id, [unggahan]));
  });

  test("what is refused leaves no pieces behind, and another paper under way keeps its own", async () => {
    const [{ id }, unggahan, other] = [await register(scope(), "Anak Salah"), randomUUID(), randomUUID()];
    await sendAll(id, unggahan, Buffer.from("halo"));
    await sendAll(id, other, Buffer.from("masih"));
    await expect(whole(id, { unggahan, panjang: 4 })).rejects.toMatchObject({ kind: "unsupported" });
    expect([await ask(id, unggahan), await ask(id, other)]).toEqual([0, 5]);
    await scope().transaction((ctx) => dropPieces(ctx, id, [other]));
    expect(await ask(id, other)).toBe(0);
  });

  test("no more is read than a paper may hold", async () => {
    const { id } = await register(scope(), "Anak Banyak");
    const many = (count: number, panjang = 1) => Array.from({ length: count }, () => ({ unggahan: randomUUID(), panjang }));
    const one = { unggahan: randomUUID(), panjang: 4 };
    for (const [files, kind] of [
      [[], "malformed"],
      [[one, one], "malformed"],
      [many(21), "invalid"],
      [many(4, 10 * 1024 * 1024), "tooLarge"],
    ] as const)
      await expect(whole(id, ...files)).rejects.toMatchObject({ kind });
  });

  test("no device fills the house: a piece, a file and all files have their limits", async () => {
    const [{ id }, bytes] = [await register(scope(), "Anak Penuh"), Buffer.alloc(pieceBytes)];
    await expect(piece(id, randomUUID(), 0, Buffer.alloc(pieceBytes + 1))).rejects.toMatchObject({ kind: "tooLarge" });
    const unggahan = randomUUID();
    const fill = async () => {
      for (let at = 0; ; at += pieceBytes) await piece(id, unggahan, at, bytes);
    };
    await expect(fill()).rejects.toMatchObject({ kind: "tooLarge", message: expect.stringContaining("10 MB") });
    const more = async () => {
      for (;;) {
        const next = randomUUID();
        for (let at = 0; at < 60 * pieceBytes; at += pieceBytes) await piece(id, next, at, bytes);
      }
    };
    await expect(more()).rejects.toMatchObject({ kind: "tooLarge", message: expect.stringContaining("belum selesai") });
  });

  test("what somebody still sends after a day keeps its beginning, and goes on to a whole paper", async () => {
    const [{ id }, unggahan, bytes] = [await register(scope(), "Anak Sehari"), randomUUID(), await photo()];
    now = new Date("2027-03-02T02:00:00Z");
    await piece(id, unggahan, 0, bytes.subarray(0, pieceBytes));
    now = new Date("2027-03-03T01:00:00Z");
    await piece(id, unggahan, pieceBytes, bytes.subarray(pieceBytes, 2 * pieceBytes));
    now = new Date("2027-03-03T02:00:01Z");
    await eraseOld(scope(), watchedAside());
    expect(await ask(id, unggahan)).toBe(2 * pieceBytes);
    await sendAll(id, unggahan, bytes);
    expect(await whole(id, { unggahan, panjang: bytes.length })).toBe(true);
    await eraseOld(scope(), watchedAside());
  });

  test("what nobody goes on with is gone after a day", async () => {
    const [{ id }, unggahan] = [await register(scope(), "Anak Lupa"), randomUUID()];
    now = new Date("2027-03-03T02:00:00Z");
    await sendAll(id, unggahan, Buffer.from("baru"));
    await eraseOld(scope(), watchedAside());
    expect(await waiting()).toBe(1);
    now = new Date("2027-03-04T02:00:01Z");
    await eraseOld(scope(), watchedAside());
    expect(await waiting()).toBe(0);
  });
});
