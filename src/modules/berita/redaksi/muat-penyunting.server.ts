import type { Ctx } from "#kit/ctx.server.ts";
import { may } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { gambarOf, shownColumns } from "#kit/media/pictures.server.ts";
import { bacaKategori } from "../bacaan/cari-berita.server.ts";
import type { Kategori } from "../pencarian.ts";
import type { Naskah } from "./naskah.ts";

export interface Penyuntingan {
  /** Null for a new item. */
  readonly naskah: Naskah | null;
  readonly kategori: readonly Kategori[];
  /** The newest of the library, and those that the item shows already. */
  readonly pustaka: readonly StoredPicture[];
  readonly hariIni: string;
  readonly sekarang: Date;
  readonly boleh: { readonly ubah: boolean; readonly terbitkan: boolean; readonly hapus: boolean };
}

export async function muatPenyuntingan(ctx: Ctx, naskah: Naskah | null): Promise<Penyuntingan> {
  const terbaru = await ctx.db
    .selectFrom("gambar")
    .select(shownColumns)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .limit(48)
    .execute();
  const dipakai = await gambarOf(ctx, [naskah?.gambarId, ...pictureIdsIn(naskah?.content ?? "")]);
  const terbitkan = may(ctx, "berita:manage") !== "no";
  const terbuka = naskah?.status !== "terbit" || terbitkan;
  return {
    naskah,
    kategori: await bacaKategori(ctx),
    pustaka: [...new Map([...dipakai, ...terbaru.map((one) => [one.id, one] as const)]).values()],
    hariIni: today(ctx.now),
    sekarang: ctx.now,
    boleh: {
      ubah: terbuka && may(ctx, naskah ? "berita:update" : "berita:create") !== "no",
      terbitkan,
      hapus: naskah !== null && terbuka && may(ctx, "berita:delete") !== "no",
    },
  };
}
