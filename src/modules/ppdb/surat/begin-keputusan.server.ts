import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { dayOf } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { beginNaskah, readIssued } from "#modules/naskah/index.server.ts";
import { annexOf } from "./annex.server.ts";
import { demandTemplates } from "./ask-surat.server.ts";
import { templateKeputusan } from "./kata.ts";

interface Wanted {
  readonly gelombangId: string;
  /** Whether each family's letter shall take a number of its own. */
  readonly bernomor: boolean;
}

/**
 * Begins the head's decision about the result of a fixed wave, its list annexed; the office completes it, and it goes the way of every letter.
 * @throws Refusal 403, 404, 409 while nothing is fixed or one is on its way, 422 without its template
 */
export async function beginKeputusan(ctx: Ctx, { gelombangId, bernomor }: Wanted): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  if (ctx.actor.id === null) throw refuse.forbidden("Konsep keputusan dimulai oleh panitia, bukan oleh sistem.");
  const keputusan = await heldKeputusan(ctx, gelombangId);
  const known = await ctx.db.selectFrom("suratKeputusanPpdb").select("naskahId").where("keputusanId", "=", keputusan.id).executeTakeFirst();
  const former = known && (await readIssued(ctx, known.naskahId));
  if (former && (former.status !== "ditandatangani" || former.berlaku))
    throw refuse.conflict("Konsep keputusan gelombang ini sudah ada. Lanjutkan di Persuratan.");
  await demandTemplates(ctx);
  const naskah = await beginNaskah(ctx, {
    template: templateKeputusan,
    isian: {
      ...{ Gelombang: keputusan.nama.toLowerCase(), "Tahun pelajaran": keputusan.tahunAjaran },
      ...{ Pengusul: keputusan.namaPengusul, Penyetuju: keputusan.namaPenyetuju, "Tanggal penetapan": dayOf(keputusan.ditetapkanPada) },
      "Sidik daftar": grouped(keputusan.sidik),
    },
    tabel: await annexOf(ctx, keputusan.id),
  });
  const row = { naskahId: naskah.id, bernomor, kata: null };
  await ctx.db
    .insertInto("suratKeputusanPpdb")
    .values({ keputusanId: keputusan.id, ...row })
    .onConflict((held) => held.column("keputusanId").doUpdateSet(row))
    .execute();
  await record(ctx, {
    action: "create",
    subject: "gelombangPpdb",
    subjectId: gelombangId,
    after: { konsepKeputusan: naskah.id, bernomor },
  });
}

/** The fixed decision, held so that two who press at once begin one. @throws Refusal 404, 409 */
async function heldKeputusan(ctx: Ctx, gelombangId: string) {
  if (!isUuid(gelombangId)) throw refuse.notFound();
  const found = await ctx.db
    .selectFrom("keputusanPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["keputusanPpdb.id", "nama", "tahunAjaran", "sidik", "namaPengusul", "namaPenyetuju", "ditetapkanPada"])
    .where("gelombangId", "=", gelombangId)
    .forUpdate("keputusanPpdb")
    .executeTakeFirst();
  const { ditetapkanPada, namaPenyetuju } = found ?? {};
  if (!found || !ditetapkanPada || !namaPenyetuju) throw refuse.conflict("Keputusan gelombang ini belum ditetapkan panitia.");
  return { ...found, ditetapkanPada, namaPenyetuju };
}

/** Sixty-four signs without a gap would not break at the end of a line. */
const grouped = (sidik: string): string => sidik.replace(/.{8}(?=.)/g, "$& ");
