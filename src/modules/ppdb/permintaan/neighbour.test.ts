/**
 * A hundred families ask for something in a week, some of them twice. What goes wrong: an answer to one of them is written to another family's
 * wish or over one that was answered long ago, or a field that was let go comes back with the one that was asked for.
 */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { now, usePair } from "#tests/support/furnished.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { declinePermintaan, grantPermintaan } from "./answer-permintaan.server.ts";
import { askPermintaan } from "./ask-permintaan.server.ts";
import { closePermintaan, closeWithdrawn } from "./close-permintaan.server.ts";
import { readPermintaan } from "./read-permintaan.server.ts";

const { home, as, rows, standing, furnish, pair } = usePair();
const seen = (versi = 1) => ({ id: pair.own, versi });
const wishes = async (id = pair.own) =>
  (
    await rows(sql<{
      told: string;
    }>`select isian || ' ' || isi || ' ' || coalesce(jawaban, '-') || ' ' || coalesce(dijawab_pelaku, '-') as told
      from permintaan_perbaikan where pendaftaran_id = ${id} order by pada, isian`)
  ).map((one) => one.told);
const idOf = async (isian: string) =>
  (
    await rows(
      sql<{ id: string }>`select id from permintaan_perbaikan where pendaftaran_id = ${pair.own} and isian = ${isian} and jawaban is null`,
    )
  )[0]?.id ?? "";
const open = async (id = pair.own) =>
  (
    await rows(
      sql<{ isian: string }>`select isian from perbaikan_pendaftaran where pendaftaran_id = ${id} and selesai is null order by isian`,
    )
  ).map(({ isian }) => isian);
const old = "namaIbu Hasna diperbaiki Rusdin";

test("an answer is that of this family's waiting wish, and what was answered before keeps its own", async () => {
  await as((ctx) => closePermintaan(ctx, pair.own, ["namaIbu"], { jawaban: "ditolak", alasan: "Sesuai akta" }));
  expect(await wishes()).toEqual([old, "alamat Jalan Baru - -", `namaIbu Hasnah ditolak ${nurlaela.name}`]);
  expect((await as((ctx) => readPermintaan(ctx, pair.own))).find(({ isi }) => isi === "Hasnah")).toMatchObject({
    ...{ jawaban: "ditolak", alasan: "Sesuai akta", dijawabPada: now },
  });
  await as((ctx) => closePermintaan(ctx, pair.own, [], { jawaban: "diperbaiki" }));
  expect([await standing(pair.other), await wishes()]).toMatchObject([pair.before as object, { 1: "alamat Jalan Baru - -" }]);
});

test("with a withdrawal every wish that waits is answered, of those who withdrew alone", async () => {
  const second = await furnish("Anak Kedua Mundur");
  await as((ctx) => closeWithdrawn(ctx, []));
  expect(await wishes()).toEqual([old, "alamat Jalan Baru - -", "namaIbu Hasnah - -"]);
  await as((ctx) => closeWithdrawn(ctx, [pair.own, second]));
  const answered = [old, `alamat Jalan Baru ditolak ${nurlaela.name}`, `namaIbu Hasnah ditolak ${nurlaela.name}`];
  expect([await wishes(), await wishes(second), await standing(pair.other)]).toEqual([answered, answered, pair.before]);
});

test("a field that is granted is the only one given back; while others are given back they stay", async () => {
  const permintaan = await idOf("alamat");
  await as((ctx) => grantPermintaan(ctx, seen(), permintaan));
  // What was let go before does not come back with it.
  expect([await open(), await standing(pair.other)]).toEqual([["alamat"], pair.before]);
  const next = await idOf("namaIbu");
  await as((ctx) => grantPermintaan(ctx, seen(2), next));
  expect([await open(), await wishes(), await standing(pair.other)]).toEqual([
    ["alamat", "namaIbu"],
    [old, `alamat Jalan Baru dikembalikan ${nurlaela.name}`, `namaIbu Hasnah dikembalikan ${nurlaela.name}`],
    pair.before,
  ]);
});

test("a wish of another family, or one that was answered, is not answered from this child's page", async () => {
  const [theirs] = await rows(
    sql<{ id: string }>`select id from permintaan_perbaikan where pendaftaran_id = ${pair.other} and jawaban is null limit 1`,
  );
  const [done] = await rows(
    sql<{ id: string }>`select id from permintaan_perbaikan where pendaftaran_id = ${pair.own} and jawaban is not null`,
  );
  for (const id of [theirs?.id ?? "", "bukan"]) {
    await expect(as((ctx) => grantPermintaan(ctx, seen(), id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as((ctx) => declinePermintaan(ctx, seen(), { permintaan: id, alasan: "Sudah benar" }))).rejects.toMatchObject({
      kind: "notFound",
    });
  }
  await expect(as((ctx) => grantPermintaan(ctx, seen(), done?.id ?? ""))).rejects.toMatchObject({ kind: "conflict" });
  expect(await standing(pair.other)).toEqual(pair.before);
});

test("what this family asks is written to it, and changes nothing of its registration or of another's", async () => {
  await rows(sql`update perbaikan_pendaftaran set selesai = ${now} where pendaftaran_id = ${pair.own}`);
  const before = await standing(pair.own);
  const { lines } = await told(home, nurlaela, (ctx) => askPermintaan(ctx, pair.own, { isian: "nisn", isi: "0123456789" }));
  const after = await standing(pair.own);
  expect([after.pendaftaran, after.langkah_pendaftaran, await standing(pair.other)]).toEqual([
    before.pendaftaran,
    before.langkah_pendaftaran,
    pair.before,
  ]);
  expect([await wishes(), lines[0]]).toMatchObject([
    expect.arrayContaining([old, "alamat Jalan Baru - -", "namaIbu Hasnah - -", "nisn 0123456789 - -"]),
    { action: "update", subject: "pendaftaran", subjectId: pair.own, after: { diminta: "nisn" } },
  ]);
  // Three wait: a fourth is talked about. Whoever else asks is not counted with them.
  await expect(as((ctx) => askPermintaan(ctx, pair.own, { isian: "email", isi: "a@contoh.id" }))).rejects.toMatchObject({
    kind: "conflict",
  });
});
