import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { told } from "#tests/support/logged-lines.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { firstAdministratorTautan, validTautan } from "./first-administrator/link.server.ts";
import { activateAkun, deactivateAkun } from "./manage/akun-state.server.ts";
import { arrangeKelas } from "./manage/kelas-wali.server.ts";
import { changeAkun } from "./manage/save-akun.server.ts";
import { deleteOwnPasskey, nameOwnPasskey } from "./second-factor/remove.server.ts";
import { createUndangan } from "./undangan/create-undangan.server.ts";
import { invite } from "./undangan/invite.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "./usulan/decide.server.ts";

/** Two people act on one thing at the same moment: whoever comes second sees what the first has left, or is refused. */
const { as, aksi, begin, denganLain, house, lewat, now, orang, satu, segar, tempo, ubah, akunDari } = useUsulan();
const origin = "https://x.id";
const id = (who: Actor) => String(who.id);

const second = (first: readonly [Actor, Work], then: readonly [Actor, Work]) => actSecond(house, first, then);
type Work = (ctx: Ctx) => Promise<unknown>;

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

  test("of somebody who is being shut out is not agreed to", async () => {
    await ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"] });
    const usulan = await satu();
    const shutOut = async (ctx: Ctx) => deactivateAkun(ctx, { id: id(orang.admin), versi: 1 });
    expect(await second([orang.kedua, shutOut], [segar(orang.kepala), (ctx) => approveUsulanPeran(ctx, usulan)])).toBe("conflict");
    expect((await akunDari(orang.guru)).peran).toEqual(["guru"]);
  });
});

test("a passkey that is being taken off gets no other name", async () => {
  const akunId = id(orang.guru);
  const made = { akunId, nama: "Ponsel", credentialId: Buffer.from("a"), publicKey: Buffer.from("b"), rpId: "x.id", createdAt: now() };
  const { id: kunci } = await as(sistem, ({ db }) =>
    db
      .insertInto("kunciSandi")
      .values({ ...made, lastUsedAt: null } as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const guru = segar(orang.guru);
  const rename = (ctx: Ctx) => nameOwnPasskey(ctx, { id: kunci, nama: "Lain" });
  expect(await second([guru, (ctx) => deleteOwnPasskey(ctx, kunci)], [guru, rename])).toBe("notFound");
});

test("of two links for the first administrator the later one holds", async () => {
  await as(sistem, ({ db }) => db.deleteFrom("akun").where(everyRow).execute());
  const within = (ctx: Ctx): Scope => ({ ...house.scope(sistem), transaction: (work) => work(ctx) });
  const link = (ctx: Ctx) => firstAdministratorTautan(within(ctx));
  const later = await second([sistem, link], [sistem, link]);
  const token = String(later).split("/").at(-1) ?? "";
  expect(await as(sistem, (ctx) => validTautan(ctx, token))).toBe(true);
  expect(await as(sistem, ({ db }) => db.deleteFrom("undangan").where(everyRow).returning("id").execute())).toHaveLength(1);
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
  await as(sistem, ({ db }) => db.deleteFrom("kelas").where(everyRow).execute());
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
