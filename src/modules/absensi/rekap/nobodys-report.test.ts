/** A long report is told to whoever asked for it. What goes wrong: it is made for nobody, and nobody hears of it. */
import { beforeAll, expect, test } from "vitest";
import { type Actor, system, visitor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { allBut, under } from "#tests/support/rights.ts";
import { createLaporan } from "./create-laporan.server.ts";
import { directRow } from "./laporan-job.ts";
import { type Format, readRequest } from "./request-laporan.ts";

const home = useDatabase({ policy, clock: () => new Date("2026-08-06T16:00:00+08:00") });
const minta = readRequest(new URLSearchParams("dari=2026-08-03&sampai=2026-08-03&kategori=student"), "2026-08-06");
const ask = (who: Actor, format: Format) => createLaporan(under(home.scope(who), allBut()), {} as Files, { minta, format });
const jobs = () => home.scope(actor("kepala")).read(({ db }) => db.selectFrom("tugas").select("job").execute());

beforeAll(() =>
  home.scope(system("uji")).transaction(async (ctx) => {
    await seedSekolah(ctx);
    const kelas = await fillDemoRekap(ctx, { wali: actor("waliKelas"), guru: actor("guru") });
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Siswa ' || n, 'perempuan', 'aktif', ${kelas["X.E-2"]}, '2026-07-13' from generate_series(1, ${directRow}::int) n`.execute(
      ctx.db,
    );
  }),
);

test("a long report is begun for somebody with an account alone; what comes at once needs none", async () => {
  const nobody = { ...visitor, roles: ["guru"] };
  await expect(ask(nobody, "pdf")).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(await jobs()).toEqual([]);
  expect(await ask(nobody, "csv")).toMatchObject({ nama: "rekap-kehadiran-2026-08-03.csv" });
  expect(await ask(actor("guru"), "pdf")).toEqual(expect.any(String));
  expect(await jobs()).toEqual([{ job: "laporan-absensi" }]);
});
