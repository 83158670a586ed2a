/** A draft on its way into the bin and out of it, and what is kept of one: whole, with its day, its version and its line in the trail. */
import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { create } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { told } from "#tests/support/logged-lines.ts";
import { current, fields, person, useNaskah } from "#tests/support/naskah.ts";
import { deleteNaskah, restoreNaskah, saveNaskah, writeNaskah } from "./save.server.ts";

const { house, as, surat, template } = useNaskah();
const { tu, admin } = person;
const sistem = system("uji");
const row = (id: string) => as(sistem, ({ db }) => db.selectFrom("naskahSurat").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
/** As though it had last been touched long ago. */
const age = (id: string) =>
  as(sistem, ({ db }) =>
    db
      .updateTable("naskahSurat")
      .set({ updatedAt: new Date("2026-01-05T00:00:00Z") })
      .where("id", "=", id)
      .execute(),
  );

describe("a draft in the bin", () => {
  test("says who threw it away and when, and the trail keeps its words", async () => {
    const draft = await surat("draft");
    const { lines } = await told(house, admin, (ctx) => deleteNaskah(ctx, draft));
    expect(await row(draft.id)).toMatchObject({ deletedAt: current, deletedBy: admin.id, versi: draft.versi + 1 });
    expect(lines).toMatchObject([{ action: "delete", before: { perihal: "Undangan rapat", tujuan: "Komite Madrasah", isi: "Hadirlah." } }]);
  });

  test("comes back as thrown away by nobody, as the latest one, and who saw it before sees that it is another", async () => {
    const draft = await surat("draft");
    await as(admin, (ctx) => deleteNaskah(ctx, draft));
    await age(draft.id);
    const { lines } = await told(house, tu, (ctx) => restoreNaskah(ctx, draft.id));
    expect(await row(draft.id)).toMatchObject({ deletedAt: null, deletedBy: null, versi: draft.versi + 2, updatedAt: current });
    expect(lines).toMatchObject([{ action: "restore", subject: "naskahSurat", subjectId: draft.id, after: { perihal: "Undangan rapat" } }]);
    for (const versi of [draft.versi, draft.versi + 1])
      await expect(as(tu, (ctx) => saveNaskah(ctx, { id: draft.id, versi }, fields(null)))).rejects.toMatchObject({ kind: "stale" });
  });
});

describe("a draft that is kept", () => {
  test("is the latest one", async () => {
    const draft = await surat("draft");
    await age(draft.id);
    await as(tu, (ctx) => saveNaskah(ctx, draft, fields(null)));
    expect(await row(draft.id)).toMatchObject({ updatedAt: current, versi: draft.versi + 1 });
  });

  test("keeps a day as one, however it was typed, and what is none as it was typed", async () => {
    const draft = await surat("draft");
    const isi = "{{isian.Tanggal batas}} {{isian.Tanggal lama}} {{isian.Acara}}";
    const typed = { "isian.Tanggal batas": "28/11/2026", "isian.Tanggal lama": "akhir bulan", "isian.Acara": "28/11/2026" };
    const { isian } = await as(tu, (ctx) => saveNaskah(ctx, draft, fields(null, { isi, ...typed })));
    expect(isian).toEqual({ "Tanggal batas": "2026-11-28", "Tanggal lama": "akhir bulan", Acara: "28/11/2026" });
  });
});

test("a letter that is begun has nothing of what comes later, and remembers what it answers", async () => {
  const later = [
    "pemarafId",
    "diparafPada",
    "penandatanganId",
    "ditandatanganiPada",
    "nomor",
    "tanggal",
    "suratKeluarId",
    "kertas",
  ] as const;
  const begun = await row((await as(tu, (ctx) => writeNaskah(ctx, template.id))).id);
  for (const one of [...later, "bukti", "berkasId", "sidik", "alasanKembali", "diajukanPada", "lampiran", "tembusan", "tujuan"] as const)
    expect(begun[one], one).toBeNull();
  expect(begun).toMatchObject({
    status: "draft",
    versi: 1,
    pegawaiIds: [],
    siswaIds: [],
    isian: {},
    balasanUntukId: null,
    createdAt: current,
  });
  const came = { nomorSurat: "5/2026", asalSurat: "Kanwil", perihal: "Pendataan", tanggalTerima: "2026-11-18" };
  const { id } = await as(sistem, (ctx) => create(ctx, suratMasuk, came, "json"));
  const answer = await as(tu, (ctx) => writeNaskah(ctx, template.id, id));
  expect(await row(answer.id)).toMatchObject({ balasanUntukId: id, tujuan: "Kanwil" });
});
