/**
 * The madrasah has a screen at the gate, a kiosk at the duty desk, and one more that waits to be checked. What goes wrong: whatever is done
 * to one of them ends, opens or renews another, or an old request for another network is decided once more.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import { tokenHash } from "#kit/access/token.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson, installPerangkat } from "#tests/support/kantor-people.ts";
import { told } from "#tests/support/logged-lines.ts";
import { approvePerangkat } from "./check-perangkat.server.ts";
import { decideNetwork, proposeNetwork, usulJaringan, validNetworks } from "./jaringan.server.ts";
import { closeDuplicate, closePerangkat, listPerangkat } from "./list-perangkat.server.ts";
import { loadPerangkat } from "./load-perangkat.server.ts";
import { checkCode, proposePerangkat } from "./propose-perangkat.server.ts";
import { recognizePerangkat, replaceToken } from "./recognize-perangkat.server.ts";

const start = new Date("2026-08-03T07:00:00+08:00");
let current = start;
const home = useDatabase({ policy, clock: () => current });
const [sri, kepala] = [actor("tataUsaha"), actor("kepala")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const alamat = "203.0.113.9";
const later = (minutes: number) => {
  current = new Date(current.getTime() + minutes * 60_000);
};

beforeAll(async () => {
  for (const [n, [siapa, nama]] of (
    [
      [sri, "Sri"],
      [kepala, "Rosmini"],
    ] as const
  ).entries())
    await as((ctx) => addPerson(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
});

type Installed = Awaited<ReturnType<typeof installPerangkat>>;
let [gate, desk, waiting, asked]: Installed[] = [];
beforeEach(async () => {
  current = start;
  await as(async ({ db }) => {
    for (const table of ["tokenKios", "kiosAbsensi", "jaringanAbsensi", "pemberitahuan"] as const)
      await db.deleteFrom(table).where(everyRow).execute();
  });
  const propose = async (nama: string): Promise<Installed> => {
    const token = await as((ctx) => proposePerangkat(ctx, { nama, jenis: "kios", alamat }));
    const { id } = await as(({ db }) => db.selectFrom("kiosAbsensi").select("id").where("nama", "=", nama).executeTakeFirstOrThrow());
    return { token, id };
  };
  gate = await installPerangkat(home, [sri, kepala], { nama: "Gerbang", jenis: "layar" });
  later(1);
  desk = await installPerangkat(home, [sri, kepala], { nama: "Meja piket" });
  later(1);
  [waiting, asked] = [await propose("Masjid"), await propose("Aula")];
});

const idOf = (satu: Installed | undefined) => satu?.id ?? "";
/** Every device with the tokens before its own. */
const devices = () =>
  as(async ({ db }) => {
    const { rows } = await sql<{ id: string; row: Readonly<Record<string, unknown>> }>`
      select kios.id, to_jsonb(kios) || jsonb_build_object('tadi', (
        select jsonb_agg(to_jsonb(token) order by token.token_hash) from token_kios token where token.kios_id = kios.id)) as row
      from kios_absensi kios`.execute(db);
    return new Map(rows.map(({ id, row }) => [id, row]));
  });
/** Does something about one device. @returns what became of it; the others stay as they were */
const alone = async (satu: Installed | undefined, work: () => Promise<unknown>) => {
  const before = await devices();
  await work();
  const after = await devices();
  const row = after.get(idOf(satu));
  for (const map of [before, after]) map.delete(idOf(satu));
  expect([after.size, after]).toEqual([3, before]);
  return row;
};
const names = async () => (await as(listPerangkat)).map(({ nama }) => nama);

