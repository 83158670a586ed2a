/** A program, or the dialog of pictures, asks the library: pages and their number, the bin, and files that are too large before they are read. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { drawn, mp4 } from "#tests/support/pictures.ts";
import { wholly } from "#tests/support/rights.ts";
import { maxClipBytes, maxPictureBytes, tooLargeClip, tooLargePicture } from "./limits.ts";
import { answerClip, answerNoClip, answerPicture, answerPictures, answerUpload } from "./rest.server.ts";

const house = useDatabase({ policy: { gambar: [wholly(["penulis"], "read", "create", "update", "delete", "restore")] } });
const scope = () => house.scope(actor("penulis"));
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rest-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(() => scope().transaction(({ db }) => sql`delete from gambar`.execute(db)));

const call = (address: string, { body, id = "", size }: { body?: Buffer; id?: string; size?: number } = {}) => {
  const headers = size === undefined ? undefined : { "content-length": String(size) };
  const request = new Request(`http://x/gambar${address}`, {
    ...(body && { method: "POST", body: new Uint8Array(body) }),
    ...(headers && { headers }),
  });
  return { request, scope: scope(), files, params: { id } };
};
const upload = async (alt: string, nama: string) => {
  const answer = await answerUpload(call(`?${new URLSearchParams({ alt, nama })}`, { body: await drawn(20, 20).png().toBuffer() }));
  return { status: answer.status, picture: (await answer.json()) as { id: string; alt: string } };
};
const listed = async (address: string) => {
  const answer = await answerPictures(call(address));
  return { total: answer.headers.get("x-total-count"), words: ((await answer.json()) as { alt: string }[]).map(({ alt }) => alt) };
};

test("what is sent is kept with its words and its name, and found by either, page by page", async () => {
  const { status, picture } = await upload("Gerbang", "depan.png");
  expect([status, picture.alt]).toEqual([201, "Gerbang"]);
  expect(await (await answerPicture(call("", { id: picture.id }))).json()).toMatchObject({
    id: picture.id,
    alt: "Gerbang",
    asal: "depan.png",
  });
  await upload("Aula", "aula.png");
  expect(await listed("")).toEqual({ total: "2", words: ["Aula", "Gerbang"] });
  expect(await listed("?cari=gerb")).toEqual({ total: "1", words: ["Gerbang"] });
  expect(await listed("?cari=depan.png")).toEqual({ total: "1", words: ["Gerbang"] });
  expect(await listed("?sampah")).toEqual({ total: "0", words: [] });
  await scope().transaction(({ db }) => sql`update gambar set deleted_at = now() where id = ${picture.id}`.execute(db));
  expect([await listed(""), await listed("?sampah")]).toEqual([
    { total: "1", words: ["Aula"] },
    { total: "1", words: ["Gerbang"] },
  ]);
  await scope().transaction(({ db }) =>
    sql`insert into gambar select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'alt', 'Salinan ' || n, 'kunci', encode(sha256(n::text::bytea), 'hex')))).*
      from gambar g, generate_series(1, 25) n where g.alt = 'Aula'`.execute(db),
  );
  expect([(await listed("?cari=salinan")).words.length, (await listed("?cari=salinan&halaman=2")).words.length]).toEqual([24, 1]);
});

test("without words, or too large by its own word, nothing is kept", async () => {
  const before = await listed("");
  const body = await drawn(20, 20).png().toBuffer();
  await expect(answerUpload(call("?nama=a.png", { body }))).rejects.toMatchObject({
    kind: "invalid",
    message: "Teks alternatif wajib diisi.",
  });
  const size = maxPictureBytes + 1;
  await expect(answerUpload(call("?alt=a", { body, size }))).rejects.toMatchObject({ kind: "tooLarge", message: tooLargePicture(size) });
  expect((await answerUpload(call("?alt=Batas", { body, size: maxPictureBytes }))).status).toBe(201);
  expect((await listed("")).total).toBe(String(Number(before.total) + 1));
});

test("a clip hangs on the version of its poster that was seen, and comes off again", async () => {
  const { picture } = await upload("Film", "film.png");
  const of = { id: picture.id };
  const size = maxClipBytes + 1;
  await expect(answerClip(call("?versi=1", { ...of, body: mp4(500), size }))).rejects.toMatchObject({
    kind: "tooLarge",
    message: tooLargeClip(size),
  });
  await expect(answerClip(call("?versi=1", of))).rejects.toMatchObject({
    kind: "unsupported",
    message: "Berkas ini kosong. Pilih berkas lain.",
  });
  await expect(answerClip(call("?versi=9", { ...of, body: mp4(500), size: 500 }))).rejects.toMatchObject({ kind: "stale" });
  const kept = await (await answerClip(call("?versi=1", { ...of, body: mp4(500), size: 500 }))).json();
  expect(kept).toMatchObject({ id: picture.id, klip: expect.any(String), versi: 2 });
  await expect(answerNoClip(call("?versi=1", of))).rejects.toMatchObject({ kind: "stale" });
  expect(await (await answerNoClip(call("?versi=2", of))).json()).toMatchObject({ id: picture.id, klip: null, versi: 3 });
});
