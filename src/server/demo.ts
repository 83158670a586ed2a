import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { periksaPeringatan } from "#modules/absensi/index.server.ts";
import { type AkunContoh, buatAkunContoh } from "#modules/akun/index.server.ts";
import { tegurYangTerlambat } from "#modules/disposisi/index.server.ts";
import { seedContohAbsensiSiswa } from "#seeds/contoh-absensi-siswa.ts";
import { seedContohJadwal, seedContohTahunAjaran } from "#seeds/contoh-akademik.ts";
import { seedContohBankData } from "#seeds/contoh-bank-data.ts";
import { seedContohFotoPegawai } from "#seeds/contoh-foto-pegawai.ts";
import { seedContohKabarAlumni } from "#seeds/contoh-kabar-alumni.ts";
import { seedContohKehadiran } from "#seeds/contoh-kehadiran.ts";
import { adaContohKonten, pasangBagan, pasangLogo, pasangPotretKepala, seedContohKonten } from "#seeds/contoh-konten.ts";
import { seedContohLayanan } from "#seeds/contoh-layanan.ts";
import { seedContohMutasi } from "#seeds/contoh-mutasi.ts";
import { seedContohNaskah } from "#seeds/contoh-naskah.ts";
import { seedContohPendaftaran } from "#seeds/contoh-pendaftaran.ts";
import { seedContohRiwayat } from "#seeds/contoh-riwayat.ts";
import { seedContohSurat } from "#seeds/contoh-surat.ts";
import { simpanBagan, simpanGambar, simpanLogo, simpanPotretKepala } from "#seeds/gambar-contoh.ts";

const pendaftaranContoh = 100;

/**
 * Fills the product with invented people. Run again, it adds nobody and gives the demo accounts new passwords.
 * @param origin where people reach the product
 */
export async function isiDataContoh(scope: Scope, files: Files, origin: string): Promise<readonly AkunContoh[]> {
  await isiKonten(scope, files);
  await scope.transaction((ctx) => seedContohPendaftaran(ctx, pendaftaranContoh));
  await seedContohLayanan(scope, files);
  const akun = await buatAkunContoh(scope);
  await seedContohSurat(scope, files);
  await scope.transaction(seedContohTahunAjaran);
  await scope.transaction(seedContohBankData);
  await seedContohFotoPegawai(scope, files);
  await scope.transaction(seedContohJadwal);
  await scope.transaction((ctx) => seedContohNaskah(ctx, origin));
  await scope.transaction(seedContohKehadiran);
  await seedContohRiwayat(scope, files);
  // Who left is recorded no more from that day on.
  await scope.transaction(seedContohMutasi);
  await scope.transaction(seedContohAbsensiSiswa);
  await scope.transaction(seedContohKabarAlumni);
  // As the jobs of the morning would: nobody waits a day to hear of what is late already.
  await scope.transaction(periksaPeringatan);
  await scope.transaction(tegurYangTerlambat);
  return akun;
}

async function isiKonten(scope: Scope, files: Files): Promise<void> {
  if (await scope.transaction(adaContohKonten)) return;
  const pictures = await simpanGambar(scope, files);
  const logo = await simpanLogo(scope, files);
  const potret = await simpanPotretKepala(scope, files);
  const bagan = await simpanBagan(scope, files);
  await scope.transaction(async (ctx) => {
    await seedContohKonten(ctx, pictures);
    await pasangLogo(ctx, logo);
    await pasangPotretKepala(ctx, potret);
    await pasangBagan(ctx, bagan);
  });
}
