/** The clerk opens a signed letter years later, on any machine: it is what was signed, says so itself, or is not given out at all. */

import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { current, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { loadDetail } from "../load/detail.server.ts";
import { loader } from "../screens/pdf-naskah.ts";
import { signedPdf, stampedPdf } from "./print.server.ts";

const { house, as, surat } = useNaskah();
const { tu, guru, kepala } = person;
const berkas = useBerkas();
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };

const open = (id: string) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(tu));
  context.set(filesContext, berkas.files);
  return loader({ context, request: new Request("http://localhost/pdf"), params: { id } } as never);
};
const bytesOf = async (key: string) => {
  const { stream } = await berkas.files.open("private", key);
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
};
const row = (id: string) => as(sistem, ({ db }) => db.selectFrom("naskahSurat").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

test("a file that was changed behind its back is not given out by its address", async () => {
  const { id } = await surat("ditandatangani");
  const { key } = await signedPdf(house.scope(tu), berkas.files, id);
  expect((await open(id)).status).toBe(200);
  const changed = await bytesOf(key);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  const { key: other } = await berkas.files.put("private", changed, { type: "application/pdf" });
  const { berkasId } = await row(id);
  await as(sistem, ({ db }) => db.updateTable("berkas").set({ kunci: other }).where("id", "=", String(berkasId)).execute());
  await expect(open(id)).rejects.toMatchObject({ kind: "unavailable" });
});

test("it carries with which code it is checked, where, and when it was signed", async () => {
  const { id } = await surat("ditandatangani");
  const { key } = await signedPdf(house.scope(tu), berkas.files, id);
  const { tanda } = await as(tu, (ctx) => loadDetail(ctx, id));
  const { kertas } = await row(id);
  const file = (await bytesOf(key)).toString("latin1");
  const proof = JSON.parse(/stream\n(\{"kode".*?\})\nendstream/.exec(file)?.[1] ?? "{}");
  expect(proof).toEqual({ kode: tanda?.kode, alamat: kertas?.isiQr, ditandatanganiPada: current.toISOString() });
  expect(file).toMatch(/D:20261123010000Z/);
});

test("Daftar Surat is told of the file once, and of none where somebody hung one there", async () => {
  const [one, other] = [await surat("ditandatangani"), await surat("ditandatangani")];
  const lines = async (id: string) => {
    const { suratKeluarId } = await row(id);
    return as(sistem, ({ db }) =>
      db
        .selectFrom("audit")
        .select(["action", "subject", "before", "after"])
        .where("subjectId", "=", String(suratKeluarId))
        .where("action", "=", "update")
        .orderBy("id")
        .execute(),
    );
  };
  for (let time = 0; time < 2; time++) await signedPdf(house.scope(tu), berkas.files, one.id);
  const { berkasId } = await row(one.id);
  expect(await lines(one.id)).toEqual([{ action: "update", subject: "suratKeluar", before: { berkasId: null }, after: { berkasId } }]);
  const { suratKeluarId } = await row(other.id);
  await as(sistem, ({ db }) => db.updateTable("suratKeluar").set({ berkasId }).where("id", "=", suratKeluarId).execute());
  await signedPdf(house.scope(tu), berkas.files, other.id);
  expect(await lines(other.id)).toEqual([]);
});

test("no word is put across a letter that nobody signed, or that is not there", async () => {
  for (const id of [(await surat("diparaf")).id, crypto.randomUUID()])
    await expect(stampedPdf(house.scope(tu), berkas.files, { id, stamp: "DICABUT" })).rejects.toMatchObject({ kind: "notFound" });
});

test("who signs in the head's name stands under it once it waits for nobody else, and for no other reader", async () => {
  await as(sistem, async ({ db }) => {
    const hari = { mulai: "2026-11-20", sampai: "2026-11-30", cara: "an" as const, jabatan: "Kaur", jabatanAtasan: null, dasar: null };
    await db
      .insertInto("pejabatPenandatangan")
      .values({ akunId: String(guru.id), ...hari })
      .execute();
    await db.updateTable("pejabatPenandatangan").set({ disahkanPada: current }).where(everyRow).execute();
  });
  const atasNama: Actor = { ...guru, roles: ["atasNama"] };
  const signer = async (who: Actor, id: string) => {
    const { kertas } = await as(who, (ctx) => loadDetail(ctx, id));
    const block = kertas.blocks.find(({ kind }) => kind === "signature");
    return block?.kind === "signature" ? block.name : undefined;
  };
  const [diajukan, diparaf] = [await surat("diajukan"), await surat("diparaf")];
  expect([await signer(atasNama, diajukan.id), await signer(atasNama, diparaf.id)]).toEqual([kepala.name, guru.name]);
  expect(await signer(tu, diparaf.id)).toBe(kepala.name);
});
