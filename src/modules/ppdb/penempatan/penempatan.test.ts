/**
 * The committee's head and the office, once a year in July, on the office's computer: 288 accepted children become pupils. What goes wrong:
 * a child twice among the pupils, half a list after a cut line, a number given twice or left out, a slip that nobody can take back.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { readAskedSeleksi } from "../seleksi/asked.ts";
import { fixKeputusan, proposeKeputusan } from "../seleksi/decide.server.ts";
import { loadSeleksi } from "../seleksi/load-seleksi.server.ts";
import { applyPenempatan } from "./apply-penempatan.server.ts";
import { loadPenempatan } from "./load-penempatan.server.ts";
import { proposePenempatan } from "./propose.server.ts";
import { undoPenempatan } from "./undo-penempatan.server.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const as = <T>(who: typeof nurlaela, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
let periodeId = "";
let gelombang = "";

const load = () => scope(rusdin).read((ctx) => loadPenempatan(ctx, periodeId));
const propose = async () => {
  const { kelas } = await load();
  const all = kelas.map(({ id }) => id);
  return scope(rusdin).read((ctx) => proposePenempatan(ctx, { periodeId, kelas: all, keinginan: new Map(), hanyaDaftarUlang: false }));
};
const seatsOf = (kelas: Readonly<Record<string, string>>) => Object.entries(kelas).map(([id, kelasId]) => ({ id, kelasId }));
const apply = (calon: readonly { id: string; kelasId: string }[], changed: object = {}, who = rusdin) =>
  as(who, (ctx) =>
    applyPenempatan(ctx, { periodeId, kunci: crypto.randomUUID(), tanggal: "2027-07-12", calon, isi: new Map(), ...changed }),
  );
const counts = () =>
  as(rusdin, async ({ db }) => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from siswa) as siswa, (select count(*)::int from siswa_ppdb) as taut,
      (select count(*)::int from anggota_kelas) as duduk, (select count(*)::int from penempatan_ppdb) as penempatan,
      (select count(*)::int from pendaftaran where keadaan = 'diterima') as diterima,
      (select count(*)::int from pendaftaran where keadaan = 'daftar ulang') as ulang`.execute(db);
    return rows[0];
  });
const untouched = { siswa: 0, taut: 0, duduk: 0, penempatan: 0, diterima: 288, ulang: 0 };
const numbers = async () =>
  (await as(rusdin, ({ db }) => db.selectFrom("siswa").select("nism").orderBy("nism").execute())).map(({ nism }) => nism);

/** 288 children who went the whole way: marks, a list by two, the announcement. */
beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 288, cadangan: 1 });
  await register(scope(), "Anak 1", { nik: "7271012603120001" });
  await as(rusdin, async ({ db }) => {
    await sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
        no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, ibu_wafat, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, nilai_u_n, jurusan, bukti_hash, jalur, gelombang_id, nisn)
      select periode_id, 'PMBM-2027-' || n, 'Anak ' || n, 'Palu', date '2012-01-01' + n, case when n % 5 < 2 then 'laki-laki' else 'perempuan' end,
        'islam', 'Indonesia', 'Jalan ' || n, '0812', 'Ayah ' || n, 'Petani', 'Ibu ' || n, n = 2, case when n <> 2 then 'Petani' end, '0813' || n, 'MTs', 80, 'ipa', sha256(n::text::bytea), jalur,
        gelombang_id, lpad(n::text, 10, '0') from pendaftaran, generate_series(2, 288) n`.execute(db);
    await sql`update pendaftaran set keadaan = 'lulus administrasi'`.execute(db);
    await sql`insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada)
      select id, 'tes', '1', 5000 + (hashtext(nama_lengkap) & 4095), 'Uji', now() from pendaftaran`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) select 'X.E-' || n, 'X', '2027/2028', 36 from generate_series(1, 8) n`.execute(
      db,
    );
    await sql`insert into pengaturan (nama, nama_lengkap, jenis, kota, provinsi, nsm, alamat, tanggal_berdiri, tagline, sambutan, tentang)
      values ('MAN', 'Madrasah', 'man', 'Palu', 'Sulawesi Tengah', '131172710001', 'Jalan', '1991-06-13', 'T', 'S', 'T')`.execute(db);
  });
  ({ periodeId, id: gelombang } = await as(nurlaela, ({ db }) =>
    db.selectFrom("gelombangPpdb").select(["periodeId", "id"]).executeTakeFirstOrThrow(),
  ));
  await as(nurlaela, (ctx) => publishAturan(ctx, periodeId));
  jam = new Date("2027-07-05T02:00:00Z");
  const { isi } = await as(nurlaela, (ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams())));
  await as(nurlaela, (ctx) => proposeKeputusan(ctx, gelombang, isi?.urutan ?? ""));
  await as(rusdin, (ctx) => fixKeputusan(ctx, gelombang));
  await as(rusdin, (ctx) => announceKeputusan(ctx, gelombang));
});

