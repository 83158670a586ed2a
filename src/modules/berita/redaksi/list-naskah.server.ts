import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin, notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { StatusBerita } from "./naskah.ts";
import { statusName } from "./naskah.ts";

export const pageSize = 20;

export interface NaskahRow {
  readonly id: string;
  readonly name: string;
  readonly status: StatusBerita;
  readonly terbitPada: Date | null;
  readonly tanggal: string;
  readonly author: string | null;
}

export interface FilterNaskah {
  readonly cari: string;
  readonly status: StatusBerita | null;
  readonly sampah: boolean;
  readonly halaman: number;
}

export function readFilter(parameters: URLSearchParams): FilterNaskah {
  const status = parameters.get("status") ?? "";
  const halaman = Number(parameters.get("halaman"));
  return {
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    status: Object.hasOwn(statusName, status) ? (status as StatusBerita) : null,
    sampah: parameters.has("sampah"),
    halaman: Number.isInteger(halaman) && halaman >= 1 && halaman <= 10_000 ? halaman : 1,
  };
}

/** @throws Refusal 404 without the right to read; the bin is seen by those who may restore */
export async function listNaskah(ctx: ReadCtx, saring: FilterNaskah): Promise<{ rows: NaskahRow[]; total: number }> {
  demand(ctx, "berita:read");
  const sampah = saring.sampah && may(ctx, "berita:restore") !== "no";
  let cocok = ctx.db.selectFrom("berita").where(sampah ? inBin() : notDeleted());
  if (saring.status) cocok = cocok.where("status", "=", saring.status);
  if (saring.cari) cocok = cocok.where("cari", "like", sql<string>`lower(${`%${saring.cari.replace(/[\\%_]/g, "\\$&")}%`})`);
  const { total } = await cocok.select((where) => where.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await cocok
    .select(["id", "name", "status", "terbitPada", "tanggal", "author"])
    .orderBy("updatedAt", "desc")
    .orderBy("tanggal", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((saring.halaman - 1) * pageSize)
    .execute();
  return { rows, total: Number(total) };
}
