import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { hariKhusus } from "#modules/akademik/index.ts";
import { act } from "#portal/register/acts.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoKelas, senin } from "#tests/support/demo-kelas.ts";

const { scope } = useDatabase({ policy });
const petugas = actor("tataUsaha");
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => scope(petugas).transaction(work);

const send = (isi: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries(isi)) form.set(nama, nilai);
  return act(scope(petugas), hariKhusus, form);
};
const libur = { nama: "Libur Banjir", jenis: "libur", mulai: senin, selesai: senin, untuk: "semua" };
const add = { aksi: "tambah", kunci: "a".repeat(32), ...libur };

/** Recordings on days on which school is kept, as every report counts them. */
const shown = () =>
  dalam(async ({ db }) => {
    const { rows } = await sql<{ banyak: number; dihitung: number }>`select count(*)::int as banyak, count(hari)::int as dihitung
      from absensi_siswa left join hari_sekolah(${senin}::date, ${senin}::date, 'siswa') hari on hari = tanggal`.execute(db);
    return rows[0];
  });

test("a holiday over recorded days is asked first; what was recorded stays, and returns when the holiday is deleted", async () => {
  await dalam(async (ctx) => {
    const { kelas, siswa } = await fillDemoKelas(ctx, { wali: actor("waliKelas"), guru: actor("guru") });
    for (const siswaId of siswa)
      await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
        values (${siswaId}, ${kelas.satu}, ${senin}, 'hadir', now(), 'uji')`.execute(ctx.db);
  });
  expect(await send(add)).toMatchObject({ asks: [expect.stringContaining("sudah ada 4 catatan absensi siswa.")] });
  expect(await shown()).toEqual({ banyak: 4, dihitung: 4 });
  const jawab = await send({ ...add, yakin: "on" });
  expect(jawab).toMatchObject({ done: "created" });
  expect(await shown()).toEqual({ banyak: 4, dihitung: 0 });
  const [id = ""] = "ids" in jawab ? jawab.ids : [];
  expect(await send({ aksi: "hapus", baris: `${id}.1` })).toMatchObject({ done: "deleted" });
  expect(await shown()).toEqual({ banyak: 4, dihitung: 4 });
  const pulihkan = { aksi: "pulihkan", baris: id };
  expect(await send(pulihkan)).toMatchObject({ asks: [expect.stringContaining("sudah ada 4 catatan absensi siswa.")] });
  expect(await shown()).toEqual({ banyak: 4, dihitung: 4 });
  expect(await send({ ...pulihkan, yakin: "on" })).toMatchObject({ done: "restored" });
  expect(await shown()).toEqual({ banyak: 4, dihitung: 0 });
  expect(await send({ aksi: "hapus", baris: `${id}.3` })).toMatchObject({ done: "deleted" });
});

test("of a holiday that is changed, only days that become free with it are asked about", async () => {
  const jawab = await send({ ...add, untuk: "pegawai", kunci: "b".repeat(32) });
  const [id = ""] = "ids" in jawab ? jawab.ids : [];
  const ubah = (versi: number, isi: Readonly<Record<string, string>>) =>
    send({ aksi: "ubah", baris: id, versi: String(versi), ...libur, untuk: "pegawai", ...isi });
  expect(await ubah(1, { untuk: "semua" })).toMatchObject({ asks: [expect.stringContaining("4 catatan absensi siswa.")] });
  expect(await ubah(1, { jenis: "kegiatan", untuk: "semua" })).toMatchObject({ done: "updated" });
  expect(await ubah(2, { untuk: "semua" })).toMatchObject({ asks: [expect.stringContaining("4 catatan absensi siswa.")] });
  expect(await ubah(2, { untuk: "semua", mulai: "2026-08-25", selesai: "2026-08-25" })).toMatchObject({ done: "updated" });
  expect(await ubah(3, { untuk: "semua", selesai: "2026-08-25" })).toMatchObject({ asks: [expect.any(String)] });
  expect(await ubah(3, { untuk: "semua", selesai: "2026-08-25", yakin: "on" })).toMatchObject({ done: "updated" });
  expect(await ubah(4, { untuk: "semua", nama: "Libur Banjir Bandang" })).toMatchObject({ done: "updated" });
  expect(await ubah(5, { untuk: "semua", selesai: "2026-08-28" })).toMatchObject({ done: "updated" });
  expect(await send({ aksi: "hapus", baris: `${id}.6` })).toMatchObject({ done: "deleted" });
});

test("a holiday for staff alone, another kind of day, and days without recordings are not asked about", async () => {
  for (const [urut, isi] of [{ untuk: "pegawai" }, { jenis: "kegiatan" }, { mulai: "2026-08-27", selesai: "2026-08-27" }].entries())
    expect(await send({ ...add, ...isi, kunci: String(urut).repeat(32) })).toMatchObject({ done: "created" });
});
