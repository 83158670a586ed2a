import { data, redirect, useNavigate } from "react-router";
import { overtaken } from "#kit/audit/overtaken.server.ts";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { describePerihal } from "../content/fields.ts";
import { loadEditor } from "../load/editor.server.ts";
import { type Answer, receiveNaskah } from "../load/receive.server.ts";
import type { Naskah } from "../naskah.ts";
import { Editor } from "../parts/editor.tsx";
import { onePath } from "../paths.ts";
import type { Route } from "./+types/write-naskah.ts";
import "../parts/naskah.css";

export const handle = { crumb: "Tulis" };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Tulis ${describePerihal(loaderData.naskah.perihal, loaderData.naskah.isian)}` : "Tulis Surat" },
];

/** What is no longer a draft is only read. */
export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const isi = await loadEditor(ctx, args.params.id, new URL(args.request.url).searchParams.has("semua"));
    if (isi.naskah.status !== "draft") throw redirect(onePath(isi.naskah.id));
    return isi;
  });

export async function action({ context, request, params }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  try {
    return await receiveNaskah(scope, { id: params.id, form: await readForm(request), origin: context.get(visitContext).origin });
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "stale")) throw error;
    return data(await overtaken<Naskah>(scope, "naskahSurat", error), { status: 409 });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function WriteNaskah({ loaderData }: Route.ComponentProps) {
  const { naskah, pilihan } = loaderData;
  const say = useToast();
  const go = useNavigate();
  const selesai = ({ pesan, ke }: Answer) => {
    say(pesan);
    if (ke) void go(onePath(naskah.id));
  };
  return (
    <RelatedContext value={{ ...nothingRelated, options: pilihan }}>
      <PageHead title={describePerihal(naskah.perihal, naskah.isian)} lead="Draf. Nomornya diberikan saat ditandatangani.">
        <ButtonLink look="quiet" to={onePath(naskah.id)}>
          Lihat surat
        </ButtonLink>
      </PageHead>
      {naskah.alasanKembali && (
        <p className="naskah-kembali">
          <b>Dikembalikan:</b> {naskah.alasanKembali}
        </p>
      )}
      <Editor key={naskah.id} isi={loaderData} onSelesai={selesai} />
    </RelatedContext>
  );
}
