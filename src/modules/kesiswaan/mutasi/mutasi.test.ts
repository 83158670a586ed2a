import { describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { type Refusal, refuse } from "#kit/refusals.ts";
import { find, restore } from "#kit/register/store.server.ts";
import { anggotaKelas } from "#modules/akademik/index.server.ts";
import { actor } from "#tests/support/database.ts";
import { dalam, demo, house, useKesiswaan } from "#tests/support/kesiswaan.ts";
import { loadCheck } from "../check/load-check.server.ts";
import { merge, notDuplicate } from "../check/settle-duplicate.server.ts";
import { isDecided, separate, showAgain } from "../check/undo.server.ts";
import { loadRiwayat } from "../riwayat-kelas/load-riwayat.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { cancelKeluar } from "./cancel-mutasi.server.ts";
import { loadMutasi } from "./load-mutasi.server.ts";
import { recordKeluar, recordMasuk } from "./record-mutasi.server.ts";

useKesiswaan();

const surat = {
  sekolah: "MAN 2 Parigi",
  npsn: "40209999",
  alasan: "Mengikuti orang tua",
  nomorSurat: "B-12/Ma.22.07/PP.00.6/09/2026",
  tanggalSurat: "2026-09-20",
  suratId: "",
};
const tolakan = (work: Promise<unknown>): Promise<Refusal> =>
  work.then(
    () => Promise.reject(refuse.conflict("it was taken")),
    (error: Refusal) => error,
  );
const duduk = async (kelasId: string, tanggal: string) =>
  (await dalam((ctx) => anggotaKelas(ctx, kelasId, tanggal))).map(({ nama }) => nama);

describe("a pupil who goes to another school", () => {
  const keluar = (siswaId: string, tanggal = "2026-10-01") => dalam((ctx) => recordKeluar(ctx, { ...surat, siswaId, tanggal }));

  test("sits in the class until the day before, and comes back when it was a mistake", async () => {
    const { satu } = demo.kelas;
    const anak = demo.siswa[0] ?? "";
    await keluar(anak);
    expect(await duduk(satu, "2026-09-30")).toContain("Siswa 01");
    expect(await duduk(satu, "2026-10-01")).not.toContain("Siswa 01");
    expect(await dalam((ctx) => loadRiwayat(ctx, anak))).toMatchObject({
      status: "mutasi",
      duduk: [{ kelas: "XI.F-3", mulai: "2026-07-13", selesai: "2026-09-30", sebabSelesai: "mutasi keluar" }],
      mutasi: [{ jenis: "keluar", sekolah: "MAN 2 Parigi", nomorSurat: surat.nomorSurat }],
    });
    const [lalu] = (await dalam((ctx) => loadMutasi(ctx, "keluar"))).lalu;
    expect(lalu).toMatchObject({ nama: "Siswa 01", kelas: "XI.F-3", dapatDibatalkan: true });
    await dalam((ctx) => cancelKeluar(ctx, { id: lalu?.id ?? "", versi: lalu?.versi ?? 0 }));
    expect(await dalam((ctx) => loadRiwayat(ctx, anak))).toMatchObject({
      status: "aktif",
      duduk: [{ mulai: "2026-07-13", selesai: null, sebabSelesai: null }],
      mutasi: [],
    });
  });

  test("is not sent away twice, before the own first day, or by those who may not", async () => {
    const anak = demo.siswa[1] ?? "";
    expect((await tolakan(keluar(anak, "2026-07-13"))).fields).toHaveProperty("tanggal");
    await keluar(anak);
    expect((await tolakan(keluar(anak))).message).toBe("Siswa 02 sudah tidak aktif. Periksa lagi nama siswanya.");
    const guru = house.scope(actor("guru")).transaction((ctx) => recordKeluar(ctx, { ...surat, siswaId: anak, tanggal: "2026-10-01" }));
    expect((await tolakan(guru)).kind).toBe("forbidden");
  });
});

describe("a pupil who comes from another school", () => {
  const anak = {
    ...{ nama: "Rahmat Datu Adam", jenisKelamin: "laki-laki", nisn: "0101234567", nik: "7208011203100003", tempatLahir: "Parigi" },
    ...{ tanggalLahir: "2010-03-12", namaAyah: "", namaIbu: "Nurlaila", noTeleponOrtu: "081234567890", tanggal: "2026-09-14" },
  };
  const masuk = (lain: Readonly<Record<string, string>> = {}, yakin = false) =>
    dalam((ctx) => recordMasuk(ctx, { ...surat, ...anak, kelasId: demo.kelas.dua, ...lain }, { yakin }));

  test("with a number of somebody else's birth date is refused", async () => {
    expect((await tolakan(masuk({ nik: "7208015203100003" }))).fields).toHaveProperty("nik");
  });

  test("sits in the class since that day, with the reason", async () => {
    await masuk();
    expect(await duduk(demo.kelas.dua, "2026-09-13")).not.toContain(anak.nama);
    expect(await duduk(demo.kelas.dua, "2026-09-14")).toContain(anak.nama);
    const { rows } = await dalam(({ db }) =>
      sql<{ sebab: string; asal: string }>`select sebab, asal_sekolah as asal from anggota_kelas
      join siswa on siswa.id = siswa_id where siswa.nisn = ${anak.nisn}`.execute(db),
    );
    expect(rows).toEqual([{ sebab: "mutasi masuk", asal: "MAN 2 Parigi" }]);
  });

  test("is told everything that is wrong at once, and a NIK that was looked at may differ", async () => {
    const { fields } = await tolakan(masuk({ nama: "", nik: "7208015203100003", kelasId: demo.siswa[0] ?? "", npsn: "12" }));
    expect(Object.keys(fields ?? {}).sort()).toEqual(["kelasId", "nama", "nik", "nisn", "npsn"]);
    expect((await tolakan(masuk({}, true))).fields).toEqual({
      ...{ nisn: "NISN ini sudah dipakai siswa lain.", nik: "NIK ini sudah dipakai siswa lain." },
    });
    const lain = { nama: "Moh. Iqbal Lapasere", nisn: "0101234568", nik: "7208015203100003", namaIbu: "Rosmini" };
    expect((await tolakan(masuk(lain))).fields).toHaveProperty("nik");
    expect(await masuk({ ...lain, dicocokkan: "on" })).toEqual({ nama: "Moh. Iqbal Lapasere" });
  });

  test("is asked about when one of that name and birth date stands there already", async () => {
    const lagi = { nama: "RAHMAT DATU  ADAM", nisn: "0109999999", nik: "7208011203100004" };
    const tercatat = () => dalam(({ db }) => db.selectFrom("siswa").select(["nama", "status"]).where("nisn", "=", lagi.nisn).execute());
    const ragu = { ragu: ["Rahmat Datu Adam, kelas XI.F-4, NISN 0101234567"] };
    expect(await masuk(lagi)).toEqual(ragu);
    expect(await masuk({ ...lagi, nama: "Rahmat D. Adam" })).toEqual(ragu);
    expect(await tercatat()).toEqual([]);
    expect(await masuk(lagi, true)).toEqual({ nama: "RAHMAT DATU  ADAM" });
    expect(await tercatat()).toEqual([{ nama: "RAHMAT DATU  ADAM", status: "aktif" }]);
    await dalam(({ db }) => sql`update siswa set deleted_at = now() where nisn = ${lagi.nisn}`.execute(db));
  });
});

describe("two records of one pupil", () => {
  const baru = async (nama: string, lain: { readonly nisn?: string; readonly ibu?: string }) =>
    (
      await dalam(({ db }) =>
        sql<{ id: string; versi: number }>`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_lahir, nisn, nama_ibu)
        values (${nama}, 'perempuan', 'aktif', ${demo.kelas.satu}, '2010-05-20', ${lain.nisn ?? null}, ${lain.ibu ?? null})
        returning id, versi`.execute(db),
      )
    ).rows[0] ?? { id: "", versi: 0 };
  const pasangan = async () => (await dalam((ctx) => loadCheck(ctx, null))).pasangan;

  test("are shown beside each other, and settled either way", async () => {
    const satu = await baru("St. Aisyah Lasoso", { nisn: "0107654321" });
    const lain = await baru("ST AISYAH  LASOSO", { ibu: "Rosmini" });
    const [ganda] = await pasangan();
    expect(ganda?.sebab).toBe("Nama dan tanggal lahirnya sama");
    const kedua = { simpanId: satu.id, simpanVersi: satu.versi, buangId: lain.id, buangVersi: lain.versi };
    expect((await tolakan(dalam((ctx) => merge(ctx, { ...kedua, simpanVersi: 7 })))).kind).toBe("conflict");
    await dalam((ctx) => merge(ctx, kedua));
    const { rows } = await dalam(({ db }) =>
      sql`select nama, nisn, nama_ibu as ibu, deleted_at is not null as dibuang from siswa
      where id in (${satu.id}::uuid, ${lain.id}::uuid) order by deleted_at nulls first`.execute(db),
    );
    expect(rows).toMatchObject([
      { nama: "St. Aisyah Lasoso", nisn: "0107654321", ibu: "Rosmini", dibuang: false },
      { nama: "ST AISYAH  LASOSO", dibuang: true },
    ]);
    const tiga = await baru("St Aisyah Lasoso", {});
    await dalam((ctx) => notDuplicate(ctx, { simpanId: tiga.id, buangId: satu.id }));
    expect(await pasangan()).toEqual([]);
  });

  test("made one keep the attendance and the classes of both", async () => {
    const [satu, lain] = [await baru("Fauzan Lamadjido", {}), await baru("FAUZAN LAMADJIDO", {})];
    const { rows } = await dalam(async ({ db }) => {
      await sql`update anggota_kelas set mulai = '2026-09-21' where siswa_id = ${satu.id}::uuid`.execute(db);
      await sql`update anggota_kelas set mulai = '2026-09-07' where siswa_id = ${lain.id}::uuid`.execute(db);
      await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat) values
        (${lain.id}, ${demo.kelas.satu}, '2026-09-14', 'sakit', now(), 'a'), (${lain.id}, ${demo.kelas.satu}, '2026-09-22', 'alpa', now(), 'a'),
        (${satu.id}, ${demo.kelas.satu}, '2026-09-22', 'hadir', now(), 'b')`.execute(db);
      return sql<{ id: string }>`select id from absensi_siswa where siswa_id in (${satu.id}::uuid, ${lain.id}::uuid)`.execute(db);
    });
    expect(rows).toHaveLength(3);
    await dalam((ctx) => merge(ctx, { simpanId: satu.id, simpanVersi: satu.versi, buangId: lain.id, buangVersi: lain.versi }));
    const tersimpan = await dalam(({ db }) =>
      sql`select siswa_id, tanggal::text, absensi_siswa.status, berbeda, riwayat.status as lain from absensi_siswa
      left join absensi_siswa_riwayat riwayat on riwayat.absensi_id = absensi_siswa.id
      where siswa_id in (${satu.id}::uuid, ${lain.id}::uuid) order by tanggal`.execute(db),
    );
    expect(tersimpan.rows).toEqual([
      { siswaId: satu.id, tanggal: "2026-09-14", status: "sakit", berbeda: false, lain: null },
      { siswaId: satu.id, tanggal: "2026-09-22", status: "hadir", berbeda: true, lain: "alpa" },
    ]);
    expect((await dalam((ctx) => loadRiwayat(ctx, satu.id))).duduk).toMatchObject([
      { mulai: "2026-09-21", selesai: null },
      { mulai: "2026-09-07", selesai: "2026-09-20" },
    ]);
    const [putusan] = await dalam(isDecided);
    expect(putusan).toMatchObject({ putusan: "satu", satuId: satu.id, lainId: lain.id, dibatalkan: false });
    await dalam((ctx) => separate(ctx, putusan?.id ?? ""));
    const semula = await dalam(({ db }) =>
      sql`select siswa_id, tanggal::text, status, berbeda from absensi_siswa where siswa_id in (${satu.id}::uuid, ${lain.id}::uuid)
      order by tanggal, siswa_id = ${satu.id}::uuid`.execute(db),
    );
    expect(semula.rows).toEqual([
      { siswaId: lain.id, tanggal: "2026-09-14", status: "sakit", berbeda: false },
      { siswaId: lain.id, tanggal: "2026-09-22", status: "alpa", berbeda: false },
      { siswaId: satu.id, tanggal: "2026-09-22", status: "hadir", berbeda: false },
    ]);
    expect((await dalam((ctx) => loadRiwayat(ctx, satu.id))).duduk).toMatchObject([{ mulai: "2026-09-21", selesai: null }]);
    expect((await tolakan(dalam((ctx) => separate(ctx, putusan?.id ?? "")))).kind).toBe("conflict");
  });

  test("made one hold nothing that a form would refuse", async () => {
    const [satu, lain] = [await baru("Rizal Lembah", {}), await baru("RIZAL LEMBAH", {})];
    await dalam(async ({ db }) => {
      await sql`update siswa set status_ayah = 'Sudah Meninggal', nik_ibu = '7271014503750001' where id = ${satu.id}::uuid`.execute(db);
      await sql`update siswa set nik_ayah = '7271010503700001', nama_ayah = 'Lamasai', status_ibu = 'Sudah Meninggal'
        where id = ${lain.id}::uuid`.execute(db);
    });
    await dalam((ctx) => merge(ctx, { simpanId: satu.id, simpanVersi: satu.versi, buangId: lain.id, buangVersi: lain.versi }));
    expect(await dalam((ctx) => find(ctx, siswa, satu.id))).toMatchObject({
      ...{ namaAyah: "Lamasai", nikAyah: null, statusAyah: "Sudah Meninggal" },
      ...{ nikIbu: "7271014503750001", statusIbu: null },
    });
  });

  test("made one are parted also after the other was taken out of the bin", async () => {
    const [satu, lain] = [await baru("Sitti Zahra Palarante", {}), await baru("SITTI ZAHRA PALARANTE", {})];
    const prestasi = () =>
      dalam(({ db }) => db.selectFrom("prestasi").select("siswaId").where("nama", "=", "Lomba Pidato").executeTakeFirst());
    await dalam(({ db }) =>
      sql`insert into prestasi (nama, peraih, siswa_id, bidang, tingkat, peringkat, kategori, tanggal)
        values ('Lomba Pidato', 'Zahra', ${lain.id}::uuid, 'Bahasa', 'kota', 'Juara 1', 'individu', '2026-09-01')`.execute(db),
    );
    await dalam((ctx) => merge(ctx, { simpanId: satu.id, simpanVersi: satu.versi, buangId: lain.id, buangVersi: lain.versi }));
    expect(await prestasi()).toEqual({ siswaId: satu.id });
    await dalam((ctx) => restore(ctx, siswa, lain.id));
    const putusan = (await dalam(isDecided)).find(({ satuId }) => satuId === satu.id);
    await dalam((ctx) => separate(ctx, putusan?.id ?? ""));
    expect(await prestasi()).toEqual({ siswaId: lain.id });
  });

  test("made one, or said to be two, by mistake: it is taken back, and each has its own again", async () => {
    const satu = await baru("Nur Hidayah Tandju", { ibu: "Hasna" });
    const lain = await baru("NUR HIDAYAH TANDJU", { nisn: "0107654399" });
    const kedua = { simpanId: satu.id, simpanVersi: satu.versi, buangId: lain.id, buangVersi: lain.versi };
    await dalam((ctx) => merge(ctx, kedua));
    const penyatuan = async () => (await dalam(isDecided)).find(({ satuId }) => satuId === satu.id);
    await dalam(async (ctx) => separate(ctx, (await penyatuan())?.id ?? ""));
    const { rows } = await dalam(({ db }) =>
      sql`select nisn, nama_ibu as ibu, deleted_at from siswa where id in (${satu.id}::uuid, ${lain.id}::uuid) order by nisn nulls first`.execute(
        db,
      ),
    );
    expect(rows).toEqual([
      { nisn: null, ibu: "Hasna", deletedAt: null },
      { nisn: "0107654399", ibu: null, deletedAt: null },
    ]);
    await dalam((ctx) => notDuplicate(ctx, { simpanId: satu.id, buangId: lain.id }));
    const dua = (await dalam(isDecided)).find(({ putusan, satu: nama }) => putusan === "dua" && /hidayah/i.test(nama));
    const tampak = async () => (await pasangan()).filter(({ satu: { nama } }) => /hidayah/i.test(nama)).length;
    expect(await tampak()).toBe(0);
    await dalam((ctx) => showAgain(ctx, dua?.id ?? ""));
    expect(await tampak()).toBe(1);
  });
});
