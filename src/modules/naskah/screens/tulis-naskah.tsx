import { redirect, useNavigate } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { alamatSatu } from "../alamat.ts";
import { sebutPerihal } from "../isi/bidang.ts";
import { muatPenyunting } from "../muat/penyunting.server.ts";
import { type Jawaban, terimaNaskah } from "../muat/terima.server.ts";
import { Penyunting } from "../tampilan/penyunting.tsx";
import type { Route } from "./+types/tulis-naskah.ts";
import "../tampilan/naskah.css";

export const handle = { crumb: "Tulis" };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Tulis ${sebutPerihal(loaderData.naskah.perihal, loaderData.naskah.isian)}` : "Tulis Surat" },
];

/** What is no longer a draft is only read. */
export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const isi = await muatPenyunting(ctx, args.params.id);
    if (isi.naskah.status !== "draft") throw redirect(alamatSatu(isi.naskah.id));
    return isi;
  });

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  terimaNaskah(context.get(scopeContext), { id: params.id, form: await readForm(request), origin: context.get(visitContext).origin });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function TulisNaskah({ loaderData }: Route.ComponentProps) {
  const { naskah, pilihan } = loaderData;
  const say = useToast();
  const go = useNavigate();
  const selesai = ({ pesan, ke }: Jawaban) => {
    say(pesan);
    if (ke) void go(alamatSatu(naskah.id));
  };
  return (
    <RelatedContext value={{ ...nothingRelated, options: pilihan }}>
      <PageHead title={sebutPerihal(naskah.perihal, naskah.isian)} lead="Draf. Nomornya diberikan saat ditandatangani.">
        <ButtonLink look="quiet" to={alamatSatu(naskah.id)}>
          Lihat surat
        </ButtonLink>
      </PageHead>
      {naskah.alasanKembali && (
        <p className="naskah-kembali">
          <b>Dikembalikan:</b> {naskah.alasanKembali}
        </p>
      )}
      <Penyunting key={naskah.id} isi={loaderData} onSelesai={selesai} />
    </RelatedContext>
  );
}
