import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { answered } from "#kit/ui/form/answered.ts";
import { kirimEdit } from "../formulir/kirim-formulir.server.ts";
import { formulirEdit } from "../formulir/muat-formulir.server.ts";
import { FormulirPegawai } from "../formulir/tampilan/formulir-pegawai.tsx";
import type { Route } from "./+types/edit-pegawai.ts";

export const handle = { crumb: "Edit Pegawai" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit Pegawai${loaderData ? ` · ${String(loaderData.pegawai?.nama)}` : ""}` },
];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => formulirEdit(ctx, args.params.id));

export async function action({ request, context, params }: Route.ActionArgs) {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  return kirimEdit(scope, { files, form: await readForm(request) }, params.id);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function EditPegawai({ loaderData }: Route.ComponentProps) {
  return <FormulirPegawai key={loaderData.pegawai?.id} isi={loaderData} />;
}
