import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, list } from "#kit/register/store.server.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";

/** Two invented letters in each register; a second run adds none. */
export async function seedContohSurat(ctx: Ctx): Promise<void> {
  const { total } = await list(ctx, suratKeluar, readQuery(suratKeluar, new URLSearchParams()));
  if (total > 0) return;
  const hari = (mundur: number) => addDays(today(ctx.now), -mundur);
  const tahun = hari(0).slice(0, 4);
  const keluar = [
    { nomorSurat: `B-001/Ma.22.XX.XX/PP.00.6/01/${tahun}`, perihal: "Undangan rapat wali murid kelas X", tanggal: hari(6) },
    { nomorSurat: `B-002/Ma.22.XX.XX/HM.01/01/${tahun}`, perihal: "Permohonan narasumber kegiatan pesantren kilat", tanggal: hari(2) },
  ];
  const masuk = [
    {
      nomorSurat: `120/DP/${tahun}`,
      asalSurat: "Dinas Pendidikan Kota Palu",
      tanggalTerima: hari(5),
      perihal: "Undangan lomba cerdas cermat",
    },
    {
      nomorSurat: `B-77/Kw.22/PP.00/${tahun}`,
      asalSurat: "Kanwil Kemenag Sulawesi Tengah",
      tanggalTerima: hari(1),
      perihal: "Pemutakhiran data peserta didik",
    },
  ];
  for (const surat of keluar) await create(ctx, suratKeluar, surat);
  for (const surat of masuk) await create(ctx, suratMasuk, surat);
}
