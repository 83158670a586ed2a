import type { LoaderFunctionArgs } from "react-router";
import { type Ctx, within } from "#kit/ctx.server.ts";
import { drawShareCard } from "#kit/documents/share-card.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { gambarOf } from "#kit/media/pictures.server.ts";
import { refuse } from "#kit/refusals.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { sampulBerita, terbitBerikut } from "#modules/berita/index.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { answer } from "./answer.server.ts";

/** The picture of a shared link: of the news item that `?berita=` names, otherwise of the school. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "berita", "gambar", "pengaturan");
  const slug = new URL(args.request.url).searchParams.get("berita");
  const { title, label, file } = await within(args, async (ctx) => {
    expires(args, await terbitBerikut(ctx));
    return slug === null ? sekolah(ctx) : berita(ctx, slug);
  });
  const picture = file === null ? null : await contentOf(args, file);
  return answer(new Uint8Array(await drawShareCard({ title, label, picture })), "image/png");
}

interface Shown {
  readonly title: string;
  readonly label: string;
  readonly file: string | null;
}

async function sekolah(ctx: Ctx): Promise<Shown> {
  const { namaLengkap, tagline, posterId } = await bacaPengaturan(ctx);
  return { title: namaLengkap, label: tagline, file: await fileOf(ctx, posterId) };
}

async function berita(ctx: Ctx, slug: string): Promise<Shown> {
  const found = await sampulBerita(ctx, slug);
  if (!found) throw refuse.notFound();
  const { nama } = await bacaPengaturan(ctx);
  return { title: found.name, label: `${found.kategori ?? "Berita"} · ${nama}`, file: await fileOf(ctx, found.gambarId) };
}

const fileOf = async (ctx: Ctx, id: string | null) => pictureName((await gambarOf(ctx, [id])).get(id ?? ""));

/** Null when the file is not there: a card without a picture is better than none. */
async function contentOf({ context }: LoaderFunctionArgs, file: string): Promise<Buffer | null> {
  const files = context.get(filesContext);
  if (!(await files.exists("public", file))) return null;
  const { stream } = await files.open("public", file);
  const parts: Uint8Array[] = [];
  for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
