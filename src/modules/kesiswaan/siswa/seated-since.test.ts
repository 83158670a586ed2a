/**
 * The office brings a list of pupils in the middle of the school year, and takes one back that moved a class by mistake. What goes
 * wrong: every pupil with an old date of entry owes months of attendance, and after the undoing each of them reads as if they had
 * changed class twice.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { find, update } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { siswa } from "./siswa.ts";

// The database's own day counts for seats, so nothing here stands still.
let days = 0;
const house = useDatabase({ policy, clock: () => new Date(Date.now() - days * 86_400_000) });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);
const kini = today(new Date());
const ago = (days: number) => addDays(kini, -days);
const [tahun, lalu, masuk] = [`${Number(kini.slice(0, 4))}/${Number(kini.slice(0, 4)) + 1}`, ago(90), ago(40)];

const header = ["Nama lengkap", "NISN", "Kelas", "Jenis kelamin", "Tanggal masuk", "Status"];
const row = (nomor: number, kelas: string, tanggal = masuk) => [
  `Siswa ${nomor}`,
  `01090${String(nomor).padStart(5, "0")}`,
  kelas,
  "Laki-laki",
  tanggal,
  kelas === "" ? "" : "Aktif",
];
const periksa = (rows: (readonly string[])[], more: { head?: readonly string[]; answer?: string } = {}) =>
  dalam((ctx) =>
    planImport(ctx, brought(siswa), {
      name: "emis.xlsx",
      sheet: { header: [...(more.head ?? header)], rows, places: rows.map((_, place) => place + 2) },
      answer: more.answer,
    }),
  );
const impor = (id: string | null) => dalam((ctx) => runImport(ctx, brought(siswa), String(id)));
const urungkan = (id: string | null) => dalam((ctx) => undoImport(ctx, siswa, { id: String(id), rest: false }));
const kursi = async (nomor: number) => {
  const { rows } = await dalam(({ db }) =>
    sql<{ kelas: string; mulai: string; selesai: string | null; sebab: string; akhir: string | null }>`
      select kelas.nama as kelas, mulai::text, selesai::text, sebab, sebab_selesai as akhir from anggota_kelas anggota
      join kelas on kelas.id = kelas_id join siswa on siswa.id = siswa_id
      where siswa.nama = ${`Siswa ${nomor}`} order by mulai`.execute(db),
  );
  return rows.map(({ kelas, mulai, selesai, sebab, akhir }) => [kelas, mulai, selesai, sebab, akhir]);
};
/** Days before today that are owed of all pupils together. */
const ditagih = async () => {
  const { rows } = await dalam(({ db }) =>
    sql<{ n: number }>`select count(*)::int as n from anggota_kelas
      cross join lateral hari_sekolah(mulai, least(coalesce(selesai, ${kini}::date), ${ago(1)}::date), 'siswa') hari
      where mulai < ${kini}::date`.execute(db),
  );
  return rows[0]?.n;
};
/** Whoever sits there came so many days ago: as the trigger would have written it then. */
const since = (nomor: number, hari: string) =>
  dalam(({ db }) =>
    sql`update anggota_kelas set mulai = ${hari}::date where siswa_id = (select id from siswa where nama = ${`Siswa ${nomor}`})`.execute(
      db,
    ),
  );

beforeAll(() =>
  dalam(async ({ db }) => {
    await sql`
      with tahun as (insert into tahun_ajaran (nama, mulai, selesai) values (${tahun}, ${lalu}::date, ${addDays(kini, 200)}::date) returning id)
      insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
      select 'Ganjil', id, 'ganjil', ${lalu}::date, ${addDays(kini, 200)}::date from tahun`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', ${tahun}), ('X.E-2', 'X', ${tahun})`.execute(db);
  }),
);

describe("since when pupils of a list are owed", () => {
  test("today, unless the office says otherwise: nothing appears for days that are over", async () => {
    const plan = await periksa([row(1, "X.E-1"), row(2, "X.E-1")]);
    expect(plan.foretold).toEqual([]);
    expect(plan.asks).toMatchObject({
      answer: "hari-ini",
      reason: "Tanggal masuk 2 siswa sudah lewat. Riwayat kelas dan absensinya dimulai hari ini; hari-hari sebelumnya tidak ditagih.",
    });
    await impor(plan.id);
    expect([await ditagih(), await kursi(1)]).toEqual([0, [["X.E-1", kini, null, "masuk", null]]]);
  });

  test("since their date of entry where it is chosen, told with how much that is; never before the school year", async () => {
    const rows = [row(3, "X.E-1"), row(4, "X.E-1", ago(400))];
    const plan = await periksa(rows, { answer: "tanggal-masuk" });
    expect(plan.foretold).toEqual([
      expect.stringMatching(/^Kehadiran 2 siswa pada hari-hari sekolah sejak .* akan tampak “Belum tercatat”/),
    ]);
    expect(plan.asks?.answer).toBe("tanggal-masuk");
    await impor(plan.id);
    expect([await kursi(3), await kursi(4)]).toEqual([[["X.E-1", masuk, null, "masuk", null]], [["X.E-1", lalu, null, "masuk", null]]]);
    expect(await ditagih()).toBeGreaterThan(40);
  });

  test("is not asked where nobody came before today", async () => {
    expect((await periksa([row(5, "X.E-1", kini)])).asks).toBeNull();
    expect((await periksa([row(5, "", masuk).with(5, "Aktif")])).asks).toBeNull();
  });

  test("a class changed by a list makes no day before today due, nor does a first class for whoever had none", async () => {
    await impor((await periksa([row(6, "").with(5, "Aktif"), row(7, "X.E-1", kini)])).id);
    const before = await ditagih();
    await impor((await periksa([row(6, "X.E-2"), row(7, "X.E-2", kini)])).id);
    expect(await ditagih()).toBe(before);
    expect([await kursi(6), await kursi(7)]).toEqual([[["X.E-2", kini, null, "masuk", null]], [["X.E-2", kini, null, "masuk", null]]]);
  });
});

