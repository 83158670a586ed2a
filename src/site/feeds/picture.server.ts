import type { LoaderFunctionArgs } from "react-router";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { imageOf } from "#kit/media/pictures.server.ts";

/** The file of a picture of the library; null where there is none. */
export const fileOf = async (ctx: ReadCtx, id: string | null): Promise<string | null> =>
  pictureName((await imageOf(ctx, [id])).get(id ?? ""));

/** Null when the file is not there: what is drawn without it is better than nothing. */
export async function contentOf({ context }: Pick<LoaderFunctionArgs, "context">, file: string | null): Promise<Buffer | null> {
  const files = context.get(filesContext);
  if (file === null || !(await files.exists("public", file))) return null;
  const { stream } = await files.open("public", file);
  const parts: Uint8Array[] = [];
  for await (const part of stream as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
