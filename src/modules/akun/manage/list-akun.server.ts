import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type SqlBool, sql } from "#kit/database/sql.server.ts";
import { askedPage } from "#kit/paging.ts";
import { sizes } from "#kit/register/query.ts";
import { plainNip } from "../nip.ts";
import { isPeran, type Peran } from "../peran.ts";
import { type AkunRow, type AkunState, isState, stateFrom } from "./akun.ts";

export type AkunOrder = keyof typeof order;

export interface FilterAkun {
  readonly cari: string;
  readonly peran: Peran | null;
  readonly keadaan: AkunState | null;
  readonly urut: AkunOrder;
  readonly arah: "asc" | "desc";
  readonly halaman: number;
  readonly tampil: number;
}

/** Every part has a fallback, so that a mistyped address still answers. */
export function readFilter(parameters: URLSearchParams): FilterAkun {
  const [peran, keadaan] = [parameters.get("peran") ?? "", parameters.get("keadaan") ?? ""];
  const urut = parameters.get("urut") ?? "";
  const tampil = Number(parameters.get("tampil"));
  return {
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 120),
    peran: isPeran(peran) ? peran : null,
    keadaan: isState(keadaan) ? keadaan : null,
    urut: Object.hasOwn(order, urut) ? (urut as AkunOrder) : "nama",
    arah: parameters.get("arah") === "desc" ? "desc" : "asc",
    halaman: askedPage(parameters),
    tampil: sizes.find((size) => size === tampil) ?? sizes[0],
  };
}

/** @throws Refusal 404 without the right to read */
export async function listAkun(ctx: ReadCtx, saring: FilterAkun): Promise<{ rows: AkunRow[]; total: number }> {
  demand(ctx, "akun:read");
  const { total } = await cocok(ctx, saring)
    .select((where) => where.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const found = await cocok(ctx, saring)
    .select(["id", "nip", "nama", "peran", "aktif", "passwordHash", lastLogin.as("terakhir"), kelasFrom.as("kelas")])
    .orderBy(order[saring.urut], (order) => (saring.arah === "desc" ? order.desc().nullsLast() : order.asc().nullsFirst()))
    .orderBy(order.nama)
    .orderBy("id")
    .limit(saring.tampil)
    .offset((saring.halaman - 1) * saring.tampil)
    .execute();
  const rows = found.map(({ aktif, passwordHash, peran, ...akun }) => ({
    ...akun,
    peran: peran.filter(isPeran),
    keadaan: stateFrom({ aktif, passwordHash }),
  }));
  return { rows, total: Number(total) };
}

/** For one account too; the outer query is over `akun`. */
export const lastLogin = sql<Date | null>`(select max(last_used_at) from perangkat_dikenal where akun_id = akun.id)`;
export const kelasFrom = sql<
  string | null
>`(select string_agg(nama, ', ' order by nama) from kelas where wali_id = akun.id and ${notDeleted()})`;

/** What a column is sorted by; equal ones by name. */
const order = {
  nama: sql`lower(nama)`,
  nip: sql`nip`,
  keadaan: sql`case when not aktif then 2 when password_hash is null then 1 else 0 end`,
  terakhir: lastLogin,
};

function cocok(ctx: ReadCtx, { cari, peran, keadaan }: FilterAkun) {
  let akun = ctx.db.selectFrom("akun").where(notDeleted("akun"));
  if (peran) akun = akun.where(sql<SqlBool>`peran @> array[${peran}]::text[]`);
  if (keadaan) akun = akun.where("aktif", "=", keadaan !== "nonaktif");
  if (keadaan === "aktif") akun = akun.where("passwordHash", "is not", null);
  if (keadaan === "menunggu") akun = akun.where("passwordHash", "is", null);
  if (cari === "") return akun;
  const digits = plainNip(cari);
  const name = like(cari);
  return akun.where((where) =>
    where.or([where("nama", "ilike", name), ...(/^\d{3,}$/.test(digits) ? [where("nip", "like", like(digits))] : [])]),
  );
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
