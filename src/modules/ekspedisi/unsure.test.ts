/**
 * The clerk, and a mail server or a machine that fails in the middle of a letter. What goes wrong: sent twice in silence, never sent in silence,
 * the paper of another letter, an address that does not exist and is tried for days.
 */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { addAttachment } from "#kit/attachments/attach.server.ts";
import { type Mail, openMail } from "#kit/mail/mail.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { startFaultySmtp } from "#tests/support/faulty-smtp.ts";
import { current, person, useBerkas, useNaskah } from "#tests/support/naskah.ts";
import { ekspedisi } from "./ekspedisi.ts";
import { loadPengiriman } from "./load-pengiriman.server.ts";
import { receivePengiriman } from "./receive-pengiriman.server.ts";
import { emailSurat } from "./send-surat.server.ts";

const { house, as } = useNaskah();
const berkas = useBerkas();
const { tu, kepala } = person;
let smtp: Awaited<ReturnType<typeof startFaultySmtp>>;
let mail: Mail;

beforeAll(async () => {
  smtp = await startFaultySmtp();
  mail = openMail(smtp.url, () => house.scope());
});
afterAll(async () => {
  mail.close();
  await smtp.stop();
});
beforeEach(() => {
  smtp.fault = {};
});

let nth = 0;
const scanned = async (besides: Readonly<Record<string, unknown>> = {}, name = "surat.pdf") => {
  nth += 1;
  const bytes = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
  const { id: berkasId } = await addAttachment(house.scope(tu), berkas.files, { bytes, name, accept: ["application/pdf"] });
  const isi = { nomorSurat: `C-${nth}/2026`, perihal: "Undangan rapat", tanggal: "2026-11-20", status: "terkirim", berkasId };
  return as(tu, (ctx) => create(ctx, suratKeluar, { ...isi, ...besides }, "json"));
};
const press = (suratId: string, sent: Readonly<Record<string, string>>, who = tu) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kunci: randomBytes(16).toString("hex"), ...sent })) form.set(name, value);
  return receivePengiriman(house.scope(who), suratId, { form, hasMail: true });
};
const rows = async (suratId: string) => (await as(tu, (ctx) => loadPengiriman(ctx, suratId, true))).pengiriman;
const asked = async (suratId: string, alamat = `kanwil${nth}@contoh.id`) => {
  await press(suratId, { aksi: "surel", penerima: "Kanwil Kemenag", alamat });
  return (await rows(suratId))[0]?.id ?? "";
};
const run = (id: string) => emailSurat(house.scope(system("kirim-surat")), { id, files: berkas.files, mail, host: "contoh.sch.id" });
const lately = (id: string, minutes: number) =>
  as(tu, ({ db }) =>
    db
      .updateTable("ekspedisi")
      .set({ surelMulai: new Date(current.getTime() - minutes * 60_000) })
      .where("id", "=", id)
      .execute(),
  );
const notices = async () =>
  (await as(tu, ({ db }) => db.selectFrom("pemberitahuan").select("title").where("kind", "=", "surat-belum-pasti").execute())).length;
const refusals = async () =>
  (await as(tu, ({ db }) => db.selectFrom("pemberitahuan").select("title").where("title", "like", "Surat ditolak%").execute())).length;

test("killed between the mail server's yes and its note, a letter is not sent again in silence, and the page says so", async () => {
  const { id: surat } = await scanned();
  const id = await asked(surat);
  await lately(id, 0);
  expect((await rows(surat))[0]?.surel).toBe("sedang dikirim");
  const before = smtp.letters.length;
  expect(await run(id)).toEqual({ terkirim: false });
  expect(smtp.letters).toHaveLength(before);
  expect(await notices()).toBeGreaterThan(0);
  await lately(id, 10);
  expect((await rows(surat))[0]?.surel).toBe("mungkin terkirim");
});

