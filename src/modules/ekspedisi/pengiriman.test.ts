/**
 * The clerk, some ten letters a day at the desk, half of them carried by hand: the book says who took them. What goes wrong is a letter
 * sent twice, a secret one sent by e-mail, one that was withdrawn a moment ago, and a receipt that nobody finds again.
 */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { addAttachment } from "#kit/attachments/attach.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { type Mail, openMail } from "#kit/mail/mail.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { revokeBukti } from "#modules/verifikasi/publish-bukti.server.ts";
import { current, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { ekspedisi } from "./ekspedisi.ts";
import { loadPengiriman } from "./load-pengiriman.server.ts";
import { receivePengiriman } from "./receive-pengiriman.server.ts";
import { emailSurat } from "./send-surat.server.ts";

const { house, as, surat } = useNaskah();
const berkas = useBerkas();
const { tu, kepala, guru, admin } = person;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mail: Mail;

beforeAll(async () => {
  smtp = await startSmtp();
  mail = openMail(smtp.url, () => house.scope());
});
afterAll(async () => {
  mail.close();
  await smtp.stop();
});

let nth = 0;
const letter = (besides: Readonly<Record<string, unknown>> = {}) => {
  nth += 1;
  const isi = { nomorSurat: `B-${nth}/2026`, perihal: "Undangan rapat", tanggal: "2026-11-20", status: "terkirim" };
  return as(tu, (ctx) => create(ctx, suratKeluar, { ...isi, ...besides }, "json"));
};
const scanned = async () => {
  const bytes = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
  return letter({
    berkasId: (await addAttachment(house.scope(tu), berkas.files, { bytes, name: "surat.pdf", accept: ["application/pdf"] })).id,
  });
};
const signed = async () => {
  const { id } = await surat("ditandatangani");
  return as(tu, ({ db }) => db.selectFrom("naskahSurat").select(["suratKeluarId", "bukti"]).where("id", "=", id).executeTakeFirstOrThrow());
};
const form = (sent: Readonly<Record<string, string>>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries({ kunci: randomBytes(16).toString("hex"), ...sent })) made.set(name, value);
  return made;
};
const sending = (suratId: string, sent: Readonly<Record<string, string>>, { who = tu, hasMail = true } = {}) =>
  receivePengiriman(house.scope(who), suratId, { form: form(sent), hasMail });
const shown = (suratId: string, who = tu) => as(who, (ctx) => loadPengiriman(ctx, suratId, true));
const byMail = { aksi: "surel", penerima: "Kanwil Kemenag", alamat: "kanwil@contoh.id" };
const tool = (id: string) => ({ id, files: berkas.files, mail, host: "contoh.sch.id" });
const work = () => house.scope(system("kirim-surat"));
const jobs = async () => (await as(tu, ({ db }) => db.selectFrom("tugas").select("id").where("job", "=", "kirim-surat").execute())).length;

test("a sending is noted on the letter's page once, though the form was sent twice, and stands in the book", async () => {
  const { id, nomorSurat } = await letter();
  const twice = form({ aksi: "catat", penerima: "Kanwil Kemenag", tanggalKirim: "2026-11-23", cara: "diantar", pembawa: "Rahmat" });
  for (const _ of [1, 2]) await receivePengiriman(house.scope(tu), id, { form: twice, hasMail: false });
  const { pengiriman } = await shown(id);
  expect(pengiriman).toMatchObject([{ penerima: "Kanwil Kemenag", cara: "diantar", pembawa: "Rahmat", status: "dikirim" }]);
  const row = await as(tu, (ctx) => find(ctx, ekspedisi, pengiriman[0]?.id ?? ""));
  expect(row).toMatchObject({ nomorSurat, perihal: "Undangan rapat" });
  await expect(sending(id, { aksi: "catat", penerima: " ", tanggalKirim: "2026-11-23", cara: "diantar" })).rejects.toMatchObject({
    fields: { penerima: expect.any(String) },
  });
  await expect(sending(id, { aksi: "catat", penerima: "Kanwil", tanggalKirim: "2026-11-23", cara: "surel" })).rejects.toMatchObject({
    fields: { cara: expect.any(String) },
  });
});

test("the number alone says which letter it was, also in the book itself; a number that nobody knows is kept", async () => {
  const { id, nomorSurat } = await letter();
  const base = { tanggalKirim: "2026-11-22", penerima: "Komite", cara: "pos", status: "dikirim" };
  const row = await as(tu, (ctx) => create(ctx, ekspedisi, { ...base, nomorSurat: "tidak ada/2026" }, "json"));
  expect((await shown(id)).pengiriman).toEqual([]);
  await as(tu, (ctx) =>
    update(ctx, ekspedisi, { id: row.id, versi: row.versi, sent: { ...base, nomorSurat, status: "dikirim" }, source: "json" }),
  );
  expect((await shown(id)).pengiriman).toMatchObject([{ penerima: "Komite" }]);
});

