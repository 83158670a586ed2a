import { visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Row } from "#kit/register/register.ts";
import { isSaidAlike } from "#kit/transfer/compare/compare-cells.server.ts";
import { markSeen } from "#modules/banding/index.server.ts";
import type { HasilBanding } from "#modules/banding/index.ts";
import { siswa } from "../siswa/siswa.ts";
import { mendable } from "./serahan.ts";

interface Of {
  readonly serahanId: string;
  readonly siswaId: string;
}

/** A list that says something otherwise about one pupil. */
export interface HandedBaris {
  readonly id: string;
  readonly bandingId: string;
  readonly sumber: string;
  readonly versi: number;
  readonly hasil: HasilBanding | null;
  readonly catatan: string;
  readonly isian: readonly Difference[];
  /** Also what only the office mends. */
  readonly semua: readonly Pick<Difference, "isian" | "lama">[];
}

interface Difference {
  readonly isian: string;
  readonly label: string;
  readonly lama: string;
  readonly baru: string;
}

/** What was handed on about one pupil of the own class: of it what a wali kelas sees and can mend. */
export async function handedBaris(ctx: ReadCtx, { serahanId, siswaId }: Of): Promise<HandedBaris[]> {
  const { rows } = await sql<Omit<HandedBaris, "semua">>`
    select baris.id, baris.banding_id, banding.sumber, baris.versi, baris.hasil, baris.catatan, baris.isian
    from serahan_banding handed join serahan_periksa serahan on serahan.id = handed.serahan_id
      join banding on banding.id = handed.banding_id join banding_baris baris on baris.banding_id = banding.id
    where handed.serahan_id = ${serahanId}::uuid and baris.row_id = ${siswaId}::uuid and baris.kelas_id = serahan.kelas_id
      and baris.jenis = 'beda' and baris.kalimat = ''
    order by banding.created_at`.execute(ctx.db);
  const { own } = visibleFields(ctx, siswa, "read");
  const open = mendable(Object.keys(own.fields));
  return rows.flatMap((row) => {
    const isian = row.isian.flatMap((one) =>
      open.includes(one.isian) ? [{ ...one, label: own.fields[one.isian]?.label ?? one.isian }] : [],
    );
    return isian.length > 0 ? [{ ...row, isian, semua: row.isian }] : [];
  });
}

interface Mended {
  readonly handed: readonly HandedBaris[];
  readonly before: Row;
  readonly after: Row;
}

/** Whoever mends what a list says otherwise has looked at it; as long as one of its fields says what it said, it stays open. */
export async function markMended(ctx: Ctx, { handed, before, after }: Mended): Promise<void> {
  const { own } = visibleFields(ctx, siswa, "read");
  const sight = { register: siswa, fields: Object.keys(own.fields), kelasId: String(before.kelasId) };
  const isChanged = (isian: string) => JSON.stringify(before[isian] ?? null) !== JSON.stringify(after[isian] ?? null);
  const saysAsBefore = ({ isian, lama }: HandedBaris["semua"][number]) =>
    isSaidAlike(siswa, isian, { value: after[isian], said: lama, names: {} });
  for (const { id, bandingId, versi, hasil, catatan, isian, semua } of handed)
    if (hasil !== "diperbaiki" && isian.some((one) => isChanged(one.isian)) && !semua.some(saysAsBefore))
      await markSeen(ctx, { banding: bandingId, sight, baris: id, versi, isi: { hasil: "diperbaiki", catatan } });
}
