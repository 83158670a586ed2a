import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin, notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { askedPage } from "#kit/paging.ts";
import { begunBy } from "./begun-by.server.ts";
import type { StatusBerita } from "./naskah.ts";
import { statusName } from "./naskah.ts";

export const pageSize = 20;

export interface NaskahRow {
  readonly id: string;
  readonly name: string;
  readonly status: StatusBerita;
  readonly terbitPada: Date | null;
  readonly turunPada: Date | null;
  readonly tanggal: string;
  readonly author: string | null;
}

export interface FilterNaskah {
  readonly cari: string;
  readonly status: StatusBerita | null;
  /** Only what the person began. */
  readonly saya: boolean;
  readonly sampah: boolean;
  readonly halaman: number;
}

export function readFilter(parameters: URLSearchParams): FilterNaskah {
  const status = parameters.get("status") ?? "";
  return {
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    status: Object.hasOwn(statusName, status) ? (status as StatusBerita) : null,
    saya: parameters.get("milik") === "saya",
    sampah: parameters.has("sampah"),
    halaman: askedPage(parameters),
  };
}

/** @throws Refusal 404 without the right to read; the bin is seen by those who may restore */
export async function listNaskah(ctx: ReadCtx, saring: FilterNaskah): Promise<{ rows: NaskahRow[]; total: number }> {
  demand(ctx, "berita:read");
  const sampah = saring.sampah && may(ctx, "berita:restore") !== "no";
  let cocok = ctx.db.selectFrom("berita").where(sampah ? inBin() : notDeleted());
  if (saring.status) cocok = cocok.where("status", "=", saring.status);
  if (saring.saya) cocok = cocok.where(begunBy(ctx.actor.id));
  if (saring.cari) cocok = cocok.where("cari", "like", sql<string>`lower(${`%${saring.cari.replace(/[\\%_]/g, "\\$&")}%`})`);
  const { total } = await cocok.select((where) => where.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await cocok
    .select(["id", "name", "status", "terbitPada", "turunPada", "tanggal", "author"])
    .orderBy("updatedAt", "desc")
    .orderBy("tanggal", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((saring.halaman - 1) * pageSize)
    .execute();
  return { rows, total: Number(total) };
}
