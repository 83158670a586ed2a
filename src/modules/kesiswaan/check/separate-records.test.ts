import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { chooseAbsensi } from "#modules/absensi/siswa/record/choose-absensi.server.ts";
import { senin } from "#tests/support/demo-kelas.ts";
import { dalam, demo, diikuti, useKesiswaan } from "#tests/support/kesiswaan.ts";
import { merge, notDuplicate } from "./settle-duplicate.server.ts";
import { isDecided, separate, showAgain } from "./undo.server.ts";

useKesiswaan();

const content = () =>
  dalam(({ db }) =>
    sql`select siswa_id, status, keterangan, berbeda, dikoreksi, diputus_oleh from absensi_siswa order by status`.execute(db),
  ).then(({ rows }) => rows);
const riwayat = () =>
  dalam(({ db }) => sql<{ id: string; status: string }>`select id, status from absensi_siswa_riwayat`.execute(db)).then(({ rows }) => rows);
const choose = async (riwayatId: string | null) => {
  const siswaId = demo.siswa[0] ?? "";
  await dalam(async (ctx) => {
    const { versi } = await ctx.db.selectFrom("absensiSiswa").select("versi").where("siswaId", "=", siswaId).executeTakeFirstOrThrow();
    await chooseAbsensi(ctx, { siswaId, tanggal: senin, jadwalId: null, versi, riwayatId });
  });
};

async function unite(): Promise<string> {
  const [simpanId = "", buangId = ""] = demo.siswa;
  await dalam(async ({ db }) => {
    await sql`delete from absensi_siswa_riwayat`.execute(db);
    await sql`delete from absensi_siswa`.execute(db);
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, keterangan, dicatat_pada, perangkat) values
      (${simpanId}, ${demo.kelas.satu}, ${senin}, 'hadir', null, now(), 'a'),
      (${buangId}, ${demo.kelas.satu}, ${senin}, 'sakit', 'Demam', now(), 'b')`.execute(db);
  });
  await dalam(async (ctx) => {
    const versi = new Map(
      (await ctx.db.selectFrom("siswa").select(["id", "versi"]).execute()).map((satu) => [satu.id, satu.versi] as const),
    );
    await merge(ctx, { simpanId, simpanVersi: versi.get(simpanId) ?? 0, buangId, buangVersi: versi.get(buangId) ?? 0 });
  });
  return (await dalam(isDecided)).find(({ dibatalkan }) => !dibatalkan)?.id ?? "";
}

test.each([
  ["the other's word was chosen", ["lain"]],
  ["the own word was chosen", ["sendiri"]],
  ["it was chosen this way and that", ["lain", "lain"]],
] as const)("each pupil has the own word again after %s", async (_, pilihan) => {
  const penyatuan = await unite();
  for (const satu of pilihan) await choose(satu === "lain" ? ((await riwayat())[0]?.id ?? "") : null);
  await dalam((ctx) => separate(ctx, penyatuan));
  const [satu, lain] = demo.siswa;
  const bersih = { berbeda: false, dikoreksi: false, diputusOleh: null };
  expect(await content()).toEqual([
    { siswaId: satu, status: "hadir", keterangan: null, ...bersih },
    { siswaId: lain, status: "sakit", keterangan: "Demam", ...bersih },
  ]);
  expect(await riwayat()).toEqual([]);
});

test("what follows the record of a pupil hears of both, made one and parted again, and so does the trail", async () => {
  const [simpan, buang] = demo.siswa;
  diikuti.length = 0;
  const penyatuan = await unite();
  expect(diikuti.splice(0)).toEqual([`delete ${buang}`, `update ${simpan}`]);
  await dalam((ctx) => separate(ctx, penyatuan));
  expect(diikuti).toEqual([`restore ${buang}`, `update ${simpan}`]);
  const jejak = await dalam(({ db }) =>
    db
      .selectFrom("audit")
      .select("after")
      .where("subject", "=", "siswa")
      .where("subjectId", "=", simpan ?? "")
      .orderBy("id", "desc")
      .limit(2)
      .execute(),
  );
  expect(jejak.map(({ after }) => after)).toMatchObject([{ dipisahkanDari: buang }, { digabungDari: buang }]);
});

test("a word that somebody wrote since then stays", async () => {
  const penyatuan = await unite();
  await choose((await riwayat())[0]?.id ?? "");
  await dalam(({ db }) => sql`update absensi_siswa set status = 'izin', versi = versi + 1`.execute(db));
  await dalam((ctx) => separate(ctx, penyatuan));
  expect(await content()).toMatchObject([
    { siswaId: demo.siswa[0], status: "izin" },
    { siswaId: demo.siswa[1], status: "sakit" },
  ]);
});

test("the registration that one of them came from goes along, and back again", async () => {
  const [simpan = "", buang = ""] = demo.siswa;
  await dalam(async ({ db }) => {
    await sql`insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2027/2028', '2027-02-01', '2027-06-30', 10)`.execute(db);
    await sql`insert into penempatan_ppdb (periode_id, tanggal, banyak, pelaku, pada) select id, '2027-07-12', 1, 'Uji', now() from periode_ppdb`.execute(
      db,
    );
    await sql`insert into pendaftaran (nomor, jurusan, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
        no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, nilai_u_n, periode_id, bukti_hash)
      select 'PMBM-2027-00001-A', 'ipa', 'Budi', 'Palu', '2012-01-01', 'laki-laki', 'islam', 'Indonesia', 'Jalan Uji 1',
        '081234567890', 'Ahmad', 'Petani', 'Siti', 'Petani', '081234567890', 'MTsN 1 Palu', 80, id, decode(repeat('00', 32), 'hex') from periode_ppdb`.execute(
      db,
    );
    await sql`insert into siswa_ppdb (pendaftaran_id, siswa_id, penempatan_id, kelas_id, dari, tahun)
      select pendaftaran.id, ${buang}::uuid, penempatan_ppdb.id, ${demo.kelas.satu}::uuid, 'diterima', '2027' from pendaftaran, penempatan_ppdb`.execute(
      db,
    );
  });
  const owner = async () => (await dalam(({ db }) => db.selectFrom("siswaPpdb").select("siswaId").executeTakeFirstOrThrow())).siswaId;
  const penyatuan = await unite();
  expect(await owner()).toBe(simpan);
  await dalam((ctx) => separate(ctx, penyatuan));
  expect(await owner()).toBe(buang);
});

test("a pair that somebody else settled meanwhile is refused with a sentence, whatever is pressed", async () => {
  const penyatuan = await unite();
  const [simpanId = "", buangId = ""] = demo.siswa;
  const both = { simpanId: buangId, simpanVersi: 1, buangId: simpanId, buangVersi: 1 };
  const gone = { kind: "conflict", message: expect.stringContaining("sudah tidak ada di daftar siswa") };
  await expect(dalam((ctx) => merge(ctx, both))).rejects.toMatchObject(gone);
  await expect(dalam((ctx) => notDuplicate(ctx, both))).rejects.toMatchObject(gone);
  await expect(dalam((ctx) => showAgain(ctx, `${simpanId} ${buangId}`))).rejects.toMatchObject(gone);
  await expect(dalam((ctx) => showAgain(ctx, "bukan id"))).rejects.toMatchObject(gone);
  await dalam((ctx) => separate(ctx, penyatuan));
});
