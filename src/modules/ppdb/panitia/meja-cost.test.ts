/**
 * Five thousand came, and fifteen people keep the desk open all day. What an intake does not ask for costs nobody a look at thousands of
 * papers and answers, and what came is read once, whatever is counted of it.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { readAsked } from "./asked.ts";
import { listMeja } from "./list-meja.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });

/** @returns the statements of one look at the desk, as text in which the names of tables stand */
async function statements(query = ""): Promise<readonly string[]> {
  const asked: string[] = [];
  const noting: Parameters<Ctx["db"]["withPlugin"]>[0] = {
    transformQuery({ node }) {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await scope(nurlaela).transaction((ctx) => listMeja({ ...ctx, db: ctx.db.withPlugin(noting) }, readAsked(new URLSearchParams(query))));
  return asked;
}

const among = (asked: readonly string[], ...names: readonly string[]) =>
  asked.filter((one) => names.some((name) => new RegExp(`"${name}"|\\b${name}\\b`).test(one))).length;

const papers = ["berkasPendaftaran", "berkas_pendaftaran"] as const;
const answers = ["jawaban_kurang", "jawabanPendaftaran"] as const;
const came = ["pendaftaran"] as const;

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await register(scope(), "Ani");
});

test("an intake that asks for no papers and nothing besides its form reads what came twice: for the figures, and for the page", async () => {
  const asked = await statements();
  expect([among(asked, ...papers), among(asked, ...answers), among(asked, ...came)]).toEqual([0, 0, 2]);
});

test("papers and answers are looked at once each, where they are asked for", async () => {
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const wave = await db.insertInto("gelombangPpdb").values({ nama: "Gelombang 1", periodeId }).returning("id").executeTakeFirstOrThrow();
    await db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId: wave.id, dokumen: "Kartu keluarga\r\nAkta" }).execute();
    await db
      .insertInto("pertanyaanPpdb")
      .values({ periodeId, pertanyaan: "Pernah mondok?", kode: "mondok", bentuk: "ya-tidak", wajib: true })
      .execute();
  });
  const asked = await statements();
  expect([among(asked, ...papers), among(asked, ...answers), among(asked, ...came)]).toEqual([1, 1, 4]);
  // Who asks for what lacks has all that came counted besides, to tell how many lack something else.
  expect(among(await statements("berkas=kurang"), ...came)).toBe(5);
});
