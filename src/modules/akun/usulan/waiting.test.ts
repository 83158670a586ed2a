/** What waits is counted, put off, and lapses. */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { kind, sistem, useUsulan } from "#tests/support/usulan.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "./decide.server.ts";
import { runUsulanTempo } from "./due-usulan.server.ts";
import { usulanAbout, waitingCount } from "./read-usulan.server.ts";

const { as, begin, denganLain, lewat, segar, now, ubah, satu, setujui, tempo, status, house, orang } = useUsulan();
const changeAkun = (who: Actor, values: object) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(values).where("id", "=", String(who.id)).execute());
const jejak = (subjectId: string) =>
  as(sistem, ({ db }) =>
    db.selectFrom("audit").select(["action", "before", "after"]).where("subjectId", "=", subjectId).orderBy("id").execute(),
  );

describe("what waits", () => {
  const kepalaBaru = () => ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"] });

  test("says on what day it counts only where nobody decides, and is put off and back when that changes", async () => {
    await kepalaBaru();
    const id = await satu();
    const isi = async () =>
      (
        await as(sistem, ({ db }) =>
          db.selectFrom("kabarKeamanan").select("isi").where("akunId", "=", String(orang.guru.id)).orderBy("createdAt").execute(),
        )
      ).map((row) => row.isi);
    expect(await isi()).toEqual([
      "Diusulkan oleh Ahmad. Alasan: SK Kemenag 12/2026. Berlaku 22 November 2026 pukul 09.00 WITA bila tidak ada yang menolak.",
    ]);
    lewat(1);
    const kepala = await begin("197203111998031001", "Abdul Karim", "kepala");
    await tempo();
    expect((await isi()).at(-1)).toBe("Diusulkan oleh Ahmad. Alasan: SK Kemenag 12/2026.");
    await tempo();
    await changeAkun(kepala, { deletedAt: now() });
    await tempo();
    await tempo();
    const [mulai, nanti] = ["2026-11-22T01:00:00.000Z", "2026-11-22T02:00:00.000Z"];
    expect(await jejak(id)).toMatchObject([
      { action: "submit", after: { jenis: "peran", akunId: orang.guru.id, tambah: ["kepala"], berlakuMulai: mulai } },
      { action: "update", before: { berlakuMulai: mulai }, after: { berlakuMulai: null } },
      { action: "update", before: { berlakuMulai: null }, after: { berlakuMulai: nanti } },
    ]);
    expect(await isi()).toHaveLength(3);
    lewat(24);
    await tempo();
    expect(await status(id)).toBe("berlaku");
  });

  test("lapses after fourteen days, by whoever would agree and by itself, and says why", async () => {
    await denganLain();
    await kepalaBaru();
    const id = await satu();
    lewat(14 * 24);
    await tempo();
    expect(await status(id)).toBe("menunggu");
    lewat(0.001);
    expect(await kind(setujui(orang.kepala, id))).toBe("conflict");
    await tempo();
    expect((await jejak(id)).at(-1)).toMatchObject({
      action: "lapse",
      before: { status: "menunggu" },
      after: { status: "gugur", jenis: "peran", akunId: orang.guru.id, catatan: "Usulan ini tidak diputus dalam 14 hari." },
    });
    expect(await status(id)).toBe("gugur");
  });

  test.each([
    ["administers no more", { peran: ["kepala"] }],
    ["is shut out", { aktif: false }],
    ["is gone", { deletedAt: new Date(0) }],
  ])("lapses when its proposer %s", async (_, values) => {
    await denganLain();
    await kepalaBaru();
    const id = await satu();
    await changeAkun(orang.admin, values);
    expect(await kind(setujui(orang.kepala, id))).toBe("conflict");
    await tempo();
    expect(await status(id)).toBe("gugur");
  });

  test("lapses, and is told, when its proposer's account is no more", async () => {
    await denganLain();
    await kepalaBaru();
    const id = await satu();
    await as(sistem, ({ db }) => db.updateTable("usulanPeran").set({ pengusulId: null }).where("id", "=", id).execute());
    await tempo();
    expect(await status(id)).toBe("gugur");
    const kabar = as(sistem, ({ db }) =>
      db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", String(orang.guru.id)).execute(),
    );
    expect(await kabar).toHaveLength(2);
  });

  test("is counted, and told of each account", async () => {
    const lain = await begin("199102142019032008", "Orang Lain", "guru");
    const tentang = () => as(sistem, async (ctx) => [await waitingCount(ctx), await usulanAbout(ctx, String(orang.guru.id))]);
    expect(await tentang()).toEqual([0, []]);
    await kepalaBaru();
    const id = await satu();
    lewat(0.01);
    await ubah(segar(orang.admin), lain, { peran: ["guru", "administrator"] });
    expect(await tentang()).toEqual([2, ["mendapat peran Kepala Madrasah"]]);
    await as(orang.admin, (ctx) => withdrawUsulanPeran(ctx, id));
    expect(await tentang()).toEqual([1, []]);
    expect(await jejak(id)).toMatchObject([
      { action: "submit" },
      { action: "withdraw", before: { status: "menunggu" }, after: { status: "ditarik" } },
    ]);
  });

  test("is nothing under an id that is none, or of nobody's", async () => {
    await denganLain();
    for (const id of ["x' or 1=1", "00000000-0000-4000-8000-000000000001"]) {
      expect(await kind(setujui(orang.kepala, id))).toBe("notFound");
      expect(await kind(as(orang.admin, (ctx) => withdrawUsulanPeran(ctx, id)))).toBe("notFound");
      expect(await kind(as(orang.guru, (ctx) => approveUsulanPeran(ctx, id)))).toBe("forbidden");
      expect(await kind(as(orang.guru, (ctx) => withdrawUsulanPeran(ctx, id)))).toBe("forbidden");
      expect(await kind(house.scope().transaction((ctx) => rejectUsulanPeran(ctx, id, "Bukan saya")))).toBe("unauthenticated");
    }
  });

  test.each([
    ["    lima", "invalid"],
    ["\u200b\u202e\ufeff\u2060\u00ad".repeat(9), "invalid"],
    ["12345", "done"],
    ["x".repeat(300), "done"],
    ["x".repeat(301), "invalid"],
  ])("takes %j as a reason: %s", async (alasan, outcome) => {
    await denganLain();
    expect(await kind(ubah(orang.admin, orang.guru, { peran: ["guru", "kepala"], alasan }))).toBe(outcome);
    if (outcome === "invalid") await kepalaBaru();
    const id = await satu();
    expect(await kind(as(orang.kepala, (ctx) => rejectUsulanPeran(ctx, id, alasan)))).toBe(outcome);
    if (outcome === "done")
      expect((await jejak(id)).at(-1)).toMatchObject({ action: "refuse", after: { status: "ditolak", catatan: alasan } });
  });

  test("is looked at one by one: what is broken is heard of, what cannot be yet holds no other up", async () => {
    await kepalaBaru();
    const scope = house.scope(sistem);
    let asked = 0;
    const broken: Scope = {
      ...scope,
      transaction: (work) => (++asked === 2 ? Promise.reject(new Error("broken")) : scope.transaction(work)),
    };
    await expect(runUsulanTempo(broken)).rejects.toThrow("broken");
  });
});
