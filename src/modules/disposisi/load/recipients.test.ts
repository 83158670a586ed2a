/** The head chooses among ninety names in the evening. What goes wrong: a group holds last year's people, or somebody who left gets the letter. */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { actor } from "#tests/support/database.ts";
import { hari, person, sistem, useDisposisi } from "#tests/support/disposisi.ts";
import { loadRecipients } from "./load-recipients.server.ts";

const { clock, as, surat } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const all = { ani: "Ani", budi: "Budi", cici: "Cici", left: "Dodi", binned: "Eka" };
const one = Object.fromEntries(Object.entries(all).map(([key, name]) => [key, { ...actor("guru", key), name }])) as Record<
  keyof typeof all,
  Actor
>;
const groups = async (who: Actor) => (await as(who, loadRecipients)).kelompok;
const names = async (who: Actor, label: string) => {
  const { calon, kelompok } = await as(who, loadRecipients);
  const values = kelompok.find((group) => group.label === label)?.values;
  return values?.map((id) => calon.find(({ value }) => value === id)?.label ?? id);
};

beforeAll(() =>
  as(sistem, async ({ db }) => {
    for (const [place, { id, name }] of Object.values(one).entries())
      await db
        .insertInto("akun")
        .values({
          ...{ id: id ?? "", nip: `19900101201503101${place}`, nama: name, peran: ["guru"] },
          ...{ passwordHash: null, passwordAt: null, aktif: true },
        })
        .execute();
    const leave = (who: Actor, change: object) =>
      db
        .updateTable("akun")
        .set(change)
        .where("id", "=", who.id ?? "")
        .execute();
    await leave(one.left, { aktif: false });
    await leave(one.binned, { deletedAt: clock.now });
  }),
);

test("those who lead a class stand by its grade, in the order of the classes, of this year and nobody twice", async () => {
  const years = { tahunAjaran: "2026/2027" };
  await as(sistem, ({ db }) =>
    db
      .insertInto("kelas")
      .values([
        { ...years, nama: "12 A", tingkat: "XII", waliId: one.ani.id },
        { ...years, nama: "11 A", tingkat: "XI", waliId: one.budi.id },
        { ...years, nama: "10 B", tingkat: "X", waliId: one.cici.id },
        { ...years, nama: "10 A", tingkat: "X", waliId: one.budi.id },
        { ...years, nama: "10 C", tingkat: "X", waliId: one.cici.id },
        { ...years, nama: "11 B", tingkat: "XI", waliId: kepala.id },
        { ...years, nama: "11 C", tingkat: "XI", waliId: one.left.id },
        { ...years, nama: "11 D", tingkat: "XI", waliId: one.binned.id },
        { ...years, nama: "11 E", tingkat: "XI", waliId: guru.id, deletedAt: clock.now },
        { nama: "11 A", tingkat: "XI", waliId: wali.id, tahunAjaran: "2025/2026" },
      ])
      .execute(),
  );
  const led = async (who: Actor) => (await groups(who)).filter(({ label }) => /ali kelas/.test(label)).map(({ label }) => label);
  expect(await led(kepala)).toEqual(["Wali kelas X", "Wali kelas XI", "Wali kelas XII", "Semua wali kelas"]);
  expect(await names(kepala, "Wali kelas X")).toEqual(["Budi", "Cici"]);
  expect(await names(kepala, "Wali kelas XI")).toEqual(["Budi"]);
  expect(await names(kepala, "Wali kelas XII")).toEqual(["Ani"]);
  expect(await names(kepala, "Semua wali kelas")).toEqual(["Budi", "Cici", "Ani"]);
  expect(await names(tu, "Wali kelas XI")).toEqual(["Budi", kepala.name]);
  // A grade without anybody is no group.
  expect(await led(one.ani)).not.toContain("Wali kelas XII");
});

