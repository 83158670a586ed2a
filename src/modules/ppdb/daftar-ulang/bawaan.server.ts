import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Dokumen } from "../berkas/read-dokumen.server.ts";
import { jalurLabel } from "../jalur/jenis-jalur.ts";
import { openPaths, tanyaOf } from "../periode.server.ts";

/** Where a path says nothing of papers. */
const usual: readonly string[] = [
  "Fotokopi ijazah SMP/MTs yang dilegalisasi",
  "Fotokopi kartu keluarga",
  "Fotokopi akta kelahiran",
  "Pasfoto 3×4, empat lembar",
  "Surat keterangan sehat dari dokter",
];

/** There is none of it since the national exam has ended. */
const skhu = "Fotokopi SKHU (sertifikat hasil ujian)";

const listOf = (asked: readonly string[], tanyaUn: boolean): readonly string[] =>
  asked.length > 0 ? asked : usual.flatMap((one, place) => (tanyaUn && place === 0 ? [one, skhu] : [one]));

/** What one family brings to re-registration: what its path asks for. */
export async function bawaanOf(ctx: ReadCtx, id: string, dokumen: readonly Dokumen[]): Promise<readonly string[]> {
  const asked = dokumen.filter(({ diminta }) => diminta).map((one) => one.dokumen);
  return listOf(asked, (await tanyaOf(ctx, id)).tanyaUn);
}

/** In a sentence. */
export const tellBawaan = (bawaan: readonly string[]): string =>
  `Yang dibawa: ${bawaan.map((one) => one.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())).join("; ")}. Berkas aslinya ikut dibawa.`;

export interface Bawaan {
  readonly jalur: string;
  readonly nama: string;
  readonly berkas: readonly string[];
}

/** The same of each path that is open, for those who have not chosen yet. */
export async function readBawaan(ctx: ReadCtx): Promise<readonly Bawaan[]> {
  const { periode, open } = await openPaths(ctx);
  if (!periode) return [];
  const { rows } = await sql<{ gelombangId: string; jenis: string; dokumen: string }>`
    select gelombang_id, jenis, dokumen from dokumen_jalur(${periode.id}::uuid) order by urutan`.execute(ctx.db);
  // Of the waves in which a path is open, families come into the one that closes first.
  const first = open.filter(({ jenis }, place) => open.findIndex((one) => one.jenis === jenis) === place);
  return first.map(({ jenis, gelombangId }) => {
    const asked = rows.filter((row) => row.jenis === jenis && row.gelombangId === gelombangId);
    return {
      ...{ jalur: jenis, nama: jalurLabel(jenis) },
      berkas: listOf(
        asked.map(({ dokumen }) => dokumen),
        periode.tanyaUn,
      ),
    };
  });
}
