/** A program changes rows of a register that clerks change too. What goes wrong: it writes over what it never saw, or twice what it sends twice. */
import { expect, test } from "vitest";
import { add, as, clerk, now, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { answerRest } from "./rest.server.ts";
import { remove } from "./store.server.ts";

useSantri();

interface Sending {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = (method: string, id: string | undefined, { body, headers = {} }: Sending = {}) =>
  answerRest(santriHome.scope(clerk), santri, {
    id,
    request: new Request("http://x/api/santri", {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
const row = { nis: null, nik: null, lahir: null, telepon: null, juz: null };
const change = (id: string, nama: string, sending: Sending = {}) =>
  call("PUT", id, { ...sending, body: { ...row, nama, ...sending.body } });

test("a row is replaced by whoever says which version they saw, in the body or before it; the body counts", async () => {
  const { id } = await add({ nama: "Alif" });
  expect(await (await change(id, "Alif Satu", { body: { versi: 1 } })).json()).toMatchObject({ nama: "Alif Satu", versi: 2 });
  for (const [seen, nama] of [
    ['"2"', "Alif Dua"],
    ['W/"3"', "Alif Tiga"],
    ["4", "Alif Empat"],
  ] as const)
    expect(await (await change(id, nama, { headers: { "if-match": seen } })).json()).toMatchObject({ nama });
  await expect(change(id, "Alif Lima", { body: { versi: 2 }, headers: { "if-match": "5" } })).rejects.toMatchObject({ kind: "stale" });
  expect(await now(id)).toMatchObject({ nama: "Alif Empat", versi: 5 });
});

test.each([
  ["nothing", {}],
  ["none", { body: { versi: 0 } }],
  ["one below none", { body: { versi: -1 } }],
  ["half a version", { body: { versi: 1.5 } }],
  ["a word", { body: { versi: "satu" } }],
  ["yes", { body: { versi: true } }],
  ["a word before it", { headers: { "if-match": '"satu"' } }],
  ["whatever stands there", { headers: { "if-match": "*" } }],
])("who says %s of the version is asked for it, and nothing is changed", async (_, sending: Sending) => {
  const { id } = await add({ nama: "Tetap" });
  await expect(change(id, "Lain", sending)).rejects.toMatchObject({ kind: "invalid", fields: { versi: "Versi wajib diisi." } });
  expect(await now(id)).toMatchObject({ nama: "Tetap", versi: 1 });
});

test("a row goes in the version that was seen, or as it stands where none is named; another stays", async () => {
  const [one, two, stays] = [await add({ nama: "Pergi" }), await add({ nama: "Pergi juga" }), await add({ nama: "Tinggal" })];
  await change(one.id, "Pergi nanti", { body: { versi: 1 } });
  await expect(call("DELETE", one.id, { headers: { "if-match": "1" } })).rejects.toMatchObject({ kind: "stale" });
  await expect(call("DELETE", one.id, { headers: { "if-match": "x" } })).rejects.toMatchObject({ kind: "invalid" });
  expect((await call("DELETE", one.id)).status).toBe(204);
  expect((await call("DELETE", two.id, { headers: { "if-match": '"1"' } })).status).toBe(204);
  expect([await now(one.id), await now(two.id), (await now(stays.id)).nama]).toEqual([undefined, undefined, "Tinggal"]);
  await expect(call("GET", one.id)).rejects.toMatchObject({ kind: "notFound" });
  await expect(as(clerk, (ctx) => remove(ctx, santri, { id: one.id, versi: 3 }))).rejects.toMatchObject({ kind: "notFound" });
});

test("what is sent twice with one key is made once; a key that is none is refused, and another one makes another", async () => {
  const send = (key: string) => call("POST", undefined, { body: { ...row, nama: "Sekali" }, headers: { "idempotency-key": key } });
  const [first, again, other] = [await (await send("kunci-1")).json(), await (await send("kunci-1")).json(), await send("kunci-2")];
  expect([again.id, other.status]).toEqual([first.id, 201]);
  expect((await other.json()).id).not.toBe(first.id);
  for (const key of ["ada spasi", "x".repeat(201)]) await expect(send(key)).rejects.toMatchObject({ kind: "malformed" });
  expect((await send("x".repeat(200))).status).toBe(201);
});
