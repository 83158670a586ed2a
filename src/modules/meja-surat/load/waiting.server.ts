import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import {
  type DisposisiRow,
  disposisiRows,
  loadRecipients,
  noRecipients,
  type Recipients,
  undisposed,
} from "#modules/disposisi/index.server.ts";
import { type NaskahRow, waitingNaskah } from "#modules/naskah/index.server.ts";

/** So many letters are disposed of at once at most, and shown at once. */
export const mostAtOnce = 50;

export interface NewLetter {
  readonly id: string;
  readonly nomorSurat: string;
  readonly asalSurat: string;
  readonly perihal: string;
  readonly tanggalTerima: string;
}

/** What the next step of is this person's; absent: such steps are never theirs. Without recipients where none may be told. */
export interface Waiting extends Recipients {
  /** Letters that nobody was told to act on. */
  readonly baru?: { readonly rows: readonly NewLetter[]; readonly total: number };
  readonly disposisi: readonly DisposisiRow[];
  /** Given by this person and overdue. */
  readonly terlambat: readonly DisposisiRow[];
  readonly konsep: readonly NaskahRow[];
  readonly hari: string;
}

export async function loadWaiting(ctx: ReadCtx): Promise<Waiting> {
  const gives = may(ctx, "disposisi:manage") === "yes";
  const handed = may(ctx, "disposisi:read") !== "no";
  const seek = { cari: "", halaman: 1 } as const;
  return {
    ...(gives && { baru: await newLetters(ctx) }),
    disposisi: handed ? await disposisiRows(ctx, { ...seek, tampil: "masuk", keadaan: "terbuka" }) : [],
    terlambat: handed ? await disposisiRows(ctx, { ...seek, tampil: "dikirim", keadaan: "terlambat" }) : [],
    konsep: may(ctx, "naskahSurat:read") === "no" ? [] : await waitingNaskah(ctx),
    ...(gives ? await loadRecipients(ctx) : noRecipients),
    hari: today(ctx.now),
  };
}

/** The latest first: what lies longest is an old book that was brought along, not a letter of this week. */
async function newLetters(ctx: ReadCtx): Promise<{ rows: readonly NewLetter[]; total: number }> {
  const { rows } = await sql<NewLetter & { total: string }>`select id, nomor_surat as "nomorSurat", asal_surat as "asalSurat", perihal,
    tanggal_terima as "tanggalTerima", count(*) over () as total
    from surat_masuk surat where ${undisposed} order by tanggal_terima desc, nomor_agenda desc limit ${mostAtOnce}`.execute(ctx.db);
  return { rows: rows.map(({ total, ...letter }) => letter), total: Number(rows[0]?.total ?? 0) };
}
