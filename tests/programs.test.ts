/**
 * The madrasah's operator gives a program a key on a laptop, a few times a year; the program (report cards, a school's own dashboard)
 * then asks every few minutes, day and night, with nobody watching. What goes wrong: the key lies in a public place, the program
 * asks for more than was meant, its person leaves, or it misses what was changed while it asked.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, remove, update } from "#kit/register/store.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { agenda } from "#modules/layanan/index.ts";
import { createKunci, listKunci, revokeKunci } from "#modules/program/index.server.ts";
import { apiName } from "#server/register-calls.ts";
import { policy } from "#src/policy.ts";
import { lists } from "#src/registers.ts";
import { justSignedIn, useDatabase } from "#tests/support/database.ts";
import { asked, giveKey, openApiFor, person } from "#tests/support/programs.ts";

const house = useDatabase({ policy });
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const ask = (...told: Parameters<ReturnType<typeof openApiFor>>) => openApiFor(house)(...told);
const anak = (nama: string, nisn: string) => ({
  nama,
  nisn,
  status: "aktif",
  jenisKelamin: "Perempuan",
  agama: "ISLAM",
  tempatLahir: "Palu",
});
let admin: Actor;
let rekan: Actor;
let kantor: Actor;
let guru: Actor;
beforeAll(async () => {
  admin = await person(house, "197001012000031001", "Admin Satu", "administrator");
  rekan = await person(house, "197001012000031002", "Admin Dua", "administrator");
  kantor = await person(house, "197001012000031003", "Orang Kantor", "tataUsaha");
  guru = await person(house, "197001012000031004", "Bu Guru", "guru");
  for (const [nama, nisn] of [
    ["Aisyah", "0091111111"],
    ["Zahra", "0092222222"],
  ] as const)
    await as(admin, (ctx) => create(ctx, siswa, anak(nama, nisn), "json"));
});

describe("a key", () => {
  test("reads its registers, and of each row its classes alone", async () => {
    const key = await giveKey(house, admin, { pemilik: kantor.id ?? "" });
    expect(key).toMatch(/^man1_[\w-]{43}$/);
    const answer = await ask("/api/siswa?cari=Aisyah", key);
    const [row] = (await answer.json()) as Record<string, unknown>[];
    expect([answer.status, answer.headers.get("x-total-count")]).toEqual([200, "1"]);
    expect(row).toMatchObject({ nama: "Aisyah", nisn: "0091111111", tempatLahir: "Palu" });
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(["agama"]));
    expect((await ask(`/api/siswa/${row?.id}`, key)).status).toBe(200);
    const narrow = await giveKey(house, admin, { kelas: ["umum"] });
    const [less] = (await (await ask("/api/siswa", narrow)).json()) as Record<string, unknown>[];
    expect(less).toHaveProperty("nama");
    for (const name of ["nisn", "tempatLahir", "agama"]) expect(less).not.toHaveProperty(name);
    // Nobody learns by seeking, narrowing or sorting what the answer does not show.
    expect(await (await ask("/api/siswa?cari=0091111111", narrow)).json()).toEqual([]);
  });

  test("opens nothing else: no other register, no writing, no call of people, no page", async () => {
    const key = await giveKey(house, admin, {});
    const refused = async (path: string, init: RequestInit = {}) => {
      const answer = await ask(path, key, init);
      return [answer.status, ((await answer.json()) as { reason?: string }).reason];
    };
    expect(await refused("/api/agenda")).toEqual([403, "insufficient_scope"]);
    expect(await refused("/api/pegawai")).toEqual([403, "insufficient_scope"]);
    const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect(await refused("/api/surat-masuk", post)).toEqual([403, "insufficient_scope"]);
    expect(await refused("/api/loginGuru", { method: "DELETE" })).toEqual([403, "insufficient_scope"]);
    expect((await ask("/dashboard", key)).headers.get("location")).toMatch(/^\/login/);
    expect((await ask("/api/news", key)).status).toBe(200);
  });

  test("holds until its day, until it is taken back, and while both people serve; at once", async () => {
    const refused = async (key: string) => [(await ask("/api/siswa", key)).status, (await ask("/api/siswa", key)).status];
    const key = await giveKey(house, admin, { nama: "Akan dicabut" });
    const { rows } = await as(admin, (ctx) => listKunci(ctx));
    const one = rows.find(({ nama }) => nama === "Akan dicabut");
    expect(one).toMatchObject({ keadaan: "berlaku", pembuat: "Admin Satu", akhiran: key.slice(-4), dipakaiPada: null });
    expect(JSON.stringify(rows)).not.toContain(key);
    expect((await ask("/api/siswa", key)).status).toBe(200);
    await as(rekan, (ctx) => revokeKunci(ctx, one?.id ?? ""));
    await as(rekan, (ctx) => revokeKunci(ctx, one?.id ?? ""));
    expect(await refused(key)).toEqual([401, 401]);

    const ended = await giveKey(house, admin, {});
    await as(admin, (ctx) => sql`update kunci_program set berlaku_sampai = now() where akhiran = ${ended.slice(-4)}`.execute(ctx.db));
    expect(await refused(ended)).toEqual([401, 401]);

    for (const gone of ["pemilik", "pembuat"] as const) {
      const leaving = await person(
        house,
        gone === "pemilik" ? "198001012000031001" : "198001012000031002",
        `Pergi ${gone}`,
        "administrator",
      );
      const held = await giveKey(house, gone === "pemilik" ? admin : leaving, {
        pemilik: (gone === "pemilik" ? leaving : kantor).id ?? "",
      });
      expect((await ask("/api/siswa", held)).status).toBe(200);
      await as(admin, (ctx) => sql`update akun set aktif = false where id = ${leaving.id}`.execute(ctx.db));
      expect(await refused(held)).toEqual([401, 401]);
    }
    expect(await refused("man1_bukanKunci")).toEqual([401, 401]);
  });

  test("shrinks with its person's roles", async () => {
    const orang = await person(house, "198001012000031003", "Ganti Tugas", "tataUsaha");
    const key = await giveKey(house, admin, { pemilik: orang.id ?? "" });
    await as(admin, (ctx) => sql`update akun set peran = array['guru'] where id = ${orang.id}`.execute(ctx.db));
    const [row] = (await (await ask("/api/siswa", key)).json()) as Record<string, unknown>[];
    expect(row).toHaveProperty("nama");
    expect(row).not.toHaveProperty("nisn");
    await as(admin, (ctx) => sql`update akun set peran = array['humas'] where id = ${orang.id}`.execute(ctx.db));
    expect((await ask("/api/siswa", key)).status).toBe(403);
  });

  test("is served from its networks alone, and not too often; when and from where is kept without the address", async () => {
    const key = await giveKey(house, admin, { nama: "Terikat", jaringan: "10.20.0.0/16\n103.10.66.7" });
    expect((await ask("/api/siswa", key, {}, "203.0.113.9")).status).toBe(403);
    expect((await ask("/api/siswa", key)).status).toBe(200);
    const kept = (await as(admin, (ctx) => listKunci(ctx))).rows.find(({ nama }) => nama === "Terikat");
    expect(kept).toMatchObject({ dipakaiDari: "103.10.66.*", dipakaiPada: expect.any(Date) });
    const id = kept?.id ?? "";
    await as(admin, (ctx) => sql`update rate_limit set tokens = 0, updated_at = now() where key = ${`program:${id}`}`.execute(ctx.db));
    const answer = await ask("/api/siswa", key);
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  test("is named in the trail with its person, where it looks at people", async () => {
    const key = await giveKey(house, admin, { nama: "Pembaca", pemilik: kantor.id ?? "" });
    await ask("/api/siswa", key);
    const { rows } = await as(admin, (ctx) =>
      sql<{ subject: string }>`select subject from audit where actor_name = 'program Pembaca (Orang Kantor)' and action = 'read'`.execute(
        ctx.db,
      ),
    );
    expect(rows).toEqual([{ subject: "siswa" }]);
  });
});

describe("whoever gives one", () => {
  const make = (who: Actor, changes: Parameters<typeof asked>[0]) =>
    as(who, (ctx) => createKunci(ctx, lists, asked({ pemilik: who.id ?? "", ...changes })));

  test("is an administrator who proved who they are a moment ago", async () => {
    for (const who of [kantor, guru]) await expect(make(who, {})).rejects.toMatchObject({ kind: "forbidden" });
    const old = { ...admin, session: { ...justSignedIn, confirmedAt: new Date(0) } };
    await expect(make(old, {})).rejects.toMatchObject({ kind: "unconfirmed" });
    const { rows } = await as(admin, (ctx) => listKunci(ctx));
    await expect(as(old, (ctx) => revokeKunci(ctx, rows[0]?.id ?? ""))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(as(kantor, (ctx) => revokeKunci(ctx, rows[0]?.id ?? ""))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(guru, (ctx) => listKunci(ctx))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("hears at each field what is wrong: too long, too wide, or more than its people may do", async () => {
    const faults = async (changes: Parameters<typeof asked>[0]) => {
      const error = await make(admin, changes).then(
        () => undefined,
        (refusal: { fields?: Record<string, string> }) => refusal,
      );
      return Object.keys(error?.fields ?? {});
    };
    expect(await faults({ nama: "", tujuan: " ", register: [], verba: ["hapus"], kelas: ["rahasia"] })).toEqual([
      ...["nama", "tujuan", "register", "verba", "kelas"],
    ]);
    expect(await faults({ berlakuSampai: new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10) })).toEqual(["berlakuSampai"]);
    for (const jaringan of ["0.0.0.0/0", "kantor", "2001::/16"]) expect(await faults({ jaringan })).toEqual(["jaringan"]);
    expect(await faults({ pemilik: guru.id ?? "" })).toEqual(["kelas"]);
    expect(await faults({ pemilik: guru.id ?? "", kelas: ["umum"], verba: ["impor"] })).toEqual(["register"]);
    expect(await faults({ register: ["mutasiSiswa"], verba: ["impor"] })).toEqual(["register"]);
  });

  test("is seen doing it by the other administrators, and by whose rights it uses", async () => {
    await make(admin, { nama: "Dikabarkan", pemilik: kantor.id ?? "" });
    const { rows } = await as(admin, (ctx) =>
      sql<{ akun: string }>`select akun_id as akun from pemberitahuan where title = 'Kunci program baru dibuat: Dikabarkan'`.execute(
        ctx.db,
      ),
    );
    expect(rows.map(({ akun }) => akun)).toEqual(expect.arrayContaining([rekan.id, kantor.id]));
    expect(rows.map(({ akun }) => akun)).not.toContain(admin.id);
  });
});

describe("a program that keeps in step", () => {
  test("gets what was made, changed or thrown away since, part by part, and nothing twice without need", async () => {
    const key = await giveKey(house, admin, { register: ["agenda"], kelas: ["umum", "dinas"] });
    const made = [];
    for (let n = 1; n <= 23; n++)
      made.push(await as(admin, (ctx) => create(ctx, agenda, { judul: `Rapat ${n}`, mulai: "2026-12-01" }, "json")));
    // One import makes many rows at one moment.
    await as(admin, (ctx) => sql`update agenda set updated_at = '2026-11-20T00:00:00.123456Z'`.execute(ctx.db));
    const seen: string[] = [];
    let address: string | undefined = "/api/agenda?diubahSejak=2026-11-19T00:00:00Z&tampil=10";
    let parts = 0;
    while (address && parts++ < 9) {
      const answer: Response = await ask(address, key);
      seen.push(...((await answer.json()) as { id: string }[]).map(({ id }) => id));
      address = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect([parts, seen.length, new Set(seen).size]).toEqual([3, 23, 23]);
    const [first, second] = made as [(typeof made)[0], (typeof made)[0]];
    await as(admin, (ctx) => remove(ctx, agenda, first));
    await as(admin, (ctx) => update(ctx, agenda, { id: second.id, versi: second.versi, sent: { judul: "Pindah", mulai: "2026-12-02" } }));
    const later = await ask("/api/agenda?diubahSejak=2026-11-21T00:00:00Z", key);
    const rows = (await later.json()) as { id: string; judul?: string; deletedAt: string | null }[];
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(["createdAt", "deletedAt", "id", "updatedAt", "versi"]);
    expect(rows[1]).toMatchObject({ judul: "Pindah", deletedAt: null });
    expect(Date.parse(later.headers.get("x-diubah-sampai") ?? "")).toBeLessThan(Date.now());
  });

  test("is told that nothing is new, and what it asked wrongly", async () => {
    const key = await giveKey(house, admin, {});
    const answer = await ask("/api/siswa", key);
    const again = await ask("/api/siswa", key, { headers: { "if-none-match": answer.headers.get("etag") ?? "-" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    for (const wrong of ["diubahSejak=kemarin", "diubahSejak=2026-11-21T00:00:00Z&sesudah=1"])
      expect((await ask(`/api/siswa?${wrong}`, key)).status).toBe(400);
  });

  test("finds every register at an address of its own", () => {
    const names = lists.map(apiName);
    expect(new Set(names).size).toBe(names.length);
  });
});
