import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { kembaliBerkasFields } from "../berkas/berkas.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided } from "../keadaan/keadaan.ts";
import { formulirKertas } from "../kertas/kertas.ts";

interface Judged {
  /** The registration. */
  readonly id: string;
  /** The paper, the file of it that was looked at, and what was thought of that by then. */
  readonly berkas: string;
  readonly dilihat: string;
  readonly semula: string;
}

/** @throws Refusal 403, 404, 409 when the family sent another file, or somebody else judged this one, meanwhile */
export const acceptBerkas = (ctx: Ctx, judged: Judged): Promise<void> =>
  judge(ctx, judged, { keadaan: "diterima", sebab: null, catatan: null });

/** Asks the family to send a paper again. @throws Refusal 403, 404, 409, 422 without a reason */
export async function returnBerkas(ctx: Ctx, judged: Judged, sent: Readonly<Record<string, unknown>>): Promise<void> {
  demand(ctx, "pendaftaran:update");
  const { sebab, catatan } = demandValid(kembaliBerkasFields, { sebab: sent.sebab, catatan: sent.catatan });
  if (sebab === "lain" && !catatan) {
    throw refuse.invalid("Periksa lagi isian yang ditandai.", { catatan: "Tulis alasannya; keluarga hanya membaca apa yang Anda tulis." });
  }
  await judge(ctx, judged, { keadaan: "dikembalikan", sebab, catatan });
}

interface Verdict {
  readonly keadaan: "diterima" | "dikembalikan";
  readonly sebab: (typeof kembaliBerkasFields.sebab.options)[number]["value"] | null;
  readonly catatan: string | null;
}

async function judge(ctx: Ctx, { id, berkas, dilihat, semula }: Judged, verdict: Verdict): Promise<void> {
  demand(ctx, "pendaftaran:update");
  const held = await lockPendaftaran(ctx, id);
  if (isDecided(held.keadaan)) throw refuse.conflict("Pendaftaran ini sudah diputuskan, jadi berkasnya tidak dinilai lagi.");
  const row = isUuid(berkas)
    ? await ctx.db
        .selectFrom("berkasPendaftaran")
        .select(["dokumen", "berkasId", "keadaan", "diperiksaPelaku"])
        .where("id", "=", berkas)
        .where("pendaftaranId", "=", id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw refuse.notFound("Berkas tidak ditemukan.");
  if (row.dokumen === formulirKertas) throw refuse.conflict("Formulir kertas tidak dinilai; bila pindaiannya keliru, pindai lagi.");
  if (row.berkasId !== dilihat) throw refuse.conflict("Keluarga baru saja mengirim berkas yang lain. Lihat dahulu yang baru.");
  if (row.keadaan !== semula) {
    // Two who accept it agree.
    if (row.keadaan === "diterima" && verdict.keadaan === "diterima") return;
    const did = row.keadaan === "diterima" ? "menerima berkas ini" : "meminta berkas ini dikirim ulang";
    throw refuse.conflict(`${row.diperiksaPelaku ?? "Panitia lain"} baru saja ${did}. Lihat dahulu keadaannya sekarang.`);
  }
  await ctx.db
    .updateTable("berkasPendaftaran")
    .set({ ...verdict, diperiksaOleh: ctx.actor.id, diperiksaPelaku: ctx.actor.name, diperiksaPada: ctx.now })
    .where("id", "=", berkas)
    .execute();
  const { keadaan, sebab } = verdict;
  await record(ctx, {
    action: "update",
    subject: "pendaftaran",
    subjectId: id,
    before: { berkas: row.dokumen, keadaanBerkas: row.keadaan },
    after: { berkas: row.dokumen, keadaanBerkas: keadaan, ...(sebab && { sebab }) },
  });
}