test("a mail server that hangs up on a whole letter may have taken it: nobody tries by itself, and once more goes under the same id", async () => {
  const { id: surat } = await scanned();
  const id = await asked(surat);
  smtp.fault = { letter: "hangs up" };
  expect(await run(id)).toEqual({ terkirim: false });
  const [first] = smtp.letters.splice(0);
  expect(await run(id)).toEqual({ terkirim: false });
  expect(smtp.letters).toEqual([]);
  await lately(id, 10);
  smtp.fault = {};
  const both = await Promise.allSettled([press(surat, { aksi: "ulang", id }), press(surat, { aksi: "ulang", id })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await run(id)).toEqual({ terkirim: true });
  const idOf = (letter = "") => /^Message-ID: (<.*>)/im.exec(letter)?.[1];
  expect(smtp.letters).toHaveLength(1);
  expect(idOf(smtp.letters[0])).toBe(idOf(first));
  expect(idOf(first)).toContain(id);
  expect((await rows(surat))[0]).toMatchObject({ surel: "terkirim", surelPada: current });
  await expect(press(surat, { aksi: "ulang", id })).rejects.toMatchObject({ kind: "conflict" });
});

test("an address that does not exist is told at once and not tried again; one that is full is tried later", async () => {
  const { id: surat } = await scanned();
  const id = await asked(surat);
  smtp.fault = { recipient: "550 5.1.1 no such user" };
  expect(await run(id)).toEqual({ terkirim: false });
  // The book does not say of it that it left, and whoever sends letters hears of it.
  expect((await rows(surat))[0]).toMatchObject({ surel: "ditolak", status: "kembali" });
  expect(await refusals()).toBeGreaterThan(0);
  expect(await run(id)).toEqual({ terkirim: false });
  smtp.fault = {};
  await press(surat, { aksi: "ulang", id });
  expect((await rows(surat))[0]).toMatchObject({ surel: "menunggu", status: "dikirim" });
  expect(await run(id)).toEqual({ terkirim: true });
  const later = await asked((await scanned()).id);
  for (const recipient of ["452 4.2.2 mailbox full", "421 4.3.2 going down"]) {
    smtp.fault = { recipient };
    await expect(run(later)).rejects.toThrow();
  }
  smtp.fault = { letter: "451 4.3.0 later" };
  await expect(run(later)).rejects.toThrow();
  smtp.fault = {};
  expect(await run(later)).toEqual({ terkirim: true });
});

test("a mail server that is away leaves the letter waiting", async () => {
  const { id: surat } = await scanned();
  const id = await asked(surat);
  const away = openMail("smtp://127.0.0.1:1", () => house.scope());
  const tool = { id, files: berkas.files, mail: away, host: "contoh.sch.id" };
  await expect(emailSurat(house.scope(system("kirim-surat")), tool)).rejects.toThrow();
  away.close();
  expect((await rows(surat))[0]).toMatchObject({ surel: "menunggu", surelGagal: current });
  expect(await run(id)).toEqual({ terkirim: true });
  expect((await rows(surat))[0]).toMatchObject({ surel: "terkirim", surelGagal: null });
});

test("while a mail server says later for hours, the page says since when the tries fail; once more begins anew", async () => {
  const { id: surat } = await scanned();
  const id = await asked(surat);
  expect((await rows(surat))[0]).toMatchObject({ surel: "menunggu", surelGagal: null });
  smtp.fault = { recipient: "451 4.7.1 greylisted" };
  await expect(run(id)).rejects.toThrow();
  const first = new Date(current.getTime() - 3 * 3600_000);
  await as(tu, ({ db }) => db.updateTable("ekspedisi").set({ surelGagal: first }).where("id", "=", id).execute());
  await expect(run(id)).rejects.toThrow();
  expect((await rows(surat))[0]).toMatchObject({ surel: "menunggu", surelGagal: first });
  smtp.fault = { recipient: "550 5.1.1 no such user" };
  await run(id);
  expect((await rows(surat))[0]).toMatchObject({ surel: "ditolak", surelGagal: null });
  await press(surat, { aksi: "ulang", id });
  expect((await rows(surat))[0]).toMatchObject({ surel: "menunggu", surelGagal: null });
});

test("of two letters with one number each goes with its own paper, and stands on its own page", async () => {
  const number = { nomorSurat: "D-1/2026" };
  const first = await scanned({ ...number, tanggal: "2026-11-18" }, "pertama.pdf");
  const second = await scanned({ ...number, tanggal: "2026-11-19" }, "kedua.pdf");
  const id = await asked(first.id);
  await press(first.id, { aksi: "catat", penerima: "Komite", tanggalKirim: "2026-11-20", cara: "pos" });
  expect(await rows(first.id)).toHaveLength(2);
  expect(await rows(second.id)).toEqual([]);
  expect(await run(id)).toEqual({ terkirim: true });
  expect(smtp.letters.at(-1)).toContain("pertama.pdf");
});

test("what was given to the mail server stays as it was written; what is noted of its arrival may change", async () => {
  const { id: surat, nomorSurat } = await scanned();
  const other = await scanned();
  const id = await asked(surat);
  const { tanggalKirim, perihal, penerima, cara, alamat } = await as(tu, (ctx) => find(ctx, ekspedisi, id));
  const sent = { nomorSurat, tanggalKirim, perihal, penerima, cara, alamat, status: "dikirim" };
  const change = (changed: object) =>
    as(tu, async (ctx) => {
      const { versi } = await find(ctx, ekspedisi, id);
      return update(ctx, ekspedisi, { id, versi, sent: { ...sent, ...changed }, source: "json" });
    });
  for (const changed of [{ nomorSurat: other.nomorSurat }, { cara: "diantar" }, { alamat: "lain@contoh.id" }])
    await expect(change(changed)).rejects.toMatchObject({ fields: { cara: expect.stringContaining("Catat pengiriman baru") } });
  await change({ status: "kembali", keterangan: "Salah alamat" });
  const before = smtp.letters.length;
  expect(await run(id)).toEqual({ terkirim: false });
  expect(smtp.letters).toHaveLength(before);
});

test("sending once more is for who may send, for a letter's own row, and for one that did not surely go", async () => {
  const { id: surat } = await scanned();
  const other = await scanned();
  const id = await asked(surat);
  await expect(press(surat, { aksi: "ulang", id })).rejects.toMatchObject({ kind: "conflict" });
  await lately(id, 1);
  await expect(press(surat, { aksi: "ulang", id })).rejects.toMatchObject({ kind: "conflict" });
  await lately(id, 10);
  await expect(press(surat, { aksi: "ulang", id }, kepala)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(press(other.id, { aksi: "ulang", id })).rejects.toMatchObject({ kind: "notFound" });
  await expect(press(surat, { aksi: "ulang", id: "x" })).rejects.toMatchObject({ kind: "notFound" });
  expect(await press(surat, { aksi: "ulang", id })).toEqual({ pesan: "Surat dikirim sekali lagi lewat e-mail" });
  expect((await rows(surat))[0]?.surel).toBe("menunggu");
});
