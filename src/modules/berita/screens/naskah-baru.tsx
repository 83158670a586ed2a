import { redirect } from "react-router";
import { demand, within } from "#kit/ctx.server.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { kirimNaskah } from "../redaksi/kirim-naskah.server.ts";
import { muatPenyuntingan } from "../redaksi/muat-penyunting.server.ts";
import { Penyunting, type Tolakan } from "../redaksi/penyunting.tsx";
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

export async function action(args: Route.ActionArgs): Promise<{ readonly refusal?: Tolakan }> {
  const form = await args.request.formData();
  throw redirect(await within(args, (ctx) => kirimNaskah(ctx, undefined, form)));
}

export default function NaskahBaru({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Tulis berita" lead="Disimpan dulu sebagai draf; pembaca belum melihatnya." />
      <Penyunting isi={loaderData} tolakan={actionData?.refusal} />
    </>
  );
}
