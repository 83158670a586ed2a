import { recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { translateConstraintError } from "#kit/register/store.server.ts";
import { readNilai } from "../komponen.ts";
import type { Lembar } from "../load-jalur.server.ts";
import { constraints } from "../save-nilai.server.ts";
import { scoredOf } from "../scored.server.ts";
import { type PlannedMark, type PlannedRow, planNilai } from "./plan-nilai.server.ts";

type Planning = Parameters<typeof planNilai>[2];

export const movedSentence =
  "Nilai atau pesertanya berubah sejak daftar ini diperiksa. Belum ada yang disimpan; periksa lagi perubahannya, lalu simpan.";

/**
 * Keeps what a plan showed, all or nothing, and nothing else than was shown.
 * @returns how many marks; @throws Refusal 403, 409 when anything changed since
 */
export async function importNilai(ctx: Ctx, lembar: Lembar, planning: Planning, sidik: string): Promise<number> {
  demand(ctx, "nilaiPpdb:import");
  // Whoever writes a mark holds its registration: from here on none of these changes.
  await scoredOf(ctx, lembar.jalur).select("id").orderBy("id").forUpdate().execute();
  const plan = await planNilai(ctx, lembar, planning);
  if (plan.sidik !== sidik) throw refuse.conflict(movedSentence);
  if (plan.ubah.length === 0) throw refuse.conflict("Tidak ada nilai yang berubah dari daftar ini.");
  const { komponen } = lembar.measure;
  const { penguji } = planning;
  const written = { alasan: null, oleh: ctx.actor.id, penilai: ctx.actor.name, pada: ctx.now };
  const rows = plan.ubah.flatMap(({ pendaftaranId, nilai }) =>
    nilai.map(({ mapel, semester, baru, versi }) => ({
      ...{ pendaftaranId, komponen, penguji, mapel, semester, versi: versi + 1 },
      ...{ ...written, nilai: readNilai(baru) ?? null },
    })),
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    const writing = ctx.db
      .insertInto("nilaiPpdb")
      .values(rows.slice(from, from + atOnce))
      .onConflict((conflict) =>
        conflict.columns(["pendaftaranId", "komponen", "penguji", "mapel", "semester"]).doUpdateSet(({ ref }) => ({
          ...{ nilai: ref("excluded.nilai"), alasan: ref("excluded.alasan"), versi: ref("excluded.versi") },
          ...{ oleh: ref("excluded.oleh"), penilai: ref("excluded.penilai"), pada: ref("excluded.pada") },
        })),
      )
      .execute();
    await translateConstraintError({ constraints }, writing);
  }
  await recordAll(
    ctx,
    plan.ubah.map((row) => entryOf(row, { komponen, penguji })),
  );
  return rows.length;
}

/** Each mark is some twelve values; a statement takes tens of thousands. */
const atOnce = 1_000;

/** One line of the trail for each child, however many marks. */
function entryOf({ pendaftaranId, nilai }: PlannedRow, place: object) {
  const told = (value: (mark: PlannedMark) => string) => ({
    ...place,
    ...Object.fromEntries(nilai.map((mark) => [mark.mapel === "" ? "nilai" : mark.label, value(mark) || null])),
  });
  const isNew = nilai.every(({ versi }) => versi === 0);
  return {
    ...{ action: isNew ? "create" : "update", subject: "nilaiPpdb", subjectId: pendaftaranId },
    ...(!isNew && { before: told(({ lama }) => lama) }),
    after: told(({ baru }) => baru),
  };
}
