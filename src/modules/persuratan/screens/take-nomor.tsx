import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { initialFields } from "../nomor/initial-fields.server.ts";
import { takeNomor } from "../nomor/take-nomor.server.ts";
import { Desk } from "../parts/desk.tsx";
import { NomorForm } from "../parts/nomor-form.tsx";
import type { Route } from "./+types/take-nomor.ts";
import "../parts/persuratan.css";

export const handle = { crumb: "Ambil Nomor" };

export const meta = () => [{ title: "Ambil Nomor" }];

export const loader = (args: Route.LoaderArgs) => within(args, initialFields);

export async function action(args: Route.ActionArgs) {
  const { kunci, ...sent } = Object.fromEntries(await readForm(args.request));
  const key = typeof kunci === "string" && kunci !== "" ? kunci : null;
  return { diberi: await takeNomor(args.context.get(scopeContext), { sent, key, source: "form" }) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function TakeNomor({ loaderData, actionData }: Route.ComponentProps) {
  const { pilihan, awal, calon, desk } = loaderData;
  return (
    <RelatedContext value={{ ...nothingRelated, options: pilihan }}>
      <Desk {...desk} />
      <PageHead
        title="Ambil Nomor"
        lead="Nomor diberikan berurutan tanpa loncat. Suratnya langsung tercatat di Daftar Surat sebagai draf."
      />
      <NomorForm awal={awal} nomorAwal={calon} adaJenis={(pilihan.jenis ?? []).length > 0} tanpaSkrip={actionData} />
    </RelatedContext>
  );
}
