import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { buktiDigest } from "../bukti.server.ts";
import { checkNomor } from "../nomor.ts";
import { bukaFields } from "./fields.ts";
import { triesAmid, triesOf, triesWith } from "./number-lock.server.ts";

/** The same whatever is wrong: nobody learns which numbers there are. */
export const unknownSentence = "Nomor pendaftaran dan tanggal lahir ini tidak cocok. Periksa keduanya, sampai huruf terakhir nomornya.";

const unknownWithTelepon =
  "Nomor pendaftaran, tanggal lahir, dan nomor telepon ini tidak cocok. Periksa ketiganya, sampai huruf terakhir nomor pendaftarannya.";

/**
 * Which registration a number and a birth date open; of one that was merged, the one that goes on. Only what fails counts against the limits,
 * of one network and of one number. Where others used them up, the family's telephone number opens it all the same.
 * @param address who asks, for throttling only; @throws Refusal 422 with the same words for every wrong pair, 429
 */
export async function openStatus(scope: Scope, sent: Readonly<Record<string, unknown>>, address: string): Promise<string> {
  const { nomor: typed, tanggalLahir, noTelepon } = demandValid(bukaFields, sent, { sentence: "Isi nomor pendaftaran dan tanggal lahir." });
  const read = checkNomor(typed);
  const nomor = read.benar ? read.nomor : typed;
  // Taken in a transaction of their own, and kept when it is refused.
  const charged = await scope.transaction((ctx) => charge(ctx, { nomor, noTelepon, address }));
  if (charged instanceof Refusal) throw charged;
  const found = await scope.read((ctx) =>
    ctx.db
      .selectFrom("pendaftaran")
      .select([sql<string | null>`pendaftaran_penerus(id)`.as("id"), "noTelepon", "noTeleponOrtu"])
      .where("nomor", "=", nomor)
      .where("tanggalLahir", "=", tanggalLahir)
      .where(notDeleted())
      .executeTakeFirst(),
  );
  const isMeant = found && (!charged.telepon || (noTelepon !== null && [found.noTelepon, found.noTeleponOrtu].includes(noTelepon)));
  if (!isMeant || !found.id) throw refuse.invalid(charged.telepon ? unknownWithTelepon : unknownSentence);
  await scope.transaction(async (ctx) => {
    for (const bucket of charged.taken) await giveBack(ctx, bucket);
  });
  return found.id;
}

/**
 * Which registration its receipt opens. The receipt says number and birth date, and its address cannot be guessed: whoever has it is never
 * asked for more, however often others tried. @throws Refusal 422
 */
export async function openByReceipt(scope: Scope, rahasia: string): Promise<string> {
  const found = await scope.read((ctx) =>
    ctx.db
      .selectFrom("pendaftaran")
      .select(sql<string | null>`pendaftaran_penerus(id)`.as("id"))
      .where("buktiHash", "=", buktiDigest(rahasia))
      .where(notDeleted())
      .executeTakeFirst(),
  );
  if (!found?.id) throw refuse.invalid("Bukti pendaftaran ini tidak dikenal lagi. Buka dengan nomor pendaftaran dan tanggal lahir.");
  return found.id;
}

interface Try {
  readonly nomor: string;
  readonly noTelepon: string | null;
  readonly address: string;
}

interface Charged {
  readonly taken: readonly Bucket[];
  /** Whether the telephone number has to be right as well. */
  readonly telepon: boolean;
}

/** What one try takes; a network that has tried too often takes nothing of a family's number. */
async function charge(ctx: Ctx, { nomor, noTelepon, address }: Try): Promise<Charged | Refusal> {
  const [jaringan, anak] = [network(address), triesOf(ctx, nomor)];
  const ofNetwork = await take(ctx, jaringan);
  const ofNumber = ofNetwork > 0 ? 0 : await take(ctx, anak);
  if (ofNetwork + ofNumber === 0) return { taken: [jaringan, anak], telepon: false };
  if (noTelepon === null) return askTelepon(ofNetwork + ofNumber, ofNetwork > 0 ? crowdedSentence(ofNetwork) : lockedSentence(ofNumber));
  const [ramai, sendiri, pasangan] = [crowd(address), triesAmid(ctx, nomor), triesWith(ctx, nomor, noTelepon)];
  const ofCrowd = await take(ctx, ramai);
  // Where strangers flood the network, each number has some tries that are its own.
  const ofOwn = ofCrowd > 0 ? await take(ctx, sendiri) : 0;
  const ofPair = ofOwn > 0 ? 0 : await take(ctx, pasangan);
  if (ofOwn + ofPair > 0) return refuse.tooMany(ofOwn + ofPair, closedSentence(ofOwn + ofPair));
  return { taken: [...(ofNetwork > 0 ? [] : [jaringan]), ofCrowd > 0 ? sendiri : ramai, pasangan], telepon: true };
}

const askTelepon = (retryAfter: number, sentence: string): Refusal =>
  new Refusal("tooMany", sentence, { retryAfter, fields: { noTelepon: "Isi nomor telepon dari formulir pendaftaran." } });

/** Said of every number that was tried too often, also where there is none. */
const lockedSentence = (wait: number): string =>
  `Nomor ini terkunci karena tanggal lahirnya terlalu sering keliru, mungkin oleh orang lain. Isi juga nomor telepon Anda, atau buka lewat tautan bukti pendaftaran Anda. Bila belum terbuka, coba ${inMinutes(wait)} atau hubungi panitia: panitia dapat membukanya.`;

const crowdedSentence = (wait: number): string =>
  `Terlalu banyak percobaan yang keliru dari jaringan internet ini. Isi juga nomor telepon Anda, buka lewat tautan bukti pendaftaran Anda, atau coba ${inMinutes(wait)}.`;

const closedSentence = (wait: number): string =>
  `Terlalu banyak percobaan yang keliru. Buka lewat tautan bukti pendaftaran Anda, coba ${inMinutes(wait)}, atau hubungi panitia: panitia dapat membukanya.`;

const inMinutes = (seconds: number): string => (seconds <= 90 ? "satu menit lagi" : `${Math.ceil(seconds / 60)} menit lagi`);

/** Many families share one address of a mobile network: thirty mistakes, and one a minute. */
const network = (address: string): Bucket => ({ key: `status-jaringan ${networkKey(address)}`, capacity: 30, perSecond: 1 / 60 });

/** With the telephone number there is next to nothing to be guessed: so many that a stranger has to flood us before numbers are counted one by one. */
const crowd = (address: string): Bucket => ({ key: `status-ramai ${networkKey(address)}`, capacity: 600, perSecond: 2 });
