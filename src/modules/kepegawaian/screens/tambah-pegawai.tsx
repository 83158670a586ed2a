import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { answered } from "#kit/ui/form/answered.ts";
import { kirimTambah } from "../formulir/kirim-formulir.server.ts";
import { formulirTambah } from "../formulir/muat-formulir.server.ts";
import { FormulirPegawai } from "../formulir/tampilan/formulir-pegawai.tsx";
import type { Route } from "./+types/tambah-pegawai.ts";

export const handle = { crumb: "Tambah Pegawai" };

export const meta = () => [{ title: "Tambah Pegawai" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => formulirTambah(ctx));

export async function action({ request, context }: Route.ActionArgs) {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  return kirimTambah(scope, { files, form: await readForm(request) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function TambahPegawai({ loaderData }: Route.ComponentProps) {
  return <FormulirPegawai key={loaderData.pegawai?.id} isi={loaderData} />;
}
