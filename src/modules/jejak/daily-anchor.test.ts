import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Anchor } from "#kit/database/anchors/anchors.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import type { Letter } from "#kit/mail/mail.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { dailyAnchor } from "./daily-anchor.server.ts";
import { anchorNow } from "./index.server.ts";

let now = new Date("2026-11-20T23:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const said: Anchor[] = [];
const anchors = {
  read: async () => ({ known: said, whole: true }),
  append: async (one: Anchor) => void said.push(one),
  begin: async () => undefined,
};
const letters: Letter[] = [];
let broken = false;
const warned: string[] = [];
const log = { error: () => undefined, warn: (_: object, sentence: string) => void warned.push(sentence) };
const mail = {
  send: async (_: unknown, letter: Letter) => {
    if (broken) throw new Error("tidak sampai");
    letters.push(letter);
    return true;
  },
  close: () => undefined,
};
const office = { mail, origin: "https://contoh.id", sender: async () => ({ name: "MAN", address: "man@contoh.id" }) };
const run = async () => {
  const plain = house.scope(system("jangkar-jejak"));
  const scope: Scope = { ...plain, transaction: (work) => plain.transaction((ctx) => work({ ...ctx, anchors })) };
  await scope.transaction((ctx) => record(ctx, { action: "create", subject: "uji", subjectId: "1" }));
  await anchorNow(scope, { office, log });
};
const harian = () => house.database.reader(actor("guru"), "r").read((ctx) => dailyAnchor(ctx));

test("one line a day for everybody, and one letter to the head who takes mail", async () => {
  await connected(house.database.place, (owner) =>
    owner.query(`with baru as (insert into akun (nip, nama, peran) values
      ('198503122009122001', 'Kepala', '{kepala}'), ('198503122009122002', 'Guru', '{guru}'), ('198503122009122003', 'Kepala Tanpa Surel', '{kepala}') returning id, nama)
      insert into setelan_pemberitahuan (akun_id, surel, aktif) select id, lower(nama) || '@contoh.id', true from baru where nama in ('Kepala', 'Guru')`),
  );
  await run();
  now = new Date("2026-11-21T05:00:00Z");
  await run();
  expect(await harian()).toEqual([{ hari: "2026-11-21", baris: 1, sidik: said[0]?.mac.slice(0, 16) }]);
  expect(letters.map(({ to }) => to)).toEqual(["kepala@contoh.id"]);
  expect(letters[0]?.text).toContain(said[0]?.mac.slice(0, 16));
  expect(letters[0]?.text).toContain("https://contoh.id/verifikasi/jejak");
  expect(said).toHaveLength(2);
});

test("a letter that cannot be sent is said in the log, and the line stands", async () => {
  broken = true;
  now = new Date("2026-11-22T05:00:00Z");
  await run();
  expect((await harian()).map(({ hari, baris }) => [hari, baris])).toEqual([
    ["2026-11-22", 3],
    ["2026-11-21", 1],
  ]);
  expect(warned).toEqual(["jangkar jejak audit tidak dapat dikirim"]);
});
