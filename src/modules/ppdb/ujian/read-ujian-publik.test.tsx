/** Families reading on their phones whether the tests fall into a journey they have planned; nobody's seat is told here. */

import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { JadwalDanJam } from "../parts/info/jadwal-jam.tsx";
import { shownPeriode } from "../periode.server.ts";
import { publishUjian } from "./publish-ujian.server.ts";
import { readUjianPublik } from "./read-ujian-publik.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const as = (work: (ctx: Ctx) => Promise<unknown>) => scope(nurlaela).transaction(work);
const { begin, renew, exam, press } = examsOf(scope);
const read = () =>
  scope().read(async (ctx) => {
    const periode = await shownPeriode(ctx);
    if (!periode) throw new Error("no period");
    return { periode, ujian: await readUjianPublik(ctx, periode.id) };
  });

beforeAll(begin);
beforeEach(renew);

test("the days of an exam are told once its schedule is published, without hours, rooms or names", async () => {
  await press();
  expect((await read()).ujian).toEqual([]);
  const { touched } = await told(home, nurlaela, (ctx) => publishUjian(ctx, exam().id));
  expect(touched).toContain("ujianPpdb");
  await as(({ db }) =>
    db
      .updateTable("sesiUjian")
      .set({ tanggal: "2027-04-12" })
      .where("id", "=", exam().sesi[1] ?? "")
      .execute(),
  );
  const { periode, ujian } = await read();
  expect(ujian).toEqual([
    { id: exam().id, nama: "Tes CBT", gelombang: expect.any(String), dari: expect.stringMatching(/^2027-/), sampai: "2027-04-12" },
  ]);
  const html = renderToStaticMarkup(
    <JadwalDanJam jadwal={{ periode, ujian }} sekolah={{ jamLayanan: null } as Pengaturan} keterangan={[]} />,
  );
  expect(html).toContain("Tes CBT");
  expect(html).toContain("12 April 2027");
  expect(html).not.toMatch(/Ruang|Sesi|Ani|\d\d\.\d\d/);
  await as(({ db }) => db.deleteFrom("kursiUjian").where(everyRow).execute());
  await as(({ db, now }) => db.updateTable("ujianPpdb").set({ deletedAt: now }).where("id", "=", exam().id).execute());
  expect((await read()).ujian).toEqual([]);
});
