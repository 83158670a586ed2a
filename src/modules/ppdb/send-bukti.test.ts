import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { startJobs } from "#kit/jobs/jobs.server.ts";
import { type Mail, openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { handlersFor } from "#server/handlers.ts";
import { policy } from "#src/policy.ts";
import { noBackups } from "#tests/support/backups.ts";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/logged-lines.ts";
import { noLists } from "#tests/support/no-lists.ts";
import { registration } from "#tests/support/registrations.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { buktiForDownload } from "./bukti.server.ts";
import { downloadBukti, keterangan } from "./bukti-pdf.server.ts";
import {
  type Bukti,
  buktiForPanitia,
  deletePendaftaran,
  emailBukti,
  listPendaftaran,
  receivePendaftaran,
  sendPendaftaran,
} from "./index.server.ts";
import { addPeriode } from "./periode.server.ts";

const opened = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const office = () => opened.scope(system("uji"));
const panitia = actor("panitiaPpdb");
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
    await addPeriode(ctx, { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, ...tanggal });
  });
});
afterAll(async () => {
  mail.close();
  await smtp.stop();
  await rm(directory, { recursive: true });
});

const list = (email?: string) =>
  opened
    .scope()
    .transaction((ctx) => receivePendaftaran(ctx, { ...registration(), ...(email && { email }) }, { key: null, source: "json" }));

