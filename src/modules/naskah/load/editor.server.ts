import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { choicesOf } from "#kit/register/related.server.ts";
import type { Related } from "#kit/register/related.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import { type Naskah, naskahFields } from "../naskah.ts";
import { takeNaskah } from "../workflow/take.server.ts";
import { calonPerson } from "./person.server.ts";
import { composePreview, type Preview } from "./preview.server.ts";

export interface EditorContent {
  readonly naskah: Naskah;
  readonly orang: readonly Choosable[];
  readonly pilihan: Related["options"];
  readonly awal: Preview;
}

/** A draft with all that its editor needs. @throws Refusal 403, 404 */
export async function loadEditor(ctx: ReadCtx, id: string): Promise<EditorContent> {
  demand(ctx, "naskahSurat:update");
  const naskah = await takeNaskah(ctx, id);
  return {
    naskah,
    orang: await calonPerson(ctx, naskah.untuk),
    pilihan: await choicesOf(ctx, { fields: naskahFields }),
    awal: await composePreview(ctx, naskah, naskah),
  };
}
