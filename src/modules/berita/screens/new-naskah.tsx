import { demand, scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { hantar } from "../redaksi/answer.ts";
import { Editor } from "../redaksi/editor.tsx";
import { loadEditing } from "../redaksi/load-editor.server.ts";
import { receiveNaskah } from "../redaksi/receive-naskah.server.ts";
import type { Route } from "./+types/new-naskah.ts";
import "../styles/berita.css";
import "../styles/redaksi.css";

export const handle = { crumb: "Tulis berita" };

export const meta = () => [{ title: "Tulis berita" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    demand(ctx, "berita:create");
    return loadEditing(ctx, null);
  });

export const action = async (args: Route.ActionArgs) =>
  receiveNaskah(args.context.get(scopeContext), undefined, await readForm(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => hantar(serverAction, undefined);

export default function NewNaskah({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Tulis berita" lead="Disimpan dulu sebagai draf; pembaca belum melihatnya." />
      <Editor isi={loaderData} tolakan={actionData} />
    </>
  );
}
