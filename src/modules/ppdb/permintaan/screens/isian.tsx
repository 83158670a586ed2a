import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { pageOfForm, refusedPageContext } from "../../keluarga/chosen-page.server.ts";
import { ClosedPage } from "../../keluarga/closed-page.tsx";
import { loadPage } from "../../keluarga/load-page.server.ts";
import { demandOpen, openFirst } from "../../keluarga/open-pages.server.ts";
import { withTyped } from "../../keluarga/status-action.server.ts";
import { setStatusCookie } from "../../keluarga/status-cookie.server.ts";
import type { Refused } from "../../keluarga/status-view.tsx";
import { withUnsent } from "../../keluarga/unsent.server.ts";
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

export async function action({ context, request }: ActionFunctionArgs) {
  const [scope, { secure }] = [context.get(scopeContext), context.get(visitContext)];
  const form = await readForm(request);
  const typed = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  const asked = { request, secure };
  const id = await scope
    .transaction(async (ctx) => {
      const { nomor, ...sent } = typed;
      const child = await demandOpen(ctx, asked, nomor);
      await askPermintaan(ctx, child, sent);
      return child;
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.kind === "unavailable") throw withTyped(error, typed);
      const page = await scope.read((ctx) => pageOfForm(ctx, asked, form));
      context.set(refusedPageContext, page);
      throw page === "tertutup" ? withUnsent(error, permintaanFields, form) : withTyped(error, typed);
    });
  const cookie = setStatusCookie(await scope.read((ctx) => openFirst(ctx, asked, id)), secure);
  return redirect(`${isianPath}?terkirim=ya`, { status: 303, headers: { "Set-Cookie": cookie } });
}

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