describe("of several devices", () => {
  test("one that is closed is closed alone", async () => {
    expect(await alone(desk, () => as((ctx) => closePerangkat(ctx, idOf(desk))))).toMatchObject({ sebab_ditutup: "ditutup" });
    expect(await names()).toEqual(["Gerbang", "Masjid", "Aula"]);
  });

  test("one that was closed before keeps its moment and its reason, and nothing is told once more", async () => {
    await as((ctx) => closePerangkat(ctx, idOf(desk)));
    const before = await devices();
    later(5);
    const { lines } = await told(home, sri, (ctx) => closePerangkat(ctx, idOf(desk)));
    const twice = await told(home, sri, (ctx) => closeDuplicate(ctx, idOf(desk)));
    expect([lines, twice.lines, await devices()]).toEqual([[], [], before]);
    const { rows } = await as(({ db }) => sql`select from pemberitahuan where kind = 'perangkat-ganda'`.execute(db));
    expect(rows).toEqual([]);
  });

  test("one whose token was copied is closed alone, and the head and who checks hear of it", async () => {
    expect(await alone(desk, () => as((ctx) => closeDuplicate(ctx, idOf(desk)), visitor))).toMatchObject({ sebab_ditutup: "ganda" });
    const { rows } = await as(({ db }) =>
      sql`select title, akun_id from pemberitahuan where kind = 'perangkat-ganda' order by akun_id`.execute(db),
    );
    const title = "Kios kehadiran ditutup: dipakai dari dua perangkat. Periksa perangkatnya.";
    expect(rows).toEqual([sri.id, kepala.id].sort().map((akunId) => ({ title, akunId })));
  });

  test("one that is checked is checked alone, by its own code and not by that of another", async () => {
    const code = (satu: Installed | undefined) => as(async (ctx) => checkCode(ctx, idOf(satu)));
    await expect(approvePerangkat(home.scope(kepala), idOf(waiting), await code(asked))).rejects.toMatchObject({ kind: "invalid" });
    const row = await alone(waiting, async () => approvePerangkat(home.scope(kepala), idOf(waiting), await code(waiting)));
    expect(row).toMatchObject({ diperiksa_oleh: kepala.id });
    expect((await as(listPerangkat)).map(({ nama, diperiksaOleh }) => [nama, diperiksaOleh])).toEqual([
      ["Gerbang", "Rosmini"],
      ["Meja piket", "Rosmini"],
      ["Masjid", "Rosmini"],
      ["Aula", null],
    ]);
  });

  test("each is known by its own token, and a token of none by nobody", async () => {
    const seen = (token: string | null) => as((ctx) => recognizePerangkat(ctx, { token, alamat }), visitor);
    expect([await seen(gate?.token ?? ""), await seen(desk?.token ?? ""), await seen(asked?.token ?? "")]).toMatchObject([
      { nama: "Gerbang", jenis: "layar", keadaan: "siap", belumDiperiksa: false },
      { nama: "Meja piket", jenis: "kios", keadaan: "siap" },
      { nama: "Aula", keadaan: "menunggu", belumDiperiksa: true },
    ]);
    const assigned = await as(async ({ db }) => {
      const values = { jaringan: ["198.51.100.0/24"], ponsel: false, diajukanOleh: sri.id ?? "", createdAt: current };
      const decided = { diputusOleh: kepala.id, diputusPada: current, diterima: true };
      await db
        .insertInto("jaringanAbsensi")
        .values({ ...values, ...decided })
        .execute();
      return [asked, desk];
    });
    for (const satu of assigned) expect(await seen(satu?.token ?? "")).toMatchObject({ keadaan: "luar" });
    const { rows } = await as(({ db }) =>
      sql<{ kind: string }>`select kind from pemberitahuan where kind like 'perangkat-luar%'`.execute(db),
    );
    // Of one that nobody has checked yet nobody needs to hear.
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual([`perangkat-luar-${idOf(desk)}`]);
    expect([await seen("lain"), await seen(""), await seen(null)]).toEqual([undefined, undefined, undefined]);
  });

  test("one gets a newer token, goes back to the one before, and is used, without another", async () => {
    const seen = (token: string) => as((ctx) => recognizePerangkat(ctx, { token, alamat }), visitor);
    const first = { gate: gate?.token ?? "", desk: desk?.token ?? "" };
    later(11);
    let newer = "";
    await alone(gate, async () => void (await as((ctx) => replaceToken(ctx, first.gate), visitor)));
    const renewed = await alone(desk, async () => {
      newer = (await as((ctx) => replaceToken(ctx, first.desk), visitor)) ?? "";
    });
    expect(newer).toMatch(/^[\w-]{43}$/);
    expect(renewed).toMatchObject({ token_dipakai: false, tadi: [{ terakhir: true }] });
    expect(renewed?.token_hash).toBe(`\\x${tokenHash(newer).toString("hex")}`);
    later(2);
    const back = await alone(desk, () => seen(first.desk));
    expect(back).toMatchObject({ token_dipakai: true, tadi: [{ terakhir: false }] });
    expect(back?.token_hash).toBe(`\\x${tokenHash(first.desk).toString("hex")}`);
    later(11);
    await alone(desk, async () => {
      newer = (await as((ctx) => replaceToken(ctx, first.desk), visitor)) ?? "";
    });
    later(11);
    expect(await alone(desk, () => seen(newer))).toMatchObject({ token_dipakai: true });
    const again = await alone(desk, () => as((ctx) => replaceToken(ctx, newer), visitor));
    const before = again?.tadi as readonly { terakhir: boolean }[] | undefined;
    expect(before?.filter(({ terakhir }) => terakhir)).toHaveLength(1);
  });
});

