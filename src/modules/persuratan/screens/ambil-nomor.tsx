import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { ambilNomor } from "../nomor/ambil-nomor.server.ts";
import { awalIsian } from "../nomor/awal-isian.server.ts";
import { FormulirNomor } from "../tampilan/formulir-nomor.tsx";
import type { Route } from "./+types/ambil-nomor.ts";
import "../tampilan/persuratan.css";

export const handle = { crumb: "Ambil Nomor" };

export const meta = () => [{ title: "Ambil Nomor" }];

export const loader = (args: Route.LoaderArgs) => within(args, awalIsian);

export async function action(args: Route.ActionArgs) {
  const { kunci, ...sent } = Object.fromEntries(await readForm(args.request));
  const key = typeof kunci === "string" && kunci !== "" ? kunci : null;
  return { diberi: await ambilNomor(args.context.get(scopeContext), { sent, key, source: "form" }) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function AmbilNomor({ loaderData, actionData }: Route.ComponentProps) {
  const { pilihan, awal, calon, tabs } = loaderData;
  return (
    <RelatedContext value={{ ...nothingRelated, options: pilihan }}>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead
        title="Ambil Nomor"
        lead="Nomor diberikan berurutan tanpa loncat. Suratnya langsung tercatat di Daftar Surat sebagai draf."
      />
      <FormulirNomor awal={awal} nomorAwal={calon} adaJenis={(pilihan.jenis ?? []).length > 0} tanpaSkrip={actionData} />
    </RelatedContext>
  );
}
