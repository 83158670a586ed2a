/**
 * A letter goes down three hands and comes back. What goes wrong: what waited above stays closed when an answer below goes back, a moment of
 * reading is written over, or a colleague's letter is touched.
 */
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { fields, formulir, person, useDisposisi } from "#tests/support/disposisi.ts";
import { receiveCabang } from "../load/receive.server.ts";
import { takeCabang } from "../tree.server.ts";
import { closeDisposisi, jawabDisposisi, markRead, returnDisposisi, withdrawDisposisi } from "./act.server.ts";
import { forwardDisposisi, giveDisposisi } from "./give.server.ts";
import { giveMany, mostLetters } from "./give-many.server.ts";
import { remindLate } from "./remind.server.ts";

const { clock, house, as, surat, cabang, diberi, kabar } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const words = { isi: "Sudah.", berkasId: "" };
const status = async (id: string) =>
  (await as(tu, ({ db }) => db.selectFrom("suratMasuk").select("status").where("id", "=", id).executeTakeFirstOrThrow())).status;
const later = () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
};

/** Kepala, guru, wali, tu: each handed it on to the next. */
async function handedDown() {
  const { id, cabang: first } = await diberi();
  await as(guru, (ctx) => forwardDisposisi(ctx, first.id, fields(wali)));
  await as(wali, async (ctx) => forwardDisposisi(ctx, (await cabang(id, wali)).id, fields(tu)));
  return { id, last: (await cabang(id, tu)).id };
}
const levels = async (id: string) => {
  const all = await Promise.all([guru, wali, tu].map((who) => cabang(id, who)));
  return all.map(({ status: now, selesaiPada, versi }) => [now, selesaiPada !== null, versi]);
};

describe("an answer that goes back", () => {
  test("opens again all that had ended with it, up to the first, and nothing else", async () => {
    const { id, last } = await handedDown();
    await as(tu, (ctx) => closeDisposisi(ctx, last, words));
    expect(await levels(id)).toEqual([
      ["diteruskan", true, 3],
      ["diteruskan", true, 3],
      ["ditutup", true, 2],
    ]);
    expect(await status(id)).toBe("selesai");
    await as(wali, (ctx) => returnDisposisi(ctx, last, words));
    expect(await levels(id)).toEqual([
      ["diteruskan", false, 4],
      ["diteruskan", false, 4],
      ["dibaca", false, 3],
    ]);
    expect(await status(id)).toBe("diproses");
  });

  test("leaves as it is what waits above for another", async () => {
    const { id, cabang: first } = await diberi();
    await as(guru, (ctx) => forwardDisposisi(ctx, first.id, { ...fields(wali), kepada: [wali.id ?? "", tu.id ?? ""] }));
    const { id: mine } = await cabang(id, wali);
    await as(wali, (ctx) => closeDisposisi(ctx, mine, words));
    const above = await cabang(id, guru);
    await as(guru, (ctx) => returnDisposisi(ctx, mine, words));
    expect(await cabang(id, guru)).toEqual(above);
  });
});

describe("the moment in which it was first opened", () => {
  test.each([
    ["answered", guru, (id: string) => as(guru, (ctx) => jawabDisposisi(ctx, id, { ...words, selesai: true }))],
    ["told of", guru, (id: string) => as(guru, (ctx) => jawabDisposisi(ctx, id, { ...words, selesai: false }))],
    ["closed", guru, (id: string) => as(guru, (ctx) => closeDisposisi(ctx, id, words))],
    ["handed on", guru, (id: string) => as(guru, (ctx) => forwardDisposisi(ctx, id, fields(wali)))],
  ] as const)("stays when it is %s, and is that of the deed where nobody opened it", async (_, who, act) => {
    const [opened, unopened] = [await diberi(), await diberi()];
    const read = clock.now;
    await as(who, (ctx) => markRead(ctx, opened.cabang));
    later();
    for (const { cabang: mine } of [opened, unopened]) await act(mine.id);
    expect((await cabang(opened.id, guru)).dibacaPada).toEqual(read);
    expect((await cabang(unopened.id, guru)).dibacaPada).toEqual(clock.now);
  });
});

