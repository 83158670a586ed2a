import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, dayOf } from "#kit/dates.ts";
import { activePeriode, addPeriode, nextPeriode } from "#modules/ppdb/index.server.ts";

/** An admissions period that is open now, for the coming school year; nothing where one is open or announced. */
export async function seedPeriode(ctx: Ctx): Promise<void> {
  if ((await activePeriode(ctx)) ?? (await nextPeriode(ctx))) return;
  await addPeriode(ctx, firstPeriode(dayOf(ctx.now)));
}

/** The deadline is 30 June; from mid June on the first start is too late for that intake and opens the next. */
export function firstPeriode(hari: string) {
  const year = Number(hari.slice(0, 4));
  const masuk = hari.slice(5) > "06-15" ? year + 1 : year;
  const tutup = `${masuk}-06-30`;
  return {
    tahunAjaran: `${masuk}/${masuk + 1}`,
    buka: hari,
    tutup,
    kuota: 288,
    pengumuman: addDays(tutup, 5),
    daftarUlangMulai: addDays(tutup, 6),
    daftarUlangSelesai: addDays(tutup, 11),
    // Neither the mark of an examination held no more nor the programme is asked for, unless the school ticks that it is.
  };
}
