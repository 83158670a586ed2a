import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatDay, isDay, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { openSince } from "#modules/kesiswaan/index.server.ts";
import { tahunMasuk } from "../age.ts";

/** From when pupils of a new school year may be made although its first day lies ahead: they count at once wherever pupils are counted. */
export const placeableSince = (ctx: ReadCtx, tahunAjaran: string): Promise<string> => {
  const tahun = tahunMasuk(tahunAjaran);
  return openSince(ctx, `${tahun - 1}/${tahun}`);
};

/** The day to wait for where the first day at school lies ahead and the year before has not ended; null: it may be done today. */
export async function waitsUntil(ctx: ReadCtx, tahunAjaran: string, tanggal: string): Promise<string | null> {
  if (tanggal <= today(ctx.now)) return null;
  const since = await placeableSince(ctx, tahunAjaran);
  return today(ctx.now) < since ? since : null;
}

/** @throws Refusal 422 for a day outside of the school year, or too early */
export async function demandFirstDay(ctx: ReadCtx, tahunAjaran: string, tanggal: string): Promise<void> {
  const tahun = tahunMasuk(tahunAjaran);
  if (!isDay(tanggal)) throw fault("Isi hari pertama di kelas.");
  if (tanggal < `${tahun}-06-01` || tanggal > `${tahun + 1}-06-30`)
    throw fault(`Hari pertama harus berada dalam tahun ajaran ${tahunAjaran}. Periksa tanggalnya.`);
  if (today(ctx.now) > `${tahun + 1}-06-30`)
    throw fault(`Tahun ajaran ${tahunAjaran} sudah berakhir. Anak yang masuk sesudahnya dicatat di Data Siswa. Belum ada yang diubah.`);
  const since = await waitsUntil(ctx, tahunAjaran, tanggal);
  if (since)
    throw fault(`Tahun ajaran yang lalu masih berjalan. Penempatan dapat diterapkan mulai ${formatDay(since)}. Belum ada yang diubah.`);
}

const fault = (sentence: string) => refuse.invalid(sentence, { tanggal: sentence });
