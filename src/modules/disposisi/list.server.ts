import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import type { StatusCabang } from "./tree.ts";

export const pageSize = 20;

export const view = ["masuk", "dikirim", "semua"] as const;
export const state = ["terbuka", "terlambat", "diteruskan", "selesai"] as const;
export type View = (typeof view)[number];
export type State = (typeof state)[number];

export interface Filters {
  readonly tampil: View;
  readonly keadaan: State;
  readonly cari: string;
  readonly halaman: number;
}

export interface DisposisiRow {
  readonly id: string;
  readonly perihal: string;
  readonly asalSurat: string;
  readonly dari: string;
  readonly kepada: string;
  readonly instruksi: readonly string[];
  readonly status: StatusCabang;
  readonly batas: string | null;
  readonly createdAt: Date;
  readonly selesaiPada: Date | null;
}

export interface DisposisiList {
  readonly rows: readonly DisposisiRow[];
  readonly total: number;
  /** Open ones of this person, and what this person gave and is still under way. */
  readonly jumlah: { readonly masuk: number; readonly dikirim: number };
  readonly bolehSemua: boolean;
}

export function readFilters(parameters: URLSearchParams): Filters {
  return {
    tampil: view.find((satu) => satu === parameters.get("tampil")) ?? "masuk",
    keadaan: state.find((satu) => satu === parameters.get("keadaan")) ?? "terbuka",
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    halaman: askedPage(parameters),
  };
}

/** What came to this person, what this person gave, or all of it. @throws Refusal 404 */
export async function listDisposisi(ctx: ReadCtx, saringan: Filters): Promise<DisposisiList> {
  const bolehSemua = demand(ctx, "disposisi:read") === "yes";
  const rows = await disposisiRows(ctx, saringan);
  const { rows: hitung } = await sql<{ total: string }>`select count(*) as total ${surat} ${matching(ctx, saringan)}`.execute(ctx.db);
  return { rows, total: Number(hitung[0]?.total ?? 0), jumlah: await openCount(ctx), bolehSemua };
}

/** The rows of a page alone. @throws Refusal 404 */
export async function disposisiRows(ctx: ReadCtx, saringan: Filters): Promise<readonly DisposisiRow[]> {
  const { rows } = await sql<DisposisiRow>`
    select cabang.id, surat.perihal, surat.asal_surat as "asalSurat", dari.nama as dari, kepada.nama as kepada, disposisi.instruksi,
      cabang.status, disposisi.batas, cabang.created_at as "createdAt", cabang.selesai_pada as "selesaiPada"
    ${surat} join akun kepada on kepada.id = cabang.kepada_id join akun dari on dari.id = disposisi.dari_id
    ${matching(ctx, saringan)} order by ${order(saringan.keadaan)}, cabang.id
    limit ${pageSize} offset ${(saringan.halaman - 1) * pageSize}`.execute(ctx.db);
  return rows;
}

const surat = sql`
  from cabang_disposisi cabang
  join disposisi on disposisi.id = cabang.disposisi_id
  join surat_masuk surat on surat.id = disposisi.surat_masuk_id and ${notDeleted("surat")}`;

const matching = (ctx: ReadCtx, saringan: Filters) =>
  sql`where ${sql.join(requirements(ctx, saringan, demand(ctx, "disposisi:read") === "yes"), sql` and `)}`;

function requirements(ctx: ReadCtx, { tampil, keadaan: pilih, cari }: Filters, bolehSemua: boolean) {
  const semua = tampil === "semua" && bolehSemua;
  const milik = tampil === "dikirim" ? sql`disposisi.dari_id = ${ctx.actor.id}` : sql`cabang.kepada_id = ${ctx.actor.id}`;
  const hari = today(ctx.now);
  const menurut = {
    terbuka: sql`cabang.selesai_pada is null and cabang.status in ('baru', 'dibaca')`,
    terlambat: sql`cabang.selesai_pada is null and disposisi.batas < ${hari}`,
    diteruskan: sql`cabang.status = 'diteruskan' and cabang.selesai_pada is null`,
    selesai: sql`cabang.selesai_pada is not null`,
  }[pilih];
  // The escaped sign stands for itself.
  const kata = `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
  const bernama = sql`(select id from akun where nama ilike ${kata})`;
  const dicari = sql`(surat.kata like lower(${kata}) or cabang.kepada_id in ${bernama} or disposisi.dari_id in ${bernama})`;
  return [semua ? sql`true` : milik, menurut, ...(cari === "" ? [] : [dicari])];
}

const order = (pilih: State) => (pilih === "selesai" ? sql`cabang.selesai_pada desc` : sql`disposisi.batas nulls last, cabang.created_at`);

async function openCount(ctx: ReadCtx): Promise<DisposisiList["jumlah"]> {
  const { rows } = await sql<{ masuk: string; dikirim: string }>`
    select count(*) filter (where cabang.kepada_id = ${ctx.actor.id}) as masuk,
      count(*) filter (where disposisi.dari_id = ${ctx.actor.id}) as dikirim
    ${surat}
    where cabang.selesai_pada is null and cabang.status in ('baru', 'dibaca') and (cabang.kepada_id = ${ctx.actor.id} or disposisi.dari_id = ${ctx.actor.id})`.execute(
    ctx.db,
  );
  return { masuk: Number(rows[0]?.masuk ?? 0), dikirim: Number(rows[0]?.dikirim ?? 0) };
}
