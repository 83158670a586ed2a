import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { checkNomor } from "../nomor.ts";
import { bukaFields } from "./fields.ts";
import { triesOf } from "./number-lock.server.ts";

/** The same whatever is wrong: nobody learns which numbers there are. */
export const unknownSentence = "Nomor pendaftaran dan tanggal lahir ini tidak cocok. Periksa keduanya, sampai huruf terakhir nomornya.";

/**
 * Which registration a number and a birth date open; of one that was merged, the one that goes on. Only what fails counts against the limits, of one network and of one number.
 * @param address who asks, for throttling only; @throws Refusal 422 with the same words for every wrong pair, 429
 */
export async function openStatus(scope: Scope, sent: Readonly<Record<string, unknown>>, address: string): Promise<string> {
  const { nomor: typed, tanggalLahir } = demandValid(bukaFields, sent, { sentence: "Isi nomor pendaftaran dan tanggal lahir." });
  const read = checkNomor(typed);
  const nomor = read.benar ? read.nomor : typed;
  // Taken in a transaction of their own, and kept when it is refused.
  // A network that has tried too often closes no family's number.
  const refused = await scope.transaction(async (ctx) => {
    const ofNetwork = await take(ctx, network(address));
    if (ofNetwork > 0) return refuse.tooMany(ofNetwork, `Terlalu banyak percobaan yang keliru. Coba lagi ${inMinutes(ofNetwork)}.`);
    const ofNumber = await take(ctx, triesOf(ctx, nomor));
    return ofNumber > 0 ? refuse.tooMany(ofNumber, lockedSentence(ofNumber)) : null;
  });
  if (refused) throw refused;
  const found = await scope.read((ctx) =>
    ctx.db
      .selectFrom("pendaftaran")
      .select(sql<string | null>`pendaftaran_penerus(id)`.as("id"))
      .where("nomor", "=", nomor)
      .where("tanggalLahir", "=", tanggalLahir)
      .where(notDeleted())
      .executeTakeFirst(),
  );
  if (!found?.id) throw refuse.invalid(unknownSentence);
  await scope.transaction((ctx) => giveBoth(ctx, nomor, address));
  return found.id;
}

async function giveBoth(ctx: Ctx, nomor: string, address: string): Promise<void> {
  await giveBack(ctx, network(address));
  await giveBack(ctx, triesOf(ctx, nomor));
}

/** Said of every number that was tried too often, also where there is none. */
const lockedSentence = (wait: number): string =>
  `Nomor ini terkunci karena tanggal lahirnya terlalu sering keliru. Coba lagi ${inMinutes(wait)}, atau hubungi panitia dengan bukti pendaftaran Anda: panitia dapat membukanya.`;

const inMinutes = (seconds: number): string => (seconds <= 90 ? "satu menit lagi" : `${Math.ceil(seconds / 60)} menit lagi`);

/** Many families share one address of a mobile network: thirty mistakes, and one a minute. */
const network = (address: string): Bucket => ({ key: `status-jaringan ${networkKey(address)}`, capacity: 30, perSecond: 1 / 60 });
