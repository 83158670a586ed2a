import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, secretKey, useDatabase } from "#tests/support/database.ts";
import { addPerson, installPerangkat } from "#tests/support/kantor-people.ts";
import { createOwnPin } from "../kios/pin-kios.server.ts";
import { recordAtKios } from "../kios/record-kios.server.ts";
import { kantorCode, totpStepAt } from "../pegawai/kantor-code.server.ts";
import { recordKehadiran } from "../pegawai/record-kehadiran.server.ts";
import { currentScreen } from "../pegawai/shown-code.server.ts";
import {
  decideNetwork,
  demandPonsel,
  inNetwork,
  proposeNetwork,
  usulJaringan,
  validNetworks,
  warnOfRefusedNetworks,
} from "./jaringan.server.ts";
import { loadPerangkat } from "./load-perangkat.server.ts";
import { proposePerangkat } from "./propose-perangkat.server.ts";
import { recognizePerangkat } from "./recognize-perangkat.server.ts";

let current = new Date("2026-08-03T07:00:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [sri, kepala, guru] = [actor("tataUsaha"), actor("kepala"), actor("guru")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const propose = (teks: string, ponsel = true, who = sri) => dalam((ctx) => proposeNetwork(ctx, { teks, ponsel }), who);
const waiting = async () => (await dalam(usulJaringan))?.id ?? "";
const decide = (id: string, diterima: boolean, who = kepala) => dalam((ctx) => decideNetwork(ctx, id, diterima), who);
const assign = async (teks: string, ponsel = true) => {
  await propose(teks, ponsel);
  await decide(await waiting(), true);
};
const di = (alamat: string) => dalam((ctx) => inNetwork(ctx, alamat));
const stale = (who: typeof sri) => ({ ...who, session: { ...justSignedIn, confirmedAt: new Date(current.getTime() - 301_000) } });
const kabar = async (kind: string) =>
  (await dalam(({ db }) => db.selectFrom("pemberitahuan").select("akunId").where("kind", "=", kind).execute())).map(({ akunId }) => akunId);

beforeAll(async () => {
  for (const [n, [siapa, nama]] of (
    [
      [sri, "Sri"],
      [kepala, "Rosmini"],
      [guru, "Andi"],
    ] as const
  ).entries())
    await dalam((ctx) => addPerson(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(() =>
  dalam(async ({ db }) => {
    await sql`delete from jaringan_absensi`.execute(db);
    await sql`delete from pemberitahuan`.execute(db);
  }),
);

describe("the school's network", () => {
  test("is changed by two, with fresh proofs, and told to the head", async () => {
    await expect(propose("10.0.0.0/16", true, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(propose("10.0.0.0/16", true, stale(sri))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(propose("10.0.0.0/16", true, actor("tataUsaha", "tanpa map"))).rejects.toThrow("belum terhubung");
    await propose(" 103.10.66.0/24\n2001:DB8::/32, 103.10.66.0/24 ");
    expect(await kabar("jaringan-diajukan")).toEqual([kepala.id]);
    expect([await dalam(validNetworks), await di("8.8.8.8")]).toEqual([null, null]);
    await expect(propose("10.0.0.0/16")).rejects.toMatchObject({ kind: "conflict" });
    const id = await waiting();
    await expect(decide(id, true, sri)).rejects.toThrow("Anda sendiri yang mengajukannya");
    await expect(decide(id, true, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(decide(id, true, stale(kepala))).rejects.toMatchObject({ kind: "unconfirmed" });
    await decide(id, true);
    expect(await dalam(validNetworks)).toEqual({ jaringan: ["103.10.66.0/24", "2001:db8::/32"], ponsel: true, ditolak: [] });
    expect(await kabar("jaringan-berubah")).toEqual([sri.id]);
    await expect(decide(id, true)).rejects.toMatchObject({ kind: "notFound" });
    const { rows } = await dalam(({ db }) =>
      sql`select action, before, after from audit where subject = 'jaringanAbsensi' order by id`.execute(db),
    );
    expect(rows).toEqual([
      { action: "create", before: null, after: { jaringan: ["103.10.66.0/24", "2001:db8::/32"], ponsel: true } },
      { action: "update", before: {}, after: { jaringan: ["103.10.66.0/24", "2001:db8::/32"], ponsel: true, diterima: true } },
    ]);
  });

  test("that one asked for may be taken back or refused, and nothing changes", async () => {
    await assign("103.10.66.0/24");
    await propose("103.10.0.0/16");
    await expect(decide(await waiting(), false, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await decide(await waiting(), false, sri);
    await propose("103.10.0.0/16");
    await decide(await waiting(), false);
    expect(await dalam(validNetworks)).toMatchObject({ jaringan: ["103.10.66.0/24"] });
    await expect(decide("x", false)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("holds addresses of both families, to its edges", async () => {
    await assign("103.10.66.0/24 2001:db8:5::/48 198.51.100.7");
    const alamat = ["103.10.66.0", "103.10.66.255", "103.10.65.255", "103.10.67.0", "198.51.100.7", "198.51.100.8"];
    expect(await Promise.all(alamat.map(di))).toEqual([true, true, false, false, true, false]);
    expect(await Promise.all(["2001:db8:5:ffff::1", "2001:db8:6::1", "::ffff:103.10.66.4", "", "gerbang"].map(di))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test.each([
    "10.0.0.0/15",
    "0.0.0.0/0",
    "::/0",
    "2001:db8::/31",
    "::ffff:0:0/96",
    "::ffff:0.0.0.0/111",
    "::ffff:0:0/95",
    "::/32",
    "::/64",
    "::/80",
    "2002::/16",
    "0:0:0:0:0:ffff:103.10.66.0/100",
    "64:ff9b::/96",
    "64:ff9b::/111",
    "madrasah",
    "10.0.0.0/33",
    "10.0.0/16",
    "10.0.0.0/16/3",
    "2001:db8::/129",
    "fe80::1%eth0",
  ])("is not %s", async (teks) => {
    await expect(propose(`10.1.0.0/16\n${teks}`)).rejects.toMatchObject({ kind: "invalid", fields: { jaringan: expect.any(String) } });
  });

  test("may be twenty networks of the widest kind, and no more", async () => {
    const banyak = (n: number) => Array.from({ length: n }, (_, satu) => `10.${satu}.0.0/16`).join("\n");
    await expect(propose(banyak(21))).rejects.toMatchObject({ kind: "invalid" });
    await assign(`${banyak(19)} 2001:db8::/32`);
    await assign("");
    expect(await dalam(validNetworks)).toBeNull();
  });
});

describe("one that was agreed to before it was judged", () => {
  const putus = { diajukanOleh: sri.id ?? "", createdAt: current };
  const simpan = (jaringan: readonly string[], diputus = true) =>
    dalam(({ db }) =>
      db
        .insertInto("jaringanAbsensi")
        .values({
          ...putus,
          ...{ jaringan: [...jaringan], ponsel: true, diterima: diputus || null },
          ...{ diputusOleh: diputus ? kepala.id : null, diputusPada: diputus ? current : null },
        })
        .execute(),
    );
  const tahan = (baris: object[]) => warnOfRefusedNetworks(home.scope(sri), { warn: (details) => baris.push(details) });

  test.each(["::ffff:0:0/96", "::FFFF:0:0/97", "::/0", "::/64", "0.0.0.0/0", "10.0.0.0/15", "64:ff9b::/96", "madrasah"])(
    "lets nobody in any more: %s",
    async (luas) => {
      await simpan([luas]);
      expect(await Promise.all(["10.0.0.1", "8.8.8.8", "2001:db8::1", "64:ff9b::808:808"].map(di))).toEqual([false, false, false, false]);
      await expect(dalam((ctx) => demandPonsel(ctx, "10.0.0.1"))).rejects.toMatchObject({ kind: "invalid" });
      expect((await dalam((ctx) => loadPerangkat(ctx, "10.0.0.1"))).berlaku).toEqual({ jaringan: [], ponsel: true, ditolak: [luas] });
      const baris: object[] = [];
      await tahan(baris);
      expect(baris).toEqual([{ jaringan: [luas] }]);
    },
  );

  test("closes itself alone, and is silent once another is agreed to", async () => {
    await simpan(["::ffff:0:0/96", "103.10.66.0/24", "::ffff:198.51.100.0/120"]);
    expect(await Promise.all(["8.8.8.8", "103.10.66.4", "198.51.100.9"].map(di))).toEqual([false, true, true]);
    expect(await dalam(validNetworks)).toMatchObject({ ditolak: ["::ffff:0:0/96"] });
    await assign("103.10.66.0/24");
    const baris: object[] = [];
    await tahan(baris);
    expect(baris).toEqual([]);
    await assign("");
    await tahan(baris);
    expect([baris, await di("8.8.8.8")]).toEqual([[], null]);
  });

  test("and waited for its second person is refused, and may be put away", async () => {
    await simpan(["::ffff:0:0/96"], false);
    await expect(decide(await waiting(), true)).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("terlalu luas"),
    });
    expect(await dalam(validNetworks)).toBeNull();
    await decide(await waiting(), false);
    expect(await dalam(usulJaringan)).toBeNull();
  });
});

describe("outside it", () => {
  const [sekolah, rumah] = ["103.10.66.4", "36.80.1.2"];
  const kode = () => kantorCode({ secretKey }, totpStepAt(current));

  test("no device is asked for, none shows a code and none takes a PIN; the head hears of it once", async () => {
    const alat = await installPerangkat(home, [sri, kepala], { alamat: sekolah });
    const layar = await installPerangkat(home, [sri, kepala], { alamat: sekolah, jenis: "layar" });
    const pin = await dalam(createOwnPin, guru);
    await assign("103.10.66.0/24");
    await expect(dalam((ctx) => proposePerangkat(ctx, { nama: "", jenis: "kios", alamat: rumah }))).rejects.toMatchObject({
      kind: "forbidden",
    });
    const catat = (alamat: string) => recordAtKios(home.scope(visitor), { token: alat.token, pin, arah: "masuk", alamat });
    const lihat = (alamat: string) => currentScreen(home.scope(visitor), { token: layar.token, alamat }, "https://sekolah.example");
    for (let n = 0; n < 3; n++) await expect(catat(rumah)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(lihat(rumah)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await dalam((ctx) => recognizePerangkat(ctx, { token: alat.token, alamat: rumah }))).toMatchObject({ keadaan: "luar" });
    expect((await kabar(`perangkat-luar-${alat.id}`)).filter((id) => id === kepala.id)).toHaveLength(1);
    expect(await lihat(sekolah)).toMatchObject({ tampil: { kode: kode() } });
    expect(await catat(sekolah)).toMatchObject({ nama: "Andi" });
  });

  test("a code that was sent home is good for nothing, unless phones may be anywhere: then the trail says so", async () => {
    const catat = (alamat: string, arah: "masuk" | "pulang" = "masuk") => recordKehadiran(home.scope(sri), { arah, kode: kode(), alamat });
    await assign("103.10.66.0/24");
    await expect(catat(rumah)).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.stringContaining("jaringan madrasah") } });
    await assign("103.10.66.0/24", false);
    expect(await catat(rumah)).toMatchObject({ status: "hadir", sudah: false });
    await expect(catat(sekolah, "pulang")).rejects.toThrow("baru saja tercatat masuk");
    current = new Date(current.getTime() + 1);
    await catat(sekolah, "pulang");
    await catat(rumah, "pulang");
    const { rows } = await dalam(({ db }) =>
      sql<{ after: object }>`select after from audit where subject = 'absensiPegawai' and actor_id = ${sri.id} order by id`.execute(db),
    );
    expect(rows.map(({ after }) => after)).toEqual([
      expect.objectContaining({ cara: "kode", luar: true }),
      { pulang: expect.anything(), cara: "kode" },
      { pulang: expect.anything(), cara: "kode", luar: true },
    ]);
  });
});
