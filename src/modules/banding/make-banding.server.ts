import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { compareUploaded } from "#kit/lists/compare-uploaded.server.ts";
import type { ListWords } from "#kit/lists/words.ts";
import { refuse } from "#kit/refusals.ts";
import { check, isValid } from "#kit/register/check.ts";
import type { Register } from "#kit/register/register.ts";
import type { ComparedRow } from "#kit/transfer/compare/compare-list.server.ts";
import { bandingFields } from "./banding.ts";
import { demandBanding } from "./find-banding.server.ts";

interface Asked {
  /** The uploaded list. */
  readonly list: string;
  readonly words: ListWords;
  /** What the form says, by `bandingFields`. */
  readonly isi: Readonly<Record<string, unknown>>;
}

/**
 * Compares an uploaded list with the register and keeps what differs; nothing of it is taken in. The list is understood and compared
 * before the transaction that keeps it: nobody waits for that one.
 * @returns its id; @throws Refusal 403, 404, 422
 */
export async function makeBanding(scope: Scope, register: Register, asked: Asked): Promise<string> {
  const compared = await scope.read((ctx) => compare(ctx, register, asked));
  return scope.transaction((ctx) => keepBanding(ctx, register, compared));
}

async function compare(ctx: ReadCtx, register: Register, { list, words, isi }: Asked) {
  demandBanding(ctx, register);
  const checked = check(bandingFields, isi);
  if (!isValid(checked)) throw refuse.invalid("Periksa lagi isian yang ditandai.", checked.errors);
  const { seluruhnya, kosong, ...said } = checked.values;
  return { said, ...(await compareUploaded(ctx, register, { list, words, empty: kosong === true, whole: seluruhnya === true })) };
}

async function keepBanding(ctx: Ctx, register: Register, compared: Awaited<ReturnType<typeof compare>>): Promise<string> {
  const actorId = demandBanding(ctx, register);
  const { said, rows, count, same, fileName } = compared;
  const { nama, sumber, tanggal } = said;
  const { id } = await ctx.db
    .insertInto("banding")
    .values({
      ...{ register: register.name, nama, sumber, tanggal, fileName, dibaca: count, sama: same },
      ...{ actorId, actorName: ctx.actor.name, createdAt: ctx.now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await ctx.db
      .insertInto("bandingBaris")
      .values(rows.slice(from, from + rowsAtOnce).map((row) => stored(id, row)))
      .execute();
  await record(ctx, {
    ...{ action: "create", subject: "banding", subjectId: id },
    after: { register: register.name, nama, sumber, tanggal, fileName, rows: rows.length },
  });
  return id;
}

/** Written in a few milliseconds. */
const rowsAtOnce = 200;

const stored = (bandingId: string, { kind, place, id, group, name, cells, sentence }: ComparedRow) => ({
  ...{ bandingId, jenis: kind, place, rowId: id, kelasId: group, nama: name.slice(0, 200), kalimat: sentence },
  isian: json(cells.map(({ field, old, new: said }) => ({ isian: field, lama: old, baru: said }))),
});
