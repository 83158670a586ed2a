/** Whoever stands at the door with a telephone, and scans what children hold. What goes wrong: an old card, a forged one, one of last year. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { checkKartu } from "./check-kartu.server.ts";
import { readKartuCode, writeKartuCode } from "./kartu-code.server.ts";
import { publishUjian } from "./publish-ujian.server.ts";
import { sesiUjian } from "./sesi-ujian.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const { begin, renew, id, exam, press, change, withdraw } = examsOf(scope);
const publish = () => as((ctx) => publishUjian(ctx, exam().id));

beforeAll(() => begin());
beforeEach(async () => {
  await renew();
  await press();
});

describe("the code on a card", () => {
  const code = (name: string, versi: number) => as(async (ctx) => writeKartuCode(ctx, { pendaftaranId: id(name), versi }));
  const check = (of: string) => scope().read((ctx) => checkKartu(ctx, of));

  test("says at the door whether the card still holds, and what holds now; never whose it is", async () => {
    await publish();
    expect(await check(await code("Ani", 1))).toMatchObject({ berlaku: true, ujian: [{ isi: expect.stringContaining("08.00–10.00") }] });
    await change(sesiUjian, exam().sesi[0], { mulai: "13:00", selesai: "15:00" });
    const old = await check(await code("Ani", 1));
    expect(old).toMatchObject({ berlaku: false, ujian: [{ isi: expect.stringContaining("13.00–15.00") }] });
    expect(old.kalimat).toMatch(/tidak berlaku lagi. Yang berlaku sejak .+ versi 2/);
    expect(JSON.stringify(old)).not.toContain("Ani");
    expect(await check(await code("Ani", 2))).toMatchObject({ berlaku: true });
    await withdraw("Ani");
    expect(await check(await code("Ani", 2))).toMatchObject({ berlaku: false, ujian: [] });
  });

  test("is another one once name, path or school are corrected, and holds no longer than the exam", async () => {
    await publish();
    const rename = (namaLengkap: string) =>
      as(({ db }) => db.updateTable("pendaftaran").set({ namaLengkap }).where("id", "=", id("Budi")).execute());
    await rename("Budi Lasimpo");
    await rename("Budi Lasimpo");
    expect(await check(await code("Budi", 1))).toMatchObject({ berlaku: false });
    expect(await check(await code("Budi", 2))).toMatchObject({ berlaku: true });
    const day = now;
    now = new Date("2027-12-01T02:00:00Z");
    const over = await check(await code("Budi", 2));
    now = day;
    expect(over).toMatchObject({ berlaku: false, kalimat: "Kartu versi 2 ini benar, tetapi ujiannya sudah selesai." });
    await rename("Budi");
  });

  test("is made by nobody else, for no other child and no other version", async () => {
    const real = await code("Ani", 1);
    const [own = "", , signed = ""] = real.split(".");
    for (const forged of [
      "",
      "x",
      `${id("Budi")}.1.${signed}`,
      `${own}.2.${signed}`,
      `${own}.1.`,
      `${own}.01.${signed}`,
      `${own}.1.${signed}AA`,
    ])
      expect(await as(async (ctx) => readKartuCode(ctx, forged))).toBeUndefined();
    await expect(check(`${own}.2.${signed}`)).rejects.toMatchObject({ kind: "notFound" });
    expect(await as(async (ctx) => readKartuCode(ctx, real))).toEqual({ pendaftaranId: id("Ani"), versi: 1 });
  });
});
