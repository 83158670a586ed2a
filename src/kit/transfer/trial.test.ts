/** A list is tried out as it will be taken in: each row that the table refuses is found, whichever others it stands among, and nothing of the trial stays. */
import { beforeEach, expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { add, as, clerk, santri, santriHome, sheet, useSantri } from "#tests/support/santri.ts";
import type { ImportRegister } from "./insert.server.ts";
import { planImport } from "./plan.server.ts";
import { tryAll } from "./trial.server.ts";
import type { Classified } from "./update/classify-rows.server.ts";

useSantri();

const kinds = ["salah", "baru", "ubah", "sama", "bentrok", "ragu"] as const;
const empty = { nama: "Ani", nis: null, nik: null, lahir: null, telepon: null, juz: null };
const one = (kind: Classified["kind"], place: number, values: object, before?: Row) => {
  const row = { place, values: { ...empty, ...values }, typed: (name: string) => `diketik ${name}` };
  const errors = kind === "salah" ? { juz: "Salah." } : {};
  return { kind, row, values: before ? values : row.values, errors, ...(before && { before }) } as unknown as Classified;
};
const tried = (rows: readonly Classified[], register: ImportRegister = santri) =>
  as(clerk, (ctx) => tryAll(ctx, register, { rows, answer: "" }));
const news = (count: number, nisOf: (at: number) => string | null) =>
  Array.from({ length: count }, (_, at) => one("baru", at + 2, { nama: `Anak ${at}`, nis: nisOf(at) }));
const countAll = () =>
  as(clerk, ({ db }) => sql<{ n: number }>`select count(*)::int as n from santri`.execute(db)).then(({ rows }) => rows[0]?.n);

beforeEach(() =>
  as(clerk, ({ db }) =>
    db
      .deleteFrom("santri" as never)
      .where(everyRow)
      .execute(),
  ),
);

test("of many rows those that the table refuses are named, once each, and the others can be taken", async () => {
  await add({ nis: "1003", nama: "Lama" });
  const { faults, sound } = await tried(news(9, (at) => (at === 7 ? "1002" : `100${at}`)));
  const taken = { column: "NIS", sentence: "NIS ini sudah dipakai." };
  expect(faults).toEqual([
    { row: 5, typed: "1003", ...taken },
    { row: 9, typed: "1002", ...taken },
  ]);
  expect(sound.map(({ row }) => row.place)).toEqual([2, 3, 4, 6, 7, 8, 10]);
  expect(await countAll()).toBe(1);
});

test("what is wrong in itself is told with what was typed; what is in doubt is neither tried nor taken, what is the same is taken", async () => {
  const stands = await add({ nama: "Ani", nis: "1001" });
  const rows = kinds.map((kind, at) => one(kind, at + 2, { nis: `20${at}0` }, kind === "ubah" || kind === "sama" ? stands : undefined));
  const { faults, sound } = await tried(rows);
  expect(faults).toEqual([{ row: 2, column: "Juz", typed: "diketik juz", sentence: "Salah." }]);
  expect(sound.map(({ kind }) => kind)).toEqual(["baru", "ubah", "sama"]);
});

test("a changed row that is refused is told as it was typed, and a row that fits nowhere as a whole", async () => {
  await add({ nama: "Lama", nis: "1009" });
  const stands = await add({ nama: "Ani", nis: "1001" });
  const { faults } = await tried([one("ubah", 2, { nis: "1009" }, stands), one("baru", 3, { nama: null })]);
  expect(faults).toEqual([
    { row: 2, column: "NIS", typed: "diketik nis", sentence: "NIS ini sudah dipakai." },
    { row: 3, column: "(seluruh baris)", typed: "", sentence: expect.stringMatching(/^Baris ini bentrok/) },
  ]);
});

test("what the register demands of the rows is a fault of theirs, and a mistake of ours ends the trial", async () => {
  const saying = (error: Error): ImportRegister => ({
    ...santri,
    demands: async (_, changes) => {
      if (changes.some(({ after }) => after?.nama === "Anak 1")) throw error;
    },
  });
  for (const error of [refuse.invalid("Jangan."), refuse.forbidden("Jangan."), refuse.conflict("Jangan.")])
    expect(
      (
        await tried(
          news(3, () => null),
          saying(error),
        )
      ).faults,
    ).toEqual([{ row: 3, column: "(seluruh baris)", typed: "", sentence: "Jangan." }]);
  await expect(
    tried(
      news(3, () => null),
      saying(refuse.unavailable()),
    ),
  ).rejects.toMatchObject({ kind: "unavailable" });
  await expect(
    tried(
      news(3, () => null),
      saying(new Error("a mistake")),
    ),
  ).rejects.toThrow("a mistake");
});

test("what is foretold and asked is of what would be written, as it would stand then, and of every row that can be read", async () => {
  const stands = await add({ nama: "Ani", nis: "1001" });
  const heard: unknown[] = [];
  const register: ImportRegister = {
    ...santri,
    foretell: async ({ db }, changes) => {
      const { rows } = await sql<{ nis: string }>`select nis from santri order by nis`.execute(db);
      return [rows.map(({ nis }) => nis).join(), changes.map(({ action }) => action).join()];
    },
    question: {
      ...{ label: "Sungguh?", answers: [{ value: "ya", label: "Ya" }] as const },
      reason: async ({ db }, { answer, changes, listed }) => {
        const { rows } = await sql<{ said: string }>`select current_setting('impor.jawaban', true) as said`.execute(db);
        heard.push(answer, rows[0]?.said, changes.length, listed.length);
        return undefined;
      },
    },
  };
  const rows = [one("ubah", 2, { nis: "1005" }, stands), one("baru", 3, { nis: "1002" }), one("sama", 4, {}), one("salah", 5, {})];
  const { foretold, asks } = await as(clerk, (ctx) => tryAll(ctx, register, { rows, answer: "ya" }));
  expect([foretold, asks, heard]).toEqual([["1002,1005", "update,create"], null, ["ya", "ya", 2, 3]]);
  expect((await tried(rows)).foretold).toEqual([]);
});

test("of very many faults the first five hundred are told", async () => {
  await add({ nama: "Lama", nis: "1000" });
  expect((await tried(news(520, () => "1000"))).faults).toHaveLength(500);
});

test("rows that another list holds for long are waited for before the first is tried, and that is said", async () => {
  const stands = await add({ nama: "Ani", nis: "1001" });
  await santriHome.scope(clerk).transaction(async (holding) => {
    await sql`select from santri where id = ${stands.id} for update`.execute(holding.db);
    const trying = as({ ...clerk }, async (ctx) => {
      await sql`set local lock_timeout = '30ms'`.execute(ctx.db);
      return planImport(ctx, santri, { name: "a.xlsx", sheet: sheet(["NIS", "Telepon"], ["1001", "9"]) });
    });
    await expect(trying).rejects.toMatchObject({ kind: "unavailable", message: expect.stringContaining("lewat daftar lain") });
  });
});
