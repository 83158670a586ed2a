/** A request is written anew, taken back and decided at the same moment: the later one is told, and nothing of it is kept. */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { pendidikan } from "../registers/pendidikan.ts";
import { approveUsulan, returnUsulan } from "./decide.server.ts";
import { correctUsulan, proposeAdd, proposeChange, proposeDelete, withdrawUsulan } from "./propose.server.ts";

const { house, who, as, isi, riwayat, setujui } = useUsulanPegawai();

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

/** From two devices of one person: the same once more is that one, another is not lost in it. */
test.each<[string, (ctx: Ctx, row: { id: string; versi: number }) => Promise<string>, "the same" | "conflict"]>([
  ["the same", (ctx, row) => proposeChange(ctx, pendidikan, { ...row, sent: isi({ jurusan: "Tadris" }) }), "the same"],
  ["another content", (ctx, row) => proposeChange(ctx, pendidikan, { ...row, sent: isi({ jurusan: "Lain" }) }), "conflict"],
  ["that it goes", (ctx, row) => proposeDelete(ctx, pendidikan, row), "conflict"],
])("of one record at the same moment, %s is asked for a second time", async (what, second, answer) => {
  await setujui(await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: `Awal ${what}` }))));
  const row = (await riwayat()).find(({ jurusan }) => jurusan === `Awal ${what}`);
  const seen = { id: String(row?.id), versi: Number(row?.versi) };
  let first = "";
  const later = actSecond(
    house,
    [
      who.guru,
      async (ctx) => {
        first = await proposeChange(ctx, pendidikan, { ...seen, sent: isi({ jurusan: "Tadris" }) });
      },
    ],
    [who.guru, (ctx) => second(ctx, seen)],
  );
  expect(await later).toBe(answer === "the same" ? first : "conflict");
  expect(first).not.toBe("");
});
