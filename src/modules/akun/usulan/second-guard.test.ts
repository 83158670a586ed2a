/** Guards that stand behind another one: what the first ought to have stopped is stopped all the same, and nothing beside it moves. */

import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { akunDetail } from "../manage/akun-detail.server.ts";
import { receiveUndangan } from "../undangan/receive-undangan.server.ts";
import { demandAnotherPerson } from "./another-person.server.ts";
import { rejectUsulanPeran } from "./decide.server.ts";
import { confirmFromMachine, runUsulanTempo } from "./due-usulan.server.ts";
import { otherPemutus } from "./powerful.server.ts";
import { propose } from "./propose.server.ts";

const { as, begin, denganLain, lewat, segar, now, akunDari, aksi, ubah, satu, setujui, status, kabar, house, orang } = useUsulan();
const change = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());
const waits = () =>
  as(sistem, ({ db }) => db.selectFrom("usulanPeran").select(["akunId", "berlakuMulai"]).where("status", "=", "menunggu").execute()).then(
    (rows) => new Map(rows.map(({ akunId, berlakuMulai }) => [akunId, berlakuMulai])),
  );
const tomorrow = () => new Date(now().getTime() + 24 * 3_600_000);
const lain = () => begin("199102142019032008", "Orang Lain", "guru");
const kepalaBaru = (who: Actor) => ubah(segar(orang.admin), who, { peran: ["guru", "kepala"] });

describe("who signs in the head's place", () => {
  const hari = { mulai: "2026-11-22", sampai: "2026-11-30" };
  const row = (values: object) =>
    as(sistem, async ({ db }) => {
      const pejabat = { akunId: String(orang.guru.id), cara: "an" as const, jabatan: "Kaur", jabatanAtasan: null, dasar: null, ...hari };
      const made = db.insertInto("pejabatPenandatangan").values({ ...pejabat, ...values } as never);
      return (await made.returning("id").executeTakeFirstOrThrow()).id;
    });
  const agreed = () =>
    as(sistem, ({ db }) => db.selectFrom("pejabatPenandatangan").select("id").where("disahkanPada", "is not", null).execute()).then(
      (rows) => rows.map(({ id }) => id),
    );
  const proposed = async () => {
    await denganLain();
    const pejabatId = await row({});
    const isi = { sebagai: "a.n.", ...hari };
    await as(segar(orang.admin), (ctx) =>
      propose(ctx, { jenis: "pejabat", akunId: String(orang.guru.id), pejabatId, isi, alasan: "Dasar: SP 12" }),
    );
    return pejabatId;
  };

  test.each([
    ["begins on another day", { mulai: "2026-11-21" }],
    ["ends on another day", { sampai: "2026-12-01" }],
    ["was thrown away", { deletedAt: new Date("2026-11-21T01:00:00Z") }],
  ])("is not agreed to as it was proposed once the row %s", async (_, values) => {
    const pejabatId = await proposed();
    await as(sistem, ({ db }) => db.updateTable("pejabatPenandatangan").set(values).where("id", "=", pejabatId).execute());
    expect(await kind(setujui(orang.kepala, await satu()))).toBe("conflict");
    expect(await agreed()).toEqual([]);
  });

  test("is agreed to in that row alone", async () => {
    const pejabatId = await proposed();
    await row({ jabatan: "Lain" });
    await setujui(orang.kepala, await satu());
    expect(await agreed()).toEqual([pejabatId]);
  });
});

describe("from the machine", () => {
  test("the last administrator who can sign in keeps the role", async () => {
    await denganLain();
    await ubah(orang.admin, orang.kedua, { peran: ["guru"] });
    await change(orang.admin, { aktif: false });
    expect(await kind(as(sistem, (ctx) => confirmFromMachine(ctx, "198503122009122003")))).toBe("conflict");
    expect((await akunDari(orang.kedua)).peran).toContain("administrator");
  });

  test("takes effect what waits about that account, neither what was decided nor what is about others", async () => {
    await denganLain();
    await kepalaBaru(orang.guru);
    const refused = await satu();
    await as(segar(orang.kedua), (ctx) => rejectUsulanPeran(ctx, refused, "Belum waktunya"));
    const another = await lain();
    await kepalaBaru(another);
    await kepalaBaru(orang.guru);
    expect(await as(sistem, (ctx) => confirmFromMachine(ctx, "199102142019032001"))).toMatchObject({ jumlah: 1 });
    expect(await status(refused)).toBe("ditolak");
    expect([...(await waits()).keys()]).toEqual([another.id]);
    expect((await akunDari(another)).peran).toEqual(["guru"]);
  });
});

