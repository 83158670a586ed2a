import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { startJobs } from "#kit/jobs/jobs.server.ts";
import { type Mail, openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { handlersFor } from "#server/handlers.ts";
import { quiet, useDatabase } from "#tests/support/database.ts";
import { registration } from "#tests/support/registrations.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { kirimBuktiLewatSurel, terimaPendaftaran } from "./index.server.ts";
import { tambahPeriode } from "./periode.server.ts";

const opened = useDatabase({ clock: () => new Date("2027-03-01T02:00:00Z") });
const office = () => opened.scope(system("uji"));
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mail: Mail;
let directory: string;
let files: Files;

beforeAll(async () => {
  smtp = await startSmtp();
  directory = await mkdtemp(join(tmpdir(), "bukti-"));
  files = await openFiles({ directory });
  mail = openMail(smtp.url, () => opened.scope());
  await office().transaction(async (ctx) => {
    await seedSekolah(ctx);
    const tanggal = { pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null };
    await tambahPeriode(ctx, { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, ...tanggal });
  });
});
afterAll(async () => {
  mail.close();
  await smtp.stop();
  await rm(directory, { recursive: true });
});

const daftar = (email?: string) =>
  opened
    .scope()
    .transaction((ctx) => terimaPendaftaran(ctx, { ...registration(), ...(email && { email }) }, { key: null, source: "json" }));

test("a family that gave an address gets its proof by e-mail", async () => {
  const { nomor } = await daftar("ibu@contoh.id");
  const jobs = startJobs({
    place: opened.database.place,
    handlers: handlersFor({ mail, publicUrl: undefined, origin: "http://localhost:3000", files, log: quiet }),
    scopeFor: opened.database.scope,
    log: quiet,
  });
  await expect.poll(() => smtp.received.length).toBe(1);
  await jobs.stop();
  const [letter] = smtp.received;
  expect(letter?.to).toEqual(["ibu@contoh.id"]);
  expect(letter?.raw).toContain(`Bukti-${nomor}.pdf`);
  expect(letter?.raw).toContain(Buffer.from("%PDF-1.").toString("base64").slice(0, 8));
});

test("nothing is sent to families without an address, nor without a mail server", async () => {
  const before = smtp.received.length;
  const { id } = await daftar();
  expect(await kirimBuktiLewatSurel(office(), { id, files, mail, host: "contoh.id" })).toEqual({ terkirim: false });
  const { id: other } = await daftar("bapak@contoh.id");
  expect(await kirimBuktiLewatSurel(office(), { id: other, files, mail: null, host: "contoh.id" })).toEqual({ terkirim: false });
  expect(smtp.received.length).toBe(before);
});

test("an address that the mail server refuses is tried again, not forgotten", async () => {
  const { id } = await daftar("kakek@contoh.id");
  const closed = openMail("smtp://127.0.0.1:1", () => opened.scope());
  await expect(kirimBuktiLewatSurel(office(), { id, files, mail: closed, host: "contoh.id" })).rejects.toThrow();
  closed.close();
});

test("forty forms with one address bring it five letters, and neither work that is tried again nor silence about its account", async () => {
  const before = smtp.received.length;
  const sent: boolean[] = [];
  for (let form = 0; form < 40; form++) {
    const { id } = await daftar(form % 2 === 0 ? "korban@contoh.id" : `Korban+${form}@Contoh.id`);
    sent.push((await kirimBuktiLewatSurel(office(), { id, files, mail, host: "contoh.id" })).terkirim);
  }
  expect(sent.filter(Boolean)).toHaveLength(5);
  expect(smtp.received.length - before).toBe(5);
  const from = { name: "Kantor", address: "kantor@contoh.id" };
  const letter = { to: "korban@contoh.id", subject: "Verifikasi dua langkah diganti", text: "Bila bukan Anda, hubungi kami." };
  expect(await mail.send(from, { ...letter, kind: "keamanan" })).toBe(true);
  expect(await mail.send(from, { ...letter, kind: "publik" })).toBe(false);
  expect(await mail.send(from, { ...letter, to: "lain@contoh.id", kind: "publik" })).toBe(true);
});

test("what the mail server refused does not count, and no address stands in the counts", async () => {
  const away = openMail("smtp://127.0.0.1:1", () => opened.scope());
  const letter = { to: "nenek@contoh.id", subject: "a", text: "b", kind: "publik" } as const;
  const from = { name: "Kantor", address: "kantor@contoh.id" };
  for (let attempt = 0; attempt < 8; attempt++) await expect(away.send(from, letter)).rejects.toThrow();
  away.close();
  expect(await mail.send(from, letter)).toBe(true);
  const keys = await opened.scope().transaction((ctx) => ctx.db.selectFrom("rateLimit").select("key").execute());
  expect(keys.map(({ key }) => key).join()).not.toMatch(/contoh|nenek|korban/);
});
