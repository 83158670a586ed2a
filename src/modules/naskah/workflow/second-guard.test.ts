import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { told } from "#tests/support/logged-lines.ts";
import { current, fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { listNaskah, readFilters } from "../load/list.server.ts";
import { deleteNaskah, saveNaskah } from "./save.server.ts";
import { signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./step.server.ts";

/** Guards that stand behind another one: whoever reads letters, or signs somebody's for them, may not do the rest. */
const { house, as, surat } = useNaskah();
const { tu, kepala, admin } = person;
const reader: Actor = { ...kepala, roles: ["atasNama"] };
/** The head's own account, of a session without the head's role. */
const unledHead: Actor = { ...kepala, roles: ["tataUsaha"] };

const notices = (who: Actor) =>
  as(who, ({ db }) =>
    db.selectFrom("pemberitahuan").select(["title", "body", "link", "kind"]).where("akunId", "=", String(who.id)).execute(),
  );
const row = (id: string) => as(tu, ({ db }) => db.selectFrom("naskahSurat").selectAll().where("id", "=", id).executeTakeFirstOrThrow());

describe("who reads letters and no more", () => {
  test.each<["draft" | "diajukan" | "diparaf", string, Actor, (ctx: Ctx, satu: { id: string; versi: number }) => Promise<unknown>]>([
    ["draft", "changes none", reader, (ctx, satu) => saveNaskah(ctx, satu, fields(null))],
    ["draft", "proposes none", reader, proposeNaskah],
    ["draft", "throws none away", reader, deleteNaskah],
    ["diajukan", "initials none", reader, parafNaskah],
    ["diparaf", "signs none without the role, whatever the account is", unledHead, (ctx, satu) => signNaskah(ctx, satu, origin)],
  ])("of a letter that is %s, %s", async (sampai, _, siapa, langkah) => {
    const satu = await surat(sampai);
    await expect(as(siapa, (ctx) => langkah(ctx, satu))).rejects.toMatchObject({ kind: "forbidden" });
    expect((await row(satu.id)).versi).toBe(satu.versi);
  });
});

test("who signs is told what the kind of paper needs and the letter lacks", async () => {
  const { id, versi } = await surat("diparaf");
  await as(tu, ({ db }) => db.updateTable("naskahSurat").set({ tujuan: null }).where("id", "=", id).execute());
  await expect(as(kepala, (ctx) => signNaskah(ctx, { id, versi }, origin))).rejects.toMatchObject({
    fields: { tujuan: expect.stringContaining("kepada siapa") },
  });
});

describe("whoever is next", () => {
  test("is told of the letter, and its writer of what became of it", async () => {
    const satu = await surat("diajukan");
    const link = `/administration/naskah/${satu.id}`;
    const milik = async (siapa: Actor) => (await notices(siapa)).filter((kabar) => kabar.link === link);
    const menunggu = { kind: "naskah-surat", title: "Surat menunggu paraf: Undangan rapat", body: null };
    expect(await milik(admin)).toEqual([expect.objectContaining(menunggu)]);
    expect(await milik(kepala)).toEqual([]);
    await as(admin, (ctx) => returnNaskah(ctx, satu, "  Perbaiki harinya "));
    expect(await milik(tu)).toContainEqual(
      expect.objectContaining({ title: "Surat dikembalikan: Undangan rapat", body: "Perbaiki harinya" }),
    );
  });

  test("finds nothing left of the steps that were taken back", async () => {
    const satu = await surat("diparaf");
    expect(await row(satu.id)).toMatchObject({ pemarafId: admin.id, diparafPada: current, diajukanPada: current });
    await as(kepala, (ctx) => returnNaskah(ctx, satu, "Perbaiki harinya"));
    expect(await row(satu.id)).toMatchObject({
      ...{ status: "draft", pemarafId: null, diparafPada: null, diajukanPada: null, alasanKembali: "Perbaiki harinya" },
      versi: satu.versi + 1,
    });
    await as(tu, (ctx) => proposeNaskah(ctx, { id: satu.id, versi: satu.versi + 1 }));
    expect(await row(satu.id)).toMatchObject({ status: "diajukan", alasanKembali: null });
  });

  test("initials it though they sent it back before: that changed none of its words", async () => {
    const satu = await surat("diajukan");
    await as(admin, (ctx) => returnNaskah(ctx, satu, "Perbaiki harinya"));
    await as(tu, (ctx) => proposeNaskah(ctx, { id: satu.id, versi: satu.versi + 1 }));
    const menunggu = (siapa: Actor) => as(siapa, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams("tampil=menunggu"))));
    expect((await menunggu(admin)).rows.map(({ id }) => id)).toContain(satu.id);
    await as(admin, (ctx) => parafNaskah(ctx, { id: satu.id, versi: satu.versi + 2 }));
    expect(await row(satu.id)).toMatchObject({ status: "diparaf", pemarafId: admin.id });
  });

  test("leaves in the trail who initialled, and no copy of the chain or of the initials before", async () => {
    const satu = await surat("draft");
    const sent = await told(house, tu, (ctx) => proposeNaskah(ctx, satu));
    const given = await told(house, admin, (ctx) => parafNaskah(ctx, { id: satu.id, versi: satu.versi + 1 }));
    const lines = [...sent.lines, ...given.lines].filter(({ subject }) => subject === "naskahSurat");
    expect(lines.map(({ action }) => action)).toEqual(["submit", "initial"]);
    for (const { after } of lines) for (const none of ["rantai", "paraf"]) expect(after).not.toHaveProperty(none);
    expect(lines[1]?.after).toMatchObject({ pemarafId: admin.id, parafBerikut: null });
  });

  test("initials that letter alone", async () => {
    const [satu, lain] = [await surat("diajukan"), await surat("diajukan")];
    await as(admin, (ctx) => parafNaskah(ctx, satu));
    expect([(await row(satu.id)).status, (await row(lain.id)).status]).toEqual(["diparaf", "diajukan"]);
  });
});

