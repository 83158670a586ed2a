import { redirect } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import { loadGabung, readSeen } from "../load-gabung.server.ts";
import { mergePendaftaran } from "../merge-pendaftaran.server.ts";
import { FindOther } from "../parts/find-other.tsx";
import { MergeForm } from "../parts/merge-form.tsx";
import type { Route } from "./+types/gabung.ts";
import "../parts/gabung.css";

export const handle = { crumb: "Gabungkan" };
export const meta = () => [{ title: "Gabungkan pendaftaran · Meja Panitia" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => loadGabung(ctx, args.params.id, new URL(args.request.url).searchParams.get("dengan") ?? ""));

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const pair = { pergi: readSeen(form, "pergi"), tetap: readSeen(form, "tetap"), rencana: String(form.get("rencana") ?? "") };
  await context.get(scopeContext).transaction((ctx) => mergePendaftaran(ctx, pair, Object.fromEntries(form)));
  return redirect(`${mejaPpdbPath}/${pair.tetap.id}`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Gabung({ loaderData: { ini, cari, pasangan, kata } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Gabungkan pendaftaran" lead={`${ini.namaLengkap}, ${ini.nomor}`}>
        <ButtonLink look="quiet" to={`${mejaPpdbPath}/${ini.id}`}>
          Kembali ke pendaftaran
        </ButtonLink>
      </PageHead>
      {pasangan ? <MergeForm key={pasangan.itu.id} ini={ini} pasangan={pasangan} /> : <FindOther cari={cari} kata={kata} />}
    </>
  );
}
