import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { mulaiSesi } from "#tests/support/akun-masuk.ts";
import { useDatabase } from "#tests/support/database.ts";
import { kirimAksiAkun, kirimAkunBaru } from "./aksi-akun.server.ts";
import { bacaSaring, daftarAkun } from "./daftar-akun.server.ts";
import { rincianAkun } from "./rincian-akun.server.ts";

const now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const origin = "https://man1palu.example";
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const form = (sent: readonly (readonly [string, string])[]) => {
  const data = new FormData();
  for (const [name, value] of sent) data.append(name, value);
  return data;
};
const kind = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: Refusal) => error.kind,
  );
let admin: Actor;
let juru: Actor;

/** One who manages, one who is disabled, one who is invited. */
beforeAll(async () => {
  ({ actor: admin } = await mulaiSesi(house, { nip: "198004172006041001", nama: "Administrator", peran: ["administrator"] }, now));
  ({ actor: juru } = await mulaiSesi(house, { nip: "198511042010012001", nama: "Nurhayati", peran: ["tataUsaha"] }, now));
  const sitti = [
    ["nip", "199006212015032001"],
    ["nama", "Sitti Rahma"],
    ["email", ""],
    ["peran", "humas"],
    ["peran", "guru"],
  ] as const;
  await kirimAkunBaru(house.scope(admin), { form: form(sitti), origin });
  const { versi } = await as(admin, ({ db }) => db.selectFrom("akun").select("versi").where("id", "=", juru.id).executeTakeFirstOrThrow());
  const dimatikan = form([
    ["aksi", "nonaktifkan"],
    ["versi", String(versi)],
  ]);
  await kirimAksiAkun(house.scope(admin), String(juru.id), { form: dimatikan, origin });
});

describe("the list of accounts", () => {
  const cari = async (search: string, who = admin) =>
    (await as(who, (ctx) => daftarAkun(ctx, bacaSaring(new URLSearchParams(search))))).rows.map(({ nama }) => nama);

  test("is sought by name and NIP, and sifted by role and state", async () => {
    expect(await cari("")).toEqual(["Administrator", "Nurhayati", "Sitti Rahma"]);
    expect(await cari("cari=rahma")).toEqual(["Sitti Rahma"]);
    expect(await cari("cari=19851104 201001")).toEqual(["Nurhayati"]);
    expect(await cari("cari=%25")).toEqual([]);
    expect(await cari("peran=humas")).toEqual(["Sitti Rahma"]);
    expect(await cari("keadaan=menunggu")).toEqual(["Sitti Rahma"]);
    expect(await cari("keadaan=nonaktif")).toEqual(["Nurhayati"]);
    expect(await cari("keadaan=aktif&peran=__proto__&halaman=-1&tampil=x")).toEqual(["Administrator"]);
  });

  test("is sorted by its columns, either way", async () => {
    expect(await cari("urut=nama&arah=desc")).toEqual(["Sitti Rahma", "Nurhayati", "Administrator"]);
    expect(await cari("urut=nip")).toEqual(["Administrator", "Nurhayati", "Sitti Rahma"]);
    expect(await cari("urut=nip&arah=desc")).toEqual(["Sitti Rahma", "Nurhayati", "Administrator"]);
    expect(await cari("urut=keadaan")).toEqual(["Administrator", "Sitti Rahma", "Nurhayati"]);
    expect(await cari("urut=__proto__&arah=x")).toEqual(["Administrator", "Nurhayati", "Sitti Rahma"]);
    await house.scope().transaction((ctx) =>
      ctx.db
        .insertInto("perangkatDikenal")
        .values({ akunId: String(juru.id), tokenHash: Buffer.alloc(32), createdAt: now, lastUsedAt: now })
        .execute(),
    );
    expect((await cari("urut=terakhir&arah=desc"))[0]).toBe("Nurhayati");
    expect((await cari("urut=terakhir")).at(-1)).toBe("Nurhayati");
  });

  test("and its accounts do not exist for those who may not read it", async () => {
    expect(await kind(cari("", juru))).toBe("notFound");
    expect(await kind(as(juru, (ctx) => rincianAkun(ctx, String(admin.id))))).toBe("notFound");
    expect(await kind(as(admin, (ctx) => rincianAkun(ctx, "00000000-0000-4000-8000-000000000001")))).toBe("notFound");
    expect(await kind(as(admin, (ctx) => rincianAkun(ctx, "x")))).toBe("notFound");
  });

  test("never carries a password's hash", async () => {
    const told = [
      await as(admin, (ctx) => daftarAkun(ctx, bacaSaring(new URLSearchParams()))),
      await as(admin, (ctx) => rincianAkun(ctx, String(juru.id))),
    ];
    expect(JSON.stringify(told)).not.toMatch(/hash/i);
  });
});
