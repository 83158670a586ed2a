import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { tag, visitContext } from "#kit/visit.server.ts";
import { readPembuka, readPengaturan } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import { hubungiPath } from "../addresses.ts";
import { formTime } from "../kirim/form-time.server.ts";
import { keepTyped } from "../kirim/keep-typed.server.ts";
import { type Terkirim as Receipt, receivePesan } from "../kirim/receive-pesan.server.ts";
import kotakSurat from "../media/kotak-surat.svg";
import { Form, type Refused } from "../parts/form.tsx";
import { Guidance } from "../parts/guidance.tsx";
import { Terkirim } from "../parts/terkirim.tsx";
import "../parts/hubungi.css";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "pengaturan", "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const jenis = searchParams.get("jenis") === "pengaduan" ? "pengaduan" : searchParams.get("jenis") === "pertanyaan" ? "pertanyaan" : null;
  const [{ pembuka }, isi] = await Promise.all([
    reportSections(args, { pembuka: (ctx) => readPembuka(ctx, "hubungi") }),
    reading(args, async (ctx) => ({ waktu: formTime(ctx), telepon: (await readPengaturan(ctx)).telepon })),
  ]);
  return { pembuka: pembuka ?? pembukaOf("Hubungi Kami"), ...isi, jenis, asal: origin };
}

/** The receipt is this answer: sent again, it is the same one. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  keepTyped(request, readForm, async (typed) => ({
    terkirim: await receivePesan(context.get(scopeContext), typed, context.get(visitContext).address),
  }));

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { readonly terkirim?: Receipt; readonly refusal?: Refused };
}

export const meta = ({ loaderData }: Partial<Pick<Props, "loaderData">>) =>
  loaderData
    ? describe({
        ...{ title: "Hubungi Kami", heading: loaderData.pembuka.judul, description: loaderData.pembuka.isi },
        url: loaderData.asal + hubungiPath,
      })
    : [];

export default function Hubungi({ loaderData: { pembuka, waktu, telepon, jenis }, actionData }: Props) {
  const terkirim = actionData?.terkirim;
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={kotakSurat} />}
        edit={editPembuka(pembuka)}
      />
      <div className="lebar hubungi">
        {terkirim ? (
          <Terkirim terkirim={terkirim} />
        ) : (
          <>
            {/* After a refusal what is to be mended comes first. */}
            {actionData?.refusal ? null : <Guidance telepon={telepon} />}
            <Form refusal={actionData?.refusal} jenis={jenis} waktu={waktu} />
          </>
        )}
      </div>
    </>
  );
}
