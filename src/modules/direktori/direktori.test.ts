import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { policy } from "#src/policy.ts";
import { filledServices } from "#src/site/filled-services.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { readDirektori, shownFoto } from "./read-direktori.server.ts";
import { direktoriSources } from "./site-sources.server.ts";
import { agree, loadTampil, withdraw } from "./tampil.server.ts";

/*
 * A teacher, once, on the own phone: says whether parents may find her by name. The office, when a colleague without a phone asks to be taken
 * off. What goes wrong: somebody is shown who never said so, or stays after taking it back or leaving the school.
 */
const house = useDatabase({ policy });
const kantor = actor("tataUsaha");

let nomor = 0;
async function orang(nama: string, jenis: "guru" | "tenaga-kependidikan" = "guru"): Promise<Actor & { readonly pegawaiId: string }> {
  const siapa = { ...actor(jenis === "guru" ? "guru" : "pegawai"), id: randomUUID() };
  nomor += 1;
  const pegawaiId = await house.scope(kantor).transaction(async ({ db }) => {
    const foto = `foto-${nomor}`;
    await db
      .insertInto("akun")
      .values({
        id: siapa.id,
        nip: `19800101200501${1000 + nomor}`,
        nama,
        peran: [jenis === "guru" ? "guru" : "pegawai"],
        aktif: true,
        foto,
      })
      .execute();
    const values = { nama, jenis, status: "honorer" as const, jabatan: "Guru Ahli Muda", akunId: siapa.id };
    return (await db.insertInto("pegawai").values(values).returning("id").executeTakeFirstOrThrow()).id;
  });
  return { ...siapa, pegawaiId };
}

const publik = () => house.scope().read(readDirektori);
const foto = (id: string) => house.scope().read((ctx) => shownFoto(ctx, id));
const names = async () => (await publik()).map(({ nama }) => nama);
const setuju = (siapa: Actor, denganFoto = false) => house.scope(siapa).transaction((ctx) => agree(ctx, denganFoto));
const tarik = (siapa: Actor, id: string | null = null) => house.scope(siapa).transaction((ctx) => withdraw(ctx, id));
const change = (id: string, set: { aktif?: boolean; akunId?: string | null; deletedAt?: Date }) =>
  house.scope(kantor).transaction(({ db }) => db.updateTable("pegawai").set(set).where("id", "=", id).execute());

