import { within } from "#kit/ctx.server.ts";
import { check } from "#kit/register/check.ts";
import { cariBentrok, type Rencana } from "../jadwal/bentrok.server.ts";
import { type Bentrok, jadwalPelajaran } from "../jadwal/jadwal.ts";
import type { Route } from "./+types/bentrok.ts";

/** What stands in the way of a lesson that is being written; nothing is said before all of its place is known. */
export async function loader(args: Route.LoaderArgs): Promise<{ readonly bentrok: readonly Bentrok[] }> {
  const { searchParams } = new URL(args.request.url);
  const isi = Object.fromEntries(Object.keys(jadwalPelajaran.fields).map((nama) => [nama, searchParams.get(nama) ?? ""]));
  const { values, errors } = check(jadwalPelajaran.fields, isi);
  if (Object.keys(errors).length > 0) return { bentrok: [] };
  return {
    bentrok: await within(args, (ctx) => cariBentrok(ctx, { ...(values as unknown as Rencana), id: searchParams.get("id") ?? undefined })),
  };
}
