/**
 * A mother of three on one telephone, two of them in the same season, each page in a tab of its own; and a telephone that goes round at
 * the school's desk. What goes wrong: what is pressed for one child is done to the other, and a stranger finds whose page was open.
 */
import { beforeAll, expect, test } from "vitest";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { choosePage } from "./chosen-page.server.ts";
import { knowsTelepon, openFirst, readChildren } from "./open-pages.server.ts";
import { actOnStatus } from "./status-action.server.ts";
import { setStatusCookie } from "./status-cookie.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const visit: Visit = { requestId: "x", address: "10.2.1.1", origin: "http://x", secure: false };
const [mother, uncle, stranger] = ["081234567001", "081234567002", "081234567003"];

beforeAll(() => openCommittee(scope(nurlaela)));

/** A browser that keeps its cookie. */
function browser() {
  let cookie = "";
  const request = (query = "") => new Request(`http://x/daftar/status${query}`, { headers: { cookie } });
  const send = async (isi: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(isi)) form.set(name, value);
    const answer = await actOnStatus(scope(), { request: request(), form, visit });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  };
  const shown = () =>
    scope().read(async (ctx) => (await readChildren(ctx, { request: request(), secure: false })).map(({ namaLengkap }) => namaLengkap));
  const open = (nomor: string) => send({ aksi: "buka", nomor, tanggalLahir: "2012-03-09" });
  const spoil = (change: (cookie: string) => string) => (cookie = change(cookie));
  return { open, send, shown, spoil, request };
}

const stateOf = (id: string) =>
  scope()
    .read(({ db }) => db.selectFrom("pendaftaran").select("keadaan").where("id", "=", id).executeTakeFirstOrThrow())
    .then(({ keadaan }) => keadaan);

const child = (name: string, noTelepon = mother, noTeleponOrtu = mother) => register(scope(), name, { noTelepon, noTeleponOrtu });

test("pages of children with one telephone number stay open beside each other; a stranger's closes them", async () => {
  const [first, second] = [await child("Anak Sulung"), await child("Anak Bungsu", uncle, mother)];
  const other = await child("Anak Tetangga", stranger, stranger);
  const phone = browser();
  await phone.open(first.nomor);
  await phone.open(second.nomor);
  expect(await phone.shown()).toEqual(["Anak Bungsu", "Anak Sulung"]);
  await phone.send({ aksi: "pindah", nomor: first.nomor });
  expect(await phone.shown()).toEqual(["Anak Sulung", "Anak Bungsu"]);
  await phone.open(other.nomor);
  expect(await phone.shown()).toEqual(["Anak Tetangga"]);
  await expect(phone.send({ aksi: "pindah", nomor: first.nomor })).rejects.toMatchObject({ kind: "conflict" });
  await phone.send({ aksi: "tutup" });
  expect(await phone.shown()).toEqual([]);
});

test("what is pressed is done to the child on whose page it stands, and its page comes back", async () => {
  const [first, second] = [await child("Anak Tab Satu"), await child("Anak Tab Dua")];
  const phone = browser();
  await phone.open(first.nomor);
  await phone.open(second.nomor);
  await phone.send({ aksi: "mundur", noTelepon: mother, yakin: "on", nomor: first.nomor });
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["mengundurkan diri", "terkirim"]);
  expect(await phone.shown()).toEqual(["Anak Tab Satu", "Anak Tab Dua"]);
  await expect(phone.send({ aksi: "mundur", noTelepon: mother, yakin: "on" })).rejects.toMatchObject({ kind: "conflict" });
  expect(await stateOf(second.id)).toBe("terkirim");
});

test("six at most, and a part of the cookie that nobody signed opens nothing", async () => {
  const phone = browser();
  const first = await child("Saudara Satu");
  const children = [first];
  for (const name of ["Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh"]) children.push(await child(`Saudara ${name}`));
  for (const { nomor } of children) await phone.open(nomor);
  expect(await phone.shown()).toEqual(["Tujuh", "Enam", "Lima", "Empat", "Tiga", "Dua"].map((name) => `Saudara ${name}`));
  phone.spoil((cookie) => cookie.replace(/=[\w-]{36}/, `=${first.id}`));
  expect(await phone.shown()).toEqual(["Enam", "Lima", "Empat", "Tiga", "Dua"].map((name) => `Saudara ${name}`));
});

test("an address that names a page that is not open says that it is closed; one that names none shows nothing amiss", async () => {
  const { nomor } = await register(scope(), "Anak Alamat", { noTelepon: mother });
  const phone = browser();
  await phone.open(nomor);
  const chosen = (query: string) => scope().read((ctx) => choosePage(ctx, { request: phone.request(query), secure: false }, null));
  expect(await chosen("?anak=xxxxxxxxxxxx")).toEqual({ child: undefined, others: [], tutup: true });
  expect(await chosen("")).toMatchObject({ child: { nomor }, tutup: false });
  await phone.send({ aksi: "tutup" });
  expect(await chosen("")).toMatchObject({ child: undefined, tutup: false });
});

test("a page that comes first has its telephone number shown only where it was right just now, or was before", async () => {
  const { id } = await child("Anak Nomor");
  const opened = (cookie: string, proven?: boolean) =>
    scope().read(async (ctx) => {
      const asked = { request: new Request("http://x/daftar/status", { headers: { cookie } }), secure: false };
      const next = setStatusCookie(await openFirst(ctx, asked, id, proven), false).split(";")[0] ?? "";
      const known = { request: new Request("http://x/daftar/status", { headers: { cookie: next } }), secure: false };
      return { next, knows: knowsTelepon(ctx, known, id) };
    });
  const first = await opened("");
  expect(first.knows).toBe(false);
  const proven = await opened(first.next, true);
  expect(proven.knows).toBe(true);
  expect((await opened(proven.next)).knows).toBe(true);
});
