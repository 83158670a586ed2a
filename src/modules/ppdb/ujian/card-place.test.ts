/**
 * Whoever holds a card or asks for the cards of a room, at the door and at the desk in the week of the tests. What goes wrong: a card holds a day
 * too long, a look at one is not written down, the file is told to nobody or under the name of another room.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { checkKartu } from "./check-kartu.server.ts";
import { writeKartuCode } from "./kartu-code.server.ts";
import { requestKartuUjian, runKartuUjian } from "./print-kartu.server.ts";
import { publishUjian } from "./publish-ujian.server.ts";
import { hasKartu, kartuForPanitia, kartuOfFamily, readKartu } from "./read-kartu.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const { scope } = house;
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const { begin, renew, id, exam, press } = examsOf(scope);
const publish = () => as((ctx) => publishUjian(ctx, exam().id));
let files: Files;
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "ujian-"));
  files = await openFiles({ directory });
  await as(seedSekolah, system("uji"));
  await begin();
});
beforeEach(async () => {
  now = new Date("2027-03-01T02:00:00Z");
  await renew();
  await write(sql`update pendaftaran set nama_ayah = 'Ayah ' || nama_lengkap, no_telepon_ortu = nomor`);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe("a card", () => {
  const check = async (name: string, versi: number) => {
    const code = await as(async (ctx) => writeKartuCode(ctx, { pendaftaranId: id(name), versi }));
    return scope().read((ctx) => checkKartu(ctx, code));
  };

  test("holds on the day of its exam, with its place whole, and no longer from the next day on", async () => {
    await write(sql`update ruang_ujian set letak = 'Lantai 2' where nama = 'Ruang 1'`);
    await press();
    await publish();
    now = new Date("2027-04-10T15:59:59Z");
    expect(await check("Ani", 1)).toEqual({
      ...{ nomor: expect.stringContaining("PMBM"), versi: 1, berlaku: true, kalimat: "Kartu versi 1 ini berlaku." },
      ujian: [{ ujian: "Tes CBT", isi: "Sabtu, 10 April 2027, 08.00–10.00 WITA, Ruang 1 (Lantai 2, Gedung B), kursi 1" }],
    });
    now = new Date("2027-04-10T16:00:00Z");
    expect(await check("Ani", 1)).toMatchObject({ berlaku: false, kalimat: "Kartu versi 1 ini benar, tetapi ujiannya sudah selesai." });
    expect((await check("Ani", 2)).kalimat).toMatch(
      /^Kartu versi 2 ini tidak berlaku lagi\. Yang berlaku sejak .+ versi 1, dengan jadwal di bawah ini\.$/,
    );
    expect((await check("Dewi", 1)).kalimat).toBe("Kartu versi 1 ini tidak berlaku lagi: pesertanya tidak mempunyai tempat ujian.");
    await write(sql`update pendaftaran set deleted_at = now() where id = ${id("Ani")}::uuid`);
    await expect(check("Ani", 1)).rejects.toMatchObject({ kind: "notFound" });
    await write(sql`update pendaftaran set deleted_at = null`);
  });

  test("is there for who has a published seat, in the order asked for; the desk's look is written down, the family's is not", async () => {
    await press();
    const named = async () => (await as((ctx) => readKartu(ctx, [id("Citra"), id("Dewi"), id("Ani")]))).map(({ nama }) => nama);
    expect([await named(), await as((ctx) => readKartu(ctx, [])), await as((ctx) => hasKartu(ctx, id("Ani")))]).toEqual([[], [], false]);
    await expect(as((ctx) => kartuForPanitia(ctx, id("Ani")))).rejects.toMatchObject({ message: expect.stringContaining("belum ada") });
    await publish();
    expect([await named(), await as((ctx) => hasKartu(ctx, id("Ani"))), await as((ctx) => hasKartu(ctx, id("Dewi")))]).toEqual([
      ["Citra", "Ani"],
      true,
      false,
    ]);
    expect(await as((ctx) => kartuForPanitia(ctx, id("Ani")))).toMatchObject({
      nama: "Ani",
      jalur: "Reguler",
      tahunAjaran: "2027/2028",
      dicetak: now,
    });
    await scope().transaction((ctx) => kartuOfFamily(ctx, id("Ani")));
    const seen = await as(({ db }) =>
      db.selectFrom("audit").select("actorName").where("action", "=", "print").where("subjectId", "=", id("Ani")).execute(),
    );
    expect(seen).toEqual([{ actorName: nurlaela.name }]);
  });

  test("of a room is asked for by the room's name, and whoever asked is told how many are ready and where", async () => {
    await press();
    await publish();
    await as((ctx) => requestKartuUjian(ctx, { ujianId: exam().id, sesiId: exam().sesi[0] ?? "", ruangId: exam().ruang[1] ?? "" }));
    const { rows } = await connected(house.database.place, (client) =>
      client.query<{ payload: { payload: unknown } }>("select payload from graphile_worker._private_jobs order by id desc limit 1"),
    );
    const tugas = { pendaftaranIds: [id("Budi")], nama: "Kartu-Tes-CBT-Sesi-1-Ruang-2.pdf", akunId: nurlaela.id ?? "", ujianId: exam().id };
    expect(rows[0]?.payload.payload).toEqual(tugas);
    const line = await as(({ db }) =>
      db.selectFrom("audit").select("after").where("subjectId", "=", exam().id).where("action", "=", "print").execute(),
    );
    expect(line).toEqual([{ after: { kartu: 1, sesi: "Sesi 1", ruang: "Ruang 2" } }]);
    const steps: number[][] = [];
    const run = (some: object) =>
      runKartuUjian(scope(system("uji")), files, {
        tugas: { ...tugas, ...some },
        origin: "https://contoh.id",
        progress: async (...one) => void steps.push(one),
      });
    expect(await run({})).toMatchObject({ kartu: 1, nama: tugas.nama });
    expect(steps).toEqual([
      [0, 1],
      [1, 1],
    ]);
    const told = await as(({ db }) => db.selectFrom("pemberitahuan").select(["title", "link"]).where("kind", "=", "kartu-ujian").execute());
    expect(told).toEqual([{ title: "1 kartu peserta ujian siap diunduh", link: expect.stringContaining(exam().id) }]);
    await expect(run({ pendaftaranIds: [id("Dewi")] })).rejects.toMatchObject({ kind: "notFound" });
  });
});
