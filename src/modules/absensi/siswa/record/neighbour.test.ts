/**
 * A wali kelas chooses at ten which of two records of a child is right, among thirty children, a lesson and the day before. What goes wrong:
 * the record of the child below changes too, or what the choice set aside is lost.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, senin } from "#tests/support/demo-kelas.ts";
import { told } from "#tests/support/logged-lines.ts";
import { absensiPath } from "../offline/paths.ts";
import type { StatusAbsensi } from "../status.ts";
import { chooseAbsensi, type Options } from "./choose-absensi.server.ts";
import { recordAbsensi } from "./record-absensi.server.ts";

const now = new Date(`${senin}T04:00:00Z`);
const home = useDatabase({ policy, clock: () => now });
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => home.scope(who).transaction(work);
let sample: DemoKelas;
const at = (clock: string) => new Date(`${senin}T${clock}:00+08:00`);
const jumat = "2026-08-21";

beforeAll(() =>
  as(async (ctx) => {
    sample = await fillDemoKelas(ctx, { wali, guru });
    await sql`insert into akun (id, nip, nama, peran) values (${kantor.id}, '198707302012011003', 'TU', array['tataUsaha'])`.execute(
      ctx.db,
    );
  }),
);

let ke = 0;
interface Sent {
  readonly status: StatusAbsensi;
  readonly perangkat?: string;
  readonly clock?: string;
  readonly siswa?: readonly string[];
  readonly tanggal?: string;
  readonly jadwalId?: string | null;
  readonly dasar?: number | null;
  readonly who?: Actor;
}
const send = ({
  status,
  perangkat = "p1",
  clock = "07:30",
  siswa = sample.siswa,
  tanggal = senin,
  jadwalId = null,
  dasar = null,
  who = kantor,
}: Sent) => {
  ke += 1;
  const dicatatPada = tanggal === senin ? at(clock) : new Date(`${tanggal}T${clock}:00+08:00`);
  const baris = siswa.map((siswaId) => ({ siswaId, status, jam: null, keterangan: perangkat, buktiId: null, dasar }));
  const kelasId = sample.kelas.satu;
  return told(home, who, (ctx) =>
    recordAbsensi(ctx, { kunci: `kiriman-${ke}`, kelasId, tanggal, jadwalId, perangkat, dicatatPada, baris }),
  );
};
const own = () => sample.siswa[0] ?? "";
const isOwn = (row: Readonly<Record<string, unknown>>) => row.siswaId === own() && row.tanggal === senin && row.jadwalId === null;
const read = () =>
  as(async ({ db }) => {
    const standing = await db.selectFrom("absensiSiswa").selectAll().orderBy("id").execute();
    const aside = await db.selectFrom("absensiSiswaRiwayat").selectAll().orderBy("id").execute();
    const row = standing.find(isOwn);
    const ofOwn = (beside: boolean) => aside.filter(({ absensiId }) => (absensiId === row?.id) !== beside);
    return { own: row, aside: ofOwn(false), others: { standing: standing.filter((one) => !isOwn(one)), aside: ofOwn(true) } };
  });
const choose = (beda: Partial<Options>) =>
  told(home, wali, (ctx) => chooseAbsensi(ctx, { siswaId: own(), tanggal: senin, jadwalId: null, versi: 2, riwayatId: null, ...beda }));

/** Of every child two records of Monday, of which the later stands; and of a lesson and of Friday the same. */
beforeEach(async () => {
  await as(async ({ db }) => {
    for (const table of ["absensiSiswaRiwayat", "absensiSiswa", "tugas"] as const) await db.deleteFrom(table).where(everyRow).execute();
  });
  for (const [perangkat, status, clock] of [
    ["p1", "sakit", "07:30"],
    ["p2", "alpa", "07:40"],
  ] as const) {
    await send({ perangkat, status, clock });
    await send({ perangkat, status, clock, tanggal: jumat });
    await send({ perangkat, status, clock, jadwalId: sample.jadwal.milikGuru });
  }
  await as(({ db }) => db.deleteFrom("tugas").where(everyRow).execute());
});

const work = async () =>
  (await as(({ db }) => db.selectFrom("tugas").select("key").where("job", "=", "peringatan-absensi").execute())).map(({ key }) => key);

