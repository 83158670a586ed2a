import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { tag, visitContext } from "#kit/visit.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { hubungiPath } from "../addresses.ts";
import { formTime } from "../kirim/form-time.server.ts";
import { keepTyped } from "../kirim/keep-typed.server.ts";
import { type Terkirim as Receipt, receivePesan } from "../kirim/receive-pesan.server.ts";
import { Form, type Refused } from "../parts/form.tsx";
import { Guidance } from "../parts/guidance.tsx";
import { Terkirim } from "../parts/terkirim.tsx";
import "../parts/hubungi.css";

const lead = "Tanyakan apa saja kepada Tata Usaha, atau sampaikan pengaduan langsung kepada Kepala Madrasah.";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "pengaturan");
  const { searchParams, origin } = new URL(args.request.url);
  const jenis = searchParams.get("jenis") === "pengaduan" ? "pengaduan" : searchParams.get("jenis") === "pertanyaan" ? "pertanyaan" : null;
  return reading(args, async (ctx) => ({ waktu: formTime(ctx), telepon: (await readPengaturan(ctx)).telepon, jenis, asal: origin }));
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
        ...{ title: "Hubungi Kami", description: lead },
        url: loaderData.asal + hubungiPath,
      })
    : [];

export default function Hubungi({ loaderData: { waktu, telepon, jenis }, actionData }: Props) {
  const terkirim = actionData?.terkirim;
  return (
    <>
      <PageHead title="Hubungi Kami" lead={lead} />
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
