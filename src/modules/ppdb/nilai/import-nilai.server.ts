import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import type { Book, BookSheet } from "#kit/documents/book.ts";
import { refuse } from "#kit/refusals.ts";
import { readNilai, writeNilai } from "./komponen.ts";
import type { Examiner } from "./lembar.ts";
import type { Lembar } from "./load-jalur.server.ts";
import { saveNilai } from "./save-nilai.server.ts";
import { scoredOf } from "./scored.server.ts";

/** What a list would do, line by line, before anything is kept. */
export interface NilaiPlan {
  readonly ubah: readonly PlannedMark[];
  readonly sama: number;
  readonly salah: readonly { readonly baris: number; readonly sebab: string }[];
}

export interface PlannedMark {
  readonly pendaftaranId: string;
  readonly nomor: string;
  readonly nama: string;
  readonly lama: string;
  readonly baru: string;
  readonly versi: number;
}

/** Each mark is locked and told in the trail by itself; a thousand take some seconds. */
const mostRows = 1000;

/**
 * Reads a list of registration numbers and marks, such as an examination program writes it; its columns are known by their heads.
 * @throws Refusal 403, 422 for a list without these columns
 */
export async function planNilai(ctx: ReadCtx, { jalur, measure }: Lembar, book: Book, penguji: Examiner): Promise<NilaiPlan> {
  demand(ctx, "nilaiPpdb:import");
  demandSimple({ jalur, measure });
  const lines = readLines(book);
  const children = await scoredOf(ctx, jalur)
    .leftJoin("nilaiPpdb", (join) =>
      join
        .onRef("pendaftaranId", "=", "pendaftaran.id")
        .on("komponen", "=", measure.komponen)
        .on("penguji", "=", penguji)
        .on("mapel", "=", ""),
    )
    .select(["pendaftaran.id", "nomor", "namaLengkap", "nilai", "nilaiPpdb.versi"])
    .execute();
  const byNomor = new Map(children.map((child) => [child.nomor.toUpperCase(), child]));
  const seen = new Set<string>();
  const ubah: PlannedMark[] = [];
  const salah: { baris: number; sebab: string }[] = [];
  let sama = 0;
  for (const { baris, nomor, nilai } of lines) {
    const child = byNomor.get(nomor);
    const mark = readNilai(nilai);
    const sebab = faultOf({ nomor, known: child !== undefined, twice: seen.has(nomor), mark });
    seen.add(nomor);
    if (sebab || !child || mark === undefined || mark === null) salah.push({ baris, sebab: sebab ?? "Nilainya kosong." });
    else if (child.nilai === mark) sama += 1;
    else {
      const lama = child.nilai === null ? "" : writeNilai(child.nilai);
      ubah.push({
        pendaftaranId: child.id,
        nomor: child.nomor,
        nama: child.namaLengkap,
        lama,
        baru: writeNilai(mark),
        versi: child.versi ?? 0,
      });
    }
  }
  return { ubah, sama, salah };
}

/** Keeps what a plan showed, all or nothing; it corrects what others wrote too. @throws Refusal 403, 404, 409 when somebody wrote in between, 422 */
export async function importNilai(ctx: Ctx, lembar: Lembar, marks: readonly SentMark[], penguji: Examiner): Promise<number> {
  demand(ctx, "nilaiPpdb:import");
  demandSimple(lembar);
  if (marks.length === 0 || marks.length > mostRows) throw refuse.malformed("Kiriman ini tidak dikenal.");
  for (const { pendaftaranId, baru, versi } of marks) {
    await saveNilai(ctx, lembar, { pendaftaranId, penguji, mapel: "", semester: 0, versi, nilai: baru, alasan: "" }, "list");
  }
  return marks.length;
}

export type SentMark = Pick<PlannedMark, "pendaftaranId" | "baru" | "versi">;

function demandSimple({ measure }: Lembar): void {
  if (measure.mapel.length > 0) throw refuse.conflict("Rapor tiap mata pelajaran diisi pada lembar tiap calon siswa.");
}

interface Looked {
  readonly nomor: string;
  readonly known: boolean;
  readonly twice: boolean;
  readonly mark: number | null | undefined;
}

function faultOf({ nomor, known, twice, mark }: Looked): string | undefined {
  if (nomor === "") return "Nomor pendaftarannya kosong.";
  if (!known) return `Nomor ${nomor} tidak ada di lembar ini.`;
  if (twice) return `Nomor ${nomor} ada dua kali dalam daftar.`;
  if (mark === null) return "Nilainya kosong.";
  return mark === undefined ? `Nilai untuk ${nomor} bukan angka 0–100 dengan paling banyak dua desimal.` : undefined;
}

interface Line {
  readonly baris: number;
  readonly nomor: string;
  readonly nilai: string;
}

/** @throws Refusal 422, 413 */
function readLines({ sheets }: Book): readonly Line[] {
  for (const sheet of sheets.filter(({ hidden }) => !hidden)) {
    const found = columnsIn(sheet);
    if (!found) continue;
    const lines = sheet.lines.slice(found.head + 1).map((line, place) => ({
      baris: sheet.places[found.head + 1 + place] ?? place + 1,
      nomor: (line[found.nomor] ?? "").trim().toUpperCase(),
      nilai: (line[found.nilai] ?? "").trim(),
    }));
    if (lines.length > mostRows) throw refuse.tooLarge("Daftar ini lebih dari 1.000 baris. Bagi menjadi beberapa berkas.");
    return lines;
  }
  const sentence = "Daftar ini tidak mempunyai kolom Nomor pendaftaran dan Nilai.";
  throw refuse.invalid(sentence, { berkas: sentence });
}

function columnsIn({ lines }: BookSheet) {
  for (const [head, line] of lines.slice(0, 20).entries()) {
    const find = (words: RegExp) => line.findIndex((cell) => words.test(cell.trim()));
    const [nomor, nilai] = [find(/^(?:nomor|no\.?|id)(?: (?:pendaftaran|peserta|ujian))?$/i), find(/^(?:nilai|skor|score|nilai akhir)$/i)];
    if (nomor >= 0 && nilai >= 0) return { head, nomor, nilai };
  }
  return undefined;
}