describe("the day in the open", () => {
  test("begins anew for whom was signed out, not for others", async () => {
    const another = await lain();
    await kepalaBaru(orang.guru);
    await kepalaBaru(another);
    const before = await waits();
    lewat(1);
    await aksi(segar(orang.admin), orang.guru, { aksi: "akhiri-sesi" });
    expect(await waits()).toEqual(
      new Map([
        [orang.guru.id, tomorrow()],
        [another.id, before.get(String(another.id))],
      ]),
    );
  });

  test("begins for nobody about whom somebody else decides", async () => {
    await denganLain();
    await kepalaBaru(orang.guru);
    await aksi(segar(orang.kedua), orang.guru, { aksi: "akhiri-sesi" });
    expect((await waits()).get(String(orang.guru.id))).toBeNull();
  });

  test("is looked at for what waits alone", async () => {
    await denganLain();
    await kepalaBaru(orang.guru);
    await as(segar(orang.kedua), async (ctx) => rejectUsulanPeran(ctx, await satu(), "Belum waktunya"));
    await kepalaBaru(await lain());
    expect(await runUsulanTempo(house.scope(sistem))).toBe(1);
  });
});

test("what is proposed is told to no colleague who neither decides nor is concerned", async () => {
  await denganLain();
  const another = await lain();
  await kepalaBaru(orang.guru);
  expect([await kabar(another), await kabar(orang.kepala)]).toEqual([[], [expect.stringMatching(/^Diusulkan/)]]);
});

test.each<[string, object, boolean]>([
  ["acts for the head today", {}, true],
  ["begins tomorrow", { mulai: "2026-11-22" }, false],
  ["ended yesterday", { mulai: "2026-11-01", sampai: "2026-11-20" }, false],
  ["signs in the head's name", { cara: "an", jabatan: "Kaur" }, false],
])("who %s decides: %o %s", async (_, values, decides) => {
  await as(sistem, async ({ db }) => {
    const pejabat = { akunId: String(orang.guru.id), cara: "plt", jabatan: null, jabatanAtasan: null, dasar: null, ...values };
    const row = { mulai: "2026-11-20", sampai: "2026-11-30", ...pejabat };
    await db
      .insertInto("pejabatPenandatangan")
      .values(row as never)
      .execute();
    await db.updateTable("pejabatPenandatangan").set({ disahkanPada: now() }).where(everyRow).execute();
  });
  const others = () => as(sistem, (ctx) => otherPemutus(ctx, { kecuali: [String(orang.admin.id)], nip: "199102142019032009" }));
  expect(await others()).toEqual(decides ? [{ id: orang.guru.id, dapat: true }] : []);
  // Shut out a moment ago, they still count, and cannot decide.
  await change(orang.guru, { kuasaBerakhir: now(), aktif: false });
  expect(await others()).toEqual([{ id: orang.guru.id, dapat: false }]);
  await change(orang.guru, { aktif: true });
  expect(await others()).toEqual([{ id: orang.guru.id, dapat: decides }]);
});

describe("that somebody opened an account with a link of theirs", () => {
  const password = "bambu rusa kapal lentera";
  beforeEach(denganLain);
  const link = async (by: Actor) => {
    const answer = await aksi(segar(by), orang.guru, { aksi: "undang" });
    if (!("undangan" in answer)) throw new Error(answer.pesan);
    return answer.undangan.tautan.split("/").at(-1) ?? "";
  };
  const use = (token: string) => receiveUndangan(house.scope(), { token, password });
  const asked = () => kind(as(orang.guru, (ctx) => demandAnotherPerson(ctx, String(orang.admin.id))));

  test.each<[string, () => Promise<unknown>]>([
    ["another link is made", () => link(orang.kedua)],
    ["another link is used", async () => use(await link(orang.kedua))],
    ["the account is shut out and let in", () => aksi(segar(orang.kedua), orang.guru, { aksi: "nonaktifkan" })],
    [
      "a role comes into it",
      async () => {
        await ubah(segar(orang.kedua), orang.guru, { peran: ["guru", "kepala"] });
        await setujui(orang.kepala, await satu());
      },
    ],
  ])("is remembered for a day, also when %s", async (_, happens) => {
    await use(await link(orang.admin));
    lewat(12);
    await happens();
    expect(await asked()).toBe("forbidden");
    lewat(12.1);
    expect(await asked()).toBe("done");
  });

  test("is shown as open until it was used", async () => {
    const open = () => as(segar(orang.admin), (ctx) => akunDetail(ctx, String(orang.guru.id))).then(({ undanganSampai }) => undanganSampai);
    const token = await link(orang.admin);
    expect(await open()).toEqual(tomorrow());
    await use(token);
    expect(await open()).toBeNull();
  });
});
