import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, secretKey, useDatabase } from "#tests/support/database.ts";
import { pasangPerangkat, tambahOrang } from "#tests/support/orang-kantor.ts";
import { catatDiKios } from "../kios/catat-kios.server.ts";
import { buatPinSaya } from "../kios/pin-kios.server.ts";
import { catatKehadiran } from "../pegawai/catat-kehadiran.server.ts";
import { kodeKantor, langkahPada } from "../pegawai/kode-kantor.server.ts";
import { layarKini } from "../pegawai/kode-tampil.server.ts";
import { ajukanPerangkat } from "./ajukan-perangkat.server.ts";
import { ajukanJaringan, diJaringan, jaringanBerlaku, putuskanJaringan, usulJaringan } from "./jaringan.server.ts";
import { kenaliPerangkat } from "./kenali-perangkat.server.ts";

let kini = new Date("2026-08-03T07:00:00+08:00");
const home = useDatabase({ policy, clock: () => kini });
const [sri, kepala, guru] = [actor("tataUsaha"), actor("kepala"), actor("guru")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const usulkan = (teks: string, ponsel = true, who = sri) => dalam((ctx) => ajukanJaringan(ctx, { teks, ponsel }), who);
const menunggu = async () => (await dalam(usulJaringan))?.id ?? "";
const putuskan = (id: string, diterima: boolean, who = kepala) => dalam((ctx) => putuskanJaringan(ctx, id, diterima), who);
const tetapkan = async (teks: string, ponsel = true) => {
  await usulkan(teks, ponsel);
  await putuskan(await menunggu(), true);
};
const di = (alamat: string) => dalam((ctx) => diJaringan(ctx, alamat));
const basi = (who: typeof sri) => ({ ...who, session: { ...justSignedIn, confirmedAt: new Date(kini.getTime() - 301_000) } });
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
    await dalam((ctx) => tambahOrang(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(() =>
  dalam(async ({ db }) => {
    await sql`delete from jaringan_absensi`.execute(db);
    await sql`delete from pemberitahuan`.execute(db);
  }),
);

describe("the school's network", () => {
  test("is changed by two, with fresh proofs, and told to the head", async () => {
    await expect(usulkan("10.0.0.0/16", true, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(usulkan("10.0.0.0/16", true, basi(sri))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(usulkan("10.0.0.0/16", true, actor("tataUsaha", "tanpa map"))).rejects.toThrow("belum terhubung");
    await usulkan(" 103.10.66.0/24\n2001:DB8::/32, 103.10.66.0/24 ");
    expect(await kabar("jaringan-diajukan")).toEqual([kepala.id]);
    expect([await dalam(jaringanBerlaku), await di("8.8.8.8")]).toEqual([null, null]);
    await expect(usulkan("10.0.0.0/16")).rejects.toMatchObject({ kind: "conflict" });
    const id = await menunggu();
    await expect(putuskan(id, true, sri)).rejects.toThrow("Anda sendiri yang mengajukannya");
    await expect(putuskan(id, true, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(putuskan(id, true, basi(kepala))).rejects.toMatchObject({ kind: "unconfirmed" });
    await putuskan(id, true);
    expect(await dalam(jaringanBerlaku)).toEqual({ jaringan: ["103.10.66.0/24", "2001:db8::/32"], ponsel: true });
    expect(await kabar("jaringan-berubah")).toEqual([sri.id]);
    await expect(putuskan(id, true)).rejects.toMatchObject({ kind: "notFound" });
    const { rows } = await dalam(({ db }) =>
      sql`select action, before, after from audit where subject = 'jaringanAbsensi' order by id`.execute(db),
    );
    expect(rows).toEqual([
      { action: "create", before: null, after: { jaringan: ["103.10.66.0/24", "2001:db8::/32"], ponsel: true } },
      { action: "update", before: {}, after: { jaringan: ["103.10.66.0/24", "2001:db8::/32"], ponsel: true, diterima: true } },
    ]);
  });

  test("that one asked for may be taken back or refused, and nothing changes", async () => {
    await tetapkan("103.10.66.0/24");
    await usulkan("103.10.0.0/16");
    await expect(putuskan(await menunggu(), false, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await putuskan(await menunggu(), false, sri);
    await usulkan("103.10.0.0/16");
    await putuskan(await menunggu(), false);
    expect(await dalam(jaringanBerlaku)).toMatchObject({ jaringan: ["103.10.66.0/24"] });
    await expect(putuskan("x", false)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("holds addresses of both families, to its edges", async () => {
    await tetapkan("103.10.66.0/24 2001:db8:5::/48 198.51.100.7");
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
    "madrasah",
    "10.0.0.0/33",
    "10.0.0/16",
    "10.0.0.0/16/3",
    "2001:db8::/129",
    "fe80::1%eth0",
  ])("is not %s", async (teks) => {
    await expect(usulkan(`10.1.0.0/16\n${teks}`)).rejects.toMatchObject({ kind: "invalid", fields: { jaringan: expect.any(String) } });
  });

  test("may be twenty networks of the widest kind, and no more", async () => {
    const banyak = (n: number) => Array.from({ length: n }, (_, satu) => `10.${satu}.0.0/16`).join("\n");
    await expect(usulkan(banyak(21))).rejects.toMatchObject({ kind: "invalid" });
    await tetapkan(`${banyak(19)} 2001:db8::/32`);
    await tetapkan("");
    expect(await dalam(jaringanBerlaku)).toBeNull();
  });
});

describe("outside it", () => {
  const [sekolah, rumah] = ["103.10.66.4", "36.80.1.2"];
  const kode = () => kodeKantor({ secretKey }, langkahPada(kini));

  test("no device is asked for, none shows a code and none takes a PIN; the head hears of it once", async () => {
    const alat = await pasangPerangkat(home, [sri, kepala], { alamat: sekolah });
    const layar = await pasangPerangkat(home, [sri, kepala], { alamat: sekolah, jenis: "layar" });
    const pin = await dalam(buatPinSaya, guru);
    await tetapkan("103.10.66.0/24");
    await expect(dalam((ctx) => ajukanPerangkat(ctx, { nama: "", jenis: "kios", alamat: rumah }))).rejects.toMatchObject({
      kind: "forbidden",
    });
    const catat = (alamat: string) => catatDiKios(home.scope(visitor), { token: alat.token, pin, arah: "masuk", alamat });
    const lihat = (alamat: string) => layarKini(home.scope(visitor), { token: layar.token, alamat }, "https://sekolah.example");
    for (let n = 0; n < 3; n++) await expect(catat(rumah)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(lihat(rumah)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await dalam((ctx) => kenaliPerangkat(ctx, { token: alat.token, alamat: rumah }))).toMatchObject({ keadaan: "luar" });
    expect((await kabar(`perangkat-luar-${alat.id}`)).filter((id) => id === kepala.id)).toHaveLength(1);
    expect(await lihat(sekolah)).toMatchObject({ tampil: { kode: kode() } });
    expect(await catat(sekolah)).toMatchObject({ nama: "Andi" });
  });

  test("a code that was sent home is good for nothing, unless phones may be anywhere: then the trail says so", async () => {
    const catat = (alamat: string, arah: "masuk" | "pulang" = "masuk") => catatKehadiran(home.scope(sri), { arah, kode: kode(), alamat });
    await tetapkan("103.10.66.0/24");
    await expect(catat(rumah)).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.stringContaining("jaringan madrasah") } });
    await tetapkan("103.10.66.0/24", false);
    expect(await catat(rumah)).toMatchObject({ status: "hadir", sudah: false });
    await expect(catat(sekolah, "pulang")).rejects.toThrow("baru saja tercatat masuk");
    kini = new Date(kini.getTime() + 1);
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
