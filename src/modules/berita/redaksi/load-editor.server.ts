import { choicesOf } from "#kit/choices.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import type { Related } from "#kit/register/related.ts";
import { allTagar } from "../tagar/tagar-berita.server.ts";
import { fields, type Naskah, naskahContent } from "./naskah.ts";

export interface Editing {
  /** Null for a new item. */
  readonly naskah: Naskah | null;
  /** What the ids in the item stand for, and what may be chosen. */
  readonly related: Related;
  readonly tagar: readonly string[];
  readonly hariIni: string;
  readonly sekarang: Date;
  readonly boleh: { readonly ubah: boolean; readonly terbitkan: boolean; readonly hapus: boolean };
}

export async function loadEditing(ctx: ReadCtx, naskah: Naskah | null): Promise<Editing> {
  const terbitkan = may(ctx, "berita:manage") !== "no";
  const terbuka = naskah?.status !== "terbit" || terbitkan;
  return {
    naskah,
    related: await related(ctx, naskah),
    tagar: await allTagar(ctx),
    hariIni: today(ctx.now),
    sekarang: ctx.now,
    boleh: {
      ubah: terbuka && may(ctx, naskah ? "berita:update" : "berita:create") !== "no",
      terbitkan,
      hapus: naskah !== null && terbuka && may(ctx, "berita:delete") !== "no",
    },
  };
}

async function related(ctx: ReadCtx, naskah: Naskah | null): Promise<Related> {
  const { names, pictures } = await relatedOf(ctx, { fields: fields }, naskah ? [naskahContent(naskah)] : []);
  const dalamTeks = Object.fromEntries(await imageOf(ctx, pictureIdsIn(naskah?.content ?? "")));
  return { names, pictures: { ...pictures, ...dalamTeks }, options: await choicesOf(ctx, { fields: fields }) };
}
