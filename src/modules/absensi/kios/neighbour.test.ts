/** Thirty of the staff have a PIN for the kiosk. What goes wrong: a PIN that is made or ended is a colleague's, or that one's stays good. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/kantor-people.ts";
import { told } from "#tests/support/logged-lines.ts";
import { ownKehadiran } from "../papan/own-kehadiran.server.ts";
import { createOwnPin, pemilikPin, revokePin } from "./pin-kios.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2026-08-03T06:55:00+08:00") });
const [sri, andi, budi] = [actor("tataUsaha"), actor("guru"), actor("pegawai")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const id: Record<string, string> = {};
let pins: Record<"andi" | "budi", string>;

beforeAll(async () => {
  for (const [n, [who, nama]] of (
    [
      [sri, "Sri"],
      [andi, "Andi"],
      [budi, "Budi"],
    ] as const
  ).entries())
    id[nama] = await as((ctx) => addPerson(ctx, who, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(async () => {
  await as(async ({ db }) => {
    for (const table of ["pinKios", "pemberitahuan"] as const) await db.deleteFrom(table).where(everyRow).execute();
  });
  pins = { andi: await as(createOwnPin, andi), budi: await as(createOwnPin, budi) };
});

const kept = () =>
  as(async ({ db }) => {
    const { rows } = await sql<{ pegawaiId: string }>`select * from pin_kios`.execute(db);
    return Object.fromEntries(rows.map((row) => [row.pegawaiId, row]));
  });
const whose = async (pin: string) => (await as((ctx) => pemilikPin(ctx, pin)))?.nama;

test("each PIN is its person's, and no other number is anybody's", async () => {
  expect([await whose(pins.andi), await whose(pins.budi)]).toEqual(["Andi", "Budi"]);
  const free = ["000000", "000001", "000002"].find((pin) => !Object.values(pins).includes(pin)) ?? "";
  for (const pin of [free, pins.andi.slice(1), `${pins.andi}0`, ` ${pins.andi}`, ""]) expect(await whose(pin)).toBeUndefined();
});

test("a PIN that is made anew ends the one before it, and that of no colleague", async () => {
  const before = await kept();
  const baru = await as(createOwnPin, andi);
  const after = await kept();
  expect([Object.keys(after).length, after[id.Budi ?? ""]]).toEqual([2, before[id.Budi ?? ""]]);
  expect(after[id.Andi ?? ""]).toMatchObject({ dibuatOleh: andi.id });
  expect([await whose(baru), await whose(pins.budi)]).toEqual(["Andi", "Budi"]);
});

test("a PIN that the office ends is one person's; that person alone hears of it and has none any more", async () => {
  const { [id.Budi ?? ""]: stays } = await kept();
  const { lines } = await told(home, sri, (ctx) => revokePin(ctx, id.Andi ?? ""));
  expect(await kept()).toEqual({ [id.Budi ?? ""]: stays });
  expect(lines).toMatchObject([{ action: "delete", subject: "pinKios", subjectId: id.Andi, actorId: sri.id }]);
  expect([await whose(pins.andi), await whose(pins.budi)]).toEqual([undefined, "Budi"]);
  expect((await as(({ db }) => sql`select akun_id from pemberitahuan`.execute(db))).rows).toEqual([{ akunId: andi.id }]);
  expect([(await as(ownKehadiran, andi)).pinDibuat, (await as(ownKehadiran, budi)).pinDibuat]).toEqual([null, "3 Agustus 2026"]);
});

test("who has no account is told nothing when the office ends their PIN", async () => {
  await as(({ db }) => sql`update pegawai set akun_id = null where nama = 'Andi'`.execute(db));
  await as((ctx) => revokePin(ctx, id.Andi ?? ""));
  expect((await as(({ db }) => sql`select from pemberitahuan`.execute(db))).rows).toEqual([]);
  await as(({ db }) => sql`update pegawai set akun_id = ${andi.id} where nama = 'Andi'`.execute(db));
});
