import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatMoment, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { readKartuCode } from "./kartu-code.server.ts";
import { readJadwal } from "./read-jadwal.server.ts";

/** What whoever holds a card may know of it: whether it still holds, and what holds today. No name stands in it. @throws Refusal 404 */
export async function checkKartu(ctx: ReadCtx, code: string) {
  const read = readKartuCode(ctx, code);
  const row =
    read &&
    (await ctx.db.selectFrom("pendaftaran").select("nomor").where("id", "=", read.pendaftaranId).where(notDeleted()).executeTakeFirst());
  if (!read || !row) throw refuse.notFound("Kartu ini tidak dikenal. Periksa nomornya bersama panitia.");
  const jadwal = await readJadwal(ctx, read.pendaftaranId);
  const holds = jadwal !== null && jadwal.ujian.length > 0 && jadwal.versi === read.versi;
  const isOver = holds && jadwal.ujian.every(({ tanggal }) => tanggal < today(ctx.now));
  const said = isOver ? "benar, tetapi ujiannya sudah selesai" : "berlaku";
  return {
    ...{ nomor: row.nomor, versi: read.versi, berlaku: holds && !isOver },
    kalimat: holds ? `Kartu versi ${read.versi} ini ${said}.` : tellOld(read.versi, jadwal),
    ujian: (jadwal?.ujian ?? []).map(({ ujian, hari, jam, ruang, letak, kursi }) => ({
      ujian,
      isi: `${hari}, ${jam}, ${ruang}${letak ? ` (${letak})` : ""}, kursi ${kursi}`,
    })),
  };
}

function tellOld(versi: number, jadwal: Awaited<ReturnType<typeof readJadwal>>): string {
  if (!jadwal || jadwal.ujian.length === 0) return `Kartu versi ${versi} ini tidak berlaku lagi: pesertanya tidak mempunyai tempat ujian.`;
  const since = jadwal.diubahPada ? ` sejak ${formatMoment(jadwal.diubahPada)}` : "";
  return `Kartu versi ${versi} ini tidak berlaku lagi. Yang berlaku${since} versi ${jadwal.versi}, dengan jadwal di bawah ini.`;
}
