import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { hariSekolah, jadwalHari } from "#modules/akademik/index.server.ts";
import type { Submission } from "./submission.ts";

type Time = Pick<Submission, "kelasId" | "tanggal" | "jadwalId">;

/** @returns the subject of the lesson, null for the whole day; @throws Refusal 422 for a day that is not recorded */
export async function checkHari(ctx: ReadCtx, { kelasId, tanggal, jadwalId }: Time): Promise<string | null> {
  const hari = formatDay(tanggal, "long");
  if (tanggal > today(ctx.now)) throw refuse.invalid(`${hari} belum tiba. Absensi dicatat pada harinya atau sesudahnya.`);
  const { masuk, sebab } = await hariSekolah(ctx, tanggal);
  if (!masuk) throw refuse.invalid(`${hari} bukan hari sekolah${sebab ? ` (${sebab})` : ""}, jadi tidak ada absensi yang dicatat.`);
  if (jadwalId === null) return null;
  const pelajaran = (await jadwalHari(ctx, { kelasId, tanggal })).find(({ id }) => id === jadwalId);
  if (!pelajaran) throw refuse.invalid(`Jam pelajaran ini tidak ada dalam jadwal kelas pada ${hari}. Muat ulang jadwal, lalu pilih lagi.`);
  return pelajaran.mataPelajaranId;
}
