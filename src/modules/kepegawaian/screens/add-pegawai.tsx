import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { addForm } from "../form/load-form.server.ts";
import { PegawaiForm } from "../form/parts/pegawai-form.tsx";
import { sendAdd } from "../form/send-form.server.ts";
import type { Route } from "./+types/add-pegawai.ts";

export const handle = { crumb: "Tambah Pegawai" };

export const meta = () => [{ title: "Tambah Pegawai" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => addForm(ctx));

export async function action({ request, context }: Route.ActionArgs) {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  return sendAdd(scope, { files, form: await readForm(request) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function AddPegawai({ loaderData }: Route.ComponentProps) {
  return <PegawaiForm key={loaderData.pegawai?.id} isi={loaderData} />;
}
