/**
 * Nobody, in the minutes after the announcement: 900 families wait for it, a third of them gave an address. What goes wrong: a letter that
 * tells the result to whoever shares the mailbox, the same letter twice, one a day early, one of last year's announcement.
 */

import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { loadKabar } from "./load-kabar.server.ts";
import { emailPengumuman, planPengumuman } from "./tell-pengumuman.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const plan = (hasMail = true) => planPengumuman(scope(system("uji")), { hasMail });
const ids = new Map<string, string>();
let gelombang = "";

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 1 });
  for (const [name, email] of Object.entries({ Aminah: "aminah@contoh.id", Budi: "budi@contoh.id", Citra: "", Dewi: "dewi@contoh.id" }))
    ids.set(name, (await register(scope(), name, { email })).id);
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  await giveMarks(scope(nurlaela), "tes", new Map([...ids.values()].map((id, place) => [id, 9000 - place])));
  now = new Date("2027-07-01T02:00:00Z");
  gelombang = await decideWave(scope);
});

test("nobody is told before the announcement", async () => {
  expect(await plan()).toBe(0);
});

test("each family that gave an address gets one letter without the result, and none after a withdrawal", async () => {
  now = new Date("2027-07-05T02:00:00Z");
  await as((ctx) => announceKeputusan(ctx, gelombang));
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("namaLengkap", "=", "Dewi").execute());
  expect(await plan(false)).toBe(0);
  const both = await Promise.all([plan(), plan()]);
  expect([both[0] + both[1], await plan()]).toEqual([2, 0]);
  const waiting = await as(({ db }) => db.selectFrom("tugas").select("job").where("job", "=", "surat-pengumuman-ppdb").execute());
  expect(waiting).toHaveLength(2);
  const smtp = await startSmtp();
  const mail = openMail(smtp.url, () => scope(system("uji")));
  const send = (name: string) => emailPengumuman(scope(system("uji")), { id: ids.get(name) ?? "", mail, origin: "https://contoh.id" });
  expect(await send("Aminah")).toEqual({ terkirim: true });
  expect(await send("Citra")).toEqual({ terkirim: false });
  expect(await send("Dewi")).toEqual({ terkirim: false });
  mail.close();
  await smtp.stop();
  const letter = smtp.received.map(({ raw }) => raw.replaceAll(/=\r?\n/g, "")).join();
  expect(letter).toContain("sudah dapat dibaca");
  expect(letter).not.toMatch(/diterima|cadangan|Aminah/);
});

test("the committee sees how many are left to it, with words to send; others do not", async () => {
  const shown = await scope(nurlaela).read((ctx) => loadKabar(ctx, "https://contoh.id"));
  expect(shown.gelombang).toMatchObject([{ semua: 3, dikabari: 1 }]);
  expect(shown.teks).toContain("https://contoh.id/daftar/status");
  for (const who of [actor("guru"), actor("tataUsaha")])
    await expect(scope(who).read((ctx) => loadKabar(ctx, "https://contoh.id"))).rejects.toThrow();
});

test("an announcement of last week is no news", async () => {
  await as(({ db }) => db.deleteFrom("kabarPengumuman").where(everyRow).execute());
  now = new Date("2027-07-09T02:00:00Z");
  expect(await plan()).toBe(0);
});
