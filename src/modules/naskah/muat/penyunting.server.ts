import { type Ctx, demand } from "#kit/ctx.server.ts";
import { choicesOf } from "#kit/register/related.server.ts";
import type { Related } from "#kit/register/related.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import { ambilNaskah } from "../alur/ambil.server.ts";
import { bidangNaskah, type Naskah } from "../naskah.ts";
import { calonOrang } from "./orang.server.ts";
import { type Pratinjau, susunPratinjau } from "./pratinjau.server.ts";

export interface IsiPenyunting {
  readonly naskah: Naskah;
  readonly orang: readonly Choosable[];
  readonly pilihan: Related["options"];
  readonly awal: Pratinjau;
}

/** A draft with all that its editor needs. @throws Refusal 403, 404 */
export async function muatPenyunting(ctx: Ctx, id: string): Promise<IsiPenyunting> {
  demand(ctx, "naskahSurat:update");
  const naskah = await ambilNaskah(ctx, id);
  return {
    naskah,
    orang: await calonOrang(ctx, naskah.untuk),
    pilihan: await choicesOf(ctx, { fields: bidangNaskah }),
    awal: await susunPratinjau(ctx, naskah, naskah),
  };
}
