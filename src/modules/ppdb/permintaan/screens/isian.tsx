import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { ClosedPage } from "../../keluarga/closed-page.tsx";
import { keepSent } from "../../keluarga/keep-sent.server.ts";
import { loadPage } from "../../keluarga/load-page.server.ts";
import type { Refused } from "../../keluarga/status-view.tsx";
import formulir from "../../media/formulir.svg";
import { statusPath } from "../../paths.ts";
import { askPermintaan, lateSentence } from "../ask-permintaan.server.ts";
import { permintaanFields } from "../fields.ts";
import { loadIsian } from "../load-isian.server.ts";
import { Ask, Asked, SentForm } from "../parts/sent-form.tsx";
import { isianPath } from "../path.ts";
import "../../keluarga/status.css";

export const meta = () => [{ title: "Isian yang Anda Kirim" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const isi = await loadPage(args, loadIsian);
  return { isi, sent: new URL(args.request.url).searchParams.has("terkirim"), late: lateSentence };
}

export const action = (args: ActionFunctionArgs) =>
  keepSent(args, {
    ...{ fields: permintaanFields, done: `${isianPath}?terkirim=ya` },
    keep: async (ctx, id, sent) => {
      await askPermintaan(ctx, id, sent);
      return undefined;
    },
  });

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly refusal: Refused };
}

export default function IsianTerkirim({ loaderData: { isi, sent, late }, actionData }: Props) {
  const refused = actionData?.refusal;
  return (
    <>
      <PageHead
        title="Isian yang Anda Kirim"
        lead="Periksa kembali formulir yang sudah terkirim, dan minta perbaikan bila ada yang keliru."
        picture={<HeadDrawing of={formulir} />}
      />
      <div className="lebar status-keluarga">
        {isi === null ? (
          <ClosedPage refused={refused} />
        ) : (
          <>
            {sent && !refused && (
              <p className="status-kini" role="status">
                <b>Permintaan terkirim.</b> Jawaban panitia tampil di halaman ini.
              </p>
            )}
            <SentForm isi={isi} />
            <Asked permintaan={isi.permintaan} />
            {isi.bolehMinta ? <Ask nomor={isi.nomor} pilihan={isi.pilihan} refused={refused} /> : <p>{refused?.sentence ?? late}</p>}
            <p>
              <a href="/privasi">Bagaimana kami menjaga data Anda</a>
            </p>
            <div className="baris status-tindakan">
              <a className="tbl garis" href={`${statusPath}?anak=${isi.kunci}`}>
                Kembali ke status
              </a>
            </div>
          </>
        )}
      </div>
    </>
  );
}
