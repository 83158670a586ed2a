import { createHmac } from "node:crypto";
import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { checkNomor } from "../nomor.ts";
import { bukaFields } from "./fields.ts";

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
  const wait = await scope.transaction(async (ctx) => (await take(ctx, network(address))) || take(ctx, ofNumber(ctx, nomor)));
  if (wait > 0) {
    throw refuse.tooMany(
      wait,
      `Terlalu banyak percobaan yang keliru. Coba lagi ${inMinutes(wait)}, atau hubungi panitia dengan bukti pendaftaran Anda.`,
    );
  }
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
  await giveBack(ctx, ofNumber(ctx, nomor));
}

const inMinutes = (seconds: number): string => (seconds <= 90 ? "satu menit lagi" : `${Math.ceil(seconds / 60)} menit lagi`);

/** Many families share one address of a mobile network: thirty mistakes, and one a minute. */
const network = (address: string): Bucket => ({ key: `status-jaringan ${networkKey(address)}`, capacity: 30, perSecond: 1 / 60 });

/** A child's birth date is one of some 1,500 days: six tries, and two an hour, whoever tries from wherever. */
function ofNumber(ctx: ReadCtx, nomor: string): Bucket {
  const key = createHmac("sha256", ctx.auditKey).update(`status ${nomor.toUpperCase()}`).digest("base64url").slice(0, 22);
  return { key: `status-nomor ${key}`, capacity: 6, perSecond: 1 / 1800 };
}
