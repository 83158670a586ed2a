import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { jadwalRetensi, type Nasib } from "#modules/arsip/index.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { pada } from "./demo-person.ts";
import { seedOnce } from "./seed-once.ts";

/** Invented rules: those of a real school stand in its decree. */
const rules: readonly (readonly [kode: string, jenisArsip: string, aktif: number, inaktif: number, nasib: Nasib])[] = [
  ["HM", "Undangan dan hubungan masyarakat", 1, 2, "musnah"],
  ["KP", "Urusan pegawai", 2, 3, "dinilai-kembali"],
  ["PP", "Pendidikan dan pengajaran", 2, 5, "permanen"],
];

/** Of earlier years, so that each part of this year's list holds something. */
const letters: readonly (readonly [years: number, kode: string, asalSurat: string, perihal: string])[] = [
  [4, "HM.01", "Dinas Pendidikan Kota Palu", "Undangan upacara Hari Pendidikan Nasional"],
  [4, "HM.01", "Komite Madrasah", "Undangan halalbihalal"],
  [3, "HM.01", "Kantor Kementerian Agama Kota Palu", "Undangan rapat koordinasi kepala madrasah"],
  [1, "HM.01", "Puskesmas Talise", "Undangan sosialisasi imunisasi"],
  [6, "KP.02.3", "Kanwil Kemenag Sulawesi Tengah", "Pemanggilan peserta pelatihan"],
  [8, "PP.00.6", "Dinas Pendidikan Provinsi Sulawesi Tengah", "Pedoman ujian akhir madrasah"],
];

/** Rules of the archive with letters of earlier years that they are about; a second run adds none. */
export const seedDemoRetensi = (ctx: Ctx): Promise<void> => seedOnce(ctx, [{ nama: "contoh-retensi", isi: () => writeAll(ctx) }]);

async function writeAll(ctx: Ctx): Promise<void> {
  const kode = ctx.db.selectFrom("klasifikasiSurat").select(["id", "kode"]).where("deletedAt", "is", null);
  const klasifikasi = new Map((await kode.execute()).map((satu) => [satu.kode, satu.id]));
  const thisYear = Number(today(ctx.now).slice(0, 4));
  const berlakuMulai = `${thisYear - 10}-01-01`;
  const petugas = await pada(ctx, "tataUsaha");
  for (const [kode, jenisArsip, aktif, inaktif, nasib] of rules)
    await create(
      petugas(9, 0),
      jadwalRetensi,
      {
        ...{ kode, jenisArsip, aktif, inaktif, nasib, berlakuMulai, berlakuSampai: null },
        ...{ sumber: "Aturan contoh", keterangan: "Gantilah dengan keputusan JRA madrasah." },
      },
      "json",
    );
  for (const [urut, [years, kode, asalSurat, perihal]] of letters.entries()) {
    const tanggalTerima = `${thisYear - years}-03-${12 + urut}`;
    await create(
      { ...petugas(0, 0), now: new Date(`${tanggalTerima}T01:30:00Z`) },
      suratMasuk,
      {
        ...{ nomorSurat: `${110 + urut * 7}/${kode}/${thisYear - years}`, asalSurat, perihal, tanggalTerima },
        tanggalSurat: addDays(tanggalTerima, -2),
        klasifikasiId: klasifikasi.get(kode) ?? null,
        ...{ keamanan: "B", sifat: "biasa", unit: "Tata Usaha", status: "arsip" },
      },
      "json",
    );
  }
}
