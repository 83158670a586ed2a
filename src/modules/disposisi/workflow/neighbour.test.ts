/**
 * The head gives twenty letters in an evening, some of them to three people. What goes wrong: what one answers, closes or hands on is done to
 * the branch of a colleague or to another letter, or the wrong one hears of it.
 */
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { fields, person, useDisposisi } from "#tests/support/disposisi.ts";
import { told } from "#tests/support/logged-lines.ts";
import { takeCabang } from "../tree.server.ts";
import { closeDisposisi, jawabDisposisi, markRead, returnDisposisi, withdrawDisposisi } from "./act.server.ts";
import { forwardDisposisi, giveDisposisi } from "./give.server.ts";
import { giveMany } from "./give-many.server.ts";
import { remindLate } from "./remind.server.ts";

const { clock, house, as, surat, cabang, kabar } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const words = (isi = "Sudah dilaksanakan.") => ({ isi, berkasId: "" });
const ids = (...people: Actor[]) => people.map(({ id }) => id ?? "");

/** One letter that lies with two, and another that lies with one of them. */
let [own, other] = ["", ""];
let mine = "";
beforeEach(async () => {
  clock.now = new Date("2026-11-23T01:00:00Z");
  await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where(everyRow).execute());
  [own, other] = [(await surat()).id, (await surat({ perihal: "Rapat" })).id];
  await as(kepala, (ctx) => giveDisposisi(ctx, own, fields(guru, { kepada: ids(guru, wali), batas: "2026-11-25" })));
  await as(kepala, (ctx) => giveDisposisi(ctx, other, fields(guru, { batas: "2026-11-25" })));
  mine = (await cabang(own, guru)).id;
  await as(tu, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
  clock.now = new Date("2026-11-23T02:00:00Z");
});

const rows = () =>
  as(tu, async ({ db }) => {
    const { rows } = await sql<{ id: string; suratMasukId: string }>`select cabang.*, disposisi.surat_masuk_id,
        (select jsonb_agg(to_jsonb(t) order by t.created_at) from tanggapan_disposisi t where t.cabang_id = cabang.id) as kata
      from cabang_disposisi cabang join disposisi on disposisi.id = cabang.disposisi_id
      where surat_masuk_id in (${own}, ${other}) order by cabang.created_at, surat_masuk_id = ${other}, cabang.id`.execute(db);
    const letters = await sql<{ id: string }>`select * from surat_masuk where id in (${own}, ${other})`.execute(db);
    return {
      own: rows.find(({ id }) => id === mine),
      beside: rows.filter(({ id }) => id !== mine),
      letter: letters.rows.find(({ id }) => id === own),
      otherLetter: letters.rows.find(({ id }) => id === other),
    };
  });
const heard = async () =>
  Object.fromEntries(
    await Promise.all([kepala, guru, wali].map(async (who) => [who.name, (await kabar(who)).map(({ title }) => title)] as const)),
  );
const nobody = { [kepala.name]: [], [guru.name]: [], [wali.name]: [] };

