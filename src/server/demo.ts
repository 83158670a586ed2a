import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { checkPeringatan } from "#modules/absensi/index.server.ts";
import { createSampleAkun, type SampleAkun } from "#modules/akun/index.server.ts";
import { remindLate } from "#modules/disposisi/index.server.ts";
import { seedDemoAbsensiSiswa } from "#seeds/demo-absensi-siswa.ts";
import { seedDemoJadwal, seedDemoTahunAjaran } from "#seeds/demo-akademik.ts";
import { seedDemoBankData } from "#seeds/demo-bank-data.ts";
import { seedDemoBerkas } from "#seeds/demo-berkas.ts";
import { seedDemoFotoPegawai } from "#seeds/demo-foto-pegawai.ts";
import { saveBagan, saveImage, saveLogo, savePotretKepala, savePotretPemimpin } from "#seeds/demo-image.ts";
import { seedDemoKabarAlumni } from "#seeds/demo-kabar-alumni.ts";
import { seedDemoKehadiran } from "#seeds/demo-kehadiran.ts";
import {
  hasDemoKonten,
  installBagan,
  installLogo,
  installPotretKepala,
  installPotretPemimpin,
  seedDemoKonten,
} from "#seeds/demo-konten.ts";
import { seedDemoLayanan } from "#seeds/demo-layanan.ts";
import { seedDemoMutasi } from "#seeds/demo-mutasi.ts";
import { seedDemoNaskah } from "#seeds/demo-naskah.ts";
import { seedDemoPendaftaran } from "#seeds/demo-pendaftaran.ts";
import { seedDemoPpdb } from "#seeds/demo-ppdb.ts";
import { seedDemoRetensi } from "#seeds/demo-retensi.ts";
import { seedDemoRiwayat } from "#seeds/demo-riwayat.ts";
import { seedDemoSeleksi } from "#seeds/demo-seleksi.ts";
import { seedDemoSurat } from "#seeds/demo-surat.ts";
import { kepalaMadrasah as pemimpinMadrasah } from "#seeds/teks/profil.ts";

const samplePendaftaran = 100;

/**
 * Fills the product with invented people. Run again, it adds nobody and gives the demo accounts new passwords.
 * @param origin where people reach the product
 */
export async function fillDemoData(scope: Scope, files: Files, origin: string): Promise<readonly SampleAkun[]> {
  await kontenContent(scope, files);
  await scope.transaction(seedDemoPpdb);
  await scope.transaction((ctx) => seedDemoPendaftaran(ctx, samplePendaftaran));
  await seedDemoLayanan(scope, files);
  const akun = await createSampleAkun(scope);
  await seedDemoBerkas(scope, files);
  await scope.transaction(seedDemoSeleksi);
  await seedDemoSurat(scope, files);
  await scope.transaction(seedDemoRetensi);
  await scope.transaction(seedDemoTahunAjaran);
  await scope.transaction(seedDemoBankData);
  await seedDemoFotoPegawai(scope, files);
  await scope.transaction(seedDemoJadwal);
  await scope.transaction((ctx) => seedDemoNaskah(ctx, origin));
  await scope.transaction(seedDemoKehadiran);
  await seedDemoRiwayat(scope, files);
  // Who left is recorded no more from that day on.
  await scope.transaction(seedDemoMutasi);
  await scope.transaction(seedDemoAbsensiSiswa);
  await scope.transaction(seedDemoKabarAlumni);
  // As the jobs of the morning would: nobody waits a day to hear of what is late already.
  await scope.transaction(checkPeringatan);
  await scope.transaction(remindLate);
  return akun;
}

async function kontenContent(scope: Scope, files: Files): Promise<void> {
  if (await scope.transaction(hasDemoKonten)) return;
  const pictures = await saveImage(scope, files);
  const logo = await saveLogo(scope, files);
  const potret = await savePotretKepala(scope, files);
  const bagan = await saveBagan(scope, files);
  const pemimpin = await savePotretPemimpin(scope, files, pemimpinMadrasah.length);
  await scope.transaction(async (ctx) => {
    await seedDemoKonten(ctx, pictures);
    await installLogo(ctx, logo);
    await installPotretKepala(ctx, potret);
    await installBagan(ctx, bagan);
    await installPotretPemimpin(ctx, pemimpin);
  });
}