describe("the signed letter", () => {
  const dengan = async (bidang: Record<string, string>) => {
    const draf = await surat("draft");
    const { klasifikasiId } = await row(draf.id);
    const { versi } = await as(tu, (ctx) => saveNaskah(ctx, draf, fields(klasifikasiId, bidang)));
    await as(tu, (ctx) => proposeNaskah(ctx, { id: draf.id, versi }));
    await as(admin, (ctx) => parafNaskah(ctx, { id: draf.id, versi: versi + 1 }));
    return told(house, kepala, (ctx) => signNaskah(ctx, { id: draf.id, versi: versi + 2 }, origin)).then((hasil) => ({ ...hasil, draf }));
  };

  test("stands in Daftar Surat with its subject, enclosure and addressee on one line", async () => {
    const baris = `${"a".repeat(120)}\n${"b".repeat(120)}`;
    const { draf } = await dengan({ perihal: "Undangan {{isian.Acara}}", "isian.Acara": "rapat", lampiran: "2 lembar", tujuan: baris });
    const { suratKeluarId, klasifikasiId } = await row(draf.id);
    const keluar = await as(tu, ({ db }) =>
      db.selectFrom("suratKeluar").selectAll().where("id", "=", suratKeluarId).executeTakeFirstOrThrow(),
    );
    expect(keluar).toMatchObject({
      ...{ perihal: "Undangan rapat", lampiran: "2 lembar", klasifikasiId, status: "terkirim", tanggal: "2026-11-23" },
      tujuan: `${"a".repeat(120)} ${"b".repeat(79)}`,
    });
    const tanpa = await row((await dengan({})).draf.id);
    const lain = await as(tu, ({ db }) =>
      db.selectFrom("suratKeluar").select(["tujuan", "lampiran"]).where("id", "=", tanpa.suratKeluarId).executeTakeFirstOrThrow(),
    );
    expect(lain).toEqual({ tujuan: "Komite Madrasah", lampiran: null });
  });

  test("is drawn a minute later if nobody opens it, and the trail holds no copy of its paper", async () => {
    const { draf, lines } = await dengan({});
    const { rows } = await connected(house.database.place, (owner) =>
      owner.query("select run_at, payload from graphile_worker._private_jobs where key = $1", [`cetak-naskah:${draf.id}`]),
    );
    expect(rows).toEqual([{ run_at: new Date("2026-11-23T01:01:00Z"), payload: expect.objectContaining({ payload: { id: draf.id } }) }]);
    const sign = lines.find(({ action }) => action === "sign");
    expect(sign?.after).toMatchObject({ status: "ditandatangani", penandatanganId: kepala.id });
    expect(sign?.after).not.toHaveProperty("kertas");
  });
});
