import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin, notDeleted } from "#kit/database/bin.server.ts";
import { plannedOnce, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { describePerihal } from "../content/fields.ts";
import type { StatusNaskah } from "../naskah.ts";
import { isStatus } from "../naskah.ts";
import { inMyChain, myPositions } from "../workflow/chain.server.ts";
import { waitsForInitials, waitsForSignature } from "../workflow/waiting.server.ts";

export const pageSize = 20;

export const view = ["menunggu", "semua", "sampah"] as const;
export type View = (typeof view)[number];

export interface Filters {
  readonly tampil: View;
  readonly status: StatusNaskah | "";
  readonly cari: string;
  readonly halaman: number;
}

export interface NaskahRow {
  readonly id: string;
  readonly perihal: string;
  /** Whom it is about, or to whom it goes. */
  readonly tentang: string | null;
  readonly jenis: string;
  readonly pembuat: string;
  readonly status: StatusNaskah;
  readonly dikembalikan: boolean;
  readonly batal: boolean;
  readonly dicabut: boolean;
  readonly nomor: string | null;
  readonly updatedAt: Date;
}

export interface NaskahList {
  readonly rows: readonly NaskahRow[];
  readonly total: number;
  /** Letters whose next step is this person's. */
  readonly menunggu: number;
  readonly boleh: { readonly tulis: boolean; readonly sampah: boolean };
}

export function readFilters(parameters: URLSearchParams): Filters {
  const status = parameters.get("status") ?? "";
  return {
    tampil: view.find((satu) => satu === parameters.get("tampil")) ?? "semua",
    status: isStatus(status) ? status : "",
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    halaman: askedPage(parameters),
  };
}

/** Letters on their way and signed ones, the latest first. @throws Refusal 404 */
export async function listNaskah(ctx: ReadCtx, saringan: Filters): Promise<NaskahList> {
  demand(ctx, "naskahSurat:read");
  const page = await readPage(ctx, saringan);
  const allWaiting = saringan.tampil === "menunggu" && saringan.status === "" && saringan.cari === "";
  return {
    ...page,
    menunggu: allWaiting ? page.total : await waitingCount(ctx),
    boleh: { tulis: may(ctx, "naskahSurat:create") !== "no", sampah: may(ctx, "naskahSurat:restore") !== "no" },
  };
}

/** The latest letters whose next step is this person's. @throws Refusal 404 */
export async function waitingNaskah(ctx: ReadCtx): Promise<readonly NaskahRow[]> {
  demand(ctx, "naskahSurat:read");
  return (await readPage(ctx, { tampil: "menunggu", status: "", cari: "", halaman: 1 })).rows;
}

/** Which letters are meant is asked once, for the rows and their number; the names of others than those shown only where they are sought. */
async function readPage(ctx: ReadCtx, saringan: Filters): Promise<Pick<NaskahList, "rows" | "total">> {
  const wanted = [...requirements(ctx, saringan), ...(await withinReach(ctx))];
  const { rows } = await sql<SavedRow & { id: string | null; total: string }>`
    with cocok as materialized (
      select naskah.id, naskah.updated_at from naskah_surat naskah ${saringan.cari === "" ? sql`` : named} where ${sql.join(wanted, sql` and `)}
    )
    select counted.total, page.* from (select count(*) as total from cocok) counted left join (
      select naskah.id, naskah.perihal, naskah.isian, siswa.nama as siswa, pegawai.nama as pegawai, naskah.tujuan,
        cardinality(naskah.siswa_ids || naskah.pegawai_ids) as orang, jenis.nama as jenis, pembuat.nama as pembuat, naskah.status,
        naskah.alasan_kembali is not null as dikembalikan, coalesce(keluar.status = 'batal', false) as batal,
        coalesce(keluar.status = 'dicabut', false) as dicabut, naskah.nomor, naskah.updated_at as "updatedAt"
      from naskah_surat naskah ${named} left join surat_keluar keluar on keluar.id = naskah.surat_keluar_id
      where naskah.id in (select id from cocok order by updated_at desc, id limit ${pageSize} offset ${(saringan.halaman - 1) * pageSize})
    ) page on true order by page."updatedAt" desc, page.id ${saringan.cari === "" ? plannedOnce : sql``}`.execute(ctx.db);
  return { rows: rows.filter(({ id }) => id !== null).map(({ total, ...saved }) => row(saved)), total: Number(rows[0]?.total ?? 0) };
}

/** Who reads by a position alone reads the letters of its chains, and is told of no others. */
const withinReach = async (ctx: ReadCtx) => (may(ctx, "naskahSurat:read") === "yes" ? [] : [inMyChain(ctx, await myPositions(ctx))]);

const named = sql`
  join jenis_naskah jenis on jenis.id = naskah.jenis_id
  join akun pembuat on pembuat.id = naskah.pembuat_id
  left join siswa on siswa.id = naskah.siswa_ids[1]
  left join pegawai on pegawai.id = naskah.pegawai_ids[1]`;

interface SavedRow extends Omit<NaskahRow, "tentang"> {
  readonly isian: Readonly<Record<string, string>>;
  readonly siswa: string | null;
  readonly pegawai: string | null;
  readonly tujuan: string | null;
  readonly orang: number;
}

function row({ isian, siswa, pegawai, tujuan, orang, ...row }: SavedRow): NaskahRow {
  const satu = siswa ?? pegawai;
  const tentang = satu && orang > 1 ? `${satu} dan ${orang - 1} lainnya` : (satu ?? tujuan?.split("\n")[0] ?? null);
  return { ...row, tentang, perihal: describePerihal(row.perihal, isian, { "siswa.nama": siswa ?? "", "pegawai.nama": pegawai ?? "" }) };
}

function requirements(ctx: ReadCtx, { tampil, status, cari }: Filters) {
  // The escaped sign stands for itself.
  const kata = `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
  const dicari = sql`(naskah.perihal ilike ${kata} or naskah.tujuan ilike ${kata} or naskah.nomor ilike ${kata} or jenis.nama ilike ${kata}
    or siswa.nama ilike ${kata} or pegawai.nama ilike ${kata} or pembuat.nama ilike ${kata})`;
  const sampah = tampil === "sampah" && may(ctx, "naskahSurat:restore") !== "no";
  return [
    sampah ? sql`${inBin("naskah")}` : sql`${notDeleted("naskah")}`,
    ...(tampil === "menunggu" ? [waitingForMe(ctx)] : []),
    ...(status === "" ? [] : [sql`naskah.status = ${status}`]),
    ...(cari === "" ? [] : [dicari]),
  ];
}

/** The next step is this person's: to initial what others wrote, to sign, or to mend what came back. */
function waitingForMe(ctx: ReadCtx) {
  const whose = { saya: ctx.actor.id, hari: today(ctx.now) };
  const langkah = [
    sql`(naskah.status = 'draft' and naskah.alasan_kembali is not null and naskah.pembuat_id = ${ctx.actor.id})`,
    ...(may(ctx, "parafSurat:manage") === "no" ? [] : [waitsForInitials(whose)]),
    ...(may(ctx, "tandaTanganSurat:manage") === "no" ? [] : [waitsForSignature(whose)]),
  ];
  return sql`(${sql.join(langkah, sql` or `)})`;
}

async function waitingCount(ctx: ReadCtx): Promise<number> {
  const wanted = [sql`${notDeleted("naskah")}`, waitingForMe(ctx), ...(await withinReach(ctx))];
  const { rows } = await sql<{ jumlah: string }>`
    select count(*) as jumlah from naskah_surat naskah where ${sql.join(wanted, sql` and `)} ${plannedOnce}`.execute(ctx.db);
  return Number(rows[0]?.jumlah ?? 0);
}
