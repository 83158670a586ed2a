import { expect, test } from "vitest";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { raguSiswa } from "../check/doubtful-siswa.server.ts";
import { recordKeluar } from "../index.server.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-07-20T01:00:00Z") });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);
const baru = (isi: object = {}) =>
  dalam((ctx) => create(ctx, siswa, { nama: "Rahmat Hidayat", status: "aktif", jenisKelamin: "laki-laki", ...isi }));
const change = (id: string, isi: object) =>
  dalam(async (ctx) => {
    const kini = await find(ctx, siswa, id);
    return update(ctx, siswa, { id, versi: kini.versi, sent: { ...fieldValues(siswa, kini), ...isi }, source: "json" });
  });

test("a form neither graduates a pupil nor lets one leave for another school: both are acts of their own", async () => {
  const { id } = await baru();
  for (const [status, menu] of [
    ["lulus", "Kenaikan Kelas"],
    ["mutasi", "Mutasi Siswa"],
  ]) {
    await expect(change(id, { status })).rejects.toMatchObject({
      kind: "invalid",
      fields: { status: expect.stringContaining(menu ?? "") },
    });
    await expect(baru({ status })).rejects.toMatchObject({ kind: "invalid", fields: { status: expect.stringContaining(menu ?? "") } });
  }
  expect(await change(id, { status: "keluar" })).toMatchObject({ status: "keluar" });
});

test("who graduated stays so until the graduation is taken back, and who came back from elsewhere sits here again", async () => {
  const [lulusan, pindah] = [await baru(), await baru()];
  await dalam(async ({ db }) => {
    await sql`select set_config('akademik.hari', '2026-06-20', true)`.execute(db);
    await sql`update siswa set status = 'lulus' where id = ${lulusan.id}::uuid`.execute(db);
  });
  await expect(change(lulusan.id, { status: "aktif" })).rejects.toMatchObject({
    fields: { status: expect.stringContaining("dibatalkan") },
  });
  expect(await change(lulusan.id, { tempatLahir: "Palu" })).toMatchObject({ status: "lulus", tempatLahir: "Palu" });
  const surat = { nomorSurat: "1/MTs/2026", tanggalSurat: "2026-07-16" };
  await dalam((ctx) =>
    recordKeluar(ctx, { siswaId: pindah.id, tanggal: "2026-07-16", sekolah: "MAN 2 Palu", alasan: "Ikut orang tua", ...surat }),
  );
  expect(await change(pindah.id, { status: "aktif" })).toMatchObject({ status: "aktif" });
});

test("of a parent who died EMIS asks the name alone, and of a foreigner no NIK", async () => {
  const ayah = { namaAyah: "Abdullah", nikAyah: "7271010503700001" };
  await expect(baru({ ...ayah, statusAyah: "Sudah Meninggal" })).rejects.toMatchObject({
    fields: { nikAyah: "NIK ayah hanya diisi bila ayah masih hidup dan warga negara Indonesia." },
  });
  await expect(baru({ tanpaHp: "on", noTelepon: "081234567890" })).rejects.toMatchObject({ fields: { noTelepon: expect.any(String) } });
  const asing = { kewarganegaraan: "asing", negara: "Malaysia", kitas: "2C21JE0001-W", tanpaHp: "on" };
  expect(await baru({ ...asing, namaAyah: "Abdullah", statusAyah: "Tidak Diketahui" })).toMatchObject({ negara: "Malaysia", nik: null });
  await expect(baru({ kitas: "2C21JE0001-W" })).rejects.toMatchObject({ fields: { kitas: expect.stringContaining("asing") } });
});

test("a form that saves an odd pupil tells what to look at, and says nothing of a sound one", async () => {
  const anak = { nama: "Zahra Lamakampali", status: "aktif", jenisKelamin: "perempuan", tanggalLahir: "2010-03-05" };
  const ragu = async (isi: object) => {
    const row = await baru({ ...anak, ...isi });
    return dalam((ctx) => raguSiswa(ctx, [{ id: row.id, nama: String(row.nama), nisn: String(row.nisn), tanggalLahir: "2010-03-05" }]));
  };
  expect(await ragu({ nisn: "0101234567" })).toEqual([{}]);
  expect(await ragu({ nisn: "0111234567", nama: "ZAHRA LAMAKAMPALI." })).toEqual([
    { nisn: expect.stringContaining("biasanya diawali 010"), nama: expect.stringContaining("sudah tercatat") },
  ]);
});
