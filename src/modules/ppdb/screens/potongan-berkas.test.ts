/**
 * A family's page sends its papers by itself, while the family does something else; meanwhile half an hour is over, or another child's page was
 * opened on the same telephone. What goes wrong: pieces of nobody are kept, a paper of another child, a page that sends on for ever.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { type Files, filesContext, openFiles } from "#kit/files/files.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { closedSentence } from "../keluarga/open-pages.server.ts";
import { setStatusCookie, statusToken } from "../keluarga/status-cookie.server.ts";
import { action, loader } from "./potongan-berkas.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const [kk, akta] = ["Kartu keluarga", "Akta kelahiran"];
let [one, other]: { id: string; nomor: string }[] = [];
let files: Files;
let directory: string;
afterAll(() => rm(directory, { recursive: true }));
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "potongan-"));
  files = await openFiles({ directory });
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { dokumen: `${kk}\n${akta}` });
  for (const name of ["Ani", "Budi"]) {
    const { id } = await register(scope(), name);
    const { nomor } = await scope().read(({ db }) =>
      db.selectFrom("pendaftaran").select("nomor").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    if (one) other = { id, nomor };
    else one = { id, nomor };
  }
});

beforeEach(() =>
  scope(nurlaela).transaction(async ({ db }) => {
    await db.deleteFrom("potonganUnggahan").where(everyRow).execute();
    await db.deleteFrom("berkasPendaftaran").where(everyRow).execute();
  }),
);

const send = async (cookie: string, fields: Readonly<Record<string, string>>, isi = new File(["halo"], "isi")) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(filesContext, files);
  context.set(visitContext, { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false });
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi: "potongan", unggahan: randomUUID(), mulai: "0", ...fields })) form.set(name, value);
  if (!fields.isi) form.set("isi", isi);
  const answer = await action({
    context,
    params: {},
    request: new Request("http://x/", { method: "POST", body: form, headers: { cookie } }),
  } as never);
  return [answer.status, await answer.json()];
};
const pageOf = ({ id }: { readonly id: string } = { id: "" }) =>
  scope().read(async (ctx) => setStatusCookie(statusToken(ctx, id), false).split(";")[0] ?? "");

test("whoever has no page open, or another child's, is told that it is closed", async () => {
  const closed = [409, { error: closedSentence, tutup: true }];
  expect(await send("", { nomor: one?.nomor ?? "" })).toEqual(closed);
  expect(await send(await pageOf(other), { nomor: one?.nomor ?? "" })).toEqual(closed);
  expect(await scope().read(({ db }) => db.selectFrom("potonganUnggahan").select("unggahan").execute())).toEqual([]);
});

test("the page of the child keeps a piece, and says what is wrong with one", async () => {
  const own = await pageOf(one);
  expect(await send(own, { nomor: one?.nomor ?? "" })).toEqual([200, { sampai: 4 }]);
  const [status, said] = await send(own, { nomor: one?.nomor ?? "", unggahan: "bukan" });
  expect([status, Object.keys(said)]).toEqual([422, ["error"]]);
  expect(await send(own, { nomor: one?.nomor ?? "", aksi: "buang" })).toEqual([200, { dibuang: true }]);
});

test("what has arrived becomes the paper that was named, once all of it is there, and no other paper or child", async () => {
  const [own, unggahan, nomor] = [await pageOf(one), randomUUID(), one?.nomor ?? ""];
  const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#cde" } })
    .jpeg()
    .toBuffer();
  const whole = { nomor, aksi: "selesai", dokumen: akta, unggahan: `${unggahan}:${photo.length}` };
  expect(await send(own, whole)).toEqual([200, { selesai: false }]);
  await send(await pageOf(other), { nomor: other?.nomor ?? "", unggahan }, new File([new Uint8Array(photo)], "isi"));
  expect(await send(own, whole)).toEqual([200, { selesai: false }]);
  const piece = { nomor, unggahan };
  expect(await send(own, piece, new File([new Uint8Array(photo)], "isi"))).toEqual([200, { sampai: photo.length }]);
  const [status, said] = await send(own, { ...whole, dokumen: "Ijazah" });
  expect([status, Object.keys(said)]).toEqual([422, ["error"]]);
  await send(own, piece, new File([new Uint8Array(photo)], "isi"));
  expect(await send(own, whole)).toEqual([200, { selesai: true }]);
  const kept = await scope().read(({ db }) => db.selectFrom("berkasPendaftaran").select(["pendaftaranId", "dokumen"]).execute());
  expect(kept).toEqual([{ pendaftaranId: one?.id, dokumen: akta }]);
  // The answer was lost: it says the same.
  expect(await send(own, whole)).toEqual([200, { selesai: true }]);
});

test.each([
  ["an upload that is none", { aksi: "buang", unggahan: "bukan" }],
  ["no place", { mulai: "-1" }],
  ["half a byte", { mulai: "0.5" }],
  ["no length", { aksi: "selesai", unggahan: randomUUID() }],
  ["a length that is none", { aksi: "selesai", unggahan: `${randomUUID()}:1e3` }],
  ["a length without end", { aksi: "selesai", unggahan: `${randomUUID()}:1234567890` }],
  ["text for a file", { isi: "halo" }],
])("%s is said to be unknown, and nothing is kept", async (_, sent) => {
  const pieces = () => scope().read(({ db }) => db.selectFrom("potonganUnggahan").select("unggahan").execute());
  const before = await pieces();
  expect(await send(await pageOf(one), { nomor: one?.nomor ?? "", dokumen: kk, ...sent })).toEqual([
    422,
    { error: "Kiriman ini tidak dikenal." },
  ]);
  expect(await pieces()).toEqual(before);
});

test("whoever opens the address itself comes to the family's page", () => {
  expect(loader().headers.get("location")).toBe("/daftar/status");
});
