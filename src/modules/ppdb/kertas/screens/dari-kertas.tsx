import { useState } from "react";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import { enterKertas } from "../enter-kertas.server.ts";
import { loadKertas } from "../load-kertas.server.ts";
import { EnteredSheet, type Received } from "../parts/entered.tsx";
import { KertasForm } from "../parts/kertas-form.tsx";
import type { Route } from "./+types/dari-kertas.ts";
import "../parts/kertas.css";

export const meta = () => [{ title: "Isi dari Formulir Kertas" }];
export const handle = { crumb: "Isi dari kertas" };

export const loader = (args: Route.LoaderArgs) => within(args, loadKertas);

export async function action({ context, request }: Route.ActionArgs) {
  const { kunci, yakin, ...sent } = Object.fromEntries(await readForm(request));
  return enterKertas(context.get(scopeContext), sent, { key: typeof kunci === "string" ? kunci : "", yakin: yakin === "on" });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function DariKertas({ loaderData }: Route.ComponentProps) {
  const [received, setReceived] = useState<Received | null>(null);
  return (
    <>
      <PageHead
        title="Isi dari Formulir Kertas"
        lead="Untuk keluarga yang datang membawa formulir kertas. Salin isinya seperti tertulis; nomornya berurutan dengan yang mendaftar lewat situs."
      >
        <ButtonLink look="quiet" to={mejaPpdbPath}>
          Ke Meja Panitia
        </ButtonLink>
      </PageHead>
      {received && <EnteredSheet received={received} />}
      {loaderData.jalur.length === 0 ? (
        <Sheet>
          <EmptyState title="Tidak ada jalur yang menerima formulir">
            Formulir kertas dapat dimasukkan selama jalurnya dibuka, dan beberapa hari sesudahnya menurut periodenya.
          </EmptyState>
        </Sheet>
      ) : (
        <KertasForm page={loaderData} onReceived={setReceived} />
      )}
    </>
  );
}