describe("a list that is taken back", () => {
  const [head, lain] = [["NISN", "Kelas"], "01090"];
  const nisn = (nomor: number) => `${lain}${String(nomor).padStart(5, "0")}`;

  test("leaves the seats as they were: moved, given a class, taken out of one, and moved on the day they came", async () => {
    await impor((await periksa([row(11, "X.E-1"), row(12, "").with(5, "Aktif"), row(13, "X.E-1"), row(14, "X.E-1")])).id);
    for (const nomor of [11, 13]) await since(nomor, ago(30));
    const before = await Promise.all([11, 12, 13, 14].map(kursi));
    const rows = [
      [nisn(11), "X.E-2", "Aktif"],
      [nisn(12), "X.E-2", "Aktif"],
      [nisn(13), "X.E-1", "Keluar"],
      [nisn(14), "X.E-2", "Aktif"],
    ];
    const plan = await periksa(rows, { head: [...head, "Status"] });
    expect([plan.refused, plan.counts.changed]).toEqual([[], 4]);
    await impor(plan.id);
    expect(await kursi(11)).toEqual([
      ["X.E-1", ago(30), ago(1), "masuk", null],
      ["X.E-2", kini, null, "pindah kelas", null],
    ]);
    expect(await urungkan(plan.id)).toMatchObject({ restored: 4, done: true });
    expect(await Promise.all([11, 12, 13, 14].map(kursi))).toEqual(before);
  });

  test("leaves them so also days later, and where a move of the same day was itself taken back by the list", async () => {
    await impor((await periksa([row(15, "X.E-1"), row(16, "X.E-1")])).id);
    for (const nomor of [15, 16]) await since(nomor, ago(30));
    await dalam(async (ctx) => {
      const anak = await ctx.db.selectFrom("siswa").select("id").where("nama", "=", "Siswa 16").executeTakeFirstOrThrow();
      const { versi, ...isi } = await find(ctx, siswa, anak.id);
      const kelas = await ctx.db.selectFrom("kelas").select("id").where("nama", "=", "X.E-2").executeTakeFirstOrThrow();
      const sent = Object.fromEntries(Object.entries({ ...isi, kelasId: kelas.id }).filter(([name]) => name in siswa.fields));
      await update(ctx, siswa, { id: anak.id, versi, sent, source: "json" });
    });
    const before = await Promise.all([15, 16].map(kursi));
    const plan = await periksa(
      [
        [nisn(15), "X.E-2"],
        [nisn(16), "X.E-1"],
      ],
      { head },
    );
    await impor(plan.id);
    expect(await kursi(16)).toEqual([["X.E-1", ago(30), null, "masuk", null]]);
    await urungkan(plan.id);
    expect(await Promise.all([15, 16].map(kursi))).toEqual(before);

    // What was changed after the moment of a list is a conflict, so this child comes before it.
    days = 4;
    await impor((await periksa([row(17, "X.E-1")])).id);
    await since(17, ago(30));
    days = 3;
    const lagi = await periksa([[nisn(17), "X.E-2"]], { head });
    await impor(lagi.id);
    days = 0;
    await dalam(({ db }) =>
      sql`with anak as (select id from siswa where nama = 'Siswa 17'), lama as (
          update anggota_kelas set selesai = selesai - 3 from anak where siswa_id = anak.id and selesai is not null returning 1)
        update anggota_kelas set mulai = mulai - 3 from anak where siswa_id = anak.id and selesai is null and (select count(*) from lama) = 1`.execute(
        db,
      ),
    );
    expect(await kursi(17)).toEqual([
      ["X.E-1", ago(30), ago(4), "masuk", null],
      ["X.E-2", ago(3), null, "pindah kelas", null],
    ]);
    await urungkan(lagi.id);
    expect(await kursi(17)).toEqual([["X.E-1", ago(30), null, "masuk", null]]);
  });
});
