/**
 * Forty families lack the same thing; the committee returned papers of some of them one by one in the morning and now asks all of them at
 * once. What goes wrong: a family with three returns hears it three times, the second press sends it all again.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { returnBerkas } from "../panitia/judge-berkas.server.ts";
import { applyMassal } from "../panitia/massal/apply.server.ts";
import { previewMassal } from "../panitia/massal/preview.server.ts";
import { emailPerbaikan, planPerbaikan } from "./tell-perbaikan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const plan = () => planPerbaikan(scope(system("uji")), { hasMail: true });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const ids: string[] = [];
const sent = { sebab: "beda-kk", catatan: "Samakan alamat dengan kartu keluarga." };

async function sendAndReturn(pendaftaranId: string, dokumen: string): Promise<void> {
  await scope(nurlaela).transaction(async (ctx) => {
    const file = { kunci: crypto.randomUUID(), nama: "kk.jpg", jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id: berkasId } = await ctx.db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    const row = { pendaftaranId, dokumen, berkasId, halaman: 1, dikirim: now };
    const { id: berkas } = await ctx.db.insertInto("berkasPendaftaran").values(row).returning("id").executeTakeFirstOrThrow();
    await returnBerkas(ctx, { id: pendaftaranId, berkas, dilihat: berkasId, semula: "menunggu" }, { sebab: "buram", catatan: "" });
  });
}

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga\nAkta kelahiran" });
  for (const at of [1, 2, 3])
    ids.push((await register(scope(), `Anak ${at}`, { email: `anak${at}@contoh.id`, tanggalLahir: `2012-05-0${at}` })).id);
});

test("papers given back one by one and a return of many at once become one letter for each family, and a second press none", async () => {
  for (const dokumen of ["Kartu keluarga", "Akta kelahiran"]) await sendAndReturn(ids[0] ?? "", dokumen);
  later(4);
  const { berubah } = await scope(nurlaela).read((ctx) => previewMassal(ctx, { ids }, { tindakan: "kembalikan", verifikatorId: "" }));
  const press = () => applyMassal(scope(nurlaela), { tindakan: "kembalikan", baris: berubah, sent });
  expect(await press()).toEqual({ berhasil: 3, ditinggal: [], belum: [] });
  later(8);
  // The papers alone would be due by now; the return of a moment ago belongs to the same letter.
  expect(await plan()).toBe(0);
  const again = await press();
  expect([again.berhasil, again.ditinggal.map(({ sebab }) => sebab)]).toEqual([0, Array(3).fill("Keadaannya perlu perbaikan.")]);
  later(3);
  expect([await plan(), await plan()]).toEqual([3, 0]);
  later(60);
  expect(await plan()).toBe(0);
});

test("the letter names both papers and the form, once", async () => {
  const smtp = await startSmtp();
  const mail = openMail(smtp.url, () => scope(system("uji")));
  const versions = await scope(nurlaela).read(({ db }) =>
    db.selectFrom("kabarPerbaikan").select(["pendaftaranId as id", "versi"]).orderBy("pendaftaranId").execute(),
  );
  for (const one of versions)
    expect(await emailPerbaikan(scope(system("uji")), { ...one, mail, origin: "https://contoh.id" })).toEqual({ terkirim: true });
  mail.close();
  await smtp.stop();
  const letters = smtp.received.map(({ raw }) => raw.replaceAll(/=\r?\n/g, ""));
  expect(letters).toHaveLength(3);
  const [first] = letters.filter((raw) => raw.includes("anak1@contoh.id"));
  for (const told of [
    "Kartu keluarga: kirim ulang",
    "Akta kelahiran: kirim ulang",
    "Isian formulir: perbaiki seperti yang ditulis panitia",
  ])
    expect(first?.split("Content-Type: text/html")[0]?.split(told)).toHaveLength(2);
  // What the committee wrote stands on the family's page alone.
  expect(letters.join()).not.toContain("Samakan alamat");
});
