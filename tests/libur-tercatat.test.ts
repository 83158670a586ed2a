import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { hariKhusus } from "#modules/akademik/index.ts";
import { act } from "#portal/register/acts.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { isiKelasContoh, senin } from "#tests/support/kelas-contoh.ts";

const { scope } = useDatabase({ policy });
const petugas = actor("tataUsaha");
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => scope(petugas).transaction(work);

const kirim = (isi: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries(isi)) form.set(nama, nilai);
  return act(scope(petugas), hariKhusus, form);
};
const libur = { nama: "Libur Banjir", jenis: "libur", mulai: senin, selesai: senin, untuk: "semua" };
const tambah = { aksi: "tambah", kunci: "a".repeat(32), ...libur };

/** Recordings on days on which school is kept, as every report counts them. */
const tampak = () =>
  dalam(async ({ db }) => {
    const { rows } = await sql<{ banyak: number; dihitung: number }>`select count(*)::int as banyak, count(hari)::int as dihitung
      from absensi_siswa left join hari_sekolah(${senin}::date, ${senin}::date, 'siswa') hari on hari = tanggal`.execute(db);
    return rows[0];
  });

test("a holiday over recorded days is asked first; what was recorded stays, and returns when the holiday is deleted", async () => {
  await dalam(async (ctx) => {
    const { kelas, siswa } = await isiKelasContoh(ctx, { wali: actor("waliKelas"), guru: actor("guru") });
    for (const siswaId of siswa)
      await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
        values (${siswaId}, ${kelas.satu}, ${senin}, 'hadir', now(), 'uji')`.execute(ctx.db);
  });
  expect(await kirim(tambah)).toMatchObject({ asks: [expect.stringContaining("sudah ada 4 catatan absensi siswa.")] });
  expect(await tampak()).toEqual({ banyak: 4, dihitung: 4 });
  const jawab = await kirim({ ...tambah, yakin: "on" });
  expect(jawab).toMatchObject({ done: "created" });
  expect(await tampak()).toEqual({ banyak: 4, dihitung: 0 });
  const [id = ""] = "ids" in jawab ? jawab.ids : [];
  expect(await kirim({ aksi: "hapus", baris: `${id}.1` })).toMatchObject({ done: "deleted" });
  expect(await tampak()).toEqual({ banyak: 4, dihitung: 4 });
});

test("a holiday for staff alone, another kind of day, and days without recordings are not asked about", async () => {
  for (const [urut, isi] of [{ untuk: "pegawai" }, { jenis: "kegiatan" }, { mulai: "2026-08-27", selesai: "2026-08-27" }].entries())
    expect(await kirim({ ...tambah, ...isi, kunci: String(urut).repeat(32) })).toMatchObject({ done: "created" });
});
