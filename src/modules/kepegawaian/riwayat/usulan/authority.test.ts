/** Who decides about what: nobody about what they asked for or their own file, the head about the office alone, and the list says the same. */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { useUsulanPegawai } from "#tests/support/usulan-pegawai.ts";
import { pendidikan } from "../registers/pendidikan.ts";
import { mayDecide } from "./authority.server.ts";
import { approveUsulan, returnUsulan } from "./decide.server.ts";
import { proposeAdd, proposeChange } from "./propose.server.ts";
import { currentState, listUsulan, waitingUsulan } from "./read-usulan.server.ts";

const { house, who, pegawaiId, as, isi, riwayat } = useUsulanPegawai();
type Name = "guru" | "rekan" | "tataUsaha" | "kepala" | "rangkap";
const run = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(system("uji")).transaction(work);
const names = ["guru", "rekan", "tataUsaha", "kepala", "rangkap"] as const;
/** A request by one about the file of another. */
const asked = {} as Record<string, string>;

beforeAll(async () => {
  for (const [by, about] of [
    ["guru", "guru"],
    ["tataUsaha", "tataUsaha"],
    ["kepala", "kepala"],
    ["rangkap", "rangkap"],
    ["guru", "tataUsaha"],
    ["tataUsaha", "guru"],
    ["guru", "rekan"],
  ] as const) {
    const id = await as(by)((ctx) => proposeAdd(ctx, pendidikan, isi()));
    const moved = { pegawaiId: pegawaiId[about] ?? "" };
    await run(({ db }) => db.updateTable("usulanPerubahan").set(moved).where("id", "=", id).execute());
    asked[`${by} about ${about}`] = id;
  }
});

test.each<[string, readonly Name[]]>([
  ["guru about guru", ["tataUsaha", "rangkap"]],
  ["guru about rekan", ["tataUsaha", "rangkap"]],
  ["tataUsaha about tataUsaha", ["kepala", "rangkap"]],
  ["kepala about kepala", ["tataUsaha", "rangkap"]],
  ["rangkap about rangkap", ["tataUsaha", "kepala"]],
  ["guru about tataUsaha", ["kepala", "rangkap"]],
  ["tataUsaha about guru", ["kepala", "rangkap"]],
])("what was asked by %s is decided by %j", async (which, deciders) => {
  const id = asked[which] ?? "";
  const [diajukanOleh, about] = which.split(" about ") as [Name, Name];
  const perkara = { diajukanOleh: String(who[diajukanOleh].id), pegawaiId: pegawaiId[about] ?? "" };
  for (const name of names) {
    const decides = deciders.includes(name);
    expect(await as(name)((ctx) => mayDecide(ctx, perkara)), name).toBe(decides);
    const mine = await as(name)((ctx) => listUsulan(ctx, { status: "saya", page: 1, size: 100 }));
    expect(mine.rows.map((row) => row.id).includes(id), name).toBe(decides);
    expect(await as(name)(waitingUsulan)).toBe(mine.total);
    // With no reason a decider is asked for one, and everybody else is turned away before.
    const refusal = { kind: decides ? "invalid" : "forbidden" };
    await expect(
      as(name)((ctx) => returnUsulan(ctx, { id, versi: 1, alasan: "" })),
      name,
    ).rejects.toMatchObject(refusal);
  }
});

test("a paper that the office has taken over stays with whoever took it, whoever agrees to what is written beside it later", async () => {
  const berkas = { kunci: "k", nama: "ijazah.pdf", jenis: "application/pdf", ukuran: "1", sidik: "0".repeat(64) };
  const lampiranId = await as("guru")(
    async ({ db }) =>
      (
        await db
          .insertInto("berkas")
          .values({ ...berkas, createdBy: who.guru.id })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id,
  );
  const holder = async () =>
    (await run(({ db }) => db.selectFrom("berkas").select("createdBy").where("id", "=", lampiranId).executeTakeFirstOrThrow())).createdBy;
  const agree = async (name: Name, id: string) => {
    const { usulan, barisVersi } = await as(name)((ctx) => currentState(ctx, id));
    await as(name)((ctx) => approveUsulan(ctx, { id, versi: usulan.versi, barisVersi }));
  };
  await agree("tataUsaha", await as("guru")((ctx) => proposeAdd(ctx, pendidikan, isi({ jurusan: "Fisika", lampiranId }))));
  expect(await holder()).toBe(who.tataUsaha.id);
  const row = (await riwayat()).find(({ jurusan }) => jurusan === "Fisika");
  const change = { id: row?.id ?? "", versi: row?.versi ?? 0, sent: isi({ jurusan: "Kimia", lampiranId }) };
  await agree("rangkap", await as("guru")((ctx) => proposeChange(ctx, pendidikan, change)));
  expect(await holder()).toBe(who.tataUsaha.id);
});
