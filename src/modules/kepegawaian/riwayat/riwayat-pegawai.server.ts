import { ownerPredicate } from "#kit/access/visibility/owner-predicate.server.ts";
import type { FileEntry } from "#kit/behaviour/particulars.ts";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { asWords } from "#kit/ui/field/words.ts";
import type { CatatanRiwayat } from "./catatan.ts";
import { riwayat } from "./registers/semua.ts";

/** Everything in a person's file that has its own register, by register and then by date. @throws Refusal 404 where the reader may not look */
export async function riwayatPegawai(ctx: ReadCtx, pegawaiId: string): Promise<CatatanRiwayat[]> {
  const all: CatatanRiwayat[] = [];
  for (const register of riwayat) {
    if (register.entry) all.push(...(await catatanFrom(ctx, register, { pegawaiId, entry: register.entry })));
  }
  return all;
}

interface Wanted {
  readonly pegawaiId: string;
  readonly entry: FileEntry;
}

async function catatanFrom(ctx: ReadCtx, register: Register, { pegawaiId, entry }: Wanted): Promise<CatatanRiwayat[]> {
  const { date: tanggal, title: judul, dated, undated = dated } = entry;
  const visible = demand(ctx, `${register.name}:read`) === "own" ? sql`and ${ownerPredicate(ctx, register)}` : sql``;
  const names = Object.keys(register.fields).filter((name) => name !== "pegawaiId");
  const columns = sql.join(["id", ...names].map((name) => sql.ref(name)));
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${columns} from ${sql.table(register.table)}
    where pegawai_id = ${pegawaiId} and ${notDeleted()} ${visible}
    order by ${sql.ref(tanggal)} nulls last, created_at
  `.execute(ctx.db);
  const rest = names.filter((name) => name !== tanggal && name !== "lampiranId" && !judul.includes(name));
  return rows.map((row) => ({
    register: register.name,
    jenis: row[tanggal] ? dated : undated,
    id: String(row.id),
    tanggal: (row[tanggal] as string | null) ?? null,
    judul: judul.flatMap((name) => words(register.fields[name], row[name])).join(" "),
    rincian: rest.flatMap((name) => disebut(register.fields[name], row[name])),
    dokumen: row.lampiranId ? `${register.path}/${String(row.id)}/berkas/lampiranId` : null,
  }));
}

const words = (field: Field | undefined, value: unknown): string[] => {
  const words = field && value !== null ? asWords(field, value, {}) : "";
  return words === "" ? [] : [words];
};

/** Numbers and days need their label, names of places and people do not. */
function disebut(field: Field | undefined, value: unknown): string[] {
  if (!field || value === null) return [];
  if (field.kind === "date") return [`${field.label} ${formatDay(String(value), "short")}`];
  const label = /^(?:Nomor|Jumlah)/.test(field.label) ? `${field.label} ` : "";
  return words(field, value).map((words) => `${label}${words}`);
}