describe("of several requests for another network", () => {
  const ask = async (teks: string) => {
    await as((ctx) => proposeNetwork(ctx, { teks, ponsel: true }));
    return (await as(usulJaringan))?.id ?? "";
  };
  const requests = async () => (await as(({ db }) => sql`select * from jaringan_absensi order by nomor`.execute(db))).rows;

  test("one that was decided is not decided again while another waits, nor is one that never was", async () => {
    const first = await ask("103.10.66.0/24");
    await as((ctx) => decideNetwork(ctx, first, true), kepala);
    await ask("198.51.100.0/24");
    const before = await requests();
    for (const id of [first, crypto.randomUUID()])
      for (const diterima of [true, false])
        await expect(as((ctx) => decideNetwork(ctx, id, diterima), kepala)).rejects.toMatchObject({ kind: "notFound" });
    expect([before.length, await requests()]).toEqual([2, before]);
    expect(await as(validNetworks)).toMatchObject({ jaringan: ["103.10.66.0/24"] });
  });

  test("one that is decided leaves those before it as they were, and the trail says what held until then", async () => {
    await as(async (ctx) => proposeNetwork(ctx, { teks: "103.10.66.0/24", ponsel: false }));
    const first = (await as(usulJaringan))?.id ?? "";
    await as((ctx) => decideNetwork(ctx, first, true), kepala);
    const refused = await ask("198.51.100.0/24");
    await as((ctx) => decideNetwork(ctx, refused, false), kepala);
    const before = await requests();
    const id = await ask("192.0.2.0/24");
    expect(await as((ctx) => loadPerangkat(ctx, "103.10.66.4"), kepala)).toMatchObject({
      ...{ usul: { id, jaringan: ["192.0.2.0/24"], oleh: "Sri", sendiri: false }, diDalam: true, alamat: "103.10.66.4" },
      boleh: { ajukan: false, putuskan: true },
    });
    later(3);
    const { lines } = await told(home, kepala, (ctx) => decideNetwork(ctx, id, true));
    expect(lines).toMatchObject([
      {
        ...{ action: "update", subject: "jaringanAbsensi", subjectId: id },
        before: { jaringan: ["103.10.66.0/24"], ponsel: false },
        after: { jaringan: ["192.0.2.0/24"], ponsel: true, diterima: true },
      },
    ]);
    const [last, ...others] = (await requests()).toReversed();
    expect([others.toReversed(), last]).toMatchObject([before, { id, diterima: true, diputusOleh: kepala.id, diputusPada: current }]);
  });
});
