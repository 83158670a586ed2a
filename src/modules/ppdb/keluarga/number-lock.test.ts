/**
 * A mother stands at the desk: her page is closed, because her son typed his birthday wrong six times. What goes wrong: the committee could
 * only say "wait half an hour"; somebody opens it who may only read; nobody knows afterwards who opened it.
 */
import { beforeAll, expect, test } from "vitest";
import { take, waitFor } from "#kit/access/rate-limit.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { addDays } from "#kit/dates.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { actOnPendaftar } from "../panitia/pendaftar-action.server.ts";
import { teleponFields } from "./fields.ts";
import { triesAmid, triesOf, triesOfTelepon, triesWith } from "./number-lock.server.ts";
import { openByReceipt, openStatus } from "./open-status.server.ts";
import { demandOwnTelepon } from "./own-telepon.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const born = "2012-03-09";
let address = 0;
const open = (nomor: string, tanggalLahir = born) => openStatus(scope(), { nomor, tanggalLahir }, `10.7.0.${++address % 250}`);
const close = async (nomor: string) => {
  for (let day = 0; day < 6; day++) await expect(open(nomor, addDays("2011-01-01", day))).rejects.toMatchObject({ kind: "invalid" });
  await expect(open(nomor)).rejects.toMatchObject({ kind: "tooMany", message: expect.stringContaining("hubungi panitia") });
};
const locked = async (id: string) => (await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, id))).terkunci;
const unlock = (id: string, who = nurlaela) => {
  const form = new FormData();
  form.set("aksi", "bukaKunci");
  return actOnPendaftar(scope(who), id, form);
};

beforeAll(() => openCommittee(scope(nurlaela)));

test("a closed page is seen on the applicant's page and opened there, with a line in the trail", async () => {
  const { id, nomor } = await register(scope(), "Anak Terkunci");
  expect(await locked(id)).toEqual([]);
  await close(nomor);
  expect(await locked(id)).toEqual([{ nomor, sampai: new Date("2027-03-01T02:30:00Z"), apa: "tanggal lahir" }]);
  expect(await unlock(id)).toEqual({ pesan: expect.stringContaining("Kunci dibuka") });
  expect(await locked(id)).toEqual([]);
  expect(await open(nomor)).toBe(id);
  const lines = await scope(nurlaela).read(({ db }) =>
    db.selectFrom("audit").select(["action", "after", "actorName"]).where("subjectId", "=", id).orderBy("id", "desc").limit(1).execute(),
  );
  expect(lines).toEqual([{ action: "update", after: { halamanKeluarga: "terbuka" }, actorName: nurlaela.name }]);
});

test("what is not closed is not opened, and six more tries close it again", async () => {
  const { id, nomor } = await register(scope(), "Anak Terbuka");
  await expect(unlock(id)).rejects.toMatchObject({ kind: "conflict" });
  await close(nomor);
  await unlock(id);
  await close(nomor);
});

test("the open page that strangers closed to its telephone number is opened there too", async () => {
  const { id, nomor } = await register(scope(), "Anak Digoda");
  const other = await register(scope(), "Anak Tenang");
  const show = (noTelepon: string) =>
    demandOwnTelepon(scope(), id, { fields: teleponFields, sent: { noTelepon }, sentence: "Belum ada yang tersimpan." });
  for (let n = 0; n < 6; n++) await expect(show(`08120000001${n}`)).rejects.toMatchObject({ kind: "invalid" });
  await expect(show("081200000000")).rejects.toMatchObject({
    kind: "tooMany",
    message: expect.stringContaining("panitia dapat membukanya"),
  });
  expect([await locked(id), await locked(other.id)]).toEqual([
    [{ nomor, sampai: new Date("2027-03-01T02:30:00Z"), apa: "nomor telepon" }],
    [],
  ]);
  await unlock(id);
  // Only what is wrong counts.
  for (let n = 0; n < 8; n++) await show("081200000000");
  expect(await locked(id)).toEqual([]);
});

test("every way into this family's page is opened, by either of its telephone numbers, and none into another's", async () => {
  const [ayah, ibu] = ["081200000071", "081300000072"];
  const phones = { noTelepon: ayah, noTeleponOrtu: ibu };
  const [own, other] = [await register(scope(), "Anak Dua Telepon", phones), await register(scope(), "Anak Tetangga", phones)];
  const waysOf = (ctx: ReadCtx, { id, nomor }: typeof own) => [
    ...[triesOf(ctx, nomor), triesAmid(ctx, nomor), triesOfTelepon(id)],
    ...[triesWith(ctx, nomor, ayah), triesWith(ctx, nomor, ibu)],
  ];
  const waits = (child: typeof own) =>
    scope().transaction(async (ctx) => {
      const all = [];
      for (const tries of waysOf(ctx, child)) all.push((await waitFor(ctx, tries)) > 0);
      return all;
    });
  await scope().transaction(async (ctx) => {
    for (const child of [own, other])
      for (const tries of waysOf(ctx, child)) for (let n = 0; n < tries.capacity; n++) await take(ctx, tries);
  });
  const [closed, opened] = [Array(5).fill(true), Array(5).fill(false)];
  expect([await waits(own), await waits(other)]).toEqual([closed, closed]);
  await unlock(own.id);
  // Of a network that is flooded two numbers may share a part of the tries.
  expect([await waits(own), await waits(other)]).toEqual([opened, [true, expect.any(Boolean), true, true, true]]);
});

test("a page is opened further by its own family's numbers, and by no other family's", async () => {
  const [own, other] = [
    await register(scope(), "Anak Nomor Sendiri", { noTelepon: "081200000081", noTeleponOrtu: "081300000082" }),
    await register(scope(), "Anak Nomor Lain", { noTelepon: "081200000083", noTeleponOrtu: "081300000084" }),
  ];
  const show = (id: string, noTelepon: string) =>
    demandOwnTelepon(scope(), id, { fields: teleponFields, sent: { noTelepon }, sentence: "Belum ada yang tersimpan." });
  await show(own.id, "081200000081");
  await show(own.id, "081300000082");
  await show(other.id, "081300000084");
  for (const wrong of ["081200000083", "081300000084"])
    await expect(show(own.id, wrong)).rejects.toMatchObject({ kind: "invalid", fields: { noTelepon: expect.any(String) } });
});

test("whoever may not look after registrations opens nothing", async () => {
  const { id, nomor } = await register(scope(), "Anak Orang");
  await close(nomor);
  for (const who of [actor("kepala"), actor("tataUsaha"), actor("guru"), actor("siswa")])
    await expect(unlock(id, who)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(unlock(crypto.randomUUID())).rejects.toMatchObject({ kind: "notFound" });
  expect(await locked(id)).toHaveLength(1);
});

test("the number of one that was merged is opened on the page of the one that goes on", async () => {
  const [dari, ke] = [await register(scope(), "Anak Dua Nomor"), await register(scope(), "Anak Dua Nomor")];
  const { id } = ke;
  const pair = { pergi: { id: dari.id, versi: 1 }, tetap: { id, versi: 1 } };
  await scope(nurlaela).transaction((ctx) => mergePendaftaran(ctx, pair, { alasan: "satu anak, dua kiriman" }));
  await close(dari.nomor);
  expect(await locked(id)).toMatchObject([{ nomor: dari.nomor }]);
  await unlock(id);
  expect(await open(dari.nomor)).toBe(id);
  expect(await openByReceipt(scope(), dari.bukti)).toBe(id);
});
