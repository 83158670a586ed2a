import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { zone } from "#kit/time-zone.ts";
import { readPerihal } from "#modules/naskah/index.server.ts";
import type { Asked } from "./view.ts";

export const pageSize = 20;

export type Kind = "masuk" | "keluar" | "konsep";

/** A letter of whichever kind, as one line of the desk. */
export interface LetterRow {
  readonly id: string;
  readonly kind: Kind;
  readonly nomor: string | null;
  readonly perihal: string;
  /** From whom it came, or to whom it goes. */
  readonly pihak: string | null;
  /** When it came, was dated, or was last written on. */
  readonly tanggal: string;
  readonly status: string | null;
}

export interface LetterList {
  readonly rows: readonly LetterRow[];
  readonly total: number;
}

/** Which kinds of letters somebody may read here at all. */
export const openKinds = (ctx: ReadCtx): Kind[] =>
  (["masuk", "keluar", "konsep"] as const).filter((kind) => may(ctx, `${resources[kind]}:read`) === "yes");

const resources = { masuk: "suratMasuk", keluar: "suratKeluar", konsep: "naskahSurat" } as const;

/** Letters that come, go and are being written, in one list, the latest first; nothing of a kind that is closed to the person. */
export async function listLetters(ctx: ReadCtx, { tampil, cari, halaman }: Asked): Promise<LetterList> {
  const kinds = openKinds(ctx);
  if (kinds.length === 0) return { rows: [], total: 0 };
  // The escaped sign stands for itself.
  const words = `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
  const shown = tampil === "arsip" ? sql`status in ('arsip', 'dimusnahkan')` : sql`coalesce(status, '') not in ('arsip', 'dimusnahkan')`;
  const parts = kinds.map(
    (kind) => sql`select * from (${ofKind[kind](words, cari === "")}) ${sql.ref(kind)} where ${cari === "" ? shown : sql`true`}`,
  );
  // No kind has more of the page than all its letters up to there, which its index gives in this order.
  const latest = parts.map((part) => sql`(${part} order by tanggal desc, id limit ${halaman * pageSize})`);
  const { rows } = await sql<LetterRow>`select * from (${sql.join(latest, sql` union all `)}) surat order by tanggal desc, id
    limit ${pageSize} offset ${(halaman - 1) * pageSize}`.execute(ctx.db);
  const { rows: counted } = await sql<{ total: string }>`select count(*) as total
    from (${sql.join(parts, sql` union all `)}) surat`.execute(ctx.db);
  const drafts = await readPerihal(
    ctx,
    rows.filter(({ kind }) => kind === "konsep").map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, perihal: drafts.get(row.id) ?? row.perihal })), total: Number(counted[0]?.total ?? 0) };
}

/** A destroyed letter says so, whatever it said before. */
const state = sql`case when dimusnahkan_pada is null then status else 'dimusnahkan' end as status`;

const ofKind = {
  masuk: (words: string, every: boolean) => sql`
    select id, 'masuk' as kind, nomor_surat as nomor, perihal, asal_surat as pihak, tanggal_terima as tanggal, ${state}
    from surat_masuk where ${notDeleted()} and ${every ? sql`true` : sql`kata like lower(${words})`}`,
  keluar: (words: string, every: boolean) => sql`
    select id, 'keluar' as kind, nomor_surat as nomor, perihal, tujuan as pihak, tanggal, ${state}
    from surat_keluar where ${notDeleted()} and ${every ? sql`true` : sql`kata like lower(${words})`}`,
  // What is signed stands among the outgoing ones.
  konsep: (words: string, every: boolean) => sql`
    select id, 'konsep' as kind, nomor, perihal, tujuan as pihak, (updated_at at time zone ${zone.name})::date as tanggal, status
    from naskah_surat where ${notDeleted()} and status <> 'ditandatangani'
      and ${every ? sql`true` : sql`(perihal ilike ${words} or tujuan ilike ${words})`}`,
};