describe("the proposal", () => {
  test("gives every accepted child a class: sexes within one, means within half a point, and keeps nothing", async () => {
    const { calon } = await load();
    const { kelas, tidak, belum } = await propose();
    expect([calon.length, Object.keys(kelas).length, tidak.length, belum.length]).toEqual([288, 288, 0, 0]);
    const mean = (all: readonly { nilai: number | null }[]) => all.reduce((sum, { nilai }) => sum + (nilai ?? Number.NaN), 0) / all.length;
    const groups = [...Map.groupBy(calon, ({ id }) => kelas[id] ?? "").values()];
    const girls = groups.map((all) => all.filter(({ jenisKelamin }) => jenisKelamin === "perempuan").length);
    expect([groups.length, Math.max(...girls) - Math.min(...girls)]).toEqual([8, 1]);
    for (const all of groups) expect([all.length, Math.abs(mean(all) - mean(calon)) <= 0.5]).toEqual([36, true]);
    expect(await counts()).toEqual(untouched);
  });

  test("is for those who decide admissions and keep pupils, both", async () => {
    const { kelas } = await propose();
    for (const who of [nurlaela, actor("tataUsaha"), actor("kepala")])
      await expect(apply(seatsOf(kelas), {}, who)).rejects.toMatchObject({ kind: "forbidden" });
    const asked = { periodeId, kelas: [], keinginan: new Map(), hanyaDaftarUlang: false };
    await expect(scope(nurlaela).read((ctx) => proposePenempatan(ctx, asked))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(scope(actor("guru")).read((ctx) => loadPenempatan(ctx, periodeId))).rejects.toMatchObject({ kind: "notFound" });
    expect((await scope(nurlaela).read((ctx) => loadPenempatan(ctx, periodeId))).boleh).toBe(false);
  });
});

describe("placing", () => {
  test("refuses what does not fit, and changes nothing", async () => {
    const seats = seatsOf((await propose()).kelas);
    const [first, second] = [seats.slice(0, 1), seats.slice(1, 2)];
    await expect(apply([])).rejects.toMatchObject({ kind: "invalid" });
    await expect(apply(seats, { tanggal: "2029-07-12" })).rejects.toMatchObject({
      fields: { tanggal: expect.stringContaining("2027/2028") },
    });
    await expect(apply([...first, ...first])).rejects.toMatchObject({ kind: "conflict" });
    await expect(apply(first.map(({ id }) => ({ id, kelasId: crypto.randomUUID() })))).rejects.toMatchObject({ kind: "conflict" });
    await expect(apply(first.map(({ kelasId }) => ({ id: crypto.randomUUID(), kelasId })))).rejects.toMatchObject({ kind: "conflict" });
    const soon = jam;
    jam = new Date("2027-05-05T02:00:00Z");
    await expect(apply(first)).rejects.toMatchObject({ fields: { tanggal: expect.stringContaining("masih berjalan") } });
    expect((await load()).sejak).toBe("2027-06-01");
    jam = soon;
    expect((await load()).sejak).toBeNull();
    await as(rusdin, ({ db }) => sql`update pendaftaran set nisn = '0000000003' where nomor = 'PMBM-2027-2'`.execute(db));
    await expect(apply(seats)).rejects.toMatchObject({ message: expect.stringMatching(/Anak 2 \(NISN\)|Anak 3 \(NISN\)/) });
    expect((await load()).calon.filter(({ bentrok }) => bentrok === "NISN")).toHaveLength(2);
    await as(rusdin, ({ db }) => sql`update pendaftaran set nisn = '0000000002' where nomor = 'PMBM-2027-2'`.execute(db));
    expect(second).toHaveLength(1);
    expect(await counts()).toEqual(untouched);
  });

  test("a line that is cut in the middle leaves nothing half-done", async () => {
    const seats = seatsOf((await propose()).kelas);
    const cut = as(rusdin, async (ctx) => {
      await applyPenempatan(ctx, { periodeId, kunci: "kunci-yang-putus", tanggal: "2027-07-12", calon: seats, isi: new Map() });
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(ctx.db);
    });
    await expect(cut).rejects.toThrow();
    expect(await counts()).toEqual(untouched);
  });

  test("makes 288 pupils of 288 children, pressed twice and by two people: once; numbers without a gap", async () => {
    const seats = seatsOf((await propose()).kelas);
    const kunci = "kunci-halaman-ini";
    const tries = await Promise.allSettled([apply(seats, { kunci }), apply(seats, { kunci }), apply(seats)]);
    const done = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(new Set(done).size).toBe(1);
    expect(await counts()).toEqual({ siswa: 288, taut: 288, duduk: 288, penempatan: 1, diterima: 0, ulang: 288 });
    expect(await numbers()).toEqual(Array.from({ length: 288 }, (_, n) => `13117271000127${String(n + 1).padStart(4, "0")}`));
    await expect(apply(seats)).rejects.toMatchObject({ kind: "conflict" });
    expect((await load()).calon).toEqual([]);
  });

  test("takes the child, its parents and its first day over; what does not fit is looked at again", async () => {
    const pupil = await as(rusdin, ({ db }) =>
      db.selectFrom("siswa").selectAll().where("nama", "in", ["Anak 1", "Anak 2"]).orderBy("nama").execute(),
    );
    expect(pupil).toMatchObject([
      { nik: null, agama: "ISLAM", status: "aktif", namaIbu: "Hasnawati", statusIbu: "Masih Hidup", pekerjaanAyah: "Nelayan" },
      { nisn: "0000000002", namaAyah: "Ayah 2", statusIbu: "Sudah Meninggal", tanggalMasuk: "2027-07-12", kewarganegaraan: "Indonesia" },
    ]);
    const [since] = await as(rusdin, ({ db }) => db.selectFrom("anggotaKelas").select(["mulai", "sebab"]).distinct().execute());
    expect(since).toEqual({ mulai: "2027-07-12", sebab: "masuk" });
    const trail = await as(rusdin, ({ db }) =>
      db.selectFrom("audit").select("action").where("subjectId", "=", periodeId).orderBy("id", "desc").executeTakeFirst(),
    );
    expect(trail).toEqual({ action: "place" });
  });

  test("a registration whose child is a pupil stays as it is, by every door", async () => {
    const row = await as(rusdin, ({ db }) =>
      db.selectFrom("pendaftaran").select(["id", "versi"]).where("namaLengkap", "=", "Anak 1").executeTakeFirstOrThrow(),
    );
    const leaving = as(rusdin, (ctx) => changeKeadaan(ctx, row, { ke: "mengundurkan diri", alasan: "Pindah kota" }));
    await expect(leaving).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah tercatat sebagai siswa") });
    for (const change of [sql`update pendaftaran set deleted_at = now()`, sql`update pendaftaran set keadaan = 'diterima'`])
      await expect(as(rusdin, ({ db }) => change.execute(db))).rejects.toMatchObject({ constraint: "pendaftaran_sudah_siswa" });
  });
});

describe("taking it back", () => {
  const past = async () => (await load()).lalu[0]?.id ?? "";

  test("is refused, with names, once somebody wrote on one of them", async () => {
    const id = await past();
    await expect(as(nurlaela, (ctx) => undoPenempatan(ctx, id))).rejects.toMatchObject({ kind: "forbidden" });
    const before = await counts();
    await as(rusdin, ({ db }) => sql`update siswa set hobi = 'Membaca', versi = 2 where nama = 'Anak 7'`.execute(db));
    await expect(as(rusdin, (ctx) => undoPenempatan(ctx, id))).rejects.toMatchObject({ message: expect.stringContaining("Data Anak 7 ") });
    await as(rusdin, ({ db }) => sql`update siswa set versi = 1 where nama = 'Anak 7'`.execute(db));
    await as(rusdin, ({ db }) =>
      sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
        select id, kelas_id, '2027-07-12', 'hadir', now(), 'HP' from siswa where nama = 'Anak 8'`.execute(db),
    );
    await expect(as(rusdin, (ctx) => undoPenempatan(ctx, id))).rejects.toMatchObject({ message: expect.stringContaining("absensi") });
    await as(rusdin, ({ db }) => sql`delete from absensi_siswa`.execute(db));
    expect(await counts()).toEqual(before);
  });

  test("puts everything back in one press, once, and the numbers are given anew", async () => {
    const id = await past();
    const both = await Promise.allSettled([1, 2].map(() => as(rusdin, (ctx) => undoPenempatan(ctx, id))));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await counts()).toEqual({ ...untouched, penempatan: 1 });
    const seats = seatsOf((await propose()).kelas);
    expect(seats).toHaveLength(288);
    await apply(seats.slice(0, 3));
    await apply(seats.slice(3));
    expect(await numbers()).toEqual(Array.from({ length: 288 }, (_, n) => `13117271000127${String(n + 1).padStart(4, "0")}`));
  });
});
