/**
 * A family's page sends its papers by itself, while the family does something else; meanwhile half an hour is over, or another child's page was
 * opened on the same telephone. What goes wrong: pieces of nobody are kept, a paper of another child, a page that sends on for ever.
 */
import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { closedSentence } from "../keluarga/open-pages.server.ts";
import { setStatusCookie, statusToken } from "../keluarga/status-cookie.server.ts";
import { action, loader } from "./potongan-berkas.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
let [one, other]: { id: string; nomor: string }[] = [];
beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const name of ["Ani", "Budi"]) {
    const { id } = await register(scope(), name);
    const { nomor } = await scope().read(({ db }) =>
      db.selectFrom("pendaftaran").select("nomor").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    if (one) other = { id, nomor };
    else one = { id, nomor };
  }
});

const send = async (cookie: string, fields: Readonly<Record<string, string>>) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(visitContext, { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false });
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi: "potongan", unggahan: randomUUID(), mulai: "0", ...fields })) form.set(name, value);
  if (!fields.isi) form.set("isi", new File(["halo"], "isi"));
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

test("whoever opens the address itself comes to the family's page", () => {
  expect(loader().headers.get("location")).toBe("/daftar/status");
});
