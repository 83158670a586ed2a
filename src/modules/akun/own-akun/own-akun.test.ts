import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { hashPassword, passwordMatches } from "#kit/access/password.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { confirmWithPassword } from "../confirmation/confirmation.server.ts";
import { createAkun } from "../create-akun.server.ts";
import { listSession } from "../session/list-sessions.server.ts";
import { endedReason } from "../session/reason.server.ts";
import { createSession, findSession } from "../session/session.server.ts";
import { endOtherSession, endOwnSession } from "./own-session.server.ts";
import { replacePassword } from "./replace-password.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const old = "kapal lentera bambu rusa";
const baru = "jendela perahu purnama gading";
const nip = "198511042010012001";
let akunId = "";
let otherPerson = "";
let aku: Actor;
let otherToken = "";

const newSession = (id: string) =>
  house
    .scope()
    .transaction((ctx) => createSession(ctx, { akunId: id, kind: "cookie", perangkat: "Chrome di Android", jaringan: "103.10.66.*" }));
const seen = (token: string) => findSession(house.database, { token, kind: "cookie" }, now);
const kind = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: Refusal) => error.kind,
  );
const hash = () =>
  house
    .scope()
    .transaction((ctx) => ctx.db.selectFrom("akun").select("passwordHash").where("id", "=", akunId).executeTakeFirstOrThrow())
    .then(({ passwordHash }) => passwordHash);

beforeEach(async () => {
  now = new Date("2026-11-21T01:00:00Z");
  const passwordHash = await hashPassword(old);
  await house.scope().transaction(async (ctx) => {
    await ctx.db.deleteFrom("percobaanMasuk").where(everyRow).execute();
    await ctx.db.deleteFrom("akun").where(everyRow).execute();
    akunId = await createAkun(ctx, { nip, nama: "Nurhayati Labatjo", peran: ["tataUsaha"], passwordHash });
    otherPerson = await createAkun(ctx, { nip: "198004172006041001", nama: "Ahmad", peran: ["guru"], passwordHash });
  });
  const token = await newSession(akunId);
  aku = (await seen(token))?.actor as Actor;
  otherToken = await newSession(akunId);
});

describe("one's own password", () => {
  const ganti = (sent: { lama?: string; baru?: string } = {}) => replacePassword(house.scope(aku), { lama: old, baru, ...sent });

  test("changes when the old one is known; other devices must sign in again", async () => {
    await ganti();
    expect(await passwordMatches({ password: baru, hash: await hash() })).toBe(true);
    expect(await seen(otherToken)).toBeNull();
    expect(await house.scope().transaction((ctx) => endedReason(ctx, otherToken))).toContain("diganti");
    const mine = await house.scope(aku).transaction((ctx) => listSession(ctx, { id: akunId, peran: [] }));
    expect(mine).toMatchObject([{ ini: true }]);
    const { baris, kabar, lain } = await house.scope().transaction(async ({ db }) => ({
      baris: await db.selectFrom("audit").select(["actorId", "subjectId"]).where("action", "=", "change-password").orderBy("id").execute(),
      kabar: await db.selectFrom("kabarKeamanan").select(["akunId", "judul"]).execute(),
      lain: await db.selectFrom("akun").select("passwordHash").where("id", "=", otherPerson).executeTakeFirst(),
    }));
    expect(baris).toEqual([{ actorId: akunId, subjectId: akunId }]);
    expect(kabar).toEqual([{ akunId, judul: "Password akun Anda diganti" }]);
    expect(await passwordMatches({ password: old, hash: lain?.passwordHash ?? null })).toBe(true);
  });

  test("is not replaced where it was replaced elsewhere meanwhile", async () => {
    const changed = await hashPassword("perahu gading purnama jendela");
    const scope = house.scope(aku);
    let count = 0;
    // Its last transaction is the one that writes.
    const late = {
      ...scope,
      transaction: (async (work) => {
        count += 1;
        if (count === 4)
          await house
            .scope()
            .transaction(({ db }) => db.updateTable("akun").set({ passwordHash: changed }).where("id", "=", akunId).execute());
        return scope.transaction(work);
      }) as typeof scope.transaction,
    };
    expect(await kind(replacePassword(late, { lama: old, baru }))).toBe("conflict");
    expect([count, await hash()]).toEqual([4, changed]);
  });

  test.each([
    [{ lama: "bukan yang lama ini" }, "lama"],
    [{ lama: "" }, "lama"],
    [{ baru: "pendek" }, "baru"],
    [{ baru: "nurhayati labatjo 1985" }, "baru"],
    [{ baru: old }, "baru"],
    // Leaked often enough to stand in lists; nothing else is wrong with it.
    [{ baru: "Mailcreated5240" }, "baru"],
  ])("%j is refused", async (change, field) => {
    const before = await hash();
    await expect(ganti(change)).rejects.toMatchObject({ kind: "invalid", fields: { [field]: expect.any(String) } });
    expect(await hash()).toBe(before);
    expect(await seen(otherToken)).not.toBeNull();
  });

  test("is not guessed from an open computer: wrong ones must wait", async () => {
    for (let time = 0; time < 5; time++) expect(await kind(ganti({ lama: `bukan yang lama ${time}` }))).toBe("invalid");
    expect(await kind(ganti())).toBe("tooMany");
    now = new Date(now.getTime() + 31_000);
    expect(await kind(ganti())).toBe("done");
  });
});

