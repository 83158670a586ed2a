import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { NamedTable } from "../content/table.ts";
import type { Naskah } from "../naskah.ts";
import { tell } from "./step.server.ts";
import { naskahColumns } from "./take.server.ts";

export interface Begun {
  /** Name of the template. */
  readonly template: string;
  /** What is known of the template's own fields by now. */
  readonly isian: Readonly<Record<string, string>>;
  /** Stands where the letter says {{daftar.lampiran}}; nobody types in it. */
  readonly tabel: readonly NamedTable[];
}

/**
 * A draft that another part of the product begins; the office completes it and sends it on its way like every letter. Whoever calls has
 * judged the right. @throws Refusal 422 when the template is gone
 */
export async function beginNaskah(ctx: Ctx, { template: nama, isian, tabel }: Begun): Promise<Naskah> {
  const { id: templateId, ...text } = await demandTemplate(ctx, nama);
  const naskah = await ctx.db
    .insertInto("naskahSurat")
    .values({
      ...{ ...text, templateId, pembuatId: ctx.actor.id ?? "", isian: json(isian), tabel: json(tabel) },
      ...{ createdAt: ctx.now, updatedAt: ctx.now },
    })
    .returning(naskahColumns)
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "naskahSurat", subjectId: naskah.id, after: { perihal: naskah.perihal } });
  await tell(ctx, naskah, { to: { right: "naskahSurat:update" }, kata: "menunggu dilengkapi dan diajukan" });
  return naskah;
}

/** A template by its name, while it is in use. @throws Refusal 422 with what to do */
export async function demandTemplate(ctx: ReadCtx, nama: string) {
  const found = await ctx.db
    .selectFrom("templateSurat")
    .select(["id", "jenisId", "klasifikasiId", "untuk", "judul", "perihal", "isi"])
    .where("nama", "=", nama)
    .where(notDeleted())
    .where("aktif", "=", true)
    .executeTakeFirst();
  if (!found) throw refuse.invalid(`Template “${nama}” tidak dipakai lagi. Mintalah Tata Usaha memulihkannya di Template Surat.`);
  return found;
}
