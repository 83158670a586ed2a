import { choicesOf } from "#kit/choices.server.ts";
import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import type { Related } from "#kit/register/related.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import { type Naskah, naskahFields } from "../naskah.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { calonPerson } from "./person.server.ts";
import { composePreview, type Preview } from "./preview.server.ts";

export interface EditorContent {
  readonly naskah: Naskah;
  /** Those who are here, and whom the letter is about already; with `semua` those who left as well. */
  readonly orang: readonly Choosable[];
  readonly semua: boolean;
  readonly pilihan: Related["options"];
  readonly awal: Preview;
}

/** A draft with all that its editor needs. @param semua offers those who left as well @throws Refusal 403, 404 */
export async function loadEditor(ctx: ReadCtx, id: string, semua = false): Promise<EditorContent> {
  demand(ctx, "naskahSurat:update");
  const naskah = await takeNaskah(ctx, id);
  return {
    naskah,
    orang: await calonPerson(ctx, naskah.untuk, { semua, terpilih: [...naskah.siswaIds, ...naskah.pegawaiIds] }),
    semua,
    pilihan: await choicesOf(ctx, { fields: naskahFields }),
    awal: await composePreview(ctx, naskah, naskah),
  };
}
