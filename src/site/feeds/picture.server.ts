import type { LoaderFunctionArgs } from "react-router";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { imageOf } from "#kit/media/pictures.server.ts";

/** A picture of the library; null where there is none. */
export const pictureOf = async (ctx: ReadCtx, id: string | null): Promise<StoredPicture | null> =>
  (await imageOf(ctx, [id])).get(id ?? "") ?? null;

/** Null when the file is not there: what is drawn without it is better than nothing. */
export async function contentOf({ context }: Pick<LoaderFunctionArgs, "context">, file: string | null): Promise<Buffer | null> {
  const files = context.get(filesContext);
  if (file === null || !(await files.exists("public", file))) return null;
  const { stream } = await files.open("public", file);
  const parts: Uint8Array[] = [];
  for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
