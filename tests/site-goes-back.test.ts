import { describe, expect, test } from "vitest";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { trailBefore } from "#kit/audit/trail.server.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { create, find, list, update } from "#kit/register/store.server.ts";
import { earlierStates, restoreVersion } from "#portal/register/restore-version.server.ts";
import { registers } from "#src/registers.ts";
import { as, clerk, query, samples, useRegisterRows } from "#tests/support/register-rows.ts";

useRegisterRows();

const ofSite = registers.filter(({ menu, readOnly }) => menu?.group === "Isi Situs" && !readOnly);

/** Another value in the only row of a register. */
const single: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pengaturan: { nama: "MAN Uji", telepon: "0451421000" },
  visiMisi: { visi: "Visi uji" },
  tautanLayanan: { elearning: "https://belajar.contoh.id/" },
};

const first = async (register: Register): Promise<Row> => {
  if (!register.single) return as(clerk, (ctx) => create(ctx, register, samples(register, 1), "json"));
  const { rows } = await as(clerk, (ctx) => list(ctx, register, query(register)));
  return rows[0] as Row;
};

const save = (register: Register, { id, versi }: Row, sent: Readonly<Record<string, unknown>>) =>
  as(clerk, (ctx) => update(ctx, register, { id, versi, sent, source: "json" }));

/** What the history page offers to go back to, the newest first. */
const offered = (register: Register, id: string): Promise<string[]> =>
  as(clerk, async (ctx) => {
    const { lines } = await trailBefore(ctx, { subject: register.name, subjectId: id }, { size: 20 });
    return earlierStates(ctx, register, { row: await find(ctx, register, id), lines });
  });

test("there are registers of the site", () => expect(ofSite.length).toBeGreaterThan(20));

describe.each(ofSite.map((one) => [one.name, one] as const))("%s", (_, register) => {
  test("goes back to how it stood, each field of it, and forth again", async () => {
    const row = await first(register);
    const before = fieldValues(register, row);
    const changed = await save(register, row, { ...before, ...(register.single ? single[register.name] : samples(register, 2)) });
    const after = fieldValues(register, changed);
    expect(after).not.toEqual(before);
    for (const [step, wanted] of [before, after].entries()) {
      const [line = ""] = await offered(register, row.id);
      const { versi } = await as(clerk, (ctx) => find(ctx, register, row.id));
      expect(versi).toBe(changed.versi + step);
      await as(clerk, (ctx) => restoreVersion(ctx, register, { id: row.id, versi, line }));
      expect(fieldValues(register, await as(clerk, (ctx) => find(ctx, register, row.id)))).toEqual(wanted);
    }
  });
});
