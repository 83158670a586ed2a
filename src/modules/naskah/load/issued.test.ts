/** Whether a letter that another part of the product began is in force: itself, not the one beside it. */
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { revokeBukti } from "#modules/verifikasi/index.server.ts";
import { current, person, useNaskah } from "#tests/support/naskah.ts";
import { cancelNaskah } from "../workflow/signature.server.ts";
import { readIssued } from "./issued.server.ts";

const { as, surat } = useNaskah();
const { tu, kepala } = person;
const sistem = system("uji");
const issued = (id: string) => as(sistem, (ctx) => readIssued(ctx, id));

test("a letter is in force from its signature until its number is voided, or its proof or the key of it is withdrawn", async () => {
  for (const state of ["draft", "diajukan", "diparaf"] as const) {
    const { id } = await surat(state);
    expect(await issued(id)).toEqual({
      ...{ id, status: state, nomor: null, tanggal: null, kertas: null, penandatangan: null, berlaku: false },
    });
  }
  const [stands, voided, withdrawn] = [await surat("ditandatangani"), await surat("ditandatangani"), await surat("ditandatangani")];
  for (const { id } of [stands, voided, withdrawn])
    expect(await issued(id)).toMatchObject({
      id,
      status: "ditandatangani",
      tanggal: "2026-11-23",
      penandatangan: kepala.name,
      berlaku: true,
    });
  await as(tu, (ctx) => cancelNaskah(ctx, voided.id, "Salah tujuan"));
  await as(tu, async (ctx) => {
    const { bukti } = await ctx.db.selectFrom("naskahSurat").select("bukti").where("id", "=", withdrawn.id).executeTakeFirstOrThrow();
    await revokeBukti(ctx, { kode: bukti ?? "", alasan: "Nama keliru" });
  });
  const inForce = async () => [
    (await issued(stands.id))?.berlaku,
    (await issued(voided.id))?.berlaku,
    (await issued(withdrawn.id))?.berlaku,
  ];
  expect(await inForce()).toEqual([true, false, false]);
  await as(sistem, ({ db }) => sql`update kunci_surat set dicabut_pada = ${current}, alasan_cabut = 'Bocor'`.execute(db));
  expect(await inForce()).toEqual([false, false, false]);
});

test("a letter in the bin is none, and neither is nobody's", async () => {
  const { id } = await surat("draft");
  await as(sistem, ({ db }) => db.updateTable("naskahSurat").set({ deletedAt: current }).where("id", "=", id).execute());
  expect([await issued(id), await issued(crypto.randomUUID())]).toEqual([null, null]);
});
