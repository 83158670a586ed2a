import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { actor, secretKey, useDatabase } from "#tests/support/database.ts";
import { addPerson, installPerangkat } from "#tests/support/kantor-people.ts";
import { kantorCode, totpStepAt } from "../pegawai/kantor-code.server.ts";
import { currentScreen } from "../pegawai/shown-code.server.ts";
import { loader } from "../screens/current-code.ts";
import { approvePerangkat } from "./check-perangkat.server.ts";
import { closePerangkat } from "./list-perangkat.server.ts";
import { proposePerangkat } from "./propose-perangkat.server.ts";
import { recognizePerangkat, replaceToken } from "./recognize-perangkat.server.ts";

let current = new Date("2026-08-03T07:00:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [sri, kepala, rekan] = [actor("tataUsaha"), actor("kepala"), actor("tataUsaha", "administrator")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const content = (pernyataan: string) => dalam(({ db }) => sql.raw(pernyataan).execute(db));
const rumah = "203.0.113.9";
const approve = (id: string, kode: string, who = kepala) => approvePerangkat(home.scope(who), id, kode);
const recognize = async (token: string, alamat = rumah) =>
  (await dalam((ctx) => recognizePerangkat(ctx, { token, alamat }), visitor))?.keadaan;
const jejak = () =>
  dalam(({ db }) =>
    db
      .selectFrom("audit")
      .select(["action", "before", "after", "actorId"])
      .where("subject", "=", "kiosAbsensi")
      .orderBy("id", "desc")
      .execute(),
  );
const kabar = async (kind: string) =>
  (await dalam(({ db }) => db.selectFrom("pemberitahuan").select("akunId").where("kind", "=", kind).orderBy("akunId").execute())).map(
    ({ akunId }) => akunId,
  );

beforeAll(async () => {
  for (const [n, [siapa, nama]] of (
    [
      [sri, "Sri"],
      [kepala, "Rosmini"],
      [rekan, "Yusuf"],
    ] as const
  ).entries())
    await dalam((ctx) => addPerson(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(async () => {
  await content("delete from pemberitahuan");
  await content("update kios_absensi set ditutup_pada = now() where ditutup_pada is null");
});

describe("a token", () => {
  const ganti = (token: string) => dalam((ctx) => replaceToken(ctx, token), visitor);
  const lewat = (detik: number) => {
    current = new Date(current.getTime() + detik * 1000);
  };

  test("changes as it is used, every ten minutes, and the one before is good while the new one may be on its way", async () => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    lewat(599);
    expect(await ganti(token)).toBeNull();
    lewat(1);
    const baru = (await ganti(token)) ?? "";
    expect(baru).toMatch(/^[\w-]{43}$/);
    expect([await recognize(token), await ganti(token)]).toEqual(["siap", null]);
    lewat(60);
    expect([await recognize(token), await recognize(baru)]).toEqual(["siap", "siap"]);
    lewat(600);
    expect(await ganti(baru)).not.toBeNull();
  });

  test("whose answer was lost is given anew, and the lost one is nobody's", async () => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    lewat(600);
    const hilang = (await ganti(token)) ?? "";
    lewat(61);
    expect(await recognize(token)).toBe("siap");
    lewat(540);
    const baru = (await ganti(token)) ?? "";
    expect([await recognize(baru), await recognize(hilang), await recognize(baru)]).toEqual(["siap", "ganda", "ganda"]);
  });

  test("that the browser used and had not yet written when the power went is as good as lost", async () => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    lewat(600);
    const takTersimpan = (await ganti(token)) ?? "";
    // The page asks again with it at once, and once more for the next person.
    expect(await recognize(takTersimpan)).toBe("siap");
    lewat(29);
    expect(await recognize(takTersimpan)).toBe("siap");
    lewat(3 * 86_400);
    expect([await recognize(token), await recognize(token)]).toEqual(["siap", "siap"]);
    const baru = (await ganti(token)) ?? "";
    expect(await recognize(baru)).toBe("siap");
    // Cut again before this one was written, and again.
    lewat(86_400);
    expect(await recognize(token)).toBe("siap");
    expect(await kabar("perangkat-ganda")).toEqual([]);
  });

  test("copied to another machine closes the device as soon as both have come, and the head hears of it", async () => {
    const { token, id: satu } = await installPerangkat(home, [sri, kepala]);
    lewat(600);
    const salinan = (await ganti(token)) ?? "";
    lewat(61);
    await recognize(salinan);
    expect([await recognize(token), await recognize(salinan)]).toEqual(["ganda", "ganda"]);
    expect(await kabar("perangkat-ganda")).toEqual([kepala.id, rekan.id, sri.id].sort());
    expect((await jejak())[0]).toMatchObject({ action: "delete", actorId: null, before: { sebab: "dipakai di dua perangkat" } });
    await expect(approve(satu, "000000")).rejects.toMatchObject({ kind: "notFound" });
  });

  test("used in turn by the device and by a copy closes it, whichever of them comes first", async () => {
    for (const salinanDahulu of [true, false]) {
      const { token } = await installPerangkat(home, [sri, kepala]);
      lewat(600);
      const baru = (await ganti(token)) ?? "";
      expect([await recognize(baru), await recognize(token)]).toEqual(["siap", "siap"]);
      lewat(61);
      const [dahulu, kemudian] = salinanDahulu ? [token, baru] : [baru, token];
      expect([await recognize(dahulu), await recognize(kemudian), await recognize(dahulu)]).toEqual(["siap", "ganda", "ganda"]);
    }
  });

  test("that comes from two at the same moment is the newest of one of them only", async () => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    lewat(600);
    const diberi = await Promise.all([ganti(token), ganti(token)]);
    expect(diberi.filter((satu) => satu !== null)).toHaveLength(1);
    const baru = diberi.find((satu) => satu !== null) ?? "";
    lewat(61);
    const bersamaan = await Promise.all([recognize(token), recognize(baru)]);
    expect(bersamaan.sort()).toEqual(["ganda", "siap"]);
  });

  test.each([
    ["the one before", 1],
    ["one before that", 2],
    ["one of long ago", 3],
  ])("that was written is the only one: %s closes the device, also weeks later", async (_yang, kali) => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    let kiniToken = token;
    for (let n = 0; n < kali; n++) {
      lewat(600);
      kiniToken = (await ganti(kiniToken)) ?? "";
      lewat(61);
      await recognize(kiniToken);
    }
    lewat(20 * 86_400);
    expect([await recognize(token), await recognize(kiniToken)]).toEqual(["ganda", "ganda"]);
  });

  test.each([
    ["a day on", 86_400],
    ["a day back", -86_400],
    ["a second back", -1],
  ])("outlives a clock that jumps %s while the power is away", async (_ke, detik) => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    lewat(600);
    const takTersimpan = (await ganti(token)) ?? "";
    expect(await recognize(takTersimpan)).toBe("siap");
    lewat(detik);
    expect(await recognize(token)).toBe("siap");
    lewat(661);
    expect([await recognize(token), await ganti(token)]).toEqual(["siap", expect.stringMatching(/^[\w-]{43}$/)]);
  });

  test("goes on changing after a clock that was ahead is set right", async () => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    lewat(86_400);
    const baru = (await ganti(token)) ?? "";
    lewat(-86_400);
    expect(await recognize(baru)).toBe("siap");
    expect(await recognize(token)).toBe("ganda");
    const { token: lain } = await installPerangkat(home, [sri, kepala]);
    lewat(-3600);
    expect(await ganti(lain)).toMatch(/^[\w-]{43}$/);
  });

  test("of a device that is closed says why to who still carries it, and to nobody else", async () => {
    const { token, id: satu } = await installPerangkat(home, [sri, kepala]);
    await dalam((ctx) => closePerangkat(ctx, satu), kepala);
    expect(await recognize(token)).toBe("ditutup");
    const { token: lama } = await installPerangkat(home, [sri, kepala]);
    lewat(181 * 86_400);
    expect(await recognize(lama)).toBe("berakhir");
    for (const dibawa of [token, lama]) expect(await ganti(dibawa)).toBeNull();
    expect(await recognize("x".repeat(43))).toBeUndefined();
  });

  test("that nobody gave opens nothing", async () => {
    expect([await recognize("x".repeat(43)), await ganti("x".repeat(43))]).toEqual([undefined, null]);
    expect(await dalam((ctx) => recognizePerangkat(ctx, { token: null, alamat: rumah }))).toBeUndefined();
  });
});

