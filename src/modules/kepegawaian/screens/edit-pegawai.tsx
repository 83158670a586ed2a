import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { editForm } from "../form/load-form.server.ts";
import { PegawaiForm } from "../form/parts/pegawai-form.tsx";
import { sendEdit } from "../form/send-form.server.ts";
import type { Route } from "./+types/edit-pegawai.ts";

export const handle = { crumb: "Edit Pegawai" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit Pegawai${loaderData ? ` · ${String(loaderData.pegawai?.nama)}` : ""}` },
];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => editForm(ctx, args.params.id));

export async function action({ request, context, params }: Route.ActionArgs) {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  return sendEdit(scope, { files, form: await readForm(request) }, params.id);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function EditPegawai({ loaderData }: Route.ComponentProps) {
  return <PegawaiForm key={loaderData.pegawai?.id} isi={loaderData} />;
}
