import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { ExpressionBuilder } from "#kit/database/sql.server.ts";
import type { Tables } from "#kit/database/tables.ts";
import { askedPage } from "#kit/paging.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { readCode } from "#kit/typed-code.ts";
import { tabBukti } from "./paths.ts";

export const pageSize = 25;

export interface BuktiFilters {
  readonly cari: string;
  readonly keadaan: "" | "berlaku" | "dicabut";
  readonly halaman: number;
}

/** Reads `?cari=&keadaan=&halaman=`; whatever cannot be read falls back. */
export function readBuktiFilters(parameters: URLSearchParams): BuktiFilters {
  const keadaan = parameters.get("keadaan");
  return {
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    keadaan: keadaan === "berlaku" || keadaan === "dicabut" ? keadaan : "",
    halaman: askedPage(parameters),
  };
}

/** Every paper that carries a code, the newest first. @throws Refusal 404 without the right to read */
export async function listBukti(ctx: ReadCtx, parameters: URLSearchParams) {
  demand(ctx, "buktiSurat:read");
  const saringan = readBuktiFilters(parameters);
  const found = ctx.db.selectFrom("buktiSurat").innerJoin("kunciSurat", "kunciSurat.id", "kunciId").where(partition(saringan));
  const { total } = await found.select((row) => row.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin("akun", "akun.id", "dicabutOleh")
    .select(["buktiSurat.id", "kode", "jenis", "buktiSurat.nomor", "tanggal", "perihal", "penandatangan", "akun.nama as pencabut"])
    .select(["buktiSurat.dicabutPada", "buktiSurat.alasanCabut", "kunciSurat.dicabutPada as kunciDicabut", "kunciSurat.nomor as kunci"])
    .orderBy("buktiSurat.createdAt", "desc")
    .orderBy("buktiSurat.id")
    .limit(pageSize)
    .offset((saringan.halaman - 1) * pageSize)
    .execute();
  return { saringan, rows, total: Number(total), tabs: openTabs(ctx, tabBukti), bolehCabut: may(ctx, "buktiSurat:update") !== "no" };
}

const partition =
  ({ cari, keadaan }: BuktiFilters) =>
  (where: ExpressionBuilder<Tables, "buktiSurat" | "kunciSurat">) => {
    const dicabut = where.or([where("buktiSurat.dicabutPada", "is not", null), where("kunciSurat.dicabutPada", "is not", null)]);
    const kode = readCode(cari);
    const pola = patternOf(cari);
    return where.and([
      notDeleted("buktiSurat"),
      ...(keadaan === "" ? [] : [keadaan === "dicabut" ? dicabut : where.not(dicabut)]),
      ...(cari === ""
        ? []
        : [
            kode
              ? where("kode", "=", kode)
              : where.or((["buktiSurat.nomor", "perihal", "jenis", "penandatangan"] as const).map((one) => where(one, "ilike", pola))),
          ]),
    ]);
  };

/** Every key that ever signed, the newest first, with how many papers stand on it. @throws Refusal 404 */
export async function listPasskeys(ctx: ReadCtx) {
  demand(ctx, "kunciSurat:read");
  const rows = await ctx.db
    .selectFrom("kunciSurat")
    .select(["nomor", "createdAt", "digantiPada", "dicabutPada", "alasanCabut"])
    .select((row) =>
      row
        .selectFrom("buktiSurat")
        .whereRef("kunciId", "=", "kunciSurat.id")
        .select((papers) => papers.fn.countAll<string>().as("surat"))
        .as("surat"),
    )
    .orderBy("nomor", "desc")
    .execute();
  const kunci = rows.map(({ surat, ...row }) => ({ ...row, surat: Number(surat) }));
  return { kunci, tabs: openTabs(ctx, tabBukti), bolehUbah: may(ctx, "kunciSurat:update") !== "no" };
}