describe("what was taken back", () => {
  test("keeps what others had answered below it", async () => {
    const { id, cabang: first } = await diberi();
    await as(guru, (ctx) => forwardDisposisi(ctx, first.id, { ...fields(wali), kepada: [wali.id ?? "", tu.id ?? ""] }));
    await as(wali, async (ctx) => jawabDisposisi(ctx, (await cabang(id, wali)).id, { ...words, selesai: true }));
    const answered = await cabang(id, wali);
    later();
    await as(kepala, (ctx) => withdrawDisposisi(ctx, first.id, words));
    expect(await cabang(id, wali)).toEqual(answered);
    expect((await cabang(id, tu)).status).toBe("ditarik");
  });

  test("whole makes the letter what it was when it was first handed on, however often it was given meanwhile", async () => {
    const { id } = await surat();
    const beside = (await diberi()).id;
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ status: "selesai" }).where("id", "=", id).execute());
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(guru)));
    later();
    await as(kepala, (ctx) => giveDisposisi(ctx, id, fields(wali)));
    later();
    await as(kepala, (ctx) => giveDisposisi(ctx, beside, fields(wali)));
    for (const who of [guru, wali]) await as(kepala, async (ctx) => withdrawDisposisi(ctx, (await cabang(id, who)).id, words));
    expect(await status(id)).toBe("selesai");
    const fresh = await diberi();
    await as(kepala, (ctx) => withdrawDisposisi(ctx, fresh.cabang.id, words));
    expect(await status(fresh.id)).toBe("baru");
  });

  test("above one that lies open still is not given back by what ends below it", async () => {
    const { id, cabang: first } = await diberi();
    await as(guru, (ctx) => forwardDisposisi(ctx, first.id, fields(wali)));
    // As branches were kept before what lies behind went with them.
    await as(tu, ({ db }) =>
      db.updateTable("cabangDisposisi").set({ status: "ditarik", selesaiPada: clock.now }).where("id", "=", first.id).execute(),
    );
    await as(guru, async (ctx) => withdrawDisposisi(ctx, (await cabang(id, wali)).id, words));
    expect([(await cabang(id, guru)).status, await status(id)]).toEqual(["ditarik", "baru"]);
  });

  test("below, lies again with whoever handed it on, and is looked at anew when it is late", async () => {
    const { id, cabang: first } = await diberi(guru, { batas: "2026-11-25" });
    const before = clock.now;
    clock.now = new Date("2026-11-26T01:00:00Z");
    expect(await as(tu, remindLate)).toBeGreaterThan(0);
    await as(guru, (ctx) => forwardDisposisi(ctx, first.id, fields(wali, { batas: "" })));
    await as(guru, async (ctx) => withdrawDisposisi(ctx, (await cabang(id, wali)).id, words));
    const told = () =>
      as(tu, ({ db }) => db.selectFrom("cabangDisposisi").select(["status", "ditegurPada"]).where("id", "=", first.id).executeTakeFirst());
    expect(await told()).toEqual({ status: "dibaca", ditegurPada: null });
    expect(await as(tu, remindLate)).toBe(1);
    clock.now = before;
  });
});

describe("who gives", () => {
  test("is named with their degree and one stop, and each instruction once", async () => {
    const { id } = await surat();
    const titled: Actor = { ...kepala, name: "Hj. Nurhayati, M.Pd." };
    await as(titled, (ctx) => giveDisposisi(ctx, id, fields(guru, { instruksi: ["saran", "toString", "saran"], sifat: "toString" })));
    const mine = await cabang(id, guru);
    expect(mine).toMatchObject({ instruksi: ["saran"], sifat: "biasa" });
    expect((await kabar(guru)).find(({ link }) => link?.includes(mine.id))?.body).toBe("Dari Hj. Nurhayati, M.Pd.");
  });

  test("is somebody with an account", async () => {
    const { id } = await surat();
    const nobody: Actor = { ...kepala, id: null };
    await expect(as(nobody, (ctx) => giveDisposisi(ctx, id, fields(guru)))).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("gives fifty letters at once, and not one more, nor one from the bin", async () => {
    const many: string[] = [];
    for (let made = 0; made <= mostLetters; made++) many.push((await surat()).id);
    await expect(as(kepala, (ctx) => giveMany(ctx, many, fields(guru)))).rejects.toMatchObject({ kind: "invalid" });
    const [binned = "", ...rest] = many;
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where("id", "=", binned).execute());
    await expect(as(kepala, (ctx) => giveMany(ctx, [binned], fields(guru)))).rejects.toMatchObject({ kind: "conflict" });
    expect(await as(kepala, (ctx) => giveMany(ctx, rest, fields(guru)))).toEqual({ given: mostLetters, passed: 0 });
  });
});

describe("a branch", () => {
  test("is nobody's where the address leads to none, and not seen by whoever may see none any more", async () => {
    const { cabang: mine } = await diberi();
    await expect(as(tu, (ctx) => takeCabang(ctx, crypto.randomUUID()))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as({ ...guru, roles: [] }, (ctx) => takeCabang(ctx, mine.id))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("hears one sending once, of each person and of each content apart", async () => {
    const [one, two] = [await diberi(guru), await diberi(wali)];
    const form = (isi: string) => formulir({ kunci: "f".repeat(32), aksi: "kabar", isi });
    const send = (who: Actor, id: string, isi: string) => receiveCabang(house.scope(who), id, form(isi));
    for (let time = 0; time < 2; time++) await send(guru, one.cabang.id, "Diurus.");
    await send(wali, two.cabang.id, "Diurus.");
    await expect(send(guru, one.cabang.id, "Selesai.")).rejects.toMatchObject({ kind: "conflict" });
    const said = await as(tu, ({ db }) =>
      db.selectFrom("tanggapanDisposisi").select("akunId").where("cabangId", "in", [one.cabang.id, two.cabang.id]).execute(),
    );
    expect(said.map(({ akunId }) => akunId).sort()).toEqual([guru.id, wali.id].sort());
    // Whoever may see none learns nothing of what a sending lacks.
    const without = formulir({ kunci: "", aksi: "x" });
    await expect(receiveCabang(house.scope({ ...guru, roles: [] }), one.cabang.id, without)).rejects.toMatchObject({ kind: "notFound" });
  });
});
