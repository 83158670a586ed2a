import { beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { concerns, describeTouch } from "#kit/page-tags.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { computeSiswa, countedSiswa } from "./compute-siswa.server.ts";
import { siswa } from "./siswa.ts";

// Visitors read how many pupils there are while the office changes telephone numbers of hundreds: pages with that figure are rendered
// anew when it may be another, and not otherwise.
const house = useDatabase({ policy, clock: () => new Date("2026-07-20T01:00:00Z") });
const told: string[] = [];
const touch: Ctx["touch"] = (tag, fields) => told.push(describeTouch(tag, fields));
const inside = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction((ctx) => work({ ...ctx, touch }));
let id: string;

beforeEach(async () => {
  const made = await inside((ctx) => create(ctx, siswa, { nama: "Rahmat Hidayat", status: "aktif", jenisKelamin: "laki-laki" }));
  id = made.id;
  told.length = 0;
});

const heard = () => told.some((touched) => concerns(touched, new Set(countedSiswa)));
const change = (sent: Readonly<Record<string, unknown>>) =>
  inside(async (ctx) => update(ctx, siswa, { id, versi: (await find(ctx, siswa, id)).versi, sent, source: "json" }));
const count = () => house.scope().read(computeSiswa);

test.each([
  [{ noTelepon: "081234567890" }, false],
  [{ alamat: "Jl. Merpati 4", tempatLahir: "Palu" }, false],
  [{ status: "keluar" }, true],
  [{ jenisKelamin: "perempuan", tempatLahir: "Palu" }, true],
])("a change of %o is heard by pages with the count: %s", async (sent, hears) => {
  const before = await count();
  await change({ nama: "Rahmat Hidayat", status: "aktif", jenisKelamin: "laki-laki", ...sent });
  expect(told.length).toBeGreaterThan(0);
  expect(heard()).toBe(hears);
  if (hears) expect(await count()).not.toEqual(before);
  else expect(await count()).toEqual(before);
});

test("so is one who comes, goes into the bin or comes out of it", async () => {
  const { versi } = await inside((ctx) => remove(ctx, siswa, { id, versi: 1 }));
  expect([heard(), versi]).toEqual([true, 2]);
  told.length = 0;
  await inside((ctx) => restore(ctx, siswa, id));
  expect(heard()).toBe(true);
  told.length = 0;
  await inside((ctx) => create(ctx, siswa, { nama: "Ani", status: "aktif", jenisKelamin: "perempuan" }));
  expect(heard()).toBe(true);
});
