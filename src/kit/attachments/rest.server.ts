import type { Scope } from "../ctx.server.ts";
import type { Files } from "../files/files.server.ts";
import { type FileType, typeOfExtension } from "../files/kinds.ts";
import { refuse } from "../refusals.ts";
import { addAttachment } from "./attach.server.ts";
import { maxAttachmentBytes, tooLargeAttachment } from "./limits.ts";

/** More than is taken, so that its own sentence is heard; far more is cut off before it is read. */
export const attachmentLimit = 4 * maxAttachmentBytes;

interface Call {
  readonly request: Request;
  readonly scope: Scope;
  readonly files: Files;
}

/**
 * The body is the file itself; `?nama=` what it was called, `?jenis=pdf,png` what its field takes. Answers 201. A device that
 * kept it for somebody tells by `?akun=` whose it is: it is sent as that person, or not at all.
 */
export async function answerAttachment({ request, scope, files }: Call): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const akun = searchParams.get("akun");
  if (akun !== null && akun !== scope.actor.id) throw refuse.unauthenticated("Berkas ini milik akun lain.");
  const declared = Number(request.headers.get("content-length"));
  if (declared > maxAttachmentBytes) throw refuse.tooLarge(tooLargeAttachment(declared));
  const accept = (searchParams.get("jenis") ?? "").split(",").map(typeOfExtension).filter(isKnown);
  if (accept.length === 0) throw refuse.malformed("Sebutkan jenis berkas yang diterima.");
  const bytes = Buffer.from(await request.arrayBuffer());
  const sending = { bytes, name: searchParams.get("nama") ?? "", accept, signal: request.signal };
  return Response.json(await addAttachment(scope, files, sending), { status: 201 });
}

const isKnown = (type: FileType | undefined): type is FileType => type !== undefined;
