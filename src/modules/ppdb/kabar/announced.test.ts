/**
 * Nobody, in the minutes after an announcement of nine hundred, and the committee at its telephones. What goes wrong: a letter before its day, one
 * to who was put together with another registration, a count that holds families who wait for nothing any more.
 */

import { beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { loadKabar } from "./load-kabar.server.ts";
import { planPengumuman } from "./tell-pengumuman.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const { scope } = house;
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const plan = () => planPengumuman(scope(system("uji")), { hasMail: true });
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const set = (name: string, changed: object) =>
  as(({ db }) => db.updateTable("pendaftaran").set(changed).where("id", "=", id(name)).execute());
/** Behind the guards of what is published. */
const owner = (...statements: readonly string[]) =>
  connected(house.database.place, async (client) => {
    for (const statement of ["set session_replication_role = replica", ...statements]) await client.query(statement);
  });
const setDay = (pengumuman: string | null) => owner(`update periode_ppdb set pengumuman = ${pengumuman ? `'${pengumuman}'` : "null"}`);
/** Who was noted, by name. */
const noted = async () => {
  const rows = await as(({ db }) => db.selectFrom("kabarPengumuman").select("pendaftaranId").execute());
  return [...ids].filter(([, one]) => rows.some(({ pendaftaranId }) => pendaftaranId === one)).map(([name]) => name);
};

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 1 });
  for (const name of ["Aminah", "Budi", "Citra", "Dewi", "Eka"])
    ids.set(name, (await register(scope(), name, { email: `${name.toLowerCase()}@contoh.id` })).id);
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  await giveMarks(scope(nurlaela), "tes", new Map([...ids.values()].map((one, place) => [one, 9000 - place])));
  // Not in the selection, and told nothing of it.
  ids.set("Fitri", (await register(scope(), "Fitri", { email: "fitri@contoh.id" })).id);
  now = new Date("2027-07-01T02:00:00Z");
  const gelombang = await decideWave(scope);
  now = new Date("2027-07-05T02:00:00Z");
  await as((ctx) => announceKeputusan(ctx, gelombang));
});
beforeEach(() =>
  as(({ db }) =>
    db
      .deleteFrom("kabarPengumuman")
      .where(everyRow)
      .execute()
      .then(() => undefined),
  ),
);

test("a letter waits for its day, also where the wave was announced before it; without a day it goes at once", async () => {
  await setDay("2027-07-06");
  expect(await plan()).toBe(0);
  await setDay("2027-07-05");
  expect([await plan(), await noted()]).toEqual([5, ["Aminah", "Budi", "Citra", "Dewi", "Eka"]]);
  await as(({ db }) => db.deleteFrom("kabarPengumuman").where(everyRow).execute());
  await setDay(null);
  expect(await plan()).toBe(5);
  await setDay("2027-07-05");
});

test("each family that is waiting is told once, by a letter that knows whose it is", async () => {
  await as(({ db }) =>
    db
      .insertInto("kabarPengumuman")
      .values({ pendaftaranId: id("Budi"), pada: now })
      .execute(),
  );
  await set("Citra", { deletedAt: now });
  await set("Dewi", { keadaan: "digabung" });
  await set("Eka", { email: null });
  await connected(house.database.place, (client) => client.query("delete from graphile_worker._private_jobs"));
  expect([await plan(), await noted(), await plan()]).toEqual([1, ["Aminah", "Budi"], 0]);
  const { rows } = await connected(house.database.place, (client) =>
    client.query<{ payload: { payload: object } }>("select payload from graphile_worker._private_jobs"),
  );
  expect(rows.map(({ payload: { payload } }) => payload)).toEqual([{ id: id("Aminah") }]);
  await set("Citra", { deletedAt: null });
  await set("Dewi", { keadaan: "tidak diterima" });
  await set("Eka", { email: "eka@contoh.id" });
});

test("the committee counts who is left, of the waves that were announced, the newest first", async () => {
  const shown = async () => {
    const { gelombang } = await scope(nurlaela).read((ctx) => loadKabar(ctx, "https://contoh.id"));
    return gelombang.map((one) => [one.gelombang, one.semua, one.dikabari]);
  };
  await as(({ db }) =>
    db
      .insertInto("kabarPengumuman")
      .values([
        { pendaftaranId: id("Aminah"), pada: now, terkirimPada: now },
        { pendaftaranId: id("Budi"), pada: now },
      ])
      .execute(),
  );
  expect(await shown()).toEqual([["Gelombang 1", 5, 1]]);
  await set("Citra", { deletedAt: now });
  await set("Dewi", { keadaan: "digabung" });
  await set("Eka", { keadaan: "mengundurkan diri" });
  expect(await shown()).toEqual([["Gelombang 1", 2, 1]]);
  // A second wave of one child, proposed: nobody is told of it.
  await owner(
    `with gelombang as (insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 2', id from periode_ppdb returning id),
      keputusan as (insert into keputusan_ppdb (gelombang_id, lembar_id, paket, sidik, pengusul, nama_pengusul, diusulkan_pada)
        select gelombang.id, lembar_id, paket, sidik, pengusul, nama_pengusul, diusulkan_pada from keputusan_ppdb, gelombang returning id)
      insert into keputusan_pelamar (keputusan_id, samaran, pendaftaran_id) select id, 'p1', '${id("Fitri")}' from keputusan`,
  );
  expect(await shown()).toHaveLength(1);
  await owner(
    `update keputusan_ppdb set penyetuju = lama.penyetuju, nama_penyetuju = lama.nama_penyetuju, ditetapkan_pada = lama.ditetapkan_pada,
      diumumkan_pada = lama.diumumkan_pada + interval '1 hour'
      from (select * from keputusan_ppdb where diumumkan_pada is not null) lama where keputusan_ppdb.diumumkan_pada is null`,
  );
  expect(await shown()).toEqual([
    ["Gelombang 2", 1, 0],
    ["Gelombang 1", 2, 1],
  ]);
});
