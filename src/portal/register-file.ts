import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { papers } from "#kit/files/kinds.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import type { Route } from "./+types/register-file.ts";
import { registerAt } from "./register/register-at.server.ts";

/** A file that a row holds, for whoever may read the row; `?lihat` shows it instead of saving it. @throws Refusal 404 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const register = registerAt(pathname);
  const { id, isian } = params;
  const field = Object.hasOwn(register.fields, isian) ? register.fields[isian] : undefined;
  if (field?.kind !== "file") throw refuse.notFound();
  const held = await within({ context }, async (ctx) => {
    const row = await writableRegister(ctx, register, id, searchParams.has("sampah"));
    const key = String(row[isian] ?? "");
    return key === "" ? undefined : (await attachmentsOf(ctx, [key])).get(key);
  });
  if (!held) throw refuse.notFound();
  return deliver(context.get(filesContext), request, {
    key: held.kunci,
    name: held.nama,
    inline: searchParams.has("lihat") && papers.some((type) => type === held.jenis),
  });
}
