import { useState } from "react";
import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import { drafListPath } from "../draf.ts";
import { actOnKertas } from "../kertas-action.server.ts";
import { loadKertas } from "../load-kertas.server.ts";
import { EnteredSheet, type Received } from "../parts/entered.tsx";
import { KertasForm } from "../parts/kertas-form.tsx";
import type { Route } from "./+types/dari-kertas.ts";
import "../parts/kertas.css";

export const meta = () => [{ title: "Isi dari Formulir Kertas" }];
export const handle = { crumb: "Isi dari kertas" };

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => loadKertas(ctx, new URL(args.request.url).searchParams.get("draf") ?? ""));

export const action = async ({ context, request }: Route.ActionArgs) => actOnKertas(context.get(scopeContext), await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function DariKertas({ loaderData }: Route.ComponentProps) {
  const [received, setReceived] = useState<Received | null>(null);
  const { jalur, draf, hilang } = loaderData;
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
      {hilang && !received && (
        <p role="status">
          Draf ini sudah tidak ada: sudah didaftarkan, dibuang, atau milik orang lain. <Link to={drafListPath}>Lihat draf yang ada</Link>
        </p>
      )}
      {jalur.length === 0 ? (
        <Sheet>
          <EmptyState title="Tidak ada jalur yang menerima formulir">
            Formulir kertas dapat dimasukkan selama jalurnya dibuka, dan beberapa hari sesudahnya menurut periodenya.
          </EmptyState>
        </Sheet>
      ) : (
        <KertasForm key={draf?.id ?? ""} page={loaderData} onReceived={setReceived} />
      )}
    </>
  );
}
