import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { mailReadyContext } from "#kit/mail/mail-ready.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered, revalidatesWhenRefused } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { StepForm } from "#modules/akun/index.tsx";
import { suratKeluarPath } from "#modules/persuratan/index.ts";
import { catatFields, surelFields } from "../fields.ts";
import { loadPengiriman } from "../load-pengiriman.server.ts";
import { PengirimanList } from "../parts/pengiriman-list.tsx";
import { receivePengiriman } from "../receive-pengiriman.server.ts";
import type { Route } from "./+types/pengiriman.ts";

export const handle = { crumb: "Pengiriman" };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Pengiriman ${loaderData.surat.nomorSurat}` : "Pengiriman" },
];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => loadPengiriman(ctx, args.params.id, args.context.get(mailReadyContext)));

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  receivePengiriman(context.get(scopeContext), params.id, { form: await readForm(request), hasMail: context.get(mailReadyContext) });

export const shouldRevalidate = revalidatesWhenRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PengirimanSurat({ loaderData: { surat, pengiriman, boleh, tanpaSurel, hari } }: Route.ComponentProps) {
  const say = useToast();
  const penerima = surat.tujuan?.split("\n")[0] ?? "";
  const shared = { about: surat.id, desk: "pengiriman", onDone: (said: string) => say(said) };
  return (
    <>
      <PageHead title={surat.perihal} lead={`Pengiriman surat nomor ${surat.nomorSurat}`}>
        <ButtonLink look="quiet" to={`${suratKeluarPath}/${surat.id}`}>
          Kembali ke surat
        </ButtonLink>
      </PageHead>
      <Sheet title="Sudah dikirim">
        {pengiriman.length === 0 ? (
          <EmptyState title="Belum ada pengiriman">Setiap pengiriman dicatat di sini, lengkap dengan tanda terimanya.</EmptyState>
        ) : (
          <PengirimanList rows={pengiriman} mayChange={boleh.ubah} onSent={boleh.catat ? shared.onDone : null} />
        )}
      </Sheet>
      {boleh.catat && (
        <Sheet title="Catat pengiriman">
          <StepForm
            {...shared}
            aksi="catat"
            fields={catatFields}
            initial={{ penerima, tanggalKirim: hari, cara: "diantar" }}
            button="Catat"
            look="primary"
          />
        </Sheet>
      )}
      {boleh.catat && (
        <Sheet title="Kirim lewat e-mail">
          {tanpaSurel ? (
            <p className="ui-sheet-body ui-muted">{tanpaSurel}</p>
          ) : (
            <StepForm {...shared} aksi="surel" fields={surelFields} initial={{ penerima }} button="Kirim surat" look="plain" />
          )}
        </Sheet>
      )}
    </>
  );
}
