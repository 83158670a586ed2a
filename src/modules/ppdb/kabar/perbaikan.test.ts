/**
 * The committee goes through forty registrations on a morning and gives back papers and fields, one after the other; families read it on the
 * bus, in groups, on borrowed telephones. What goes wrong: four letters for four papers, a letter after the family has answered, one told both
 * ways, a NIK or a reason that others read, somebody who may not tell.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { returnBerkas } from "../panitia/judge-berkas.server.ts";
import { returnIsian } from "../panitia/return-isian.server.ts";
import { loadPerbaikan } from "./load-perbaikan.server.ts";
import { markPerbaikan } from "./mark-perbaikan.server.ts";
import { emailPerbaikan, planPerbaikan } from "./tell-perbaikan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const plan = (hasMail = true) => planPerbaikan(scope(system("uji")), { hasMail });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const shown = (hasMail = true) => scope(nurlaela).read((ctx) => loadPerbaikan(ctx, { origin: "https://contoh.id", hasMail }));
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";

/** As if the family had sent this paper. */
const sendPaper = (name: string, dokumen: string) =>
  as(async ({ db }) => {
    const file = { kunci: crypto.randomUUID(), nama: "kk.jpg", jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    const row = { pendaftaranId: id(name), dokumen, berkasId, halaman: 1, dikirim: now };
    return db.insertInto("berkasPendaftaran").values(row).returning("id").executeTakeFirstOrThrow();
  });
const giveBack = async (name: string, dokumen: string, sebab = "buram", catatan = "") => {
  const {
    id: berkas,
    berkasId,
    semula,
  } = await as(({ db }) =>
    db
      .selectFrom("berkasPendaftaran")
      .select(["id", "berkasId", "keadaan as semula"])
      .where("pendaftaranId", "=", id(name))
      .where("dokumen", "=", dokumen)
      .executeTakeFirstOrThrow(),
  );
  await as((ctx) => returnBerkas(ctx, { id: id(name), berkas, dilihat: berkasId, semula }, { sebab, catatan }));
};
const askFields = async (name: string, sent: Readonly<Record<string, string>>) => {
  const { versi } = await as(({ db }) => db.selectFrom("pendaftaran").select("versi").where("id", "=", id(name)).executeTakeFirstOrThrow());
  await as((ctx) => returnIsian(ctx, { id: id(name), versi }, (field) => sent[field] ?? ""));
};

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga\nAkta kelahiran" });
  for (const [name, email] of Object.entries({ Aminah: "aminah@contoh.id", Budi: "budi@contoh.id", Citra: "" })) {
    ids.set(name, (await register(scope(), name, { email })).id);
    for (const dokumen of ["Kartu keluarga", "Akta kelahiran"]) await sendPaper(name, dokumen);
  }
});

test("several returns within ten minutes become one letter, and none while the committee is still at it", async () => {
  await giveBack("Aminah", "Kartu keluarga");
  later(5);
  await giveBack("Aminah", "Akta kelahiran", "lain", "Nama ibu di akta bukan Hasnawati");
  later(3);
  await askFields("Aminah", { "sebab-nik": "beda-kk", "sebab-namaIbu": "beda-akta", "sebab-asalSekolah": "lain", catatan: "NIK 7271" });
  later(9);
  expect(await plan()).toBe(0);
  later(2);
  expect(await plan(false)).toBe(0);
  const both = await Promise.all([plan(), plan()]);
  expect([both[0] + both[1], await plan()]).toEqual([1, 0]);
});

test("the letter says what is missing in plain words, and nothing that stands in the form or was written of it", async () => {
  const smtp = await startSmtp();
  const mail = openMail(smtp.url, () => scope(system("uji")));
  const send = (name: string, versi: number) =>
    emailPerbaikan(scope(system("uji")), { id: id(name), versi, mail, origin: "https://contoh.id" });
  expect(await send("Aminah", 3)).toEqual({ terkirim: true });
  expect(await send("Budi", 1)).toEqual({ terkirim: false });
  mail.close();
  await smtp.stop();
  const [one] = await shown();
  expect(one).toMatchObject({ cara: "email", namaLengkap: "Aminah", terkirimPada: now });
  expect(one?.diminta).toEqual([
    "Kartu keluarga: kirim ulang, buram atau terpotong",
    "Akta kelahiran: kirim ulang",
    "Data Orang Tua: ada isian yang perlu diperbaiki",
    "Asal sekolah: perlu diperbaiki",
    "Data Akademik: ada isian yang perlu diperbaiki",
  ]);
  const letter = smtp.received.map(({ raw }) => raw.replaceAll(/=\r?\n/g, "")).join();
  expect(letter).toContain("https://contoh.id/daftar/status");
  expect(letter).toContain("Kartu keluarga: kirim ulang, buram atau terpotong.");
  expect(letter).not.toMatch(/Aminah\b(?!@)|Hasnawati|7271|NIK|Nama ibu/);
});

