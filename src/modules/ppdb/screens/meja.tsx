import { useLocation } from "react-router";
import { may, reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { kertasPath } from "../kertas/path.ts";
import { readAsked } from "../panitia/asked.ts";
import { listMeja } from "../panitia/list-meja.server.ts";
import { actOnMeja } from "../panitia/massal/meja-action.server.ts";
import { MejaKeys } from "../panitia/parts/meja-keys.tsx";
import { MejaList } from "../panitia/parts/meja-list.tsx";
import { mejaPpdbPath } from "../paths.ts";
import { WaitingSheet } from "../permintaan/parts/waiting-sheet.tsx";
import { listPermintaan } from "../permintaan/read-permintaan.server.ts";
import { pertanyaanRows } from "../pertanyaan/read-pertanyaan.server.ts";
import type { Route } from "./+types/meja.ts";
import "../panitia/parts/meja.css";

export const meta = () => [{ title: "Meja Panitia" }];

export async function loader(args: Route.LoaderArgs) {
  const asked = readAsked(new URL(args.request.url).searchParams);
  return reading(args, async (ctx) => {
    const meja = await listMeja(ctx, asked);
    const unduh = may(ctx, "pendaftaran:export") !== "no" && meja.periode !== null && (await pertanyaanRows(ctx, meja.periode)).length > 0;
    return { asked, ...meja, unduh, ubah: may(ctx, "pendaftaran:update") !== "no", permintaan: await listPermintaan(ctx) };
  });
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  actOnMeja(context.get(scopeContext), await readForm(request), readAsked(new URL(request.url).searchParams));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Meja({ loaderData: { asked, ubah, unduh, permintaan, ...meja } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      <PageHead title="Meja Panitia" lead="Pendaftaran yang masuk: periksa berkasnya, minta perbaikan, lalu putuskan.">
        <MejaKeys />
        {unduh && (
          <ButtonLink look="quiet" to={`${mejaPpdbPath}/jawaban${search}`} reloadDocument>
            Unduh jawaban (Excel)
          </ButtonLink>
        )}
        {ubah && (
          <>
            <ButtonLink look="quiet" to={`${mejaPpdbPath}/kabar`}>
              Kabar untuk keluarga
            </ButtonLink>
            <ButtonLink to={kertasPath}>Isikan dari kertas</ButtonLink>
          </>
        )}
      </PageHead>
      <WaitingSheet permintaan={permintaan} />
      <MejaList asked={asked} meja={meja} ubah={ubah} />
    </>
  );
}
