import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { ClosedPage } from "../../keluarga/closed-page.tsx";
import { keepSent } from "../../keluarga/keep-sent.server.ts";
import { loadPage } from "../../keluarga/load-page.server.ts";
import { knowsTelepon } from "../../keluarga/open-pages.server.ts";
import type { Refused } from "../../keluarga/status-view.tsx";
import papanJepit from "../../media/papan-jepit.svg";
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
  const opened = { request: args.request, secure: args.context.get(visitContext).secure };
  const isi = await loadPage(args, async (ctx, id) => {
    const shown = await loadTambahan(ctx, id, asked.get("bagian") ?? "");
    return shown && { ...shown, kenal: knowsTelepon(ctx, opened, id) };
  });
  return { isi, saved: asked.has("tersimpan") };
}

export const action = (args: ActionFunctionArgs) =>
  keepSent(args, {
    ...{ fields: tambahanFields, done: `${tambahanPath}?tersimpan=ya`, keep: saveTambahan },
    telepon: "Belum ada yang tersimpan.",
  });

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly refusal: Refused };
}

export default function DaftarUlang({ loaderData: { isi, saved }, actionData }: Props) {
  if (!isi) {
    return (
      <>
        <PageHead
          title="Data Daftar Ulang"
          lead="Buka lagi halaman anak Anda untuk melanjutkan."
          picture={<HeadDrawing of={papanJepit} />}
        />
        <div className="lebar status-keluarga">
          <ClosedPage refused={actionData?.refusal} />
        </div>
      </>
    );
  }
  const { namaLengkap, nomor, kunci, tutup } = isi;
  return (
    <>
      <PageHead
        title="Data Daftar Ulang"
        lead="Yang diminta EMIS dari siswa baru dan belum ada di pendaftaran."
        picture={<HeadDrawing of={papanJepit} />}
      />
      <div className="lebar status-keluarga">
        <article className="status-lembar">
          <p className="status-nomor">{nomor}</p>
          <h2>{namaLengkap}</h2>
          <PartList isi={isi} saved={saved && !actionData} />
        </article>
        {tutup === null && <PartForm isi={isi} telepon={!isi.kenal} refused={actionData?.refusal} />}
        <p>
          <a href="/privasi">Bagaimana kami menjaga data Anda</a>
        </p>
        <div className="baris status-tindakan">
          <a className="tbl garis" href={`${statusPath}?anak=${kunci}`}>
            Kembali ke status
          </a>
        </div>
      </div>
    </>
  );
}
