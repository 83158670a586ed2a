/** A clerk chooses one of two of the same name from a list. What goes wrong: the wrong one is taken, or nobody finds their place in the list. */
import { expect, test } from "vitest";
import type { Row } from "#kit/register/register.ts";
import { add, as, clerk, santri, useSantri } from "#tests/support/santri.ts";
import { toldApart } from "./told-apart.server.ts";

useSantri();

const named = { ...santri, columns: ["nama", "nis", "telepon"] };
const told = async (rows: readonly Row[], who = clerk) =>
  (
    await as(who, (ctx) =>
      toldApart(
        ctx,
        named,
        rows.map(({ id, nama }) => ({ value: id, label: String(nama) })),
      ),
    )
  ).map(({ label }) => label);

test("namesakes say besides what tells them apart, others only their name, and figures are counted in their order", async () => {
  const rows = [
    await add({ nama: "Kamar 10" }),
    await add({ nama: "Kamar 2" }),
    await add({ nama: "Zahra", nis: "2002" }),
    await add({ nama: "zahra", nis: "2001" }),
  ];
  const labels = await told(rows);
  expect(labels.slice(0, 2)).toEqual(["Kamar 2", "Kamar 10"]);
  expect(labels.slice(2).map((label) => /200\d/.exec(label)?.[0])).toEqual(["2001", "2002"]);
});

test("where nobody is called the same, all stays as it was asked", async () => {
  const rows = [await add({ nama: "Umar 10" }), await add({ nama: "Umar 9" })];
  expect(await told(rows)).toEqual(["Umar 10", "Umar 9"]);
});

test("who are alike in all that is told are told by when they were written down, to who may read of them", async () => {
  const rows = [await add({ nama: "Kembar Sama" }), await add({ nama: "Kembar Sama" })];
  const labels = await told(rows);
  expect(labels.every((label) => label.includes("dicatat "))).toBe(true);
  expect((await told(rows, { ...clerk, roles: [] })).some((label) => label.includes("dicatat "))).toBe(false);
});
