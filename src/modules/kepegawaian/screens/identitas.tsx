import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { answered } from "#kit/ui/form/answered.ts";
import { judul } from "../formulir/isi-formulir.ts";
import { kirimDiri } from "../formulir/kirim-formulir.server.ts";
import { formulirDiri } from "../formulir/muat-formulir.server.ts";
import { FormulirPegawai } from "../formulir/tampilan/formulir-pegawai.tsx";
import type { Route } from "./+types/identitas.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData ? judul[loaderData.keperluan] : "Identitas" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => formulirDiri(ctx));

export async function action({ request, context }: Route.ActionArgs) {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  return kirimDiri(scope, { files, form: await readForm(request) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function Identitas({ loaderData }: Route.ComponentProps) {
  // Not keyed by the record: the one that is being written down would take the form away before it hears that it is saved.
  return <FormulirPegawai isi={loaderData} />;
}