describe("of a letter that lies with two", () => {
  test("one branch is read alone, once, and by whom it lies with", async () => {
    const { beside, letter } = await rows();
    const read = (who: Actor) => as(who, async (ctx) => markRead(ctx, (await takeCabang(ctx, mine)).cabang));
    await read(kepala);
    expect((await rows()).own).toMatchObject({ status: "baru", dibacaPada: null });
    await read(guru);
    expect(await rows()).toMatchObject({ own: { status: "dibaca", dibacaPada: clock.now }, beside, letter });
    clock.now = new Date("2026-11-23T03:00:00Z");
    await read(guru);
    expect((await rows()).own).toMatchObject({ dibacaPada: new Date("2026-11-23T02:00:00Z") });
  });

  test("news leaves it open, and an answer ends that branch alone; the giver hears of each", async () => {
    const before = await rows();
    const news = await told(house, guru, (ctx) => jawabDisposisi(ctx, mine, { ...words("Sedang diurus."), selesai: false }));
    const { beside, letter, otherLetter } = before;
    expect(await rows()).toMatchObject({
      ...{ beside, letter, otherLetter },
      own: {
        status: "dibaca",
        selesaiPada: null,
        dibacaPada: clock.now,
        kata: [{ jenis: "kabar", isi: "Sedang diurus.", akun_id: guru.id }],
      },
    });
    expect(news.lines).toMatchObject([{ action: "update", subject: "disposisi", after: { jenis: "kabar", kepada: guru.name } }]);
    clock.now = new Date("2026-11-23T03:00:00Z");
    await as(guru, (ctx) => jawabDisposisi(ctx, mine, { ...words(), selesai: true }));
    const ended = { status: "dijawab", selesaiPada: clock.now, dibacaPada: new Date("2026-11-23T02:00:00Z") };
    expect(await rows()).toMatchObject({ ...{ beside, letter, otherLetter }, own: ended });
    expect(await heard()).toEqual({
      ...nobody,
      [kepala.name]: [`${guru.name} memberi kabar tentang disposisi: Undangan`, `${guru.name} menjawab disposisi: Undangan`],
    });
    await expect(as(guru, (ctx) => jawabDisposisi(ctx, mine, { ...words(), selesai: true }))).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(guru, (ctx) => closeDisposisi(ctx, mine, words()))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("one branch is closed alone, without a word to anybody, and the other ends the letter", async () => {
    const { beside, letter, otherLetter } = await rows();
    await as(guru, (ctx) => closeDisposisi(ctx, mine, words("")));
    expect(await rows()).toMatchObject({ ...{ beside, letter, otherLetter }, own: { status: "ditutup", selesaiPada: clock.now } });
    expect(await heard()).toEqual(nobody);
    await as(wali, async (ctx) => closeDisposisi(ctx, (await cabang(own, wali)).id, words("")));
    expect(await rows()).toMatchObject({ letter: { status: "selesai" }, otherLetter });
    expect(await heard()).toEqual({ ...nobody, [kepala.name]: ["Semua disposisi selesai: Undangan"] });
  });

  test("one branch is handed on alone, with no more time than it had", async () => {
    const { beside, letter, otherLetter } = await rows();
    await as(guru, (ctx) => forwardDisposisi(ctx, mine, fields(tu)));
    const after = await rows();
    expect(after).toMatchObject({ letter, otherLetter, own: { status: "diteruskan", selesaiPada: null, dibacaPada: clock.now } });
    expect(after.beside.slice(0, -1)).toEqual(beside);
    expect(await cabang(own, tu)).toMatchObject({ indukId: mine, batas: "2026-11-25", dari: { id: guru.id } });
    expect(await heard()).toEqual(nobody);
    expect((await kabar(tu)).map(({ title, body }) => [title, body])).toEqual([
      ["Disposisi untuk Anda: Undangan", `Dari ${guru.name}. Batas waktu 25 November 2026.`],
    ]);
  });

  test("one branch is taken back alone, with a reason, and its holder hears of it", async () => {
    const { beside, letter, otherLetter } = await rows();
    for (const who of [guru, wali])
      await expect(as(who, (ctx) => withdrawDisposisi(ctx, mine, words()))).rejects.toMatchObject({
        kind: who === guru ? "forbidden" : "notFound",
      });
    await expect(as(kepala, (ctx) => withdrawDisposisi(ctx, mine, words(" ")))).rejects.toMatchObject({ kind: "invalid" });
    await as(kepala, (ctx) => withdrawDisposisi(ctx, mine, words("Salah alamat.")));
    expect(await rows()).toMatchObject({ ...{ beside, letter, otherLetter }, own: { status: "ditarik", selesaiPada: clock.now } });
    expect(await heard()).toEqual({ ...nobody, [guru.name]: [`${kepala.name} menarik disposisi: Undangan`] });
    await expect(as(kepala, (ctx) => withdrawDisposisi(ctx, mine, words()))).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(kepala, (ctx) => returnDisposisi(ctx, mine, words()))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("one answer goes back alone, and its letter is under way again", async () => {
    await as(guru, (ctx) => jawabDisposisi(ctx, mine, { ...words(), selesai: true }));
    await as(wali, async (ctx) => closeDisposisi(ctx, (await cabang(own, wali)).id, words("")));
    const { beside, otherLetter } = await rows();
    await as(tu, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
    await as(kepala, (ctx) => returnDisposisi(ctx, mine, words("Belum lengkap.")));
    const again = { status: "dibaca", selesaiPada: null };
    expect(await rows()).toMatchObject({ ...{ beside, otherLetter }, own: again, letter: { status: "diproses" } });
    expect(await heard()).toEqual({ ...nobody, [guru.name]: [`${kepala.name} mengembalikan disposisi: Undangan`] });
  });
});

test("who is late is told of the own branch, and one that was ended is told of no more", async () => {
  clock.now = new Date("2026-11-26T01:00:00Z");
  await as(wali, async (ctx) => closeDisposisi(ctx, (await cabang(own, wali)).id, words("")));
  expect(await as(tu, remindLate)).toBe(2);
  const { own: row, beside } = await rows();
  expect([row, ...beside]).toMatchObject([{ ditegurPada: clock.now }, { ditegurPada: null }, { ditegurPada: clock.now }]);
  const late = await heard();
  expect([late[guru.name]?.toSorted(), late[wali.name]]).toEqual([
    ["Rapat", "Undangan"].map((perihal) => `Disposisi ini lewat batas 25 November 2026: ${perihal}`),
    [],
  ]);
  expect(late[kepala.name]).toEqual(["2 disposisi lewat batas waktu"]);
  expect(await as(tu, remindLate)).toBe(0);
});

test("who ends the last of what they gave is not told that it ended", async () => {
  await as(guru, (ctx) => closeDisposisi(ctx, mine, words("")));
  await as(kepala, async (ctx) => withdrawDisposisi(ctx, (await cabang(own, wali)).id, words("Sudah cukup.")));
  expect((await rows()).letter).toMatchObject({ status: "selesai" });
  expect((await heard())[kepala.name]).toEqual([]);
});

test("a letter that was laid into the archive meanwhile stays there, whatever is done with its branches", async () => {
  await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ status: "arsip" }).where("id", "=", own).execute());
  const { letter } = await rows();
  await as(guru, (ctx) => jawabDisposisi(ctx, mine, { ...words(), selesai: true }));
  await as(kepala, (ctx) => returnDisposisi(ctx, mine, words("Belum lengkap.")));
  await as(kepala, (ctx) => withdrawDisposisi(ctx, mine, words("Sudah cukup.")));
  await as(kepala, async (ctx) => withdrawDisposisi(ctx, (await cabang(own, wali)).id, words("Sudah cukup.")));
  expect((await rows()).letter).toEqual(letter);
});

test("an answer that goes back is looked at anew when it is late again", async () => {
  clock.now = new Date("2026-11-26T01:00:00Z");
  await as(tu, remindLate);
  await as(guru, (ctx) => jawabDisposisi(ctx, mine, { ...words(), selesai: true }));
  expect((await rows()).own).toMatchObject({ ditegurPada: clock.now });
  await as(kepala, (ctx) => returnDisposisi(ctx, mine, words("Belum lengkap.")));
  expect(await as(tu, remindLate)).toBe(1);
});

test("several letters are given at once, and none that was not chosen or that somebody else dealt with", async () => {
  const [one, two, beside] = [(await surat()).id, (await surat()).id, (await surat()).id];
  expect(await as(kepala, (ctx) => giveMany(ctx, [one, two, one, own], fields(wali)))).toEqual({ given: 2, passed: 1 });
  const given = async (id: string) =>
    (await as(tu, ({ db }) => db.selectFrom("disposisi").select("id").where("suratMasukId", "=", id).execute())).length;
  expect(await Promise.all([one, two, own, beside].map(given))).toEqual([1, 1, 1, 0]);
  await expect(as(kepala, (ctx) => giveMany(ctx, [one, own], fields(wali)))).rejects.toMatchObject({ kind: "conflict" });
  await expect(as(kepala, (ctx) => giveMany(ctx, [beside, "x"], fields(wali)))).rejects.toMatchObject({ kind: "notFound" });
  await expect(as(guru, (ctx) => giveMany(ctx, [beside], fields(wali)))).rejects.toMatchObject({ kind: "forbidden" });
  expect(await given(beside)).toBe(0);
});
