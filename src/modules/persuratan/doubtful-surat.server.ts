import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { comparedPredicate, type Doubts } from "#kit/transfer/transfer.server.ts";
import { suratMasuk } from "./surat-masuk.ts";

/**
 * One letter comes twice: by e-mail and by courier, or to two clerks. The other one is told, with what tells them apart; what was
 * written down twice on purpose is not told again when it is changed.
 */
export const doubtfulSurat: Doubts = async (ctx, rows, before) => {
  const numbers = [...new Set(rows.map(({ nomorSurat }) => text(nomorSurat)).filter((one) => one !== ""))];
  const known = numbers.length === 0 ? [] : await writtenDown(ctx, numbers);
  return rows.map((row, place): FieldSentences => {
    const earlier = before?.[place];
    if (earlier && isSame(earlier, row)) return {};
    const other = known.find((one) => one.id !== row.id && isSame({ ...one }, row));
    return other ? { nomorSurat: describe(other) } : {};
  });
};

interface Known {
  readonly id: string;
  readonly nomorSurat: string;
  readonly asalSurat: string;
  readonly perihal: string;
  readonly tanggalSurat: string | null;
  readonly tanggalTerima: string;
  readonly agenda: string;
}

async function writtenDown(ctx: ReadCtx, numbers: readonly string[]): Promise<readonly Known[]> {
  const seen = comparedPredicate(ctx, suratMasuk, ["nomorSurat", "asalSurat", "tanggalSurat", "tanggalTerima", "perihal"]);
  if (!seen) return [];
  return ctx.db
    .selectFrom("suratMasuk")
    .select(["id", "nomorSurat", "asalSurat", "perihal", "tanggalSurat", "tanggalTerima"])
    .select(sql<string>`nomor_agenda || '/' || tahun_agenda`.as("agenda"))
    .where(notDeleted())
    .where(seen)
    .where(sql<boolean>`lower(nomor_surat) = any(${numbers}::text[])`)
    .execute();
}

type Compared = Readonly<Record<string, unknown>>;

/** Number and sender, and one of its two days. */
function isSame(one: Compared, other: Compared): boolean {
  const both = (name: string) => text(one[name]) !== "" && text(one[name]) === text(other[name]);
  return both("nomorSurat") && both("asalSurat") && (both("tanggalSurat") || both("tanggalTerima"));
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim().toLowerCase() : "");

const describe = ({ perihal, agenda, tanggalTerima }: Known): string =>
  `Surat dengan nomor, asal, dan tanggal yang sama sudah tercatat: “${perihal}”, nomor agenda ${agenda}, diterima ${formatDay(tanggalTerima)}.`;
