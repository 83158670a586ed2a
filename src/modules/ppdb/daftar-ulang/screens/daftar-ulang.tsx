import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { redirect } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { demandOpen, openFirst } from "../../keluarga/open-pages.server.ts";
import { withTyped } from "../../keluarga/status-action.server.ts";
import { readStatusCookie, setStatusCookie } from "../../keluarga/status-cookie.server.ts";
import type { Refused } from "../../keluarga/status-view.tsx";
import { statusPath } from "../../paths.ts";
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
  const { secure } = args.context.get(visitContext);
  const asked = new URL(args.request.url).searchParams;
  const isi = await reading(args, async (ctx) => {
    const id = readStatusCookie(ctx, args.request, secure);
    return id ? loadTambahan(ctx, id, asked.get("bagian") ?? "") : null;
  });
  // Number and birth date are asked for there.
  if (!isi) throw redirect(statusPath, 303);
  return { isi, saved: asked.has("tersimpan") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const [scope, { secure }] = [context.get(scopeContext), context.get(visitContext)];
  const typed = Object.fromEntries([...(await readForm(request))].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  const asked = { request, secure };
  const { id, errors } = await scope
    .transaction(async (ctx) => {
      const { nomor, ...sent } = typed;
      const id = await demandOpen(ctx, asked, nomor);
      return { id, errors: await saveTambahan(ctx, id, sent) };
    })
    .catch((error: unknown) => {
      throw withTyped(error, typed);
    });
  // What was right is kept by now.
  if (Object.keys(errors).length > 0)
    throw withTyped(refuse.invalid("Yang sudah benar tersimpan. Periksa isian yang ditandai.", errors), typed);
  const cookie = setStatusCookie(await scope.read((ctx) => openFirst(ctx, asked, id)), secure);
  return redirect(`${tambahanPath}?tersimpan=ya`, { status: 303, headers: { "Set-Cookie": cookie } });
}

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly refusal: Refused };
}

export default function DaftarUlang({ loaderData: { isi, saved }, actionData }: Props) {
  const { namaLengkap, nomor, tutup } = isi;
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
          <a className="tbl garis" href={statusPath}>
            Kembali ke status
          </a>
        </div>
      </div>
    </>
  );
}
