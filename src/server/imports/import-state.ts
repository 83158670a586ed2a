import type { ReadCtx } from "#kit/ctx.server.ts";
import { findTask, type TaskState } from "#kit/jobs/jobs.server.ts";
import { repairs } from "#kit/lists/repair-words.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { hasWriting, importJob, type Plan, type ToldRow } from "#kit/transfer/transfer.server.ts";
import type { ReadList } from "./understand-sent.ts";

/** For programs: what is wrong with a cell, whatever the sentence says. */
export const findingCodes = ["required", "invalid", "unknown-column", "unknown-reference", "conflict", "row", "doubtful"] as const;
type FindingCode = (typeof findingCodes)[number];

export const importStates = ["siap", "ditolak", "antre", "berjalan", "selesai", "gagal", "diurungkan"] as const;
export type ImportState = (typeof importStates)[number];

export interface Finding {
  /** Of sent rows from 1, of a file as a spreadsheet counts. */
  readonly baris: number;
  /** Null where it concerns the whole row, or a column that nobody knows. */
  readonly isian: string | null;
  readonly kolom: string;
  readonly tertulis: string;
  readonly kode: FindingCode;
  readonly kalimat: string;
}

type Refused = Plan["refused"][number];

/** What is refused, and what somebody should look at. */
export const findingsOf = (register: Register, refused: readonly Refused[], doubts: readonly Refused[] = []): Finding[] => [
  ...refused.map((cell) => finding(register, cell)),
  ...doubts.map((cell) => ({ ...finding(register, cell), kode: "doubtful" as const })),
];

function finding(register: Register, { row, column, typed, sentence }: Refused): Finding {
  const isian = fieldLabelled(register, column) ?? null;
  return {
    baris: row,
    isian,
    kolom: column,
    tertulis: typed,
    kode: codeOf(register, isian, { column, typed, sentence }),
    kalimat: sentence,
  };
}

const fieldLabelled = ({ fields }: Register, label: string): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.label === label);

function codeOf({ fields, constraints = {} }: Register, name: string | null, cell: Omit<Refused, "row">): FindingCode {
  if (Object.values(constraints).some(({ sentence }) => sentence === cell.sentence)) return "conflict";
  const field = name === null ? undefined : fields[name];
  if (!field) return cell.column.startsWith("(") ? "row" : "unknown-column";
  if (cell.typed === "" && field.required) return "required";
  return field.kind === "reference" || field.kind === "picture" ? "unknown-reference" : "invalid";
}

/** A row that is left alone until somebody decides: changed in the portal meanwhile, or nobody knows whose it is. */
export const isHeld = ({ kind }: ToldRow): boolean => kind === "bentrok" || kind === "ragu";

export const heldRow = (register: Register, { row, kind, id, name, sentence, cells, candidates = [] }: ToldRow) => ({
  ...{ baris: row, keadaan: kind, kalimat: sentence ?? "Data ini sudah diubah di portal sesudah daftar yang lalu." },
  calon: id === null ? candidates.map((one) => ({ id: one.id, nama: one.name })) : [{ id, nama: name }],
  isian: cells.flatMap(({ column, later }) => (later ? (fieldLabelled(register, column) ?? []) : [])),
});

/** Every repair is told, also one that waits to be asked for. */
export const repairsTold = (mended: ReadList["mended"]) =>
  mended.flatMap(({ field, done }) =>
    done.map(({ repair, on, count, examples }) => ({
      ...{ isian: field, kode: repair, kalimat: repairs[repair], dipakai: on, jumlah: count },
      contoh: examples.map(({ from, to }) => ({ dari: from, menjadi: to })),
    })),
  );

/** What became of an import that the actor's program, or the actor, sent. @throws Refusal 404 for those of others */
export async function importState(ctx: ReadCtx, register: Register, id: string) {
  // Asked before the batch itself: an import that ends in between has no rows waiting any more, and says that it is done.
  const isSound = isUuid(id) && (await hasWriting(ctx, id));
  const batch = isUuid(id) && (await ownBatch(ctx, register, id));
  if (!batch) throw refuse.notFound("Impor ini tidak ditemukan, atau rencananya sudah diganti. Kirim daftarnya sekali lagi.");
  const refused = (batch.refused ?? []) as readonly Refused[];
  const keadaan = await stateOf(ctx, batch, isSound);
  return {
    id: batch.id,
    keadaan,
    berkas: batch.fileName,
    jumlah: batch.rowIds.length + batch.changed,
    tertinggal: batch.moved,
    sebab: batch.refusal,
    temuan: findingsOf(register, refused),
  };
}

const ownBatch = (ctx: ReadCtx, register: Register, id: string) =>
  ctx.db
    .selectFrom("importBatch")
    .select(["id", "fileName", "rowIds", "changed", "refused", "doneAt", "undoneAt", "taskId", "moved", "refusal"])
    .where("id", "=", id)
    .where("register", "=", register.name)
    .where("actorId", "=", ctx.actor.id)
    .where("programId", "is not distinct from", ctx.actor.program?.id ?? null)
    .executeTakeFirst();

type Batch = NonNullable<Awaited<ReturnType<typeof ownBatch>>>;

async function stateOf(ctx: ReadCtx, { doneAt, undoneAt, taskId, refusal }: Batch, isSound: boolean): Promise<ImportState> {
  if (undoneAt) return "diurungkan";
  if (doneAt) return "selesai";
  if (taskId) return taskStates[(await findTask(ctx, importJob, taskId)).state];
  if (refusal !== null) return "gagal";
  return isSound ? "siap" : "ditolak";
}

/** The rows are in once the batch says so, in the same transaction. */
const taskStates: Readonly<Record<TaskState, ImportState>> = { antre: "antre", berjalan: "berjalan", selesai: "berjalan", gagal: "gagal" };
