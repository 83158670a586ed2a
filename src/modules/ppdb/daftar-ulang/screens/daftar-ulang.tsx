import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { redirect } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
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
import { tambahanFields } from "../bagian.ts";
import { loadTambahan } from "../load-tambahan.server.ts";
import { PartForm } from "../parts/part-form.tsx";
import { PartList } from "../parts/part-list.tsx";
import { tambahanPath } from "../path.ts";
import { saveTambahan } from "../save-tambahan.server.ts";
import "#kit/ui/styles/day.css";
import "../../keluarga/status.css";
import "../parts/daftar-ulang.css";

export const meta = () => [{ title: "Data Daftar Ulang" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const isi = await loadPage(args, (ctx, id) => loadTambahan(ctx, id, asked.get("bagian") ?? ""));
  return { isi, saved: asked.has("tersimpan") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const [scope, { secure }] = [context.get(scopeContext), context.get(visitContext)];
  const form = await readForm(request);
  const typed = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  const asked = { request, secure };
  const { id, errors } = await scope
    .transaction(async (ctx) => {
      const { nomor, ...sent } = typed;
      const id = await demandOpen(ctx, asked, nomor);
      return { id, errors: await saveTambahan(ctx, id, sent) };
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.kind === "unavailable") throw withTyped(error, typed);
      const page = await scope.read((ctx) => pageOfForm(ctx, asked, form));
      context.set(refusedPageContext, page);
      throw page === "tertutup" ? withUnsent(error, tambahanFields, form) : withTyped(error, typed);
    });
  // What was right is kept by now.
  if (Object.keys(errors).length > 0) {
    context.set(refusedPageContext, { id });
    throw withTyped(refuse.invalid("Yang sudah benar tersimpan. Periksa isian yang ditandai.", errors), typed);
  }
  const cookie = setStatusCookie(await scope.read((ctx) => openFirst(ctx, asked, id)), secure);
  return redirect(`${tambahanPath}?tersimpan=ya`, { status: 303, headers: { "Set-Cookie": cookie } });
}

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly refusal: Refused };
}

export default function DaftarUlang({ loaderData: { isi, saved }, actionData }: Props) {
  if (!isi) {
    return (
      <>
        <PageHead title="Data Daftar Ulang" lead="Buka lagi halaman anak Anda untuk melanjutkan." />
        <div className="lebar status-keluarga">
          <ClosedPage refused={actionData?.refusal} />
        </div>
      </>
    );
  }
  const { namaLengkap, nomor, kunci, tutup } = isi;
  return (
    <>
      <PageHead title="Data Daftar Ulang" lead="Yang diminta EMIS dari siswa baru dan belum ada di pendaftaran." />
      <div className="lebar status-keluarga">
        <article className="status-lembar">
          <p className="status-nomor">{nomor}</p>
          <h2>{namaLengkap}</h2>
          <PartList isi={isi} saved={saved && !actionData} />
        </article>
        {tutup === null && <PartForm isi={isi} refused={actionData?.refusal} />}
        <div className="baris status-tindakan">
          <a className="tbl garis" href={`${statusPath}?anak=${kunci}`}>
            Kembali ke status
          </a>
        </div>
      </div>
    </>
  );
}