describe("a screen", () => {
  const lihat = (token: string | null) => currentScreen(home.scope(visitor), { token, alamat: rumah }, "https://sekolah.example");

  test("shows the code to a device that was checked as one, to no kiosk and to nobody else", async () => {
    const { token } = await installPerangkat(home, [sri, kepala], { jenis: "layar", nama: "" });
    expect(await lihat(token)).toMatchObject({ tampil: { kode: expect.stringMatching(/^\d{6}$/) }, tokenBaru: null });
    const { token: kios } = await installPerangkat(home, [sri, kepala]);
    for (const lain of [kios, null, "x".repeat(43)]) await expect(lihat(lain)).rejects.toMatchObject({ kind: "conflict" });
    const menunggu = await dalam((ctx) => proposePerangkat(ctx, { nama: "", jenis: "layar", alamat: rumah }));
    await expect(lihat(menunggu)).rejects.toThrow("menunggu diperiksa");
    current = new Date(current.getTime() + 600_000);
    expect((await lihat(token)).tokenBaru).toMatch(/^[\w-]{43}$/);
  });

  test("asks for the newest code at its address, with what it carries, and is given what it carries from then on", async () => {
    const { token } = await installPerangkat(home, [sri, kepala], { jenis: "layar", nama: "" });
    const tanya = (dibawa: string) => {
      const context = new RouterContextProvider();
      context.set(scopeContext, home.scope(visitor));
      context.set(visitContext, { requestId: "uji", address: rumah, origin: "https://sekolah.example", secure: false });
      const request = new Request("http://uji/kode", { headers: { cookie: `kios=${dibawa}` } });
      return loader({ context, request, params: {} } as never);
    };
    const answer = await tanya(token);
    expect([answer.headers.get("cache-control"), answer.headers.get("set-cookie"), (await answer.json()).kode]).toEqual([
      "no-store",
      null,
      kantorCode({ secretKey }, totpStepAt(current)),
    ]);
    current = new Date(current.getTime() + 600_000);
    expect((await tanya(token)).headers.get("set-cookie")).toMatch(/^kios=[\w-]{43};/);
    await expect(tanya("")).rejects.toMatchObject({ kind: "conflict" });
  });
});
