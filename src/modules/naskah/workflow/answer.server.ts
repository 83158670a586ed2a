import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatDay } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";

/** The letter that is answered, as far as the answer names it. */
export interface Answered {
  readonly id: string;
  readonly nomorSurat: string;
  readonly asalSurat: string;
  readonly perihal: string;
  readonly tanggalSurat: string | null;
}

/** @throws Refusal 404 */
export async function takeAnswered(ctx: ReadCtx, id: string): Promise<Answered> {
  demand(ctx, "suratMasuk:read");
  const surat = isUuid(id)
    ? await ctx.db
        .selectFrom("suratMasuk")
        .select(["id", "nomorSurat", "asalSurat", "perihal", "tanggalSurat"])
        .where("id", "=", id)
        .where(notDeleted())
        .executeTakeFirst()
    : undefined;
  if (!surat) throw refuse.notFound();
  return surat;
}

/** To whom it goes, about what, and the sentence that names what is answered. */
export function beginAnswer({ nomorSurat, asalSurat, perihal, tanggalSurat }: Answered, isi: string) {
  const dated = tanggalSurat ? ` tanggal ${formatDay(tanggalSurat)}` : "";
  // A pair of braces would be taken for a field of the template.
  const plain = (text: string) => text.replaceAll("{{", "{ {");
  const opening = plain(
    `Menindaklanjuti surat ${asalSurat} nomor ${nomorSurat}${dated} perihal ${perihal}, bersama ini kami sampaikan hal berikut.`,
  );
  return {
    tujuan: plain(asalSurat),
    perihal: plain([...`Jawaban atas ${perihal}`].slice(0, 200).join("")),
    isi: `${opening}\n\n${isi}`,
  };
}
