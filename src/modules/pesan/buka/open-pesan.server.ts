import { createHmac } from "node:crypto";
import { networkKey } from "#kit/access/network.server.ts";
import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { bukaFields } from "../fields.ts";
import { opens } from "../kirim/kode.server.ts";
import { readNomor } from "../nomor.ts";

/** The same whatever is wrong: nobody learns which numbers there are. */
export const unknownSentence = "Nomor dan kode ini tidak cocok. Periksa keduanya, sampai huruf terakhirnya.";

/** What its sender sees of a message; notes and who deals with it are not theirs. */
export async function openPesan(scope: Scope, sent: Readonly<Record<string, unknown>>, address: string) {
  const { nomor: typed, kode } = demandValid(bukaFields, sent, { sentence: "Isi nomor pesan dan kode rahasianya." });
  const nomor = readNomor(typed) ?? typed;
  // Taken in a transaction of their own, and kept when it is refused. A network that has tried too often closes nobody's number.
  const wait = await scope.transaction(async (ctx) => (await take(ctx, network(address))) || take(ctx, ofNumber(ctx, nomor)));
  if (wait > 0) throw refuse.tooMany(wait, "Terlalu banyak percobaan yang keliru. Tunggu beberapa saat, lalu coba lagi.");
  const found = await scope.read((ctx) => withCode(ctx, nomor, kode));
  if (!found) throw refuse.invalid(unknownSentence);
  await scope.transaction(async (ctx) => {
    await giveBack(ctx, network(address));
    await giveBack(ctx, ofNumber(ctx, nomor));
  });
  return found;
}

export type OpenedPesan = Awaited<ReturnType<typeof openPesan>>;

async function withCode(ctx: ReadCtx, nomor: string, kode: string) {
  const row = await ctx.db
    .selectFrom("pesanPublik")
    .select(["id", "nomor", "jenis", "perihal", "isi", "keadaan", "jawaban", "dijawabPada", "createdAt"])
    .where("nomor", "=", nomor)
    .executeTakeFirst();
  if (!row || !opens(ctx, row.id, kode)) return null;
  const { id: _, ...shown } = row;
  return shown;
}

/** Thirty mistakes, and one a minute, as for a family's page. */
const network = (address: string): Bucket => ({ key: `jawaban-jaringan ${networkKey(address)}`, capacity: 30, perSecond: 1 / 60 });

function ofNumber(ctx: ReadCtx, nomor: string): Bucket {
  const key = createHmac("sha256", ctx.auditKey).update(`jawaban ${nomor.toUpperCase()}`).digest("base64url").slice(0, 22);
  return { key: `jawaban-nomor ${key}`, capacity: 10, perSecond: 1 / 600 };
}
