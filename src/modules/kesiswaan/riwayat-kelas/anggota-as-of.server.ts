import { findMany } from "#kit/access/visibility/find-many.server.ts";
import { type Certainty, endOf, rowAsOf } from "#kit/audit/as-of.server.ts";
import { linesOf } from "#kit/audit/as-of-lines.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { siswa } from "../siswa/siswa.ts";

const asked = ["kelasId", "nama", "nisn", "nism", "jenisKelamin", "status"] as const;
type Asked = (typeof asked)[number];

export interface AnggotaThen {
  readonly id: string;
  /** What the reader may see of it today; null: empty, or not known. */
  readonly values: Readonly<Partial<Record<Asked, unknown>>>;
  /** The record lies in the bin today. */
  readonly bin: boolean;
}

export interface KelasThen {
  readonly anggota: readonly AnggotaThen[];
  /** Names of those of whom the trail does not tell whether they sat in the class. */
  readonly unsure: readonly string[];
}

/**
 * Who sat in a class at the end of the day, as the portal said then: asked of the trail, not of today's class, for those pupils whom
 * this person may read today. @throws Refusal 404 without the right to read pupils
 */
export async function anggotaAsOf(ctx: ReadCtx, kelasId: string, day: string): Promise<KelasThen> {
  const rows = await findMany(ctx, siswa, await everIn(ctx, kelasId));
  const lines = await linesOf(ctx, siswa, { ids: rows.map(({ id }) => id), names: asked });
  const anggota: AnggotaThen[] = [];
  const unsure: string[] = [];
  for (const row of rows) {
    const names = asked.filter((name) => name in row);
    const past = {
      row: { ...row, createdAt: row.createdAt as Date, deletedAt: row.deletedAt as Date | null },
      lines: lines.get(row.id) ?? [],
    };
    const { state, fields } = rowAsOf({ ...past, names }, endOf(day));
    if (state !== "kept") continue;
    if (!isKnown(fields.kelasId?.certainty)) unsure.push(String(row.nama));
    else if (fields.kelasId?.value === kelasId)
      anggota.push({
        id: row.id,
        values: Object.fromEntries(names.map((name) => [name, isKnown(fields[name]?.certainty) ? fields[name]?.value : null])),
        bin: row.deletedAt !== null,
      });
  }
  return { anggota: anggota.sort(byName), unsure };
}

/** Whoever sits there today, or of whom a line says that they did. */
async function everIn(ctx: ReadCtx, kelasId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from siswa where kelas_id = ${kelasId}::uuid
    union select subject_id from audit where subject = 'siswa' and before ->> 'kelasId' = ${kelasId}
    union select subject_id from audit where subject = 'siswa' and after ->> 'kelasId' = ${kelasId}`.execute(ctx.db);
  // That a list was taken along names the class too, but no pupil.
  return rows.map(({ id }) => id).filter(isUuid);
}

const isKnown = (certainty: Certainty | undefined) => certainty === "recorded" || certainty === "unchanged";

const byName = (one: AnggotaThen, other: AnggotaThen) => String(one.values.nama).localeCompare(String(other.values.nama), "id");
