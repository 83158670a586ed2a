import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin, notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
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
  // Whoever searches for nothing waits for no names of all the letters, only for those of the page.
  const every = may(ctx, "naskahSurat:read") === "yes" ? [] : [inMyChain(ctx, await myPositions(ctx))];
  const wanted = [...requirements(ctx, saringan), ...every];
  const cocok = sql`from naskah_surat naskah ${saringan.cari === "" ? sql`` : named} where ${sql.join(wanted, sql` and `)}`;
  const { rows } = await sql<SavedRow>`
    select naskah.id, naskah.perihal, naskah.isian, siswa.nama as siswa, pegawai.nama as pegawai, naskah.tujuan,
      cardinality(naskah.siswa_ids || naskah.pegawai_ids) as orang, jenis.nama as jenis, pembuat.nama as pembuat, naskah.status,
      naskah.alasan_kembali is not null as dikembalikan, coalesce(keluar.status = 'batal', false) as batal,
      coalesce(keluar.status = 'dicabut', false) as dicabut, naskah.nomor, naskah.updated_at as "updatedAt"
    from naskah_surat naskah ${named} left join surat_keluar keluar on keluar.id = naskah.surat_keluar_id
    where naskah.id in (
      select naskah.id ${cocok} order by naskah.updated_at desc, naskah.id
      limit ${pageSize} offset ${(saringan.halaman - 1) * pageSize}
    ) order by naskah.updated_at desc, naskah.id`.execute(ctx.db);
  const { rows: hitung } = await sql<{ total: string }>`select count(*) as total ${cocok}`.execute(ctx.db);
  return {
    rows: rows.map(row),
    total: Number(hitung[0]?.total ?? 0),
    menunggu: await waitingCount(ctx),
    boleh: { tulis: may(ctx, "naskahSurat:create") !== "no", sampah: may(ctx, "naskahSurat:restore") !== "no" },
  };
}

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
  const { rows } = await sql<{ jumlah: string }>`
    select count(*) as jumlah from naskah_surat naskah where ${notDeleted()} and ${waitingForMe(ctx)}`.execute(ctx.db);
  return Number(rows[0]?.jumlah ?? 0);
}
