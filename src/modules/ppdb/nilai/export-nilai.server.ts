import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import type { List } from "#kit/documents/threads/document-threads.server.ts";
import { komponenLabel, semesters } from "./komponen.ts";
import type { Lembar } from "./load-jalur.server.ts";
import { scoredOf } from "./scored.server.ts";
import { seesAllMarks } from "./sees-marks.server.ts";
import { type Measure, mean, settle } from "./settle.ts";
import { averageHead, mapelHead, usedHead } from "./sheet-heads.ts";

/**
 * A whole sheet as a list; filled in, the same list can be taken in again. Where two judge, an examiner is given their own marks alone.
 * @throws Refusal 403
 */
export async function exportNilai(ctx: Ctx, lembar: Lembar): Promise<List & { readonly nama: string }> {
  demand(ctx, "nilaiPpdb:export");
  const { jalur, measure } = lembar;
  const children = await scoredOf(ctx, jalur).select(["id", "nomor", "namaLengkap"]).orderBy("nomor").execute();
  const marks = await ctx.db
    .selectFrom("nilaiPpdb")
    .select(["pendaftaranId", "penguji", "mapel", "semester", "nilai", "oleh"])
    .where("komponen", "=", measure.komponen)
    .where("pendaftaranId", "in", scoredOf(ctx, jalur).select("id"))
    .execute();
  const ofChild = Map.groupBy(marks, ({ pendaftaranId }) => pendaftaranId);
  const columns = columnsOf(ctx, measure);
  await record(ctx, {
    ...{ action: "export", subject: "nilaiPpdb", subjectId: "*" },
    after: { jalur: jalur.jenis, gelombang: jalur.gelombang, komponen: measure.komponen, rows: children.length },
  });
  return {
    nama: `nilai ${komponenLabel(measure.komponen)} ${jalur.nama}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    columns: [
      ...[
        { label: "Nomor pendaftaran", width: 22 },
        { label: "Nama", width: 32 },
      ],
      ...columns.map(({ label }) => ({ label, kind: "number", decimals: 2, width: Math.max(14, label.length + 2) }) as const),
    ],
    rows: children.map(({ id, nomor, namaLengkap }) => {
      const own = ofChild.get(id) ?? [];
      return [nomor, namaLengkap, ...columns.map(({ cell }) => points(cell(own)))];
    }),
  };
}

interface Given {
  readonly penguji: "1" | "2" | "penyelesaian";
  readonly mapel: string;
  readonly semester: number;
  readonly nilai: number | null;
  readonly oleh: string | null;
}

interface MarkColumn {
  readonly label: string;
  readonly cell: (marks: readonly Given[]) => number | null;
}

function columnsOf(ctx: Ctx, measure: Measure): readonly MarkColumn[] {
  if (measure.mapel.length > 0) return raporColumns(measure);
  const settled: MarkColumn = { label: measure.toleransi === null ? "Nilai" : usedHead, cell: (marks) => settle(measure, marks).nilai };
  if (measure.toleransi === null) return [settled];
  const own = (marks: readonly Given[]) => marks.find(({ penguji, oleh }) => penguji !== "penyelesaian" && oleh === ctx.actor.id);
  if (!seesAllMarks(ctx)) return [{ label: "Nilai", cell: (marks) => own(marks)?.nilai ?? null }];
  const of =
    (penguji: Given["penguji"]): MarkColumn["cell"] =>
    (marks) =>
      marks.find((one) => one.penguji === penguji)?.nilai ?? null;
  return [
    settled,
    ...[
      { label: "Penguji 1", cell: of("1") },
      { label: "Penguji 2", cell: of("2") },
      { label: "Penyelesaian", cell: of("penyelesaian") },
    ],
  ];
}

/** Every subject of every semester, and what it comes to; the averages are not taken in again. */
function raporColumns(measure: Measure): readonly MarkColumn[] {
  const of = (mapel: readonly string[], semester: readonly number[], marks: readonly Given[]): (number | null)[] =>
    mapel.flatMap((name) => semester.map((one) => marks.find((mark) => mark.mapel === name && mark.semester === one)?.nilai ?? null));
  const whole = (values: readonly (number | null)[]): number | null =>
    values.some((one) => one === null) ? null : mean(values.flatMap((one) => one ?? []));
  return [
    ...measure.mapel.flatMap((name) =>
      semesters.map((semester) => ({
        label: mapelHead(name, semester),
        cell: (marks: readonly Given[]) => of([name], [semester], marks)[0] ?? null,
      })),
    ),
    ...semesters.map((semester) => ({
      label: averageHead(semester),
      cell: (marks: readonly Given[]) => whole(of(measure.mapel, [semester], marks)),
    })),
    { label: averageHead(), cell: (marks) => settle(measure, marks).nilai },
  ];
}

const points = (nilai: number | null): number | null => (nilai === null ? null : nilai / 100);
