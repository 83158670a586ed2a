import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

interface Tercabut {
  readonly id: string;
  readonly nomorSurat: string;
  readonly status: string | null;
}

/** The letters behind proofs that were just withdrawn, by their code or their key, say so in Daftar Surat. Void ones stay void. */
export async function markRevoked(ctx: Ctx, of: { readonly kode: string } | { readonly kunciId: string }): Promise<void> {
  const bukti = "kode" in of ? sql`bukti.kode = ${of.kode}` : sql`bukti.kunci_id = ${of.kunciId}::uuid`;
  const { rows } = await sql<Tercabut>`
    with surat as (
      select surat.id, surat.nomor_surat, surat.status from surat_keluar surat
        join naskah_surat naskah on naskah.surat_keluar_id = surat.id
        join bukti_surat bukti on bukti.kode = naskah.bukti
      where ${bukti} and surat.status is distinct from 'batal' and surat.status is distinct from 'dicabut'
      for update of surat
    )
    update surat_keluar set status = 'dicabut', versi = surat_keluar.versi + 1, updated_at = ${ctx.now}
    from surat where surat.id = surat_keluar.id
    returning surat.id, surat.nomor_surat as "nomorSurat", surat.status`.execute(ctx.db);
  await recordAll(
    ctx,
    rows.map(({ id, status, nomorSurat }) => ({
      ...{ action: "update", subject: "suratKeluar", subjectId: id },
      ...{ before: { nomorSurat, status }, after: { nomorSurat, status: "dicabut" } },
    })),
  );
  if (rows.length > 0) ctx.touch("suratKeluar");
}