describe("who stands on the public page", () => {
  test("is who agreed, with what was agreed to, and nobody else", async () => {
    const [diam, rahma] = [await orang("Diam Saja"), await orang("Rahma, S.Pd.")];
    await setuju(rahma);
    expect(await publik()).toEqual([
      {
        id: rahma.pegawaiId,
        nama: "Rahma, S.Pd.",
        inisial: "R",
        jenis: "guru",
        jabatan: "Guru Ahli Muda",
        tugasTambahan: null,
        mapel: [],
        foto: false,
      },
    ]);
    expect([await foto(rahma.pegawaiId), await foto(diam.pegawaiId), await foto("../akun"), await foto(randomUUID())]).toEqual(
      Array(4).fill(undefined),
    );
    await setuju(rahma, true);
    expect(await foto(rahma.pegawaiId)).toMatch(/^foto-/);
    expect((await publik())[0]?.foto).toBe(true);
    await tarik(rahma);
    await tarik(rahma);
    expect([await names(), await foto(rahma.pegawaiId)]).toEqual([[], undefined]);
  });

  test("opens the way to it in the foot of every page, which leads to no empty page", async () => {
    const ways = async () => (await house.scope().read(filledServices)).map(({ to }) => to);
    const satu = await orang("Pertama");
    expect((await ways()).filter((to) => ["/guru-dan-staf", "/prestasi"].includes(to))).toEqual([]);
    await setuju(satu);
    expect(await ways()).toContain("/guru-dan-staf");
    await tarik(satu);
    expect(await ways()).toContain("/hubungi");
  });

  test("leaves it with the school, with the bin, and with the account that agreed", async () => {
    for (const set of [{ aktif: false }, { deletedAt: new Date() }, { akunId: (await orang("Orang Lain")).id }]) {
      const satu = await orang("Pergi");
      await setuju(satu, true);
      expect(await names()).toContain("Pergi");
      if (set.akunId)
        await house.scope(kantor).transaction(({ db }) => db.deleteFrom("pegawai").where("akunId", "=", set.akunId).execute());
      await change(satu.pegawaiId, set);
      expect([await names(), await foto(satu.pegawaiId)]).toEqual([[], undefined]);
      if (set.aktif === false) await expect(setuju(satu)).rejects.toMatchObject({ kind: "notFound" });
    }
  });

  test("with the subjects of the running semester, each once", async () => {
    const satu = await orang("Mengajar");
    await setuju(satu);
    await house.scope(kantor).transaction(async ({ db, now }) => {
      const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const tahun = await db
        .insertInto("tahunAjaran")
        .values({ nama: "2026/2027", mulai: day(-300), selesai: day(60) })
        .returning("id")
        .executeTakeFirstOrThrow();
      const semesters = await db
        .insertInto("semester")
        .values([
          { nama: "Ganjil", jenis: "ganjil", tahunAjaranId: tahun.id, mulai: day(-300), selesai: day(-40) },
          { nama: "Genap", jenis: "genap", tahunAjaranId: tahun.id, mulai: day(-39), selesai: day(60) },
        ])
        .returning("id")
        .execute();
      const mapel = await db
        .insertInto("mataPelajaran")
        .values(["Fikih", "Akidah Akhlak", "Lama"].map((nama, n) => ({ nama, kode: `M${n}`, kelompok: "umum" as const })))
        .returning("id")
        .execute();
      const kelas = await db
        .insertInto("kelas")
        .values(["X.E-1", "X.E-2"].map((nama) => ({ nama, tingkat: "X", tahunAjaran: "2026/2027" })))
        .returning("id")
        .execute();
      const id = (rows: readonly { id: string }[], n: number) => rows[n]?.id ?? "";
      const teaches = (m: number, k: number, s: number) => ({
        ...{ jp: 2, pegawaiId: satu.pegawaiId, mataPelajaranId: id(mapel, m) },
        ...{ kelasId: id(kelas, k), semesterId: id(semesters, s) },
      });
      await db
        .insertInto("pengampu")
        .values([teaches(0, 0, 1), teaches(0, 1, 1), teaches(1, 0, 1), teaches(2, 0, 0)])
        .execute();
    });
    expect((await publik())[0]?.mapel).toEqual(["Akidah Akhlak", "Fikih"]);
    await tarik(satu);
  });

  test("is found in the search of the site, and not before", async () => {
    const satu = await orang("Hj. Zubaedah");
    const find = () =>
      house.scope().read((ctx) => Promise.all(direktoriSources.map((one) => one.find(ctx, { words: ["zubaedah"], loose: false }))));
    expect((await find()).flat()).toEqual([]);
    await setuju(satu);
    expect((await find()).flat()).toEqual([
      { title: "Hj. Zubaedah", text: "Guru Ahli Muda", day: null, href: `/guru-dan-staf#orang-${satu.pegawaiId}` },
    ]);
    await tarik(satu);
  });
});

describe("nobody agrees for somebody else", () => {
  test("the office takes off whoever asks, others only themselves; the trail says who", async () => {
    const [satu, lain] = [await orang("Asma"), await orang("Lain")];
    await setuju(satu);
    await expect(tarik(lain, satu.pegawaiId)).rejects.toMatchObject({ kind: "forbidden" });
    expect((await house.scope(lain).read(loadTampil)).semua).toBeNull();
    expect((await house.scope(kantor).read(loadTampil)).semua).toMatchObject([{ id: satu.pegawaiId, nama: "Asma", denganFoto: false }]);
    await tarik(kantor, satu.pegawaiId);
    expect(await names()).toEqual([]);
    const { rows } = await house.database.pool.query(
      "select action, actor_id, before, after from audit where subject = 'tampilPublik' and subject_id = $1 order by id",
      [satu.pegawaiId],
    );
    expect(rows).toEqual([
      { action: "create", actor_id: satu.id, before: null, after: { denganFoto: false, persetujuan: 1 } },
      { action: "delete", actor_id: kantor.id, before: null, after: null },
    ]);
  });

  test("a stranger and somebody without a record are refused, a page of theirs says so", async () => {
    const tanpa = { ...actor("guru"), id: randomUUID() };
    await expect(house.scope().transaction((ctx) => agree(ctx, false))).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(house.scope().transaction((ctx) => withdraw(ctx, randomUUID()))).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(setuju(tanpa)).rejects.toMatchObject({ kind: "notFound" });
    await expect(tarik(tanpa)).rejects.toMatchObject({ kind: "notFound" });
    await expect(tarik(kantor, "bukan id")).rejects.toMatchObject({ kind: "notFound" });
    expect((await house.scope(tanpa).read(loadTampil)).sendiri).toBeNull();
  });
});