test("the same is not told again, and what is given back later is", async () => {
  await askAgain();
  expect(await plan()).toBe(0);
  later(11);
  expect(await plan()).toBe(1);
});
const askAgain = async () => {
  await as(({ db }) =>
    db.updateTable("berkasPendaftaran").set({ keadaan: "menunggu", sebab: null }).where("pendaftaranId", "=", id("Aminah")).execute(),
  );
  await giveBack("Aminah", "Kartu keluarga", "orang-lain");
};

test("a family that has answered meanwhile is told nothing, nor one that has withdrawn, nor of last week", async () => {
  await giveBack("Budi", "Kartu keluarga");
  await as(({ db }) =>
    db.updateTable("berkasPendaftaran").set({ keadaan: "menunggu", sebab: null }).where("pendaftaranId", "=", id("Budi")).execute(),
  );
  later(11);
  expect(await plan()).toBe(0);
  await giveBack("Budi", "Kartu keluarga");
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", id("Budi")).execute());
  later(11);
  expect(await plan()).toBe(0);
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "terkirim" }).where("id", "=", id("Budi")).execute());
  later(4 * 24 * 60);
  expect(await plan()).toBe(0);
});

test("whoever has no e-mail is the committee's, with words to send, and is marked once", async () => {
  await giveBack("Citra", "Kartu keluarga");
  later(11);
  expect(await plan()).toBe(0);
  const citra = (await shown()).find(({ namaLengkap }) => namaLengkap === "Citra");
  expect(citra).toMatchObject({ cara: "perlu", versi: 1 });
  expect(citra?.teks).toContain("- Kartu keluarga: kirim ulang, buram atau terpotong.");
  expect(citra?.teks).toContain("https://contoh.id/daftar/status");
  expect(citra?.teks).not.toContain("Citra");
  for (const who of [actor("kepala"), actor("tataUsaha"), actor("guru")]) {
    await expect(as((ctx) => markPerbaikan(ctx, { id: id("Citra"), versi: 1 }), who)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(scope(who).read((ctx) => loadPerbaikan(ctx, { origin: "", hasMail: true }))).rejects.toThrow();
  }
  await giveBack("Citra", "Akta kelahiran");
  await expect(as((ctx) => markPerbaikan(ctx, { id: id("Citra"), versi: 1 }))).rejects.toMatchObject({ kind: "conflict" });
  await as((ctx) => markPerbaikan(ctx, { id: id("Citra"), versi: 2 }), rusdin);
  await expect(as((ctx) => markPerbaikan(ctx, { id: id("Citra"), versi: 2 }))).rejects.toMatchObject({ kind: "conflict" });
  expect((await shown()).find(({ namaLengkap }) => namaLengkap === "Citra")).toMatchObject({
    cara: "panitia",
    dikabariPelaku: rusdin.name,
  });
  const lines = await as(({ db }) => db.selectFrom("audit").select("after").where("subjectId", "=", id("Citra")).orderBy("id").execute());
  expect(lines.map(({ after }) => after)).toContainEqual({ dikabari: "perbaikan" });
});

test("a family that the committee has told by telephone gets no letter, and where no mail is set all are the committee's", async () => {
  await as(({ db }) =>
    db.updateTable("berkasPendaftaran").set({ keadaan: "menunggu", sebab: null }).where("pendaftaranId", "=", id("Budi")).execute(),
  );
  await giveBack("Budi", "Kartu keluarga");
  const cara = async (hasMail: boolean) => (await shown(hasMail)).find(({ namaLengkap }) => namaLengkap === "Budi");
  expect([(await cara(true))?.cara, (await cara(false))?.cara]).toEqual(["email-menunggu", "perlu"]);
  await as(async (ctx) => markPerbaikan(ctx, { id: id("Budi"), versi: (await cara(false))?.versi ?? 0 }));
  later(11);
  expect(await plan()).toBe(0);
});

test("one that was taken away meanwhile is nobody's to tell", async () => {
  const binned = (deletedAt: Date | null) =>
    as(({ db }) => db.updateTable("pendaftaran").set({ deletedAt }).where("id", "=", id("Citra")).execute());
  await as(({ db }) =>
    db.updateTable("berkasPendaftaran").set({ keadaan: "menunggu", sebab: null }).where("pendaftaranId", "=", id("Citra")).execute(),
  );
  await giveBack("Citra", "Kartu keluarga");
  const { versi } = await as(({ db }) =>
    db.selectFrom("kabarPerbaikan").select("versi").where("pendaftaranId", "=", id("Citra")).executeTakeFirstOrThrow(),
  );
  await binned(now);
  await expect(as((ctx) => markPerbaikan(ctx, { id: id("Citra"), versi }))).rejects.toMatchObject({ kind: "notFound" });
  await binned(null);
  await as((ctx) => markPerbaikan(ctx, { id: id("Citra"), versi }));
});
