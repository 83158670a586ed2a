import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import type { Files } from "#kit/files/files.server.ts";
import { create } from "#kit/register/store.server.ts";
import { pesanNomor } from "#modules/persuratan/index.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { namaOrang, pilih } from "./bank/nama.ts";
import { pernahDitanam, tanam } from "./benih.ts";
import { type DidisposisikanContoh, seedContohDisposisi } from "./contoh-disposisi.ts";
import { pada } from "./orang-contoh.ts";
import { simpanPindaian } from "./pindaian-contoh.ts";
import * as teks from "./teks/contoh-surat.ts";

const nama = "contoh-surat";
const jedaKeluar = [4, 3, 5, 2, 4];
const jedaMasuk = [5, 6, 3, 7, 4, 5];
const sejak = 330;

/** Invented letters of the last eleven months with numbers of the book, agenda and dispositions; a second run adds none. */
export async function seedContohSurat(scope: Scope, files: Files): Promise<void> {
  if (await scope.transaction((ctx) => pernahDitanam(ctx, nama))) return;
  const pindaian = await simpanPindaian(scope, files);
  await scope.transaction((ctx) => tanam(ctx, [{ nama, isi: () => tulisSemua(ctx, pindaian) }]));
}

async function tulisSemua(ctx: Ctx, pindaian: readonly string[]): Promise<void> {
  const petugas = await pada(ctx, "tataUsaha");
  const kode = ctx.db.selectFrom("klasifikasiSurat").select(["id", "kode"]).where("deletedAt", "is", null);
  const klasifikasi = new Map((await kode.execute()).map((satu) => [satu.kode, satu.id]));
  for (const [urut, lalu] of hariKerja(ctx, jedaKeluar).entries()) await tulisKeluar(petugas(lalu, urut), { urut, lalu, klasifikasi });
  const masuk: DidisposisikanContoh[] = [];
  for (const [urut, lalu] of hariKerja(ctx, jedaMasuk).entries()) {
    const { now } = petugas(lalu, urut);
    const id = await tulisMasuk({ ...ctx, now }, { urut, lalu, klasifikasi, pindaian });
    masuk.push({ id, lalu });
  }
  await seedContohDisposisi(ctx, masuk);
}

interface Satu {
  readonly urut: number;
  readonly lalu: number;
  readonly klasifikasi: ReadonlyMap<string, string>;
}

async function tulisKeluar(ctx: Ctx, { urut, lalu, klasifikasi }: Satu): Promise<void> {
  const { klasifikasi: kode, perihal, ...surat } = pilih(teks.suratKeluar, urut);
  const isi = perihal.replace("{orang}", namaOrang(urut + 60, urut % 2 === 0)).replace("{kelas}", pilih(["X", "XI", "XII"], urut));
  await pesanNomor(ctx, {
    ...surat,
    perihal: isi,
    klasifikasiId: klasifikasi.get(kode) ?? null,
    sifat: urut % 9 === 0 ? "segera" : "biasa",
    status: lalu > 120 ? "arsip" : lalu > 2 ? "terkirim" : "menunggu",
  });
}

async function tulisMasuk(
  ctx: Ctx,
  { urut, lalu, klasifikasi, pindaian }: Satu & { readonly pindaian: readonly string[] },
): Promise<string> {
  const { nomor, asal, perihal, klasifikasi: kode, sifat } = pilih(teks.suratMasuk, urut);
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
  for (let lalu = sejak; lalu > 0; lalu -= pilih(jeda, hari.length)) {
    const minggu = new Date(`${addDays(today(ctx.now), -lalu)}T00:00:00Z`).getUTCDay() === 0;
    hari.push(minggu ? lalu + 1 : lalu);
  }
  return hari;
}
