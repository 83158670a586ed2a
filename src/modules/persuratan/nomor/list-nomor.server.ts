import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "#kit/database/sql.server.ts";
import type { Tables } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import { openDesk } from "../desk.server.ts";

export const pageSize = 25;

const nomorState = ["batal", "dicabut", "sisipan"] as const;
type State = (typeof nomorState)[number];

export interface NomorFilters {
  readonly buku: string;
  readonly tahun: number;
  readonly keadaan: "" | State;
  readonly cari: string;
  readonly halaman: number;
}

/** Reads `?buku=&tahun=&keadaan=&cari=&halaman=`; whatever cannot be read falls back. */
export function readNomorFilters(parameters: URLSearchParams, kini: string): NomorFilters {
  const buku = parameters.get("buku") ?? "";
  const tahun = Number(parameters.get("tahun"));
  return {
    buku: isUuid(buku) ? buku : "",
    tahun: Number.isInteger(tahun) && tahun > 1990 && tahun < 2300 ? tahun : Number(kini.slice(0, 4)),
    keadaan: nomorState.find((satu) => satu === parameters.get("keadaan")) ?? "",
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    halaman: askedPage(parameters),
  };
}

/** Every number that the books gave in a year, the newest first. @throws Refusal 404 without the right to read */
export async function listNomor(ctx: ReadCtx, parameters: URLSearchParams) {
  demand(ctx, "nomorSurat:read");
  const saringan = readNomorFilters(parameters, today(ctx.now));
  const cocok = partition(saringan);
  const found = ctx.db.selectFrom("nomorSurat").where(cocok);
  const jumlah = await found
    .select((row) => [
      row.fn.countAll<string>().as("semua"),
      row.fn.count<string>("batalPada").as("batal"),
      sql<string>`count(*) filter (where sisipan <> '')`.as("sisipan"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin("suratKeluar", "suratKeluar.id", "nomorSurat.suratId")
    .innerJoin("bukuNomor", "bukuNomor.id", "nomorSurat.bukuId")
    .select(["nomorSurat.id", "nomor", "nomorSurat.tanggal", "nomorSurat.createdAt", "sisipan", "suratId", "alasanMundur", "perihal"])
    .select(["diambilNama", "batalPada", "batalNama", "alasanBatal", "bukuNomor.nama as buku", "suratKeluar.status"])
    .select("suratKeluar.deletedAt as dihapus")
    .orderBy("urut", "desc")
    .orderBy((order) => order.fn("length", ["sisipan"]), "desc")
    .orderBy("sisipan", "desc")
    .orderBy("nomorSurat.id")
    .limit(pageSize)
    .offset((saringan.halaman - 1) * pageSize)
    .execute();
  return {
    ...{ saringan, rows, jumlah: { semua: Number(jumlah.semua), batal: Number(jumlah.batal), sisipan: Number(jumlah.sisipan) } },
    ...{ pilihan: await bukuOptions(ctx), perHalaman: pageSize, desk: openDesk(ctx) },
    bolehBatal: may(ctx, "nomorSurat:delete") !== "no",
  };
}

const partition = ({ buku, tahun, keadaan, cari }: NomorFilters) => {
  return (where: ExpressionBuilder<Tables, "nomorSurat">): Expression<SqlBool> =>
    where.and([
      where("tahun", "=", tahun),
      ...(buku ? [where("nomorSurat.bukuId", "=", buku)] : []),
      ...(keadaan === "batal" ? [where("batalPada", "is not", null)] : []),
      ...(keadaan === "dicabut" ? [where("suratId", "in", revoked(where))] : []),
      ...(keadaan === "sisipan" ? [where("sisipan", "<>", "")] : []),
      ...(cari ? [where.or([where("nomor", "ilike", patternOf(cari)), tentang(cari)])] : []),
    ]);
};

const revoked = (where: ExpressionBuilder<Tables, "nomorSurat">) =>
  where.selectFrom("suratKeluar").select("suratKeluar.id").where("status", "=", "dicabut");

/** As a list of ids, found once by the index of what a letter says. */
const tentang = (cari: string) =>
  sql<boolean>`surat_id = any(array(select id from surat_keluar where kata like lower(${patternOf(cari)})))`;

async function bukuOptions(ctx: ReadCtx) {
  const buku = await ctx.db.selectFrom("bukuNomor").select(["id", "nama"]).where(notDeleted()).orderBy("nama").execute();
  const { rows } = await sql<{ tahun: number }>`
    select generate_series(max(tahun), min(tahun), -1)::integer as tahun from nomor_surat having count(*) > 0`.execute(ctx.db);
  return { buku, tahun: rows.map(({ tahun }) => tahun) };
}
