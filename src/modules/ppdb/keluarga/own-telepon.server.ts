import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import type { Fields } from "#kit/register/fields.ts";
import type { mundurFields, teleponFields } from "./fields.ts";

/** Number and birth date are known to others; what takes a place away, or shows papers, asks for what only the family knows. Only what fails counts. */
const triesOf = (id: string): Bucket => ({ key: `telepon-keluarga ${id}`, capacity: 6, perSecond: 1 / 1800 });

interface Asked {
  readonly fields: Fields & (typeof mundurFields | typeof teleponFields);
  readonly sent: Readonly<Record<string, unknown>>;
  /** What did not happen then. */
  readonly sentence: string;
}

/** Each in a transaction of its own: a refused try stays counted. @throws Refusal 422, 429 */
export async function demandOwnTelepon(scope: Scope, id: string, { fields, sent, sentence }: Asked): Promise<void> {
  const { noTelepon } = demandValid(fields, sent, { sentence });
  const tries = triesOf(id);
  const wait = await scope.transaction((ctx) => take(ctx, tries));
  if (wait > 0) throw refuse.tooMany(wait, `${sentence} Nomor teleponnya terlalu sering keliru. Hubungi panitia.`);
  const known = await scope.read(({ db }) =>
    db.selectFrom("pendaftaran").select(["noTelepon", "noTeleponOrtu"]).where("id", "=", id).where(notDeleted()).executeTakeFirst(),
  );
  if (known && ![known.noTelepon, known.noTeleponOrtu].includes(noTelepon))
    throw refuse.invalid(sentence, {
      noTelepon: "Nomor telepon ini bukan yang ditulis saat mendaftar. Periksa lagi, atau hubungi panitia.",
    });
  await scope.transaction((ctx) => giveBack(ctx, tries));
}
