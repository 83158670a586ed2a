/** The courier book's own list, used against the house: by who may not, with ids of others, and by two who note one receipt. */
import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { addAttachment } from "#kit/attachments/attach.server.ts";
import { create, find, list, remove, update } from "#kit/register/store.server.ts";
import { actor } from "#tests/support/database.ts";
import { person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { ekspedisi } from "./ekspedisi.ts";

const { house, as } = useNaskah();
const berkas = useBerkas();
const { tu, kepala, guru, admin } = person;
const sent = { tanggalKirim: "2026-11-20", nomorSurat: "B-1/2026", penerima: "Kanwil Kemenag", cara: "diantar", status: "dikirim" };
const write = (isi: object = {}, who: Actor = tu) => as(who, (ctx) => create(ctx, ekspedisi, { ...sent, ...isi }, "json"));
const change = (row: { id: string; versi: number }, isi: object, who: Actor = tu) =>
  as(who, async (ctx) => {
    const now = await find(ctx, ekspedisi, row.id);
    const values = Object.fromEntries(Object.keys(ekspedisi.fields).map((name) => [name, now[name]]));
    return update(ctx, ekspedisi, { id: row.id, versi: row.versi, sent: { ...values, ...isi }, source: "json" });
  });
const asked = { search: "", filters: {}, sort: "", direction: "asc", page: 1, size: 50, bin: false } as never;
const receipt = (who: Actor) =>
  addAttachment(house.scope(who), berkas.files, {
    bytes: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
    name: "tanda-terima.pdf",
    accept: ["application/pdf"],
  });

test("who keeps it not writes nothing in it; the head reads no address, a teacher no line", async () => {
  const row = await write({ cara: "surel", alamat: "orang.tua@contoh.id" });
  for (const who of [kepala, guru, actor("humas"), actor("panitiaPpdb")]) {
    await expect(write({}, who)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(change(row, { penerima: "Lain" }, who)).rejects.toMatchObject({ kind: expect.stringMatching(/forbidden|notFound/) });
    await expect(as(who, (ctx) => remove(ctx, ekspedisi, row))).rejects.toMatchObject({
      kind: expect.stringMatching(/forbidden|notFound/),
    });
  }
  const { rows } = await as(kepala, (ctx) => list(ctx, ekspedisi, asked));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("orang.tua");
  await expect(as(guru, (ctx) => list(ctx, ekspedisi, asked))).rejects.toMatchObject({ kind: "notFound" });
});

test("a receipt is noted by one: whoever saw it before is told, and nothing of it is overwritten", async () => {
  const row = await write();
  await change(row, { status: "diterima", tanggalDiterima: "2026-11-21", diterimaOleh: "Rina" });
  const second = change(row, { status: "diterima", tanggalDiterima: "2026-11-22", diterimaOleh: "Orang Lain" }, admin);
  await expect(second).rejects.toMatchObject({ kind: "stale" });
  expect(await as(tu, (ctx) => find(ctx, ekspedisi, row.id))).toMatchObject({ diterimaOleh: "Rina", tanggalDiterima: "2026-11-21" });
});

test("what the portal alone writes is taken from nobody: which letter it is, and that it went by e-mail", async () => {
  for (const isi of [{ suratId: crypto.randomUUID() }, { surelDiminta: true }, { surelPada: "2026-11-20T00:00:00Z" }, { kata: "x" }])
    await expect(write(isi)).rejects.toMatchObject({ kind: "invalid" });
});

test("a file of somebody else's, or of another sending, is no receipt", async () => {
  const foreign = await receipt(guru);
  await expect(write({ buktiId: foreign.id })).rejects.toMatchObject({ fields: { buktiId: expect.any(String) } });
  const own = await receipt(tu);
  const row = await write({ buktiId: own.id });
  await expect(write({ buktiId: own.id, penerima: "Kedua" }, admin)).rejects.toMatchObject({ fields: { buktiId: expect.any(String) } });
  expect((await as(tu, (ctx) => find(ctx, ekspedisi, row.id))).buktiId).toBe(own.id);
});
