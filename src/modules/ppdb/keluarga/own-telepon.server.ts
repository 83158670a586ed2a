import { giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import type { Fields } from "#kit/register/fields.ts";
import { type buktiFields, type mundurFields, teleponFields } from "./fields.ts";
import { triesOfTelepon } from "./number-lock.server.ts";
import { demandOpen, knowsTelepon, type OpenedBy } from "./open-pages.server.ts";

interface Asked {
  readonly fields: Fields & (typeof mundurFields | typeof teleponFields | { readonly noTelepon: typeof buktiFields.buktiTelepon });
  readonly sent: Readonly<Record<string, unknown>>;
  /** What did not happen then. */
  readonly sentence: string;
}

/**
 * Number and birth date are known to others; what takes a place away, shows papers, or writes what a stranger must not, asks for what only the
 * family knows. Only what fails counts, each try in a transaction of its own; where others used them up, the committee opens it.
 * @throws Refusal 422, 429
 */
export async function demandOwnTelepon(scope: Scope, id: string, { fields, sent, sentence }: Asked): Promise<void> {
  const { noTelepon } = demandValid(fields, sent, { sentence });
  const tries = triesOfTelepon(id);
  const wait = await scope.transaction((ctx) => take(ctx, tries));
  if (wait > 0)
    throw refuse.tooMany(
      wait,
      `${sentence} Nomor teleponnya terlalu sering keliru, mungkin oleh orang lain. Hubungi panitia: panitia dapat membukanya.`,
    );
  const known = await scope.read(({ db }) =>
    db.selectFrom("pendaftaran").select(["noTelepon", "noTeleponOrtu"]).where("id", "=", id).where(notDeleted()).executeTakeFirst(),
  );
  if (known && ![known.noTelepon, known.noTeleponOrtu].includes(noTelepon))
    throw refuse.invalid(sentence, {
      noTelepon: "Nomor telepon ini bukan yang ditulis saat mendaftar. Periksa lagi, atau hubungi panitia.",
    });
  await scope.transaction((ctx) => giveBack(ctx, tries));
}

interface Shown {
  /** On whose page it was pressed. */
  readonly nomor: unknown;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly sentence: string;
  /** Where the page asks for it under another label: what is said of it names that one. */
  readonly fields?: Asked["fields"];
}

/** As `demandOwnTelepon`, once for as long as the page is open on this device. @throws Refusal 409 of a closed page, 422, 429 */
export async function demandShown(scope: Scope, opened: OpenedBy, { nomor, sent, sentence, fields = teleponFields }: Shown): Promise<void> {
  const id = await scope.read((ctx) => demandOpen(ctx, opened, nomor));
  if (await scope.read(async (ctx) => knowsTelepon(ctx, opened, id))) return;
  await demandOwnTelepon(scope, id, { fields, sent: { noTelepon: sent.noTelepon }, sentence });
}
