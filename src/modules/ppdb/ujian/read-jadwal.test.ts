/**
 * Families on old telephones in March, some with a card on the fridge that no longer holds. What goes wrong: they read it before its time,
 * or do not see that it has changed; a card that is printed says what another one said.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { verify } from "#tests/support/seleksi-ppdb.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { emptyPlace, publishUjian } from "./publish-ujian.server.ts";
import { jadwalKeluarga, readJadwal } from "./read-jadwal.server.ts";
import { sesiUjian } from "./sesi-ujian.ts";
import { ujianPpdb } from "./ujian-ppdb.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const { begin, renew, id, exam, press, move, change } = examsOf(scope);
const jadwal = (name: string) => as((ctx) => readJadwal(ctx, id(name)));

beforeAll(begin);
beforeEach(renew);

test("reads nothing before the schedule is published, and then when, where and what to bring", async () => {
  await expect(as((ctx) => publishUjian(ctx, exam().id))).rejects.toMatchObject({ kind: "conflict" });
  await press();
  expect(await jadwal("Ani")).toBeNull();
  await as((ctx) => publishUjian(ctx, exam().id));
  expect(await jadwal("Ani")).toMatchObject({
    versi: 1,
    ujian: [
      {
        ujian: "Tes CBT",
        hari: "Sabtu, 10 April 2027",
        jam: "08.00–10.00 WITA",
        ruang: "Ruang 1",
        kursi: 1,
        bawa: ["Kartu peserta", "Pensil 2B"],
        berubah: "",
      },
    ],
  });
  expect(await jadwal("Dewi")).toBeNull();
  await as((ctx) => publishUjian(ctx, exam().id));
  expect((await jadwal("Ani"))?.versi).toBe(1);
});

test("is told what it was before when the hour changes, and its card has another version", async () => {
  await press();
  await as((ctx) => publishUjian(ctx, exam().id));
  await change(sesiUjian, exam().sesi[0], { mulai: "13:00", selesai: "15:00" });
  const read = await jadwal("Ani");
  expect(read).toMatchObject({ versi: 2, ujian: [{ jam: "13.00–15.00 WITA" }] });
  expect(read?.ujian[0]?.berubah).toMatch(/^Berubah .+ Sebelumnya Sabtu, 10 April 2027, 08.00–10.00 WITA, Ruang 1, kursi 1/);
  expect(await jadwal("Citra")).toMatchObject({ versi: 1, ujian: [{ berubah: "" }] });
});

test("is told of a new room and of what to bring; a change that nobody saw leaves no mark", async () => {
  await press();
  await move("Citra", [1, 1]);
  await as((ctx) => publishUjian(ctx, exam().id));
  expect(await jadwal("Citra")).toMatchObject({ versi: 1, ujian: [{ berubah: "" }] });
  await move("Citra", [1, 0]);
  expect(await jadwal("Citra")).toMatchObject({ versi: 2, ujian: [{ ruang: "Ruang 1", berubah: expect.stringContaining("Ruang 2") }] });
  await change(ujianPpdb, exam().id, { bawa: "Laptop" });
  expect(await jadwal("Citra")).toMatchObject({ versi: 3, ujian: [{ bawa: ["Laptop"] }] });
});

test("of a child verified late reads that its seat is being arranged, and then where it is", async () => {
  await press();
  await as((ctx) => publishUjian(ctx, exam().id));
  expect(await jadwal("Eka")).toBeNull();
  await as((ctx) => verify(ctx, id("Eka")));
  expect(await jadwal("Eka")).toMatchObject({ ujian: [], menunggu: [["Tes CBT", expect.stringContaining("sedang diatur")]] });
  await move("Eka", [1, 1]);
  expect(await jadwal("Eka")).toMatchObject({ versi: 1, menunggu: [], ujian: [{ ruang: "Ruang 2" }] });
  await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[1] ?? "", ruangId: "" }));
  expect(await jadwal("Eka")).toMatchObject({
    versi: 2,
    ujian: [],
    menunggu: [["Tes CBT", expect.stringContaining("tidak berlaku lagi")]],
  });
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "terkirim" }).where("id", "=", id("Eka")).execute());
});

test("the family's own page says it in sentences, with the card once there is a seat, and nothing before", async () => {
  await press();
  const said = (name: string) => as((ctx) => jadwalKeluarga(ctx, id(name)));
  expect(await said("Ani")).toBeNull();
  await as((ctx) => publishUjian(ctx, exam().id));
  expect(await said("Ani")).toEqual({
    ujian: [
      [
        ...["Tes CBT", "Sabtu, 10 April 2027, 08.00–10.00 WITA", "", "Ruang 1, kursi nomor 1. Gedung B."],
        "Yang dibawa: Kartu peserta, Pensil 2B.",
      ],
    ],
    kartu: expect.stringContaining("Cetak kartu peserta"),
  });
  await move("Ani", [1, 1]);
  expect((await said("Ani"))?.kartu).toMatch(/versi 2, sejak .+ tidak berlaku; cetak lagi/);
  await as((ctx) => verify(ctx, id("Eka")));
  expect(await said("Eka")).toEqual({ ujian: [["Tes CBT", "", "", expect.stringContaining("sedang diatur")]], kartu: "" });
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "terkirim" }).where("id", "=", id("Eka")).execute());
});

test("it is on the page of its own child, until the result is told", async () => {
  await press();
  await as((ctx) => publishUjian(ctx, exam().id));
  const shown = async (name: string) => (await as((ctx) => loadStatus(ctx, id(name))))?.jadwal?.ujian.map(([ujian]) => ujian) ?? null;
  expect([await shown("Ani"), await shown("Dewi")]).toEqual([["Tes CBT"], null]);
});
