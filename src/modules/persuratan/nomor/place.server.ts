import type { ReadCtx } from "#kit/ctx.server.ts";
import { addDays, formatDay, isDay, today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { nextSisipan } from "./compose-nomor.ts";

export interface Buku {
  readonly bukuId: string;
  readonly tahunAwal: number | null;
  readonly nomorAwal: number | null;
  /** Days. */
  readonly batasMundur: number;
}

/** Where in the book a letter of this day belongs. */
export type Place =
  | { readonly jenis: "berikut"; readonly tanggal: string; readonly tahun: number; readonly urut: number }
  | { readonly jenis: "sisipan"; readonly tanggal: string; readonly tahun: number; readonly urut: number; readonly sisipan: string };

/**
 * Numbers follow the days: whoever dates a letter before the book's last number, or into a year that is over, gets one put
 * in behind the last number of that day. `urut` of the next number is what it would be now.
 * @throws Refusal 422 for a day that the book does not take
 */
export async function searchPlace(ctx: ReadCtx, buku: Buku, wanted: string | undefined): Promise<Place> {
  const kini = today(ctx.now);
  const tanggal = wanted ?? kini;
  checkTanggal(buku, tanggal, kini);
  const tahun = Number(tanggal.slice(0, 4));
  const terakhir = await lastNomor(ctx, buku, { tahun, sampai: `${tahun}-12-31` });
  const mundur = tahun < Number(kini.slice(0, 4)) || (terakhir.tanggal !== null && tanggal < terakhir.tanggal);
  // Of two who ask at midnight the later may be served first; who named no day takes the day of the book.
  if (mundur && wanted === undefined && terakhir.tanggal !== null)
    return { jenis: "berikut", tanggal: terakhir.tanggal, tahun, urut: terakhir.urut + 1 };
  if (!mundur) return { jenis: "berikut", tanggal, tahun, urut: terakhir.urut + 1 };
  const dasar = await lastNomor(ctx, buku, { tahun, sampai: tanggal });
  if (dasar.urut === 0)
    throw refuse.invalid("Nomor sisipan tidak dapat dibuat.", {
      tanggal: "Buku ini belum memberi nomor sampai tanggal itu, jadi tidak ada nomor untuk disisipi. Pilih tanggal yang lebih baru.",
    });
  const { sisipan } = await ctx.db
    .selectFrom("nomorSurat")
    .select("sisipan")
    .where("bukuId", "=", buku.bukuId)
    .where("tahun", "=", tahun)
    .where("urut", "=", dasar.urut)
    .orderBy((order) => order.fn("length", ["sisipan"]), "desc")
    .orderBy("sisipan", "desc")
    .limit(1)
    .executeTakeFirst()
    .then((row) => row ?? { sisipan: "" });
  return { jenis: "sisipan", tanggal, tahun, urut: dasar.urut, sisipan: nextSisipan(sisipan) };
}

function checkTanggal({ batasMundur }: Buku, tanggal: string, kini: string): void {
  const kalimat = !isDay(tanggal)
    ? "Tanggal bukan tanggal yang ada di kalender."
    : tanggal > kini
      ? "Tanggal surat tidak boleh sesudah hari ini. Ambil nomornya pada hari surat ditandatangani."
      : tanggal < addDays(kini, -batasMundur)
        ? `Buku ini menerima tanggal mundur paling jauh ${batasMundur} hari, jadi sejak ${formatDay(addDays(kini, -batasMundur))}.`
        : undefined;
  if (kalimat) throw refuse.invalid(kalimat, { tanggal: kalimat });
}

/** The last number up to a day; what a paper book gave before counts, its days are not known. */
async function lastNomor(ctx: ReadCtx, buku: Buku, { tahun, sampai }: { tahun: number; sampai: string }) {
  const given = await ctx.db
    .selectFrom("nomorSurat")
    .select(["urut", "tanggal"])
    .where("bukuId", "=", buku.bukuId)
    .where("tahun", "=", tahun)
    .where("sisipan", "=", "")
    .where("tanggal", "<=", sampai)
    .orderBy("urut", "desc")
    .limit(1)
    .executeTakeFirst();
  return given ?? { urut: initial(buku, tahun), tanggal: null };
}

export const initial = ({ tahunAwal, nomorAwal }: Buku, tahun: number): number => (tahunAwal === tahun ? (nomorAwal ?? 0) : 0);
