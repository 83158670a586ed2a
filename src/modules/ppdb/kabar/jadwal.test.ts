/**
 * Nobody, in the minutes after a schedule is published or changed. What goes wrong: a letter that says where a child will be to whoever
 * shares the mailbox, three letters for three small changes, one before the schedule is out, one to who has withdrawn.
 */

import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, verify } from "#tests/support/seleksi-ppdb.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { addUjian } from "#tests/support/ujian-ppdb.ts";
import { applyTempat } from "../ujian/apply-tempat.server.ts";
import { planTempat } from "../ujian/plan.server.ts";
import { publishUjian } from "../ujian/publish-ujian.server.ts";
import { readUjian } from "../ujian/read-ujian.server.ts";
import { emailJadwal, planJadwal } from "./tell-jadwal.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const { scope } = house;
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const plan = (hasMail = true) => planJadwal(scope(system("uji")), { hasMail });
/** As if the last change had been so many minutes ago. */
const changed = (minutes: number) =>
  as(({ db }) =>
    db
      .updateTable("kartuUjian")
      .set({ diubahPada: new Date(now.getTime() - minutes * 60_000) })
      .where(everyRow)
      .execute(),
  );
/** Whose letters wait, and which of them tell of a change. */
const waiting = async () => {
  const { rows } = await connected(house.database.place, (client) =>
    client.query<{ payload: { payload: { id: string; berubah: boolean } } }>(
      "select payload from graphile_worker._private_jobs order by id",
    ),
  );
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  return rows.flatMap(({ payload: { payload } }) => ("berubah" in payload ? [`${names.get(payload.id)} ${payload.berubah}`] : [])).sort();
};
const ids = new Map<string, string>();
let ujianId = "";

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100 });
  for (const [name, email] of Object.entries({ Aminah: "aminah@contoh.id", Budi: "budi@contoh.id", Citra: "", Dewi: "dewi@contoh.id" }))
    ids.set(name, (await register(scope(), name, { email })).id);
  await as(async (ctx) => {
    for (const id of ids.values()) await verify(ctx, id);
  });
  ({ id: ujianId } = await addUjian(scope(nurlaela), { nama: "CBT", komponen: "tes" }, { sesi: [["08:00", "10:00"]], ruang: [9] }));
  await as(async (ctx) => {
    const { sidik } = await planTempat(ctx, await readUjian(ctx, ujianId), "nomor");
    await applyTempat(ctx, { ujianId, urutan: "nomor", sidik });
  });
});

test("nobody is told before the schedule is published, nor while it is still being changed", async () => {
  expect(await plan()).toBe(0);
  await as((ctx) => publishUjian(ctx, ujianId));
  await changed(5);
  expect(await plan()).toBe(0);
});

test("each family that gave an address gets one letter, and another when it has changed", async () => {
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("namaLengkap", "=", "Dewi").execute());
  await changed(11);
  expect(await plan(false)).toBe(0);
  const both = await Promise.all([plan(), plan()]);
  expect([both[0] + both[1], await plan()]).toEqual([2, 0]);
  expect(await waiting()).toEqual(["Aminah false", "Budi false"]);
  // Decided early: a letter that stays away would tell.
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "tidak diterima" }).where("namaLengkap", "=", "Budi").execute());
  await as(({ db }) => db.updateTable("sesiUjian").set({ mulai: "09:00" }).where(everyRow).execute());
  await as(({ db }) => db.updateTable("ruangUjian").set({ nama: "Aula" }).where(everyRow).execute());
  await changed(11);
  expect(await plan()).toBe(2);
  const told = await as(({ db }) => db.selectFrom("tugas").select("job").where("job", "=", "surat-jadwal-ujian").execute());
  expect(told).toHaveLength(4);
  expect(await waiting()).toEqual(["Aminah false", "Aminah true", "Budi false", "Budi true"]);
});

test("where no day of announcement is set, a decision shows by no letter that stays away either", async () => {
  const unset = await as(({ db }) => db.selectFrom("periodePpdb").select(["id", "pengumuman"]).executeTakeFirstOrThrow());
  const setDay = (pengumuman: string | null) => as(({ db }) => db.updateTable("periodePpdb").set({ pengumuman }).where(everyRow).execute());
  await setDay(null);
  await as(({ db }) => db.updateTable("sesiUjian").set({ mulai: "09:15" }).where(everyRow).execute());
  await changed(11);
  expect(await plan()).toBe(2);
  // Once its day has come, whoever was refused is not called to an examination.
  await setDay("2027-03-01");
  await as(({ db }) => db.updateTable("sesiUjian").set({ mulai: "09:30" }).where(everyRow).execute());
  await changed(11);
  expect(await plan()).toBe(1);
  await setDay(unset.pengumuman);
});

test("whoever passed the papers is told as well, and nobody who was thrown away or whose papers are still looked at", async () => {
  const aminah = (changed: object) =>
    as(({ db }) => db.updateTable("pendaftaran").set(changed).where("namaLengkap", "=", "Aminah").execute());
  const again = async () => {
    await as(({ db }) => db.updateTable("kartuUjian").set({ kabarVersi: 0 }).where(everyRow).execute());
    await changed(11);
    return plan();
  };
  // Aminah and Budi, whom nobody was told about yet.
  expect(await again()).toBe(2);
  await aminah({ keadaan: "lulus administrasi" });
  expect(await again()).toBe(2);
  for (const changed of [{ keadaan: "terkirim" }, { keadaan: "perlu perbaikan" }, { keadaan: "terverifikasi", deletedAt: now }]) {
    await aminah(changed);
    expect(await again()).toBe(1);
  }
  await aminah({ deletedAt: null });
});

test("what changed last week is no news", async () => {
  await as(({ db }) => db.updateTable("kartuUjian").set({ kabarVersi: 0 }).where(everyRow).execute());
  await changed(4 * 24 * 60);
  expect(await plan()).toBe(0);
});

test("the letter says that it can be read or has changed, and never when or where", async () => {
  const smtp = await startSmtp();
  const mail = openMail(smtp.url, () => scope(system("uji")));
  const send = (name: string, berubah: boolean) =>
    emailJadwal(scope(system("uji")), { id: ids.get(name) ?? "", berubah, mail, origin: "https://contoh.id" });
  expect([await send("Aminah", false), await send("Budi", true)]).toEqual([{ terkirim: true }, { terkirim: true }]);
  expect([await send("Citra", false), await send("Dewi", false)]).toEqual([{ terkirim: false }, { terkirim: false }]);
  mail.close();
  await smtp.stop();
  const letters = smtp.received.map(({ raw }) => raw.replaceAll(/=\r?\n/g, ""));
  expect(letters[0]).toContain("sudah dapat dibaca");
  expect(letters[1]).toContain("berubah");
  expect(letters.join()).not.toMatch(/Aula|April|WITA|Aminah|Budi/);
});
