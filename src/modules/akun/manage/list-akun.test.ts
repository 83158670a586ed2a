import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { startSession } from "#tests/support/login.ts";
import { sendAkunAction, sendNewAkun } from "./akun-action.server.ts";
import { akunDetail } from "./akun-detail.server.ts";
import { listAkun, readFilter } from "./list-akun.server.ts";
import { searchAkun } from "./search-akun.server.ts";

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
  ({ actor: admin } = await startSession(house, { nip: "198004172006041001", nama: "Administrator", peran: ["administrator"] }, now));
  ({ actor: juru } = await startSession(house, { nip: "198511042010012001", nama: "Nurhayati", peran: ["tataUsaha"] }, now));
  const sitti = [
    ["nip", "199006212015032001"],
    ["nama", "Sitti Rahma"],
    ["email", ""],
    ["peran", "humas"],
    ["peran", "guru"],
  ] as const;
  await sendNewAkun(house.scope(admin), { form: form(sitti), origin });
  const { versi } = await as(admin, ({ db }) => db.selectFrom("akun").select("versi").where("id", "=", juru.id).executeTakeFirstOrThrow());
  const dimatikan = form([
    ["aksi", "nonaktifkan"],
    ["versi", String(versi)],
  ]);
  await sendAkunAction(house.scope(admin), String(juru.id), { form: dimatikan, origin });
});

describe("the list of accounts", () => {
  const cari = async (search: string, who = admin) =>
    (await as(who, (ctx) => listAkun(ctx, readFilter(new URLSearchParams(search))))).rows.map(({ nama }) => nama);

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
    expect(await kind(as(juru, (ctx) => akunDetail(ctx, String(admin.id))))).toBe("notFound");
    expect(await kind(as(admin, (ctx) => akunDetail(ctx, "00000000-0000-4000-8000-000000000001")))).toBe("notFound");
    expect(await kind(as(admin, (ctx) => akunDetail(ctx, "x")))).toBe("notFound");
  });

  test("never carries a password's hash", async () => {
    const told = [
      await as(admin, (ctx) => listAkun(ctx, readFilter(new URLSearchParams()))),
      await as(admin, (ctx) => akunDetail(ctx, String(juru.id))),
    ];
    expect(JSON.stringify(told)).not.toMatch(/hash/i);
  });
});

describe("what the list is asked for", () => {
  const dasar = { cari: "", peran: null, keadaan: null, urut: "nama", arah: "asc", halaman: 1, tampil: 10 };

  test.each([
    ["", {}],
    ["cari=%20%00rahma%20", { cari: "rahma" }],
    [`cari=${"x".repeat(121)}`, { cari: "x".repeat(120) }],
    ["peran=guru&keadaan=nonaktif", { peran: "guru", keadaan: "nonaktif" }],
    ["peran=sistem&keadaan=toString", {}],
    ["urut=terakhir&arah=desc", { urut: "terakhir", arah: "desc" }],
    ["urut=toString&arah=DESC", {}],
    ["halaman=2&tampil=25", { halaman: 2, tampil: 25 }],
    ["halaman=10000&tampil=100", { halaman: 10_000, tampil: 100 }],
    ["halaman=10001&tampil=11", {}],
    ["halaman=0", {}],
    ["halaman=1.5", {}],
  ])("%s", (search, change) => {
    expect(readFilter(new URLSearchParams(search))).toEqual({ ...dasar, ...change });
  });

  test("goes on where the page before has ended, and counts all", async () => {
    const saring = { ...readFilter(new URLSearchParams()), tampil: 2 };
    const halaman = (halaman: number) => as(admin, (ctx) => listAkun(ctx, { ...saring, halaman }));
    expect((await halaman(1)).rows.map(({ nama }) => nama)).toEqual(["Administrator", "Nurhayati"]);
    expect(await halaman(2)).toMatchObject({ rows: [{ nama: "Sitti Rahma", keadaan: "menunggu", peran: ["humas", "guru"] }], total: 3 });
  });

  test("finds no NIP by two digits, nor one by digits with letters; a disabled account has a password or has none", async () => {
    const cari = async (search: string) => (await as(admin, (ctx) => listAkun(ctx, readFilter(new URLSearchParams(search))))).total;
    expect([await cari("cari=198"), await cari("cari=19"), await cari("cari=198x"), await cari("cari=x198")]).toEqual([2, 0, 0, 0]);
    await as(admin, ({ db }) => db.updateTable("akun").set({ passwordHash: null }).where("id", "=", juru.id).execute());
    expect([await cari("keadaan=nonaktif"), await cari("keadaan=menunggu")]).toEqual([1, 1]);
    await as(admin, ({ db }) => db.updateTable("akun").set({ passwordHash: "x" }).where("id", "=", juru.id).execute());
  });

  test("names the classes that somebody looks after, and none that was thrown away", async () => {
    const kelas = { tingkat: "X" as const, tahunAjaran: "2026/2027", jurusan: null, waliId: juru.id, ruang: null, kapasitas: null };
    await as(admin, ({ db }) =>
      db
        .insertInto("kelas")
        .values([
          { ...kelas, nama: "X-2" },
          { ...kelas, nama: "X-1" },
          { ...kelas, nama: "X-3", deletedAt: now },
        ])
        .execute(),
    );
    const { rows } = await as(admin, (ctx) => listAkun(ctx, readFilter(new URLSearchParams())));
    expect(rows.map(({ kelas }) => kelas)).toEqual([null, "X-1, X-2", null]);
    await as(admin, ({ db }) => db.deleteFrom("kelas").where(everyRow).execute());
  });
});

describe("the search over everything", () => {
  const cari = async (kata: string, who = admin) => (await as(who, (ctx) => searchAkun(ctx, kata))).found.map(({ name }) => name);

  test("finds accounts by name and by NIP, and leads to them", async () => {
    const { title, found } = await as(admin, (ctx) => searchAkun(ctx, "rahma"));
    expect({ title, found }).toMatchObject({ title: "User", found: [{ name: "Sitti Rahma", hint: "19900621 201503 2 001" }] });
    expect(found[0]?.to).toBe(`/administration/user/${found[0]?.id}`);
    expect(await cari("1985-11.04 2010")).toEqual(["Nurhayati"]);
    expect(await cari("%")).toEqual([]);
    expect(await cari("1 a")).toEqual([]);
  });

  test("shows five at most in the order of their names, and none that was thrown away", async () => {
    const nips = Array.from({ length: 7 }, (_, n) => `19910101201501100${n + 1}`);
    await as(admin, async ({ db }) => {
      const akun = { peran: [], passwordHash: null, passwordAt: null, aktif: true, email: null, foto: null };
      await db
        .insertInto("akun")
        .values(nips.map((nip, n) => ({ ...akun, nip, nama: `Zainal ${7 - n}`, ...(n === 6 ? { deletedAt: now } : {}) })))
        .execute();
    });
    expect(await cari("zainal")).toEqual(["Zainal 2", "Zainal 3", "Zainal 4", "Zainal 5", "Zainal 6"]);
    expect((await as(admin, (ctx) => listAkun(ctx, readFilter(new URLSearchParams("cari=zainal"))))).total).toBe(6);
    await as(admin, ({ db }) => db.deleteFrom("akun").where("nip", "in", nips).execute());
  });

  test("tells nothing to those who may not read accounts", async () => {
    expect(await as(juru, (ctx) => searchAkun(ctx, "rahma"))).toEqual({ title: "User", found: [] });
  });
});
