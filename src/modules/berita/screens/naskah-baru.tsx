import { demand, scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { hantar } from "../redaksi/jawaban.ts";
import { muatPenyuntingan } from "../redaksi/muat-penyunting.server.ts";
import { Penyunting } from "../redaksi/penyunting.tsx";
import { terimaNaskah } from "../redaksi/terima-naskah.server.ts";
import type { Route } from "./+types/naskah-baru.ts";
import "../styles/berita.css";
import "../styles/redaksi.css";

export const handle = { crumb: "Tulis berita" };

export const meta = () => [{ title: "Tulis berita" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    demand(ctx, "berita:create");
    return muatPenyuntingan(ctx, null);
  });

export const action = async (args: Route.ActionArgs) =>
  terimaNaskah(args.context.get(scopeContext), undefined, await readForm(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => hantar(serverAction, undefined);

export default function NaskahBaru({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Tulis berita" lead="Disimpan dulu sebagai draf; pembaca belum melihatnya." />
      <Penyunting isi={loaderData} tolakan={actionData} />
    </>
  );
}
