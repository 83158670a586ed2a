/**
 * A phone takes along what its person needs for days. What goes wrong: a class or a child of the bin goes with it, a lesson is taken for the
 * day, or what two devices recorded differently in a lesson is never put before who has to choose.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas, senin } from "#tests/support/demo-kelas.ts";
import { absensiBundle } from "./absensi-bundle.server.ts";

const home = useDatabase({ policy, clock: () => new Date(`${senin}T04:00:00Z`) });
const [wali, guru, kantor] = [actor("waliKelas"), actor("guru"), actor("tataUsaha")];
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(kantor).transaction(work);
const taken = (who = kantor) => home.scope(who).read(absensiBundle);
let sample: DemoKelas;

beforeAll(async () => {
  sample = await as((ctx) => fillDemoKelas(ctx, { wali, guru }));
});
beforeEach(() =>
  as(async ({ db }) => {
    await db.deleteFrom("absensiSiswa").where(everyRow).execute();
    for (const table of ["kelas", "siswa"] as const) await db.updateTable(table).set({ deletedAt: null }).where(everyRow).execute();
  }),
);

interface Recorded {
  readonly status?: string;
  readonly lesson?: string | null;
  readonly differs?: boolean;
}
const record = (place: number, tanggal: string, { status = "hadir", lesson = null, differs = false }: Recorded = {}) =>
  as(({ db }) =>
    sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jadwal_id, berbeda, dicatat_pada, perangkat)
      values (${sample.siswa[place]}, ${sample.kelas.satu}, ${tanggal}, ${status}, ${lesson}, ${differs}, now(), 'a')`.execute(db),
  );

test("no class and no child of the bin is taken along", async () => {
  expect((await taken()).kelas.map(({ nama }) => nama)).toEqual(["XI.F-3", "XI.F-4"]);
  await as(({ db }) => sql`update siswa set deleted_at = now() where id = ${sample.siswa[1]}`.execute(db));
  expect((await taken()).anggota.map(({ siswaId }) => siswaId)).not.toContain(sample.siswa[1]);
  expect((await taken()).anggota).toHaveLength(4);
  await as(({ db }) => sql`update kelas set deleted_at = now() where id = ${sample.kelas.dua}`.execute(db));
  const { kelas, anggota } = await taken();
  expect([kelas.map(({ nama }) => nama), anggota.map(({ siswaId }) => siswaId)]).toEqual([
    ["XI.F-3"],
    sample.siswa.filter((id) => id !== sample.siswa[1]),
  ]);
});

test("who was late in a lesson alone was there that day", async () => {
  await record(0, "2026-08-23");
  await record(0, "2026-08-23", { status: "terlambat", lesson: sample.jadwal.milikGuru });
  await record(1, "2026-08-23", { status: "sakit" });
  const { anggota } = await taken(wali);
  expect(anggota.map(({ kabar }) => kabar)).toEqual([null, "Kemarin sakit", null, null]);
  expect(anggota).toHaveLength(sample.siswa.length);
});

test("what differs in somebody else's lesson is put before whoever reaches every class, and what agrees there is not", async () => {
  const lesson = sample.jadwal.lain;
  await record(0, "2026-08-21", { lesson, differs: true });
  await record(1, "2026-08-21", { lesson });
  const place = { kelasId: sample.kelas.satu, tanggal: "2026-08-21", jadwalId: lesson };
  expect((await taken()).lampau).toEqual([{ ...place, tercatat: 0, berbeda: 1 }]);
  // The wali kelas takes along all lessons of the class.
  expect((await taken(wali)).lampau).toEqual([{ ...place, tercatat: 2, berbeda: 1 }]);
});
