import FileDown from "lucide-react/icons/file-down";
import Reply from "lucide-react/icons/reply";
import { lazy, Suspense } from "react";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { suratMasukPath } from "#modules/persuratan/index.ts";
import { letterTabs } from "../letter-tabs.ts";
import { loadJalan } from "../load/load.server.ts";
import { receiveJalan } from "../load/receive.server.ts";
import { DisposisiForm } from "../parts/disposisi-form.tsx";
import { FaktaSurat } from "../parts/fakta-surat.tsx";
import { Jalan, Pemegang } from "../parts/jalan.tsx";
import { jalanPath } from "../paths.ts";
import { anakFrom, type SuratState, suratState } from "../tree.ts";
import type { Route } from "./+types/jalan-surat.ts";
import "../parts/disposisi.css";

export const handle = { crumb: "Disposisi" };

const DroppedPaper = lazy(async () => ({ default: (await import("#kit/ui/field/dropped-paper.tsx")).DroppedPaper }));

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData ? `Disposisi ${loaderData.surat.nomorSurat}` : "Disposisi" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadJalan(ctx, args.params.id));

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  receiveJalan(context.get(scopeContext), params.id, await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

const words: Readonly<Record<SuratState, readonly [string, Tone]>> = {
  belum: ["Belum didisposisi", "warning"],
  berjalan: ["Sedang ditindaklanjuti", "info"],
  selesai: ["Semua selesai", "success"],
};

export default function JalanSurat({ loaderData }: Route.ComponentProps) {
  const { surat, pohon, tanggapan, calon, kelompok, boleh, hari, sekarang } = loaderData;
  const say = useToast();
  const [sebutan, nada] = words[suratState(pohon)];
  return (
    <>
      <PageHead title={surat.perihal} lead={<Tag tone={nada}>{sebutan}</Tag>}>
        <ButtonLink look="quiet" to={`${suratMasukPath}/${surat.id}`}>
          Kembali ke surat
        </ButtonLink>
        {boleh.balas && (
          <ButtonLink icon={Reply} to={`/administration/naskah/baru?balas=${surat.id}`}>
            Balas surat
          </ButtonLink>
        )}
        <ButtonLink icon={FileDown} to={`${jalanPath(surat.id)}/lembar`} reloadDocument>
          Lembar disposisi
        </ButtonLink>
        {pohon.length > 0 && (
          <ButtonLink icon={FileDown} to={`${jalanPath(surat.id)}/lembar?kosong`} reloadDocument>
            Lembar kosong
          </ButtonLink>
        )}
      </PageHead>
      <Tabs label="Halaman surat masuk ini" tabs={letterTabs(surat.id)} />
      <Pemegang pohon={pohon} hari={hari} sekarang={sekarang} />
      <Sheet title="Perjalanan surat">
        {pohon.length === 0 ? (
          <EmptyState title="Belum ada disposisi">
            {boleh.beri
              ? "Pilih penerima dan instruksinya di bawah."
              : "Kepala madrasah yang menentukan kepada siapa surat ini diteruskan."}
          </EmptyState>
        ) : (
          <div className="ui-sheet-body">
            <Jalan akar={anakFrom(pohon, null)} pohon={pohon} tanggapan={tanggapan} hari={hari} />
          </div>
        )}
      </Sheet>
      {boleh.beri && (
        <Sheet title={pohon.length === 0 ? "Disposisikan" : "Tambah penerima"}>
          <DisposisiForm
            tempat={`surat-${surat.id}`}
            aksi="beri"
            tombol="Kirim disposisi"
            calon={calon}
            kelompok={kelompok}
            onSelesai={say}
          />
        </Sheet>
      )}
      <FaktaSurat surat={surat} pindaian={`${suratMasukPath}/${surat.id}/berkas/berkasId`} />
      {boleh.lampirkan && (
        <Suspense>
          <DroppedPaper field="berkasId" noun="surat masuk" to={`${suratMasukPath}?ubah=${surat.id}`} />
        </Suspense>
      )}
    </>
  );
}
