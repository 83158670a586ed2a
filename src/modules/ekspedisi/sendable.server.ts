import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { readIssued } from "#modules/naskah/index.server.ts";

type Surat = Pick<Stored<"suratKeluar">, "id" | "keamanan" | "status" | "berkasId" | "dimusnahkanPada">;

/** The paper that goes along: a letter that was signed here, or what was scanned. */
export type Lampiran = { readonly naskahId: string } | { readonly kunci: string; readonly jenis: string; readonly nama: string };

const whole = new Set(["application/pdf", "image/png", "image/jpeg"]);

/** What is sent of a letter, or why it does not go by e-mail. */
export async function sendableOf(ctx: ReadCtx, surat: Surat): Promise<{ readonly lampiran: Lampiran } | { readonly sebab: string }> {
  if (surat.keamanan === "R" || surat.keamanan === "SR")
    return { sebab: "Surat rahasia tidak dikirim lewat e-mail. Antarkan dalam sampul tertutup, lalu catat di sini." };
  if (surat.dimusnahkanPada) return { sebab: "Surat ini sudah dimusnahkan menurut jadwal retensi arsip." };
  if (surat.status === "batal" || surat.status === "dicabut") return { sebab: "Surat ini tidak berlaku lagi." };
  const naskah = await ctx.db
    .selectFrom("naskahSurat")
    .select("id")
    .where("suratKeluarId", "=", surat.id)
    .where(notDeleted())
    .executeTakeFirst();
  const issued = naskah && (await readIssued(ctx, naskah.id));
  if (issued?.status === "ditandatangani")
    return issued.berlaku ? { lampiran: { naskahId: issued.id } } : { sebab: "Surat ini tidak berlaku lagi." };
  const scan = surat.berkasId
    ? await ctx.db.selectFrom("berkas").select(["kunci", "jenis", "nama"]).where("id", "=", surat.berkasId).executeTakeFirst()
    : undefined;
  if (scan && whole.has(scan.jenis)) return { lampiran: scan };
  return { sebab: "Surat ini belum bertanda tangan di portal dan belum ada pindaiannya. Unggah pindaiannya dulu di rincian surat." };
}
