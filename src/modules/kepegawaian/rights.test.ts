/** Whoever lacks one right, and has all others, is turned away by what asks for it before anything is looked up. */
import { expect, test } from "vitest";
import { type Right, system } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { create } from "#kit/register/store.server.ts";
import { allBut, under } from "#tests/support/rights.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { addSelf } from "./form/save/add-self.server.ts";
import { addPegawai } from "./form/save/save-pegawai.server.ts";
import { proposeHak } from "./pemangku/propose-hak.server.ts";
import { pendidikan } from "./riwayat/registers/pendidikan.ts";
import { approveUsulan, returnUsulan } from "./riwayat/usulan/decide.server.ts";
import {
  correctUsulan,
  proposeAdd,
  proposeChange,
  proposeDelete,
  proposeOwnData,
  withdrawUsulan,
} from "./riwayat/usulan/propose.server.ts";

const { house, who, pegawaiId } = useUsulanPegawai();
const nobody = "00000000-0000-4000-8000-0000000000aa";
const files = {} as Files;
const kiriman = { isian: {}, foto: null, ttd: null, yakin: false };

/** A record of the teacher's own. */
const own = () =>
  house
    .scope(system("uji"))
    .transaction((ctx) => create(ctx, pendidikan, { pegawaiId: pegawaiId.guru, tingkat: "S1", namaPendidikan: "UIN" }, "json"));
const within = (work: (ctx: Ctx, row: { id: string; versi: number }) => Promise<unknown>) => async (scope: Scope) => {
  const { id, versi } = await own();
  return scope.transaction((ctx) => work(ctx, { id, versi }));
};
const answerTo = (scope: Scope, work: (scope: Scope) => Promise<unknown>) =>
  work(scope).then(
    () => "done",
    ({ kind }: Refusal) => kind,
  );

const unseen = { id: nobody, versi: 1 };
const verbs: Readonly<Record<string, readonly [Right, (scope: Scope) => Promise<unknown>, string]>> = {
  "asks for a new record": ["usulanPerubahan:create", within((ctx) => proposeAdd(ctx, pendidikan, {})), "invalid"],
  "asks to change a record": [
    "usulanPerubahan:create",
    within((ctx, row) => proposeChange(ctx, pendidikan, { ...row, sent: {} })),
    "invalid",
  ],
  "asks to take a record away": ["usulanPerubahan:create", within((ctx, row) => proposeDelete(ctx, pendidikan, row)), "done"],
  "puts right what was asked": ["usulanPerubahan:create", within((ctx) => correctUsulan(ctx, { ...unseen, sent: {} })), "notFound"],
  "takes back what was asked": ["usulanPerubahan:create", within((ctx) => withdrawUsulan(ctx, nobody)), "notFound"],
  "asks for another rank or office": ["usulanPerubahan:create", within((ctx) => proposeOwnData(ctx, {})), "done"],
  "writes down their own record": ["identitas:create", (scope) => addSelf(scope, { files, kiriman, kunci: null }), "conflict"],
  "writes down a member of staff": ["pegawai:create", (scope) => addPegawai(scope, { files, kiriman, kunci: null }), "invalid"],
  "proposes the rights of a position": ["usulanPeran:create", within((ctx) => proposeHak(ctx, nobody)), "conflict"],
};

test.each(Object.keys(verbs))("%s: not without the right to it, whatever else one may", async (verb) => {
  const [right, work, otherwise] = verbs[verb] ?? [];
  if (!right || !work) throw new Error(verb);
  const without = (...lacking: readonly Right[]) => answerTo(under(house.scope(who.guru), allBut(...lacking)), work);
  expect(await without(right)).toBe("forbidden");
  expect(await without()).toBe(otherwise);
});

test.each<[string, (ctx: Ctx) => Promise<void>]>([
  ["does", (ctx) => approveUsulan(ctx, { ...unseen, barisVersi: 0 })],
  ["gives back", (ctx) => returnUsulan(ctx, { ...unseen, alasan: "Jurusan salah" })],
])("the office or the head %s what was asked, and nobody else", async (_, work) => {
  const without = (...lacking: readonly Right[]) =>
    answerTo(under(house.scope(who.guru), allBut(...lacking)), (scope) => scope.transaction(work));
  expect(await without("usulanPerubahan:manage", "usulanKantor:manage")).toBe("forbidden");
  for (const lacking of ["usulanPerubahan:manage", "usulanKantor:manage"] as const) expect(await without(lacking)).toBe("notFound");
});