test("a family that gave an address gets its proof by e-mail", async () => {
  const { nomor } = await list("ibu@contoh.id");
  const jobs = startJobs({
    place: opened.database.place,
    handlers: handlersFor({
      mail,
      publicUrl: undefined,
      origin: "http://localhost:3000",
      files,
      lists: noLists,
      backups: noBackups,
      log: quiet,
    }),
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
  const { id } = await list();
  expect(await emailBukti(office(), { id, files, mail, host: "contoh.id" })).toEqual({ terkirim: false });
  const { id: other } = await list("bapak@contoh.id");
  expect(await emailBukti(office(), { id: other, files, mail: null, host: "contoh.id" })).toEqual({ terkirim: false });
  await office().transaction(({ db }) => db.updateTable("pendaftaran").set({ deletedAt: new Date() }).where("id", "=", other).execute());
  expect(await emailBukti(office(), { id: other, files, mail, host: "contoh.id" })).toEqual({ terkirim: false });
  expect(await emailBukti(office(), { id: crypto.randomUUID(), files, mail, host: "contoh.id" })).toEqual({ terkirim: false });
  expect(smtp.received.length).toBe(before);
});

test("the letter comes from the school, or from the host that has no address of its own", async () => {
  const kirim = async (email: string | null, ke: string) => {
    await office().transaction(({ db }) => db.updateTable("pengaturan").set({ email }).where(everyRow).execute());
    const { id } = await list(ke);
    expect(await emailBukti(office(), { id, files, mail, host: "contoh.id" })).toEqual({ terkirim: true });
    return smtp.received.at(-1);
  };
  expect((await kirim("kantor@contoh.id", "paman@contoh.id"))?.from).toBe("kantor@contoh.id");
  const letter = await kirim(null, "bibi@contoh.id");
  expect([letter?.from, letter?.to]).toEqual(["tanpa-balas@contoh.id", ["bibi@contoh.id"]]);
  expect(letter?.raw).toContain("Assalamu");
});

test("the paper says what the family wrote, and what comes next where that is known", async () => {
  const bukti: Bukti = {
    ...{ nomor: "PMBM-2027-00001-A", namaLengkap: "Nur Azizah", tanggalLahir: "2012-03-09", asalSekolah: "MTs Contoh", jurusan: "ipa" },
    jalur: "tahfidz",
    diisiPelaku: null,
    ...{ diterima: new Date("2027-03-01T02:00:00Z"), tahunAjaran: "2027/2028", pengumuman: "2027-07-05" },
    ...{ daftarUlangMulai: "2027-07-06", daftarUlangSelesai: "2027-07-11" },
    ...{ berkas: ["Akta kelahiran"], bawaan: ["Fotokopi kartu keluarga"] },
    pertanyaan: ["Jumlah juz"],
    jawaban: [
      { label: "Tingkat lomba", kata: "Provinsi" },
      { label: "Cerita singkat", kata: "Baris satu\nBaris dua" },
    ],
  };
  const isi = (lain: Partial<Bukti> = {}) => keterangan({ ...bukti, ...lain }).map(({ label, value }) => `${label}: ${value}`);
  const tetap = ["Nama lengkap: Nur Azizah", "Tanggal lahir: 9 Maret 2012", "Asal sekolah: MTs Contoh", "Jalur: Tahfidz", "Jurusan: IPA"];
  const diterima = "Masuk: 1 Maret 2027 pukul 10.00 WITA";
  expect(isi()).toEqual([...tetap, diterima, "Pengumuman: Senin, 5 Juli 2027", "Daftar ulang: 6–11 Juli 2027"]);
  for (const kurang of [{ daftarUlangMulai: null }, { daftarUlangSelesai: null }])
    expect(isi({ ...kurang, pengumuman: null })).toEqual([...tetap, diterima]);
  expect(isi({ diisiPelaku: "Nurlaela" })).toContain("Diisi oleh: Panitia (Nurlaela), dari formulir kertas");
  const answer = await downloadBukti(
    bukti,
    { letterhead: { names: ["MAN 1 Palu"], address: "Jalan Contoh", logos: {} }, size: "A4" },
    "https://contoh.id",
  );
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="Bukti-PMBM-2027-00001-A.pdf"',
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  for (const kata of [
    "Tahun ajaran 2027/2028",
    "PMBM-2027-00001-A",
    "MTs Contoh",
    "Fotokopi kartu keluarga",
    "1.",
    "Berkas asli",
    "Akta kelahiran",
    "Jumlah juz",
    "Tingkat lomba",
    "Provinsi",
    "Baris dua",
  ])
    expect(text).toContain(kata);
});

test("an address that the mail server refuses is tried again, not forgotten", async () => {
  const { id } = await list("kakek@contoh.id");
  const closed = openMail("smtp://127.0.0.1:1", () => opened.scope());
  await expect(emailBukti(office(), { id, files, mail: closed, host: "contoh.id" })).rejects.toThrow();
  closed.close();
});

test("twelve forms with one address bring it five letters, and neither work that is tried again nor silence about its account", async () => {
  const before = smtp.received.length;
  const sent: boolean[] = [];
  for (let form = 0; form < 12; form++) {
    const { id } = await list(form % 2 === 0 ? "korban@contoh.id" : `Korban+${form}@Contoh.id`);
    sent.push((await emailBukti(office(), { id, files, mail, host: "contoh.id" })).terkirim);
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

test("registrations are read, printed and thrown away by the committee alone", async () => {
  const panggil = (body?: object, headers: Record<string, string> = {}, query = "") => ({
    request: new Request(`http://uji/api/registerSiswa${query}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
    params: {},
    visit: { requestId: "uji", address: "203.0.113.10", origin: "http://uji", secure: false },
  });
  const kirim = () =>
    sendPendaftaran({ ...panggil(registration("Lewat Api"), { "idempotency-key": "kunci-api-1" }), scope: opened.scope() });
  const answer = await kirim();
  const item = await answer.json();
  expect([answer.status, item]).toMatchObject([201, { ...registration("Lewat Api"), bukti: expect.any(String), berbeda: false }]);
  expect(await (await kirim()).json()).toEqual(item);
  const baca = (query = "", who = panitia) => listPendaftaran({ ...panggil(undefined, {}, query), scope: opened.scope(who) });
  await expect(baca("", actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
  for (let form = 0; form < 12; form++) await list();
  const semua = await baca();
  const rows = await semua.json();
  expect([rows.length, rows[0].agreement, rows[12].nomor]).toEqual([Number(semua.headers.get("x-total-count")), true, item.nomor]);
  expect(rows.length).toBeGreaterThan(25);
  expect(await (await baca("?tampil=25")).json()).toHaveLength(25);
  expect(await (await baca("?cari=lewat+api")).json()).toHaveLength(1);
  const looks = await opened
    .scope()
    .transaction(({ db }) => db.selectFrom("audit").select(["subject", "subjectId"]).where("action", "=", "read").orderBy("id").execute());
  expect(looks).toEqual([{ subject: "pendaftaran", subjectId: "*" }]);
  const cetak = (id: string, who = panitia) => told(opened, who, (ctx) => buktiForPanitia(ctx, id));
  expect(await cetak(item.id)).toMatchObject({
    result: { nomor: item.nomor },
    lines: [{ action: "print", subject: "pendaftaran", subjectId: item.id }],
  });
  await expect(cetak(item.id, actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
  for (const id of ["bukan", crypto.randomUUID()]) await expect(cetak(id)).rejects.toMatchObject({ kind: "notFound" });
  const unduh = () => opened.scope().transaction((ctx) => buktiForDownload(ctx, item.bukti));
  for (let kali = 0; kali < 20; kali++) expect((await unduh()).nomor).toBe(item.nomor);
  await expect(unduh()).rejects.toMatchObject({ kind: "tooMany", retryAfter: 30 });
  const hapus = (who = panitia) =>
    deletePendaftaran({
      ...panggil(),
      request: new Request("http://uji/api", { method: "DELETE", headers: { "if-match": '"1"' } }),
      params: { id: item.id },
      scope: opened.scope(who),
    });
  await expect(hapus(unconfirmed(panitia))).rejects.toMatchObject({ kind: "unconfirmed" });
  expect((await hapus()).status).toBe(204);
  for (const buka of [() => cetak(item.id), unduh]) await expect(buka()).rejects.toMatchObject({ kind: "notFound" });
});
