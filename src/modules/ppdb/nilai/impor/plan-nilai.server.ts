import { createHash } from "node:crypto";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import type { Choices } from "#kit/lists/choices.ts";
import type { InterpretedList } from "#kit/lists/interpret.ts";
import { bare } from "#kit/lists/words.ts";
import { refuse } from "#kit/refusals.ts";
import { isDecided } from "../../keadaan/keadaan.ts";
import { komponenInSentence, writeNilai } from "../komponen.ts";
import type { Examiner } from "../lembar.ts";
import type { Lembar } from "../load-jalur.server.ts";
import { decidedSentence } from "../save-nilai.server.ts";
import { scoredOf } from "../scored.server.ts";
import { seesAllMarks } from "../sees-marks.server.ts";
import { childFinder } from "./find-child.ts";
import { readMarkColumns } from "./mark-columns.ts";
import { type Said, saidIn } from "./said-in.ts";

/** What a list would do, row by row, before anything is kept. */
export interface NilaiPlan {
  readonly ubah: readonly PlannedRow[];
  /** Rows whose marks stand already. */
  readonly sama: number;
  /** Rows of children who were not there, or without any mark. */
  readonly kosong: readonly string[];
  readonly salah: readonly FaultyRow[];
  /** Of all that would be written, and over what. */
  readonly sidik: string;
}

export interface PlannedRow {
  /** In the file. */
  readonly baris: number;
  readonly pendaftaranId: string;
  readonly nomor: string;
  readonly nama: string;
  /** The name in the list, where it is another. */
  readonly tertulis: string;
  readonly nilai: readonly PlannedMark[];
}

export interface PlannedMark {
  readonly mapel: string;
  readonly semester: number;
  readonly label: string;
  readonly lama: string;
  readonly baru: string;
  readonly versi: number;
}

export interface FaultyRow {
  readonly baris: number;
  readonly siapa: string;
  readonly sebab: string;
}

/** Of children: more than any path of the madrasah has. */
const mostRows = 2_000;

interface Brought {
  readonly interpreted: InterpretedList;
  readonly choices: Choices;
  readonly penguji: Examiner;
}

/**
 * What an understood list would change on a sheet. Where two judge, who does not oversee them is told no mark of somebody else, not even
 * that it is the same. @throws Refusal 403, 413
 */
export async function planNilai(ctx: ReadCtx, lembar: Lembar, { interpreted, choices, penguji }: Brought): Promise<NilaiPlan> {
  demand(ctx, "nilaiPpdb:import");
  const rows = saidIn(lembar, interpreted);
  if (rows.length > mostRows) throw refuse.tooLarge("Daftar ini lebih dari 2.000 baris. Bagi menjadi beberapa berkas.");
  const children = await readChildren(ctx, lembar, penguji);
  const find = childFinder(children);
  const columns = readMarkColumns(lembar, interpreted.seen.columns, choices);
  const seen = new Map<string, number>();
  const plan = { ubah: [] as PlannedRow[], sama: 0, kosong: [] as string[], salah: [] as FaultyRow[] };
  for (const row of rows) {
    const found = find(row.whose);
    const twice = "child" in found ? seen.get(found.child.id) : undefined;
    if ("child" in found && twice === undefined) seen.set(found.child.id, row.baris);
    const marks = columns(row);
    const child = "child" in found ? found.child : undefined;
    const sebab = firstOf([
      "sebab" in found && found.sebab,
      row.fault,
      twice !== undefined && `Calon siswa ini sudah ada di baris ${twice}.`,
      "sebab" in marks && marks.sebab,
      child && !("sebab" in marks) && marks.nilai.length > 0 && child.tertutup(penguji),
    ]);
    const siapa = child?.namaLengkap ?? whoseIn(row);
    if (sebab || !child || "sebab" in marks) plan.salah.push({ baris: row.baris, siapa, sebab: sebab ?? "" });
    else if (marks.nilai.length === 0) plan.kosong.push(siapa);
    else {
      const nilai = marks.nilai.flatMap(({ mapel, semester, label, nilai: baru }): PlannedMark[] => {
        const before = child.nilai.find((one) => one.mapel === mapel && one.semester === semester);
        if (before?.nilai === baru) return [];
        const lama = before === undefined || before.nilai === null ? "" : writeNilai(before.nilai);
        return [{ mapel, semester, label, lama, baru: writeNilai(baru), versi: before?.versi ?? 0 }];
      });
      // What is decided stands; the same mark once more is no change.
      if (nilai.length > 0 && child.diputuskan) plan.salah.push({ baris: row.baris, siapa, sebab: decidedSentence });
      else if (nilai.length === 0) plan.sama += 1;
      else
        plan.ubah.push({
          baris: row.baris,
          pendaftaranId: child.id,
          nomor: child.nomor,
          nama: siapa,
          tertulis: otherName(row.whose, siapa),
          nilai,
        });
    }
  }
  return { ...plan, sidik: digestOf(plan.ubah, penguji) };
}

