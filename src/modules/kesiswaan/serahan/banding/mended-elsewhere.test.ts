/**
 * While a class is with its wali kelas, the office types what the family card says into the pupil's own form, or brings a list. What goes
 * wrong: the wali kelas and the dashboard go on asking for what is right by now, or nobody is asked once it was taken back.
 */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { find, update } from "#kit/register/store.server.ts";
import { loadBanding } from "#modules/banding/index.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { siswa } from "../../siswa/siswa.ts";
import { loadMending, mendSiswa } from "../mend-siswa.server.ts";

const house = useDatabase({ policy, followers, clock: () => new Date("2026-11-25T02:00:00Z") });
const [kantor, wali] = [actor("tataUsaha"), actor("waliKelas")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = kantor) => house.scope(who).transaction(work);
const ids: Record<string, string> = {};
const banding: Record<string, string> = {};

const one = async (statement: ReturnType<typeof sql<{ id: string }>>) => (await dalam(({ db }) => statement.execute(db))).rows[0]?.id ?? "";

beforeAll(async () => {
  await one(sql`insert into akun (id, nip, nama, peran, aktif)
    values (${wali.id}::uuid, '198504122010012001', 'Wali', '{waliKelas}', true) returning id`);
  for (const nama of ["X.E-1", "X.E-2"])
    ids[nama] = await one(sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
      values (${nama}, 'X', '2026/2027', ${nama === "X.E-1" ? wali.id : null}::uuid) returning id`);
  for (const nama of ["Aminah", "Badriah", "Citra"])
    ids[nama] = await one(sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tempat_lahir, tanggal_lahir)
      values (${nama}, 'perempuan', 'aktif', ${ids["X.E-1"]}::uuid, 'Palu', '2010-03-05') returning id`);
  ids.guru = await one(sql`insert into pegawai (nama, jenis, status, aktif, tempat_lahir)
    values ('Guru', 'guru', 'pns', true, 'Palu') returning id`);
  for (const register of ["siswa", "pegawai"])
    banding[register] = await one(sql`insert into banding (register, nama, sumber, tanggal, file_name, dibaca, sama, actor_id, actor_name)
      values (${register}, 'EMIS ganjil', 'EMIS', '2026-11-20', 'emis.xlsx', 9, 4, ${kantor.id}::uuid, 'Kantor') returning id`);
  const tempat = { isian: "tempatLahir", lama: "Palu", baru: "POSO" };
  const lahir = { isian: "tanggalLahir", lama: "5 Mar 2010", baru: "6 Mar 2010" };
  const differs = (register: string, nama: string, isian: object[]) =>
    one(sql`insert into banding_baris (banding_id, jenis, row_id, kelas_id, nama, isian) values (${banding[register]}::uuid, 'beda',
      ${ids[nama]}::uuid, ${register === "siswa" ? ids["X.E-1"] : null}::uuid, ${nama}, ${JSON.stringify(isian)}::jsonb) returning id`);
  await differs("siswa", "Aminah", [tempat, lahir]);
  await differs("siswa", "Badriah", [{ isian: "kelasId", lama: "X.E-1", baru: "x.e-2" }]);
  await differs("siswa", "Citra", [tempat, lahir]);
  await differs("pegawai", "guru", [tempat]);
});

const isi = (register: Register, nama: string, sent: Record<string, unknown>, who = kantor) =>
  dalam(async (ctx) => {
    const { id, versi, ...row } = await find(ctx, register, ids[nama] ?? "");
    const before = Object.fromEntries(Object.entries(row).filter(([name]) => name in register.fields));
    await update(ctx, register, { id, versi, sent: { ...before, ...sent }, source: "json" });
  }, who);
const hasil = async (register: Register, nama: string) =>
  (await dalam((ctx) => loadBanding(ctx, register, banding[register.name] ?? "", new URLSearchParams()))).rows
    .filter((row) => row.nama === nama)
    .map((row) => [row.hasil, row.diperiksaNama]);

test("once the portal says all that the list says it is marked as mended, and anew to be looked at when it is taken back", async () => {
  await isi(siswa, "Aminah", { tempatLahir: "Poso" });
  expect(await hasil(siswa, "Aminah")).toEqual([[null, null]]);
  await isi(siswa, "Aminah", { tanggalLahir: "2010-03-06" });
  expect(await hasil(siswa, "Aminah")).toEqual([["diperbaiki", kantor.name]]);
  await isi(siswa, "Aminah", { tempatLahir: "Palu" });
  expect(await hasil(siswa, "Aminah")).toEqual([["diperbaiki", kantor.name]]);
  await isi(siswa, "Aminah", { tanggalLahir: "2010-03-05" });
  expect(await hasil(siswa, "Aminah")).toEqual([[null, null]]);
});

test("so is another class by its name, and a member of the staff; what does not differ marks nothing", async () => {
  await isi(siswa, "Badriah", { tempatLahir: "Poso" });
  expect(await hasil(siswa, "Badriah")).toEqual([[null, null]]);
  await isi(siswa, "Badriah", { kelasId: ids["X.E-2"] });
  expect(await hasil(siswa, "Badriah")).toEqual([["diperbaiki", kantor.name]]);
  await isi(pegawai, "guru", { tempatLahir: "Poso" });
  expect(await hasil(pegawai, "guru")).toEqual([["diperbaiki", kantor.name]]);
});

test("what the wali kelas mends is marked once, by them, and not before all of it is mended", async () => {
  const serahan = await one(sql`insert into serahan_periksa (kelas_id, tenggat, oleh)
    values (${ids["X.E-1"]}::uuid, '2026-11-20', 'Kantor') returning id`);
  await dalam(({ db }) => sql`insert into serahan_banding values (${serahan}::uuid, ${banding.siswa}::uuid)`.execute(db));
  const of = { id: serahan, siswaId: ids.Citra ?? "" };
  const mend = async (sent: Record<string, string>) => {
    const { versi } = (await dalam((ctx) => loadMending(ctx, of), wali)).siswa;
    await dalam((ctx) => mendSiswa(ctx, { ...of, versi, sent }), wali);
  };
  await mend({ tempatLahir: "Pohon", tanggalLahir: "2010-03-05" });
  expect(await hasil(siswa, "Citra")).toEqual([[null, null]]);
  await isi(siswa, "Citra", { tanggalLahir: "2010-03-06" });
  // The family card may say a third thing.
  await mend({ tempatLahir: "Parigi", tanggalLahir: "2010-03-06" });
  expect(await hasil(siswa, "Citra")).toEqual([["diperbaiki", wali.name]]);
});
