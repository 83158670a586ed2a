/**
 * Two examiners in two rooms who open the same sheet. What goes wrong: both write in one column, the second reads what the first gave, and
 * one writes over the other.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, verify } from "#tests/support/seleksi-ppdb.ts";
import { readAskedLembar } from "./lembar.ts";
import { saveSent } from "./lembar-action.server.ts";
import { readLembarNilai } from "./load-jalur.server.ts";
import { loadLembar, loadLembarRow } from "./load-lembar.server.ts";
import { takenSentence } from "./save-nilai.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
let jalur = "";
const ids: string[] = [];
const third = actor("administrator");

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), { bobotTes: 50, bobotWawancara: 50, toleransiWawancara: 10, seri1: "tes" });
  for (const name of ["Aminah Borman", "Budi Lasimpo"]) ids.push((await register(scope(), name)).id);
  await scope(nurlaela).transaction(async (ctx) => {
    for (const id of ids) await verify(ctx, id);
  });
});

const place = () => ({ jalur, komponen: "wawancara" });
const sheet = (who: typeof nurlaela, query = "") =>
  scope(who).read(async (ctx) => loadLembar(ctx, await readLembarNilai(ctx, place()), readAskedLembar(new URLSearchParams(query))));
const save = (who: typeof nurlaela, sent: { readonly penguji: "1" | "2"; readonly nilai: string; readonly versi?: number }, child = 0) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ pendaftaran: ids[child], semester: 0, versi: 0, ...sent })) form.set(name, String(value));
  return saveSent(scope(who), place(), form, (ctx, lembar) => loadLembarRow(ctx, lembar, { id: ids[child] ?? "", penguji: sent.penguji }));
};

describe("without a choice", () => {
  test("nobody has judged: the sheet asks, and shows no row; who only reads is not asked", async () => {
    expect(await sheet(nurlaela)).toMatchObject({ penguji: null, rows: [], total: 2 });
    expect(await sheet(nurlaela, "penguji=2")).toMatchObject({ penguji: "2", rows: [{}, {}] });
    expect(await sheet(actor("kepala"))).toMatchObject({ penguji: "1", rows: [{}, {}] });
  });

  test("each finds their own column again, and the second takes the one that is free", async () => {
    await save(nurlaela, { penguji: "2", nilai: "85,5" });
    expect((await sheet(nurlaela)).penguji).toBe("2");
    const second = await sheet(rusdin);
    expect(second).toMatchObject({ penguji: "1", rows: [{ sendiri: { nilai: "" }, terisi: false, lain: null }, {}] });
    expect(JSON.stringify(second)).not.toContain("85,50");
    await save(rusdin, { penguji: "1", nilai: "60" }, 1);
    expect((await sheet(rusdin)).penguji).toBe("1");
    expect(await sheet(third)).toMatchObject({ penguji: null, rows: [] });
  });
});

describe("a mark of somebody else in one's column", () => {
  test("is known to stand, and its number is not told", async () => {
    const seen = await sheet(rusdin, "penguji=2");
    expect(seen.rows[0]).toMatchObject({
      penguji: "2",
      terisi: true,
      sendiri: { nilai: "", versi: 0, penilai: "" },
      lain: null,
      nilai: "",
    });
    expect(JSON.stringify(seen)).not.toContain("85,50");
    // One's own stays in sight, whichever column was asked for.
    expect(seen.rows[1]).toMatchObject({ penguji: "1", terisi: false, sendiri: { nilai: "60,00" } });
  });

  test("does not move a sheet away from the column that was asked for, once who wrote may write no more", async () => {
    const reader = { ...rusdin, roles: ["kepala"] };
    expect((await sheet(reader, "penguji=2")).rows).toMatchObject([
      { penguji: "2", sendiri: { nilai: "85,50" }, terisi: false, lain: { nilai: "" } },
      { penguji: "2", sendiri: { nilai: "" }, terisi: false, lain: null },
    ]);
    expect((await sheet(reader, "penguji=1")).rows[1]).toMatchObject({ penguji: "1", sendiri: { nilai: "60,00" } });
  });

  test.each([
    ["another number", "95", 0],
    ["another number, knowing the version", "95", 1],
    ["the same number", "85,5", 1],
    ["nothing", "", 1],
  ])("is not written over with %s, and the refusal tells no number", async (_, nilai, versi) => {
    const refused = await save(rusdin, { penguji: "2", nilai, versi }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: "conflict", message: takenSentence("2") });
    expect(refused).not.toHaveProperty("current.nilai");
    expect((await sheet(nurlaela)).rows[0]).toMatchObject({ sendiri: { nilai: "85,50", versi: 1 } });
  });

  test("is seen by the committee once both stand, and by whoever only reads", async () => {
    expect((await sheet(actor("kepala"), "penguji=2")).rows[0]).toMatchObject({ sendiri: { nilai: "85,50" } });
    expect((await sheet(third, "penguji=2")).rows[0]).toMatchObject({ terisi: true, sendiri: { nilai: "" } });
    await save(rusdin, { penguji: "1", nilai: "60" });
    expect((await sheet(third, "penguji=2")).rows[0]).toMatchObject({
      ...{ terisi: true, sendiri: { nilai: "85,50" }, lain: { nilai: "60,00" }, hasil: "selisih", penyelesaian: { nilai: "" } },
    });
  });

  test("is free again once it is taken back", async () => {
    await save(rusdin, { penguji: "1", nilai: "", versi: 1 }, 1);
    expect(await save(nurlaela, { penguji: "1", nilai: "62", versi: 2 }, 1)).toMatchObject({ sendiri: { nilai: "62,00" } });
  });
});