test("it is received on a day, not before it was sent, and by e-mail only with an address", async () => {
  const base = { nomorSurat: "x", tanggalKirim: "2026-11-22", penerima: "Komite", cara: "pos", status: "dikirim" };
  const refused = (sent: Readonly<Record<string, unknown>>) =>
    expect(as(tu, (ctx) => create(ctx, ekspedisi, { ...base, ...sent }, "json"))).rejects;
  await refused({ status: "diterima" }).toMatchObject({ fields: { tanggalDiterima: expect.stringContaining("memerlukan tanggal") } });
  await refused({ tanggalDiterima: "2026-11-22" }).toMatchObject({ fields: { tanggalDiterima: expect.any(String) } });
  await refused({ status: "diterima", tanggalDiterima: "2026-11-21" }).toMatchObject({
    fields: { tanggalDiterima: expect.stringContaining("sebelum tanggal kirim") },
  });
  await refused({ cara: "surel" }).toMatchObject({ fields: { alamat: expect.any(String) } });
});

test("the head reads it and records nothing, a teacher sees none of it", async () => {
  const { id } = await letter();
  expect((await shown(id, kepala)).boleh).toEqual({ catat: false, ubah: false });
  await expect(sending(id, byMail, { who: kepala })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(shown(id, guru)).rejects.toMatchObject({ kind: "notFound" });
});

test("a scanned letter goes by e-mail once, with its paper", async () => {
  const { id, nomorSurat } = await scanned();
  const before = await jobs();
  await sending(id, byMail);
  expect(await jobs()).toBe(before + 1);
  const [row] = (await shown(id)).pengiriman;
  expect(row).toMatchObject({ cara: "surel", surelPada: null, surel: "menunggu", tanggalKirim: "2026-11-23" });
  expect(await emailSurat(work(), tool(row?.id ?? ""))).toEqual({ terkirim: true });
  expect(await emailSurat(work(), tool(row?.id ?? ""))).toEqual({ terkirim: false });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({ to: ["kanwil@contoh.id"], raw: expect.stringContaining("surat.pdf") });
  expect(smtp.received[0]?.raw).toContain(nomorSurat);
  expect((await shown(id)).pengiriman[0]?.surelPada).toEqual(current);
});

test("an e-mail that somebody sent by hand and wrote down is neither sent again nor waited for", async () => {
  const { id, nomorSurat } = await scanned();
  const byHand = {
    nomorSurat,
    penerima: "Komite",
    alamat: "komite@contoh.id",
    tanggalKirim: "2026-11-20",
    cara: "surel",
    status: "dikirim",
  };
  const row = await as(tu, (ctx) => create(ctx, ekspedisi, byHand, "json"));
  await as(tu, ({ db }) =>
    db
      .updateTable("ekspedisi")
      .set({ createdAt: new Date("2026-11-20T00:00:00Z") })
      .where("id", "=", row.id)
      .execute(),
  );
  const before = smtp.received.length;
  expect(await emailSurat(work(), tool(row.id))).toEqual({ terkirim: false });
  expect(smtp.received.length).toBe(before);
  expect((await shown(id)).pengiriman).toMatchObject([{ surel: null }]);
});

test("a letter that was signed here goes with its sealed paper, and no longer once its proof is withdrawn", async () => {
  const { suratKeluarId, bukti } = await signed();
  const id = suratKeluarId ?? "";
  await sending(id, { ...byMail, alamat: "komite@contoh.id" });
  await sending(id, { ...byMail, alamat: "dinas@contoh.id" });
  const [late, first] = (await shown(id)).pengiriman;
  expect(await emailSurat(work(), tool(first?.id ?? ""))).toEqual({ terkirim: true });
  expect(smtp.received.at(-1)?.raw).toContain("application/pdf");
  await as(admin, (ctx: Ctx) => revokeBukti(ctx, { kode: bukti ?? "", alasan: "Keliru tanggal" }));
  expect(await emailSurat(work(), tool(late?.id ?? ""))).toEqual({ terkirim: false });
  expect((await shown(id)).tanpaSurel).toBe("Surat ini tidak berlaku lagi.");
});

test("what is secret, has no paper or no mail server to go by is not sent, and says why", async () => {
  const [secret, bare, ready] = [await letter({ keamanan: "R" }), await letter(), await scanned()];
  await expect(sending(secret.id, byMail)).rejects.toThrow("Surat rahasia tidak dikirim lewat e-mail.");
  await expect(sending(bare.id, byMail)).rejects.toThrow("belum ada pindaiannya");
  await expect(sending(ready.id, byMail, { hasMail: false })).rejects.toThrow("Server e-mail belum diatur");
  await expect(sending(ready.id, { ...byMail, alamat: "bukan alamat" })).rejects.toMatchObject({ fields: { alamat: expect.any(String) } });
  expect((await shown(ready.id)).pengiriman).toEqual([]);
});

test("an address that has had its letters of the hour is tried again later; after a day somebody is told to look", async () => {
  const { id } = await scanned();
  for (const _ of Array.from({ length: 30 }))
    await mail.send({ name: "x", address: "x@contoh.id" }, { to: "penuh@contoh.id", subject: "x", text: "x", kind: "kabar" });
  await sending(id, { ...byMail, alamat: "penuh@contoh.id" });
  const [row] = (await shown(id)).pengiriman;
  await expect(emailSurat(work(), tool(row?.id ?? ""))).rejects.toThrow("had its letters");
  await as(tu, ({ db }) =>
    db
      .updateTable("ekspedisi")
      .set({ createdAt: new Date("2026-11-21T00:00:00Z") })
      .where("id", "=", row?.id ?? "")
      .execute(),
  );
  expect((await shown(id)).pengiriman[0]).toMatchObject({ surelPada: null, surel: "tertahan" });
});