test("the four whom one turned to most within half a year stand first, and not whom others turned to", async () => {
  const { id: suratMasukId } = await surat();
  const give = (from: Actor, to: Actor, day: string) =>
    as(sistem, async ({ db }) => {
      const createdAt = new Date(`${day}T01:00:00Z`);
      const { id } = await db
        .insertInto("disposisi")
        .values({ suratMasukId, dariId: from.id ?? "", instruksi: ["saran"], createdAt })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("cabangDisposisi")
        .values({ disposisiId: id, kepadaId: to.id ?? "", createdAt, updatedAt: createdAt })
        .execute();
    });
  const favorites = async () => (await groups(kepala)).slice(0, 5).map(({ label }) => label);
  for (const day of ["2026-11-01", "2026-11-02", "2026-11-22"]) await give(tu, wali, day);
  for (const day of ["2026-06-01", "2026-06-02"]) await give(kepala, one.cici, day);
  for (const day of ["2026-11-20", "2026-11-21", "2026-11-22"]) {
    await give(kepala, one.left, day);
    await give(kepala, one.binned, day);
    // 180 days ago and longer.
    await give(kepala, guru, "2026-05-27");
  }
  await give(kepala, one.ani, "2026-10-01");
  await give(kepala, tu, "2026-11-19");
  expect((await favorites()).slice(0, 4)).toEqual(["Cici", tu.name, "Ani", "Tata usaha"]);
  await give(kepala, one.budi, "2026-10-01");
  await give(kepala, guru, "2026-09-01");
  expect(await favorites()).toEqual(["Cici", tu.name, "Ani", "Budi", "Tata usaha"]);
  await as(sistem, async ({ db }) => {
    await db.deleteFrom("cabangDisposisi").where(everyRow).execute();
    await db.deleteFrom("disposisi").where(everyRow).execute();
  });
});

test("what somebody holds besides is told beside the name, brings them before those who only teach, and makes a wakamad", async () => {
  const file = (who: Actor, lain: object) =>
    as(sistem, ({ db }) =>
      db
        .insertInto("pegawai")
        .values({ akunId: who.id, nama: who.name, jenis: "guru", status: "pns", ...lain })
        .execute(),
    );
  await file(one.ani, { jabatan: "Guru Muda" });
  await file(one.budi, { jabatan: "Guru Madya", tugasTambahan: "WAKAMAD Kurikulum" });
  await file(one.cici, { jabatan: "Guru", tugasTambahan: "Wakil Kepala Humas", deletedAt: clock.now });
  await file(guru, { tugasTambahan: "Bendahara" });
  const { calon, kelompok } = await as(kepala, loadRecipients);
  expect(calon.map(({ label, hint }) => [label, hint])).toEqual([
    ["Budi", "Guru Madya · WAKAMAD Kurikulum"],
    [guru.name, "Guru · Bendahara"],
    [tu.name, "Tata Usaha"],
    ["Ani", "Guru Muda"],
    ["Cici", "Guru"],
    [wali.name, "Wali Kelas"],
  ]);
  expect(kelompok.find(({ label }) => label === "Wakamad")?.values).toEqual([one.budi.id]);
  expect(await names(kepala, "Semua guru")).toEqual(["Ani", "Budi", "Cici", guru.name, wali.name]);
});

test("a position leads to whoever acts in it, several to all of them, the head's own to nobody", async () => {
  const held = await as(sistem, async ({ db }) => {
    const { id: kepalaId } = await db
      .insertInto("pegawai")
      .values({ akunId: kepala.id, nama: kepala.name, jenis: "guru", status: "pns", aktif: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: without } = await db
      .insertInto("pegawai")
      .values({ nama: "Tanpa Akun", jenis: "guru", status: "honorer", aktif: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    const [ani, budi] = await Promise.all(
      [one.ani, one.budi].map(({ id }) => db.selectFrom("pegawai").select("id").where("akunId", "=", id).executeTakeFirstOrThrow()),
    );
    const since = { mulai: "2026-01-01" };
    await db
      .insertInto("pemangkuJabatan")
      .values([
        { ...since, pegawaiId: kepalaId, jabatan: "kepala" },
        { ...since, pegawaiId: without, jabatan: "bendahara" },
        { ...since, pegawaiId: ani?.id ?? "", jabatan: "guru-piket", bidang: "Senin" },
        { ...since, pegawaiId: budi?.id ?? "", jabatan: "guru-piket", bidang: "Senin" },
        { ...since, pegawaiId: ani?.id ?? "", jabatan: "kepala-perpustakaan", sampai: hari },
        { ...since, pegawaiId: budi?.id ?? "", jabatan: "kaur-tu", sampai: "2026-11-22" },
      ])
      .execute();
    return (who: Actor) => groups(who);
  });
  const labels = async (who: Actor) => (await held(who)).map(({ label }) => label);
  expect((await labels(tu)).slice(0, 3)).toEqual(["Kepala Perpustakaan", "Guru Piket Senin", "Wakamad"]);
  expect(await names(tu, "Guru Piket Senin")).toEqual(["Ani", "Budi"]);
  expect(await names(one.ani, "Guru Piket Senin")).toEqual(["Budi"]);
  expect(await labels(one.ani)).not.toContain("Kepala Perpustakaan");
});
