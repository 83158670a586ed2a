/**
 * On the first day people write down themselves. What goes wrong: a contract is taken for a lasting post, the office never hears that
 * somebody is there, or the public pages do not.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { actor } from "#tests/support/database.ts";
import { type Fields, files, form, guru, house, idFrom, kantor, nomor, read, usePegawaiForm } from "#tests/support/pegawai-form.ts";
import { addSelf } from "./add-self.server.ts";

usePegawaiForm();

const office = (roles: readonly string[], n: number) => ({
  ...{ id: randomUUID(), nip: `19700101199503100${n}`, nama: "Kantor", peran: [...roles], aktif: true },
});
const [tu, kepala] = [office(["tataUsaha"], 1), office(["kepala"], 2)];
beforeAll(() => house.scope(kantor).transaction(({ db }) => db.insertInto("akun").values([tu, kepala]).execute()));

const newcomer = async (nip: string): Promise<Actor> => {
  const who = { ...actor("guru"), id: randomUUID(), name: "Guru Baru" };
  const akun = { id: who.id, nip, nama: who.name, peran: ["guru"], aktif: true };
  await house.scope(kantor).transaction(({ db }) => db.insertInto("akun").values(akun).execute());
  return who;
};
const write = async (scope: Scope, more: Fields) => {
  const { aktif: _, ...own } = guru;
  return idFrom(await addSelf(scope, { files, kunci: null, kiriman: await form({ ...own, ...more, yakin: "on" }) }));
};

test.each([
  ["a lasting post", nomor(60), "cpns", "pns", nomor(60)],
  ["a contract", "199005052021212001", "pns", "pppk", "199005052021212001"],
  ["neither, for whoever says so", nomor(61), "honorer", "honorer", null],
])("the number tells of %s until the office has looked", async (_, nip, asked, status, kept) => {
  const who = await newcomer(nip);
  expect(await read(await write(house.scope(who), { status: asked }))).toMatchObject({ status, nip: kept, akunId: who.id, aktif: true });
});

test("the office hears of it once with the record to look at, nobody else does, and the pages show it", async () => {
  const scope = house.scope(await newcomer(nomor(62)));
  const touched: string[] = [];
  const watched: Scope = {
    ...scope,
    transaction: (work) =>
      scope.transaction((ctx) =>
        work({
          ...ctx,
          touch: (tag) => {
            touched.push(tag);
            ctx.touch(tag);
          },
        }),
      ),
  };
  const id = await write(watched, {});
  expect(touched).toContain("pegawai");
  const heard = await house
    .scope(kantor)
    .read(({ db }) =>
      db
        .selectFrom("pemberitahuan")
        .select(["akunId", "title"])
        .where("kind", "=", "identitas-baru")
        .where("link", "like", `%/${id}`)
        .execute(),
    );
  expect(heard).toEqual([{ akunId: tu.id, title: "Guru Baru mencatat data dirinya. Periksa kecocokannya dengan arsip." }]);
});
