import type { Scope } from "../ctx.server.ts";
import type { Files } from "../files/files.server.ts";
import { askedPage } from "../paging.ts";
import { refuse } from "../refusals.ts";
import { addClip } from "./add-clip.server.ts";
import { addPicture } from "./add-picture.server.ts";
import { findPicture, findPictures } from "./find-pictures.server.ts";
import { keepClip } from "./keep-picture.server.ts";
import { maxClipBytes, maxPictureBytes, tooLargeClip, tooLargePicture } from "./limits.ts";

interface Call {
  readonly request: Request;
  readonly scope: Scope;
  readonly files: Files;
  readonly params: Readonly<Record<string, string>>;
}

/** More than the library takes, so that its own sentence is heard; far more is cut off before it is read. */
export const uploadLimit = 4 * maxClipBytes;

/** `GET ?cari=&halaman=&sampah`: a page of the library; `X-Total-Count` says how many there are. */
export async function answerPictures({ request, scope }: Call): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const wanted = { search: searchParams.get("cari") ?? "", page: askedPage(searchParams), bin: searchParams.has("sampah") };
  const { pictures, total } = await scope.transaction((ctx) => findPictures(ctx, wanted));
  return Response.json(pictures, { headers: { "X-Total-Count": String(total) } });
}

export const answerPicture = async ({ params, scope }: Call): Promise<Response> =>
  Response.json(await scope.transaction((ctx) => findPicture(ctx, params.id ?? "")));

/** The body is the file itself; `?alt=` its words, `?nama=` what the file was called. Answers 201 when everything is kept. */
export async function answerUpload({ request, scope, files }: Call): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const declared = Number(request.headers.get("content-length"));
  if (declared > maxPictureBytes) throw refuse.tooLarge(tooLargePicture(declared));
  const bytes = Buffer.from(await request.arrayBuffer());
  const upload = { bytes, alt: searchParams.get("alt") ?? "", asal: searchParams.get("nama") ?? "", signal: request.signal };
  return Response.json(await addPicture(scope, files, upload), { status: 201 });
}

/** The body is the clip itself; `?versi=` the version of its poster that the person saw. */
export async function answerClip({ request, scope, files, params }: Call): Promise<Response> {
  const seen = seenOf(request, params);
  const declared = Number(request.headers.get("content-length"));
  if (declared > maxClipBytes) throw refuse.tooLarge(tooLargeClip(declared));
  if (request.body === null) throw refuse.unsupported("Berkas ini kosong. Pilih berkas lain.");
  await addClip(scope, files, { ...seen, stream: request.body, size: declared });
  return Response.json(await scope.transaction((ctx) => findPicture(ctx, seen.id)));
}

export async function answerNoClip({ request, scope, params }: Call): Promise<Response> {
  const seen = seenOf(request, params);
  await scope.transaction((ctx) => keepClip(ctx, seen, null));
  return Response.json(await scope.transaction((ctx) => findPicture(ctx, seen.id)));
}

const seenOf = (request: Request, params: Call["params"]) => ({
  id: params.id ?? "",
  versi: Number(new URL(request.url).searchParams.get("versi")),
});
