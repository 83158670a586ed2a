/** A request is written anew, taken back and decided at the same moment: the later one is told, and nothing of it is kept. */
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { pendidikan } from "../registers/pendidikan.ts";
import { approveUsulan, returnUsulan } from "./decide.server.ts";
import { correctUsulan, proposeAdd, proposeChange, proposeDelete, withdrawUsulan } from "./propose.server.ts";

const { house, who, pegawaiId, as, isi, riwayat } = useUsulanPegawai();

const steps = {
  "put right": (ctx: Ctx, id: string) => correctUsulan(ctx, { id, versi: 1, sent: isi({ jurusan: "Betul" }) }),
  "taken back": withdrawUsulan,
  "agreed to": (ctx: Ctx, id: string) => approveUsulan(ctx, { id, versi: 1, barisVersi: 0 }),
  "given back": (ctx: Ctx, id: string) => returnUsulan(ctx, { id, versi: 1, alasan: "Jurusan salah" }),
};
type Step = keyof typeof steps;
const doer = (step: Step) => (step === "agreed to" || step === "given back" ? who.tataUsaha : who.guru);

test.each<[Step, Step, string]>([
  ["put right", "put right", "menunggu"],
  ["put right", "taken back", "menunggu"],
  ["put right", "agreed to", "menunggu"],
  ["put right", "given back", "menunggu"],
  ["taken back", "put right", "ditarik"],
  ["taken back", "agreed to", "ditarik"],
  ["agreed to", "put right", "disetujui"],
  ["agreed to", "taken back", "disetujui"],
  ["agreed to", "agreed to", "disetujui"],
  ["agreed to", "given back", "disetujui"],
  ["given back", "agreed to", "dikembalikan"],
])("what is being %s is not %s as it was, and stays %s", async (first, second, status) => {
  const before = (await riwayat()).length;
  const id = await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "Awal" })));
  const later = actSecond(house, [doer(first), (ctx) => steps[first](ctx, id)], [doer(second), (ctx) => steps[second](ctx, id)]);
  expect(await later).toBe("conflict");
  const row = await as("guru")(({ db }) =>
    db.selectFrom("usulanPerubahan").select(["status", "versi"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ status, versi: 2 });
  expect((await riwayat()).length - before).toBe(status === "disetujui" ? 1 : 0);
});

const asked = {
  Fikih: (ctx: Ctx, row: Row) => proposeChange(ctx, pendidikan, { ...row, sent: isi({ jurusan: "Fikih" }) }),
  Tafsir: (ctx: Ctx, row: Row) => proposeChange(ctx, pendidikan, { ...row, sent: isi({ jurusan: "Tafsir" }) }),
  "to be taken away": (ctx: Ctx, row: Row) => proposeDelete(ctx, pendidikan, row),
};
type Row = { readonly id: string; readonly versi: number };
type Wish = keyof typeof asked;

test.each<[Wish, Wish, "one" | "conflict"]>([
  ["Fikih", "Fikih", "one"],
  ["to be taken away", "to be taken away", "one"],
  ["Fikih", "Tafsir", "conflict"],
  ["Fikih", "to be taken away", "conflict"],
  ["to be taken away", "Fikih", "conflict"],
])("of a record without a request yet is asked %s and at the same moment %s: %s", async (first, second, outcome) => {
  const { id, versi } = await house
    .scope(system("uji"))
    .transaction((ctx) => create(ctx, pendidikan, { pegawaiId: pegawaiId.guru, ...isi({ jurusan: "Awal" }) }, "json"));
  const row = { id, versi };
  const later = await actSecond(house, [who.guru, (ctx) => asked[first](ctx, row)], [who.guru, (ctx) => asked[second](ctx, row)]);
  const stands = await as("guru")(({ db }) =>
    db.selectFrom("usulanPerubahan").select(["id", "tindakan", "sesudah", "versi"]).where("barisId", "=", id).execute(),
  );
  const wish = first === "to be taken away" ? { tindakan: "hapus", sesudah: null } : { tindakan: "ubah", sesudah: { jurusan: first } };
  expect(stands).toMatchObject([{ ...wish, versi: 1 }]);
  expect(later).toBe(outcome === "one" ? stands[0]?.id : outcome);
});