describe("of two records of one child", () => {
  test("the one that stands is right: it stands with who said so, and the other is thrown away with who did", async () => {
    const before = await read();
    expect([before.own?.berbeda, before.aside.map(({ sebab }) => sebab), before.others.standing.length]).toEqual([true, ["tersisih"], 11]);
    const { lines, touched } = await choose({});
    const after = await read();
    expect(after.others).toEqual(before.others);
    const decided = { diputusOleh: wali.id, diputusPada: now, dikoreksi: true, berbeda: false, versi: 3, updatedAt: now };
    expect(after.own).toEqual({ ...before.own, ...decided });
    expect(after.aside).toEqual(before.aside.map((one) => ({ ...one, sebab: "dibuang", digantiOleh: wali.id })));
    const about = { tanggal: senin, jadwalId: null, siswa: own() };
    expect([touched, lines]).toMatchObject([
      ["absensiSiswa"],
      [
        {
          ...{ action: "update", subject: "absensiSiswa", subjectId: sample.kelas.satu },
          ...{ before: { ...about, status: "alpa" }, after: { ...about, status: "alpa" } },
        },
      ],
    ]);
  });

  test("the other one is right: it stands, what stood is kept in its place, and no record is there twice", async () => {
    const before = await read();
    const [chosen] = before.aside;
    const { lines } = await choose({ riwayatId: chosen?.id ?? "" });
    const after = await read();
    expect(after.others).toEqual(before.others);
    expect(after.own).toMatchObject({
      ...{ id: before.own?.id, status: "sakit", keterangan: "p1", perangkat: "p1", dicatatPada: at("07:30"), versi: 3 },
      ...{ diputusOleh: wali.id, diputusPada: now, dikoreksi: true, berbeda: false },
    });
    const lost = { status: "alpa", keterangan: "p2", perangkat: "p2", dicatatPada: at("07:40"), sebab: "dibuang", digantiOleh: wali.id };
    expect(after.aside).toMatchObject([{ ...lost, dikoreksi: false, diputusOleh: null, diputusPada: null }]);
    expect(lines).toMatchObject([{ before: { status: "alpa" }, after: { status: "sakit" } }]);
    expect(await work()).toEqual([sample.kelas.satu]);
    await choose({ riwayatId: after.aside[0]?.id ?? "", versi: 3 });
    const again = await read();
    expect([again.others, again.own]).toMatchObject([before.others, { status: "alpa", perangkat: "p2", versi: 4 }]);
    expect(again.aside).toMatchObject([{ status: "sakit", perangkat: "p1", sebab: "dibuang", diputusOleh: wali.id, diputusPada: now }]);
  });

  test("one of another child, of another day or of a lesson is not taken, nor is any seen before it changed", async () => {
    const before = await read();
    for (const { id } of before.others.aside) await expect(choose({ riwayatId: id })).rejects.toMatchObject({ kind: "notFound" });
    for (const versi of [1, 3]) await expect(choose({ versi })).rejects.toMatchObject({ kind: "conflict" });
    for (const none of [{ siswaId: sample.tetangga }, { tanggal: "2026-08-20" }, { jadwalId: sample.jadwal.lain }])
      await expect(choose(none)).rejects.toMatchObject({ kind: "notFound" });
    expect(await read()).toEqual(before);
  });

  test("of a lesson the day is left alone, and no warning is looked at", async () => {
    const before = await read();
    await choose({ jadwalId: sample.jadwal.milikGuru });
    const { others, ...after } = await read();
    expect(after).toEqual({ own: before.own, aside: before.aside });
    expect(others.standing.filter(({ versi }) => versi === 3).map(({ siswaId, jadwalId }) => [siswaId, jadwalId])).toEqual([
      [own(), sample.jadwal.milikGuru],
    ]);
    expect(others.aside.filter(({ sebab }) => sebab === "dibuang")).toHaveLength(1);
    expect(await work()).toEqual([]);
  });

  test("nobody chooses who does not lead or teach the class, nor reads beside it", async () => {
    for (const who of [actor("waliKelas", "lain"), actor("guru", "lain"), actor("kepala")])
      await expect(
        as((ctx) => chooseAbsensi(ctx, { siswaId: own(), tanggal: senin, jadwalId: null, versi: 2, riwayatId: null }), who),
      ).rejects.toMatchObject({ kind: "forbidden", right: "absensiSiswa:update" });
  });
});

test("a correction of one child leaves every other row, and what stood of that child is kept once", async () => {
  const before = await read();
  await send({ status: "izin", siswa: [own()], clock: "09:00", perangkat: "p3", dasar: 2 });
  const after = await read();
  expect(after.others).toEqual(before.others);
  expect(after.own).toMatchObject({ id: before.own?.id, status: "izin", versi: 3, dikoreksi: true, perangkat: "p3" });
  expect(after.aside).toHaveLength(2);
  expect(after.aside).toContainEqual(expect.objectContaining({ status: "alpa", sebab: "diubah", digantiOleh: kantor.id }));
});

test("what was chosen keeps who chose it and when while it stands, and takes that along once another takes its place", async () => {
  await choose({});
  const chosen = { status: "alpa", perangkat: "p2", diputusOleh: wali.id, diputusPada: now };
  const undecided = { diputusOleh: null, diputusPada: null };
  // A device comes back with what was tapped before the choice.
  await send({ status: "izin", siswa: [own()], clock: "07:50", perangkat: "p3", who: wali });
  const kept = await read();
  expect(kept.own).toMatchObject({ ...chosen, versi: 3, berbeda: true });
  expect(kept.aside.find(({ perangkat }) => perangkat === "p3")).toMatchObject({
    ...{ ...undecided, status: "izin", sebab: "tersisih", dicatatOleh: wali.id },
    // Who recorded what stands, not who came too late.
    digantiOleh: kantor.id,
  });
  await send({ status: "hadir", siswa: [own()], clock: "11:50", perangkat: "p4", dasar: 3 });
  const after = await read();
  expect(after.own).toMatchObject({ ...undecided, status: "hadir", versi: 4 });
  expect(after.aside.filter(({ sebab }) => sebab === "diubah")).toMatchObject([chosen]);
});

test("who says the same again after the choice leaves standing who chose it", async () => {
  await choose({});
  await send({ status: "alpa", siswa: [own()], clock: "12:30", perangkat: "p2", dasar: 3 });
  expect((await read()).own).toMatchObject({ status: "alpa", versi: 3, dicatatPada: at("12:30"), diputusOleh: wali.id, diputusPada: now });
});

test.each<[string, string, () => string | null]>([
  ["the day", "", () => null],
  ["a lesson", "&jadwal=", () => sample.jadwal.milikGuru],
])("word of two records of %s leads to where they stand", async (_, asked, lesson) => {
  await as(({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
  await send({ status: "izin", siswa: [own()], clock: "07:50", perangkat: "p3", jadwalId: lesson() });
  const heard = await as(({ db }) => db.selectFrom("pemberitahuan").select("link").where("akunId", "=", String(wali.id)).execute());
  expect(heard).toEqual([{ link: `${absensiPath}?kelas=${sample.kelas.satu}&tanggal=${senin}${asked}${lesson() ?? ""}` }]);
});
