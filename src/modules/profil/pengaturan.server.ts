import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { refuse } from "#kit/refusals.ts";

const columns = [
  "nama",
  "namaLengkap",
  "jenis",
  "provinsi",
  "npsn",
  "alamat",
  "kota",
  "telepon",
  "email",
  "tanggalBerdiri",
  "tagline",
  "sambutan",
  "tentang",
  "tentangFotoId",
  "instagram",
  "facebook",
  "youtube",
  "whatsapp",
  "nsm",
  "teleponLain",
  "jamKantor",
  "jamLoket",
  "jamLayanan",
  "petaLat",
  "petaLng",
  "kepalaNama",
  "kepalaNip",
  "kepalaFotoId",
  "kepalaSambutan",
  "logoId",
  "posterId",
] as const;

/** The school as it introduces itself everywhere: site, portal and letterhead. */
export type Pengaturan = Pick<Stored<"pengaturan">, (typeof columns)[number]>;

/** @throws Refusal (unavailable) before the first start has filled it */
export async function readPengaturan(ctx: ReadCtx): Promise<Pengaturan> {
  const row = await ctx.db.selectFrom("pengaturan").select(columns).executeTakeFirst();
  if (!row) throw refuse.unavailable(5, "Situs sedang disiapkan. Silakan muat ulang sebentar lagi.");
  return row;
}

/** Null as long as the school has not given one. */
export async function readLogo(ctx: ReadCtx): Promise<StoredPicture | null> {
  const { logoId } = await readPengaturan(ctx);
  return (await imageOf(ctx, [logoId])).get(logoId ?? "") ?? null;
}