describe("one's own sessions", () => {
  const milik = () => house.scope(aku).transaction((ctx) => listSession(ctx, { id: akunId, peran: ["tataUsaha"] }));
  const akhiri = (id: string) => kind(house.scope(aku).transaction((ctx) => endOwnSession(ctx, id)));

  test("are listed with device and network, without those that are over", async () => {
    expect(await milik()).toHaveLength(2);
    now = new Date(now.getTime() + 121 * 60_000);
    expect(await milik()).toHaveLength(0);
  });

  test("end one by one; those of others do not exist, nor does one's own this way", async () => {
    const foreign = await newSession(otherPerson);
    const foreignId = (await seen(foreign))?.id ?? "";
    expect(await akhiri(foreignId)).toBe("notFound");
    expect(await seen(foreign)).not.toBeNull();
    expect(await akhiri("x")).toBe("notFound");
    expect(await akhiri(String(aku.session?.id))).toBe("notFound");
    const lain = (await seen(otherToken))?.id ?? "";
    const { lines } = await told(house, aku, (ctx) => endOwnSession(ctx, lain));
    expect(lines).toMatchObject([{ action: "end-sessions", subject: "akun", subjectId: akunId, after: { sesi: 1 } }]);
    expect(await akhiri(lain)).toBe("notFound");
    expect(await house.scope().transaction((ctx) => endedReason(ctx, otherToken))).toContain("diakhiri");
  });

  test("end all at once but for the one that asks", async () => {
    const foreign = await newSession(otherPerson);
    await newSession(akunId);
    expect(await told(house, aku, endOtherSession)).toMatchObject({
      result: 2,
      lines: [{ action: "end-sessions", subject: "akun", subjectId: akunId, after: { sesi: 2 } }],
    });
    expect(await told(house, aku, endOtherSession)).toMatchObject({ result: 0, lines: [] });
    await expect(house.scope().transaction(endOtherSession)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await milik()).toMatchObject([{ ini: true }]);
    expect(await seen(foreign)).not.toBeNull();
  });
});

describe("the proof of who one is", () => {
  test("renews this session, and no other", async () => {
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await kind(confirmWithPassword(house.scope(aku), { password: "salah sama sekali", kode: "" }))).toBe("invalid");
    expect(await kind(confirmWithPassword(house.scope(aku), { password: old, kode: "" }))).toBe("done");
    const sesi = await house
      .scope()
      .transaction((ctx) => ctx.db.selectFrom("sesi").select(["id", "confirmedAt"]).where("akunId", "=", akunId).execute());
    expect(sesi.filter(({ confirmedAt }) => confirmedAt.getTime() === now.getTime()).map(({ id }) => id)).toEqual([aku.session?.id]);
  });

  test("is nobody's without a session", async () => {
    expect(await kind(confirmWithPassword(house.scope(), { password: old, kode: "" }))).toBe("unauthenticated");
  });
});

describe("why a session is over", () => {
  const kalimat = (token: string) => house.scope().transaction((ctx) => endedReason(ctx, token));

  test("is told to whoever holds its token", async () => {
    expect(await kalimat(otherToken)).toBeNull();
    now = new Date(now.getTime() + 121 * 60_000);
    expect(await kalimat(otherToken)).toContain("2 jam tidak ada kegiatan");
    now = new Date(now.getTime() + 12 * 3_600_000);
    expect(await kalimat(otherToken)).toContain("setelah 12 jam");
    expect(await kalimat("A".repeat(43))).toBe("Sesi Anda sudah berakhir. Silakan login lagi.");
  });
});
