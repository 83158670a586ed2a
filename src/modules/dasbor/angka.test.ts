import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { tambahPeriode } from "#modules/ppdb/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { angkaPendaftaran, angkaSurat, pendaftarTerbaru, suratMasukTerbaru } from "./angka.server.ts";

// 22 April 2026, 07.30 in Palu: in UTC it is still the day before.
const now = new Date("2026-04-21T23:30:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const kepala = () => scope(actor("kepala"));

const periode = { pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null, kuota: 300 };

const surat = (table: "surat_keluar" | "surat_masuk", hari: string, dihapus = false) =>
  kepala().transaction(async ({ db }) => {
    const hapus = dihapus ? now : null;
    if (table === "surat_keluar") {
      await sql`insert into surat_keluar (nomor_surat, perihal, tanggal, deleted_at) values ('B-1', 'Undangan', ${hari}, ${hapus})`.execute(
        db,
      );
    } else {
      await sql`insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, deleted_at)
        values ('1', 'Kanwil', ${hari}, ${`Perihal ${hari}`}, ${hapus})`.execute(db);
    }
  });

test("letters are counted for this year and this month, without those in the bin", async () => {
  for (const hari of ["2026-01-01", "2026-04-01", "2026-04-30", "2026-12-31", "2025-12-31"]) await surat("surat_keluar", hari);
  await surat("surat_keluar", "2026-04-10", true);
  const { keluar, masuk } = await kepala().transaction(angkaSurat);
  expect(keluar).toEqual({ tahun: 2026, tahunIni: 4, bulanIni: 2 });
  expect(masuk).toEqual({ tahun: 2026, tahunIni: 0, bulanIni: 0 });
});

test("the five letters received last come first", async () => {
  for (const hari of ["2026-04-01", "2026-04-05", "2026-04-03", "2026-03-01", "2026-02-01", "2026-01-01"]) await surat("surat_masuk", hari);
  const terbaru = await kepala().transaction(suratMasukTerbaru);
  expect(terbaru.map(({ tanggalTerima }) => tanggalTerima)).toEqual(["2026-04-05", "2026-04-03", "2026-04-01", "2026-03-01", "2026-02-01"]);
});

test("without an open period the next one is told", async () => {
  expect(await kepala().transaction(angkaPendaftaran)).toEqual({ periode: null, berikut: null });
  await kepala().transaction((ctx) =>
    tambahPeriode(ctx, { ...periode, tahunAjaran: "2028/2029", buka: "2027-01-05", tutup: "2027-06-30" }),
  );
  expect(await kepala().transaction(angkaPendaftaran)).toEqual({ periode: null, berikut: "2027-01-05" });
});

test("registrations are counted by programme, and today begins at midnight in Palu", async () => {
  const { id } = await kepala().transaction((ctx) =>
    tambahPeriode(ctx, { ...periode, tahunAjaran: "2026/2027", buka: "2026-01-05", tutup: "2026-06-30" }),
  );
  const daftar = (nomor: string, jurusan: string, at: string) =>
    kepala().transaction(({ db }) =>
      sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
          no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, nilai_u_n, jurusan, bukti_hash, created_at)
        values (${id}, ${nomor}, ${`Siswa ${nomor}`}, 'Palu', '2011-01-01', 'perempuan', 'islam', 'Indonesia', 'Jl. Jambu', '081234567890', 'A', 'B',
          'C', 'D', '081234567890', 'MTsN 1', 80, ${jurusan}, ${Buffer.from(nomor)}, ${new Date(at)})`.execute(db),
    );
  await daftar("1", "ipa", "2026-04-21T15:59:00Z");
  await daftar("2", "ipa", "2026-04-21T16:01:00Z");
  await daftar("3", "agama", "2026-04-21T23:00:00Z");
  expect(await kepala().transaction(angkaPendaftaran)).toMatchObject({
    periode: { tahunAjaran: "2026/2027", tutup: "2026-06-30", kuota: 300 },
    total: 3,
    hariIni: 2,
    perJurusan: [
      { label: "IPA", jumlah: 2 },
      { label: "IPS", jumlah: 0 },
      { label: "Bahasa", jumlah: 0 },
      { label: "Agama", jumlah: 1 },
    ],
  });
  const terbaru = await kepala().transaction(pendaftarTerbaru);
  expect(terbaru.map(({ namaLengkap }) => namaLengkap)).toEqual(["Siswa 3", "Siswa 2", "Siswa 1"]);
});

test("who may not see a register learns nothing of it, not even how much is in it", async () => {
  const guru = scope(actor("guru"));
  expect(await guru.transaction(angkaPendaftaran)).toBeNull();
  expect(await guru.transaction(angkaSurat)).toEqual({ keluar: null, masuk: null });
  expect(await guru.transaction(pendaftarTerbaru)).toEqual([]);
  expect(await guru.transaction(suratMasukTerbaru)).toEqual([]);
});
