import { take } from "#kit/access/rate-limit.server.ts";
import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { type JenisJalur, jalurLabel } from "../jalur/jenis-jalur.ts";
import { writeKartuCode } from "./kartu-code.server.ts";
import { type Jadwal, readJadwal } from "./read-jadwal.server.ts";

/** What stands on one card. No birth date: with the number it would open the family's page to whoever finds the card. */
export interface KartuUjian {
  readonly nomor: string;
  readonly nama: string;
  readonly jalur: string;
  readonly asalSekolah: string;
  readonly tahunAjaran: string;
  readonly jadwal: Jadwal;
  /** What the QR says behind the address. */
  readonly kode: string;
  readonly dicetak: Date;
}

const none = "Kartu peserta belum ada: jadwal ujiannya belum terbit, atau anak ini belum mendapat tempat.";

/** For the family whose own page is open. @throws Refusal 404, 429 */
export async function kartuOfFamily(ctx: Ctx, id: string): Promise<KartuUjian> {
  const [kartu] = await readKartu(ctx, [id]);
  if (!kartu) throw refuse.notFound(none);
  const wait = await take(ctx, { key: `kartu ${kartu.nomor}`, capacity: 20, perSecond: 1 / 30 });
  if (wait > 0) throw refuse.tooMany(wait);
  return kartu;
}

/** For the desk, where families come on paper. @throws Refusal 404 */
export async function kartuForPanitia(ctx: Ctx, id: string): Promise<KartuUjian> {
  demand(ctx, "pendaftaran:read");
  if (!isUuid(id)) throw refuse.notFound();
  const [kartu] = await readKartu(ctx, [id]);
  if (!kartu) throw refuse.notFound(none);
  await recordView(ctx, { action: "print", subject: "pendaftaran", subjectId: id });
  return kartu;
}

/** Whether there is one to print. */
export const hasKartu = async (ctx: ReadCtx, id: string): Promise<boolean> => ((await readJadwal(ctx, id))?.ujian.length ?? 0) > 0;

/** The cards of these children in this order; who has no published seat has none. */
export async function readKartu(ctx: ReadCtx, ids: readonly string[]): Promise<KartuUjian[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["pendaftaran.id", "nomor", "namaLengkap", "jalur", "asalSekolah", "tahunAjaran"])
    .where("pendaftaran.id", "in", ids)
    .where(notDeleted("pendaftaran"))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards: KartuUjian[] = [];
  for (const id of ids) {
    const [row, jadwal] = [byId.get(id), await readJadwal(ctx, id)];
    if (!row || !jadwal || jadwal.ujian.length === 0) continue;
    cards.push({
      ...{ nomor: row.nomor, nama: row.namaLengkap, jalur: jalurLabel(row.jalur as JenisJalur), asalSekolah: row.asalSekolah },
      ...{ tahunAjaran: row.tahunAjaran, jadwal, dicetak: ctx.now },
      kode: writeKartuCode(ctx, { pendaftaranId: id, versi: jadwal.versi }),
    });
  }
  return cards;
}
