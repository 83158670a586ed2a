/** Whoever led by a position counts among those who decide for some days after; nobody does who did not lead by it, or still does. */
import { beforeEach, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { find, remove } from "#kit/register/store.server.ts";
import { current, usePositions } from "#tests/support/positions.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { proposeHak } from "./propose-hak.server.ts";

const { one, as, hold, agreed, approve, change, away } = usePositions();
const throwAway = (id: string) => as("admin", async (ctx) => remove(ctx, pemangkuJabatan, await find(ctx, pemangkuJabatan, id)));
/** Whose power ended, by name. */
const ended = async () => {
  const rows = await as("sistem", ({ db }) => db.selectFrom("akun").select(["nama", "kuasaBerakhir"]).orderBy("nama").execute());
  return Object.fromEntries(rows.flatMap(({ nama, kuasaBerakhir }) => (kuasaBerakhir ? [[nama, kuasaBerakhir]] : [])));
};
const notices = () =>
  as("sistem", ({ db }) =>
    db.selectFrom("kabarKeamanan").select("akunId").where("judul", "like", "Tugas Anda menggantikan%").orderBy("createdAt").execute(),
  );

beforeEach(() =>
  as("sistem", async ({ db }) => {
    await db.deleteFrom("usulanPeran").where("status", "=", "menunggu").execute();
    await db.updateTable("pemangkuJabatan").set({ deletedAt: current }).where(everyRow).execute();
    await db.updateTable("akun").set({ kuasaBerakhir: null }).where(everyRow).execute();
  }),
);

test("the head and the deputy of a head count when the position is thrown away", async () => {
  await throwAway(await agreed("budi", "kepala", { wakilId: one("sari").pegawaiId }));
  expect(await ended()).toEqual({ budi: current, sari: current });
});

test("the deputy alone counts when another is named: the head leads on", async () => {
  const id = await agreed("budi", "kepala", { wakilId: one("sari").pegawaiId });
  await change(id, { wakilId: one("rina").pegawaiId });
  expect(await ended()).toEqual({ sari: current });
});

test("the head who ends today leads to the evening, and yesterday's no more", async () => {
  const id = await agreed("budi", "kepala", { sampai: "2026-12-31" });
  await change(id, { sampai: "2026-11-23" });
  expect(await ended()).toEqual({});
  await change(id, { sampai: "2026-11-22" });
  expect(await ended()).toEqual({ budi: current });
});

test("nobody counts whose position goes on, though something else is written of it", async () => {
  const id = await agreed("budi", "kepala", { wakilId: one("sari").pegawaiId });
  await away("budi", ["2026-11-23", "2026-11-24"], "kepala");
  await change(id, { nomorSk: "12/2026" });
  expect(await ended()).toEqual({});
});

test("nobody counts by a position that decides nothing", async () => {
  await throwAway(await agreed("rina", "bendahara", { wakilId: one("budi").pegawaiId }));
  await throwAway(await agreed("rina", "wakamad-humas"));
  expect(await ended()).toEqual({});
});

test("nobody counts by a proposal that nobody agreed to", async () => {
  const { id } = await hold("rina", "kepala");
  await as("admin", (ctx) => proposeHak(ctx, id));
  await throwAway(id);
  expect(await ended()).toEqual({});
});

test("each is told once of an end, however often they were agreed to", async () => {
  const before = await notices();
  const id = await agreed("budi", "kepala", { sampai: "2026-12-31" });
  await change(id, { sampai: "2027-12-31" });
  expect(await notices()).toEqual([...before, { akunId: one("budi").actor.id }]);
  await as("admin", (ctx) => proposeHak(ctx, id));
  await approve();
  await throwAway(id);
  expect((await notices()).length - before.length).toBe(2);
});