const firstOf = (sentences: readonly (string | false | undefined)[]): string | undefined =>
  sentences.find((one): one is string => typeof one === "string" && one !== "");

const whoseIn = ({ whose: { nama, nomor, nisn } }: Said): string => (nama || nomor || nisn).slice(0, 60);

const otherName = ({ nama }: Said["whose"], known: string): string => (nama === "" || bare(nama) === bare(known) ? "" : nama.slice(0, 60));

const digestOf = (rows: readonly PlannedRow[], penguji: Examiner): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        penguji,
        rows.map(({ pendaftaranId, nilai }) => [pendaftaranId, nilai.map((one) => [one.mapel, one.semester, one.baru, one.versi])]),
      ]),
    )
    .digest("hex");

async function readChildren(ctx: ReadCtx, { jalur, measure }: Lembar, penguji: Examiner) {
  const children = await scoredOf(ctx, jalur).select(["id", "nomor", "nisn", "namaLengkap", "tanggalLahir", "keadaan"]).execute();
  const marks = await ctx.db
    .selectFrom("nilaiPpdb")
    .select(["pendaftaranId", "penguji", "mapel", "semester", "nilai", "versi", "oleh"])
    .where("komponen", "=", measure.komponen)
    .where("penguji", "in", ["1", "2"])
    .where("pendaftaranId", "in", scoredOf(ctx, jalur).select("id"))
    .execute();
  const byChild = Map.groupBy(marks, ({ pendaftaranId }) => pendaftaranId);
  const [two, overseer] = [measure.toleransi !== null, seesAllMarks(ctx)];
  return children.map(({ keadaan, ...child }) => {
    const own = byChild.get(child.id) ?? [];
    const standing = (of: Examiner) => own.find((one) => one.penguji === of && one.mapel === "" && one.nilai !== null);
    return {
      ...child,
      diputuskan: isDecided(keadaan),
      nilai: own.filter((one) => one.penguji === penguji),
      /** Why this person writes nothing in this column. */
      tertutup: (of: Examiner): string | false => {
        if (!two) return false;
        const [mine, there] = [standing(of === "1" ? "2" : "1"), standing(of)];
        if (mine?.oleh === ctx.actor.id) return `Anda sudah menilainya sebagai penguji ${mine.penguji}. Penguji kedua harus orang lain.`;
        return there !== undefined && there.oleh !== ctx.actor.id && !overseer && `Sudah dinilai orang lain sebagai penguji ${of}.`;
      },
    };
  });
}

/** What a list must bring before it can be looked at on this sheet; none where it does. */
export function lackingIn({ measure }: Lembar, columns: InterpretedList["seen"]["columns"]): readonly string[] {
  const brought = new Set(columns.flatMap(({ field }) => field || []));
  const known = brought.has("nomor") || brought.has("nisn") || (brought.has("nama") && brought.has("tanggalLahir"));
  const marks = [...brought].filter((name) => !["nomor", "nisn", "nama", "tanggalLahir"].includes(name));
  return [
    ...(known ? [] : ["Pilih kolom yang memuat nomor pendaftaran, NISN, atau nama beserta tanggal lahir."]),
    ...(marks.length > 0
      ? []
      : [
          `Pilih kolom yang memuat ${measure.mapel.length > 0 ? "nilai mata pelajarannya" : `nilai ${komponenInSentence(measure.komponen)}`}.`,
        ]),
    ...(brought.has("nilai") && marks.length > 1
      ? ["Pilih satu kolom Nilai, atau beberapa Mata uji yang dihitung bersama; tidak keduanya."]
      : []),
  ];
}
