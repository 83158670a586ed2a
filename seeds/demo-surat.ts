import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import type { Files } from "#kit/files/files.server.ts";
import { create } from "#kit/register/store.server.ts";
import { reserveNomor } from "#modules/persuratan/index.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { choose, personName } from "./bank/nama.ts";
import { type DemoDidisposisikan, seedDemoDisposisi } from "./demo-disposisi.ts";
import { pada } from "./demo-person.ts";
import { savePindaian } from "./demo-pindaian.ts";
import { seedOnce, wasSeeded } from "./seed-once.ts";
import * as teks from "./teks/contoh-surat.ts";

const name = "contoh-surat";
const keluarDelay = [4, 3, 5, 2, 4];
const masukDelay = [5, 6, 3, 7, 4, 5];
const sejak = 330;

/** Invented letters of the last eleven months with numbers of the book, agenda and dispositions; a second run adds none. */
export async function seedDemoSurat(scope: Scope, files: Files): Promise<void> {
  if (await scope.transaction((ctx) => wasSeeded(ctx, name))) return;
  const pindaian = await savePindaian(scope, files);
  await scope.transaction((ctx) => seedOnce(ctx, [{ nama: name, isi: () => writeAll(ctx, pindaian) }]));
}

async function writeAll(ctx: Ctx, pindaian: readonly string[]): Promise<void> {
  const petugas = await pada(ctx, "tataUsaha");
  const kode = ctx.db.selectFrom("klasifikasiSurat").select(["id", "kode"]).where("deletedAt", "is", null);
  const klasifikasi = new Map((await kode.execute()).map((satu) => [satu.kode, satu.id]));
  for (const [urut, lalu] of hariKerja(ctx, keluarDelay).entries()) await writeKeluar(petugas(lalu, urut), { urut, lalu, klasifikasi });
  const masuk: DemoDidisposisikan[] = [];
  for (const [urut, lalu] of hariKerja(ctx, masukDelay).entries()) {
    const { now } = petugas(lalu, urut);
    const id = await writeMasuk({ ...ctx, now }, { urut, lalu, klasifikasi, pindaian });
    masuk.push({ id, lalu });
  }
  await seedDemoDisposisi(ctx, masuk);
}

interface One {
  readonly urut: number;
  readonly lalu: number;
  readonly klasifikasi: ReadonlyMap<string, string>;
}

async function writeKeluar(ctx: Ctx, { urut, lalu, klasifikasi }: One): Promise<void> {
  const { klasifikasi: kode, perihal, ...surat } = choose(teks.suratKeluar, urut);
  const isi = perihal.replace("{orang}", personName(urut + 60, urut % 2 === 0)).replace("{kelas}", choose(["X", "XI", "XII"], urut));
  await reserveNomor(ctx, {
    ...surat,
    perihal: isi,
    klasifikasiId: klasifikasi.get(kode) ?? null,
    sifat: urut % 9 === 0 ? "segera" : "biasa",
    status: lalu > 120 ? "arsip" : lalu > 2 ? "terkirim" : "menunggu",
  });
}

async function writeMasuk(
  ctx: Ctx,
  { urut, lalu, klasifikasi, pindaian }: One & { readonly pindaian: readonly string[] },
): Promise<string> {
  const { nomor, asal, perihal, klasifikasi: kode, sifat } = choose(teks.suratMasuk, urut);
  const hari = today(ctx.now);
  const { id } = await create(
    ctx,
    suratMasuk,
    {
      nomorSurat: nomor.replace("{urut}", String(40 + urut * 17)).replace("{tahun}", hari.slice(0, 4)),
      ...{ asalSurat: asal, perihal, tanggalTerima: hari, tanggalSurat: addDays(hari, -(urut % 3) - 1) },
      klasifikasiId: klasifikasi.get(kode) ?? null,
      ...{ keamanan: "B", sifat: sifat ?? "biasa", unit: "Tata Usaha", lampiran: urut % 2 === 0 ? "1 berkas" : null },
      status: lalu > 60 ? "arsip" : lalu > 42 ? "selesai" : "baru",
      berkasId: lalu < 45 ? (pindaian[urut % 12] ?? null) : null,
    },
    "json",
  );
  return id;
}

/** Days back from today in their order, without Sundays. */
function hariKerja(ctx: Ctx, jeda: readonly number[]): readonly number[] {
  const hari: number[] = [];
  for (let lalu = sejak; lalu > 0; lalu -= choose(jeda, hari.length)) {
    const minggu = new Date(`${addDays(today(ctx.now), -lalu)}T00:00:00Z`).getUTCDay() === 0;
    hari.push(minggu ? lalu + 1 : lalu);
  }
  return hari;
}
