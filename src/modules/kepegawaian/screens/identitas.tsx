import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { title } from "../form/form-content.ts";
import { ownDataForm } from "../form/load-form.server.ts";
import { PegawaiForm } from "../form/parts/pegawai-form.tsx";
import { sendOwnData } from "../form/send-form.server.ts";
import type { Route } from "./+types/identitas.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData ? title[loaderData.keperluan] : "Identitas" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => ownDataForm(ctx));

export async function action({ request, context }: Route.ActionArgs) {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  return sendOwnData(scope, { files, form: await readForm(request) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Identitas({ loaderData }: Route.ComponentProps) {
  // Not keyed by the record: the one that is being written down would take the form away before it hears that it is saved.
  return <PegawaiForm isi={loaderData} />;
}
