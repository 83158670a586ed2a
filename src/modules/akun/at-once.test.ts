import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { told } from "#tests/support/logged-lines.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { activateAkun, deactivateAkun } from "./manage/akun-state.server.ts";
import { arrangeKelas } from "./manage/kelas-wali.server.ts";
import { changeAkun } from "./manage/save-akun.server.ts";
import { createUndangan } from "./undangan/create-undangan.server.ts";
import { invite } from "./undangan/invite.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "./usulan/decide.server.ts";

/** Two people act on one thing at the same moment: whoever comes second sees what the first has left, or is refused. */
const { as, aksi, begin, denganLain, house, lewat, orang, satu, segar, tempo, ubah, akunDari } = useUsulan();
const origin = "https://x.id";
const id = (who: Actor) => String(who.id);

/** Whether somebody in this database waits for a lock. */
const someoneWaits = () =>
  connected(house.database.place, async (client) => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    return ((await client.query(waiting)).rowCount ?? 0) > 0;
  });

/** The first has done its work and commits only once the second waits for it. @returns the kind of the second's refusal, or what it got */
async function second(first: [Actor, (ctx: Ctx) => Promise<unknown>], then: [Actor, (ctx: Ctx) => Promise<unknown>]): Promise<unknown> {
  let later: Promise<unknown> = Promise.resolve();
  await as(first[0], async (ctx) => {
    await first[1](ctx);
    let settled = false;
    later = as(then[0], then[1])
      .catch(({ kind }: Refusal) => kind)
      .finally(() => {
        settled = true;
      });
    while (!settled && !(await someoneWaits())) await sleep(10);
  });
  return later;
}

beforeEach(denganLain);

describe("a proposal", () => {
  test.each([
    ["refused", (ctx: Ctx, usulan: string) => rejectUsulanPeran(ctx, usulan, "Belum perlu")],
    ["agreed to", approveUsulanPeran],
  ] as const)("that is being %s is not withdrawn", async (_, decide) => {
    await ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"] });
    const usulan = await satu();
    const hasil = await second(
      [segar(orang.kepala), (ctx) => decide(ctx, usulan)],
      [orang.admin, (ctx) => withdrawUsulanPeran(ctx, usulan)],
    );
    expect(hasil).toBe("conflict");
  });

  test("about somebody who becomes another at that moment does not take effect", async () => {
    await ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"] });
    const usulan = await satu();
    const become = ({ db }: Ctx) => db.updateTable("akun").set({ nip: "199102142019032099" }).where("id", "=", id(orang.guru)).execute();
    expect(await second([sistem, become], [segar(orang.kepala), (ctx) => approveUsulanPeran(ctx, usulan)])).toBe("conflict");
    expect((await akunDari(orang.guru)).peran).toEqual(["guru"]);
  });
});

describe("an account", () => {
  const seen = () => ({ id: id(orang.guru), versi: 1 });
  const isian = { nip: "199102142019032001", nama: "Fitri", email: null, peran: ["guru"] as const, kelas: undefined, alasan: "" };

  test.each<[string, (ctx: Ctx) => Promise<unknown>]>([
    ["opened", (ctx) => activateAkun(ctx, seen(), "")],
    ["changed", (ctx) => changeAkun(ctx, seen(), isian)],
    ["closed again", (ctx) => deactivateAkun(ctx, seen())],
  ])("that is being closed is not %s as it was", async (_, work) => {
    expect(await second([orang.admin, (ctx) => deactivateAkun(ctx, seen())], [segar(orang.kedua), work])).toBe("stale");
    expect(await akunDari(orang.guru)).toMatchObject({ aktif: false, versi: 2, nama: "Fitriani" });
  });

  test("that is being closed gets no link, and of two links the later one holds", async () => {
    const link = (ctx: Ctx) => createUndangan(ctx, id(orang.guru), origin);
    await second([orang.admin, link], [segar(orang.kedua), link]);
    const open = await as(sistem, ({ db }) => db.selectFrom("undangan").select("dibuatOleh").where("usedAt", "is", null).execute());
    expect(open).toEqual([{ dibuatOleh: orang.kedua.id }]);
    expect(await second([orang.admin, (ctx) => deactivateAkun(ctx, seen())], [segar(orang.kedua), link])).toBe("conflict");
  });
});

test("a class that is being given away is taken from who has got it", async () => {
  const kelas = { nama: "X-1", tingkat: "X" as const, jurusan: null, waliId: null, ruang: null, kapasitas: null, tahunAjaran: "2026/2027" };
  const { id: kelasId } = await as(sistem, ({ db }) => db.insertInto("kelas").values(kelas).returning("id").executeTakeFirstOrThrow());
  const other = await begin("199102142019032008", "Orang Lain", "guru");
  const give = (who: Actor) => (ctx: Ctx) => arrangeKelas(ctx, id(who), { kelas: kelasId, peran: ["waliKelas"] });
  await second([orang.admin, give(orang.guru)], [orang.kedua, give(other)]);
  expect(
    await as(sistem, ({ db }) => db.selectFrom("kelas").select(["waliId", "versi"]).where("id", "=", kelasId).executeTakeFirst()),
  ).toEqual({
    waliId: other.id,
    versi: 3,
  });
  const { lines } = await told(house, orang.admin, give(orang.guru));
  expect(lines).toMatchObject([{ before: { waliId: other.id }, after: { waliId: orang.guru.id } }]);
  await as(sistem, ({ db }) => db.deleteFrom("kelas").execute());
});

test("a link that others agreed to is made once, however many ask for it at that moment", async () => {
  await as(sistem, ({ db }) =>
    db
      .deleteFrom("akun")
      .where("id", "in", [id(orang.kedua), id(orang.kepala)])
      .execute(),
  );
  const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
  await aksi(segar(orang.admin), kepala, { aksi: "undang", alasan: "Lupa password" });
  lewat(24.1);
  await tempo();
  const ask = (ctx: Ctx) => invite(ctx, { id: id(kepala), origin, alasan: "Lupa password" });
  const admin = segar(orang.admin);
  expect(await second([admin, ask], [admin, ask])).toEqual(expect.stringContaining("Diusulkan"));
});
