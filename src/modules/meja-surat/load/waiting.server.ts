import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { Choosable, ChoosableGroup } from "#kit/ui/field/choose-many.tsx";
import { calonPenerima, type DisposisiRow, kelompokPenerima, listDisposisi, undisposed } from "#modules/disposisi/index.server.ts";
import { listNaskah, type NaskahRow } from "#modules/naskah/index.server.ts";

/** So many letters are disposed of at once at most, and shown at once. */
export const mostAtOnce = 50;

export interface NewLetter {
  readonly id: string;
  readonly nomorSurat: string;
  readonly asalSurat: string;
  readonly perihal: string;
  readonly tanggalTerima: string;
}

/** What the next step of is this person's; absent: such steps are never theirs. */
export interface Waiting {
  /** Letters that nobody was told to act on. */
  readonly baru?: { readonly rows: readonly NewLetter[]; readonly total: number };
  readonly disposisi: readonly DisposisiRow[];
  /** Given by this person and overdue. */
  readonly terlambat: readonly DisposisiRow[];
  readonly konsep: readonly NaskahRow[];
  /** To whom letters may be given; empty where none are. */
  readonly calon: readonly Choosable[];
  readonly kelompok: readonly ChoosableGroup[];
  readonly hari: string;
}

export async function loadWaiting(ctx: ReadCtx): Promise<Waiting> {
  const gives = may(ctx, "disposisi:manage") === "yes";
  const handed = may(ctx, "disposisi:read") !== "no";
  const seek = { cari: "", halaman: 1 } as const;
  return {
    ...(gives && { baru: await newLetters(ctx) }),
    disposisi: handed ? (await listDisposisi(ctx, { ...seek, tampil: "masuk", keadaan: "terbuka" })).rows : [],
    terlambat: handed ? (await listDisposisi(ctx, { ...seek, tampil: "dikirim", keadaan: "terlambat" })).rows : [],
    konsep: may(ctx, "naskahSurat:read") === "no" ? [] : (await listNaskah(ctx, { ...seek, tampil: "menunggu", status: "" })).rows,
    calon: gives ? await calonPenerima(ctx) : [],
    kelompok: gives ? await kelompokPenerima(ctx) : [],
    hari: today(ctx.now),
  };
}

/** The latest first: what lies longest is an old book that was brought along, not a letter of this week. */
async function newLetters(ctx: ReadCtx): Promise<{ rows: readonly NewLetter[]; total: number }> {
  const found = sql`from surat_masuk surat where ${undisposed}`;
  const { rows } = await sql<NewLetter>`select id, nomor_surat as "nomorSurat", asal_surat as "asalSurat", perihal,
    tanggal_terima as "tanggalTerima" ${found} order by tanggal_terima desc, nomor_agenda desc limit ${mostAtOnce}`.execute(ctx.db);
  const { rows: counted } = await sql<{ total: string }>`select count(*) as total ${found}`.execute(ctx.db);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}
