import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import type { List } from "#kit/documents/threads/document-threads.server.ts";
import { komponenLabel } from "./komponen.ts";
import type { Lembar } from "./load-jalur.server.ts";
import { scoredOf } from "./scored.server.ts";
import { settle } from "./settle.ts";

/** A whole sheet as a list; filled in, the same list can be taken in again. @throws Refusal 403 */
export async function exportNilai(ctx: Ctx, { jalur, measure }: Lembar): Promise<List & { readonly nama: string }> {
  demand(ctx, "nilaiPpdb:export");
  const children = await scoredOf(ctx, jalur).select(["id", "nomor", "namaLengkap"]).orderBy("nomor").execute();
  const marks = await ctx.db
    .selectFrom("nilaiPpdb")
    .select(["pendaftaranId", "penguji", "mapel", "semester", "nilai"])
    .where("komponen", "=", measure.komponen)
    .where("pendaftaranId", "in", scoredOf(ctx, jalur).select("id"))
    .execute();
  const ofChild = Map.groupBy(marks, ({ pendaftaranId }) => pendaftaranId);
  const two = measure.toleransi !== null;
  const number = (label: string) => ({ label, kind: "number", decimals: 2, width: 14 }) as const;
  const rows = children.map(({ id, nomor, namaLengkap }) => {
    const own = ofChild.get(id) ?? [];
    const of = (penguji: string) => points(own.find((one) => one.penguji === penguji && one.mapel === "")?.nilai ?? null);
    return [nomor, namaLengkap, points(settle(measure, own).nilai), ...(two ? [of("1"), of("2"), of("penyelesaian")] : [])];
  });
  await record(ctx, {
    ...{ action: "export", subject: "nilaiPpdb", subjectId: "*" },
    after: { jalur: jalur.jenis, gelombang: jalur.gelombang, komponen: measure.komponen, rows: rows.length },
  });
  return {
    nama: `nilai ${komponenLabel(measure.komponen)} ${jalur.nama}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    columns: [
      { label: "Nomor pendaftaran", width: 22 },
      { label: "Nama", width: 32 },
      number("Nilai"),
      ...(two ? [number("Penguji 1"), number("Penguji 2"), number("Penyelesaian")] : []),
    ],
    rows,
  };
}

const points = (nilai: number | null): number | null => (nilai === null ? null : nilai / 100);
