import CircleCheck from "lucide-react/icons/circle-check";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { tag, visitContext } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import toga from "../media/toga.svg";
import { alumniPath } from "../usulan-alumni/fields.ts";
import { Form } from "../usulan-alumni/form.tsx";
import { receiveUsulan } from "../usulan-alumni/receive.server.ts";
import "../usulan-alumni/data-alumni.css";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const { pembuka } = await reportSections(args, { pembuka: (ctx) => readPembuka(ctx, "alumni") });
  return { pembuka: pembuka ?? pembukaOf("Data Alumni"), terkirim: searchParams.has("terkirim"), asal: origin };
}

/** A refusal takes along what was typed, so that nothing is written twice. */
export async function action(args: ActionFunctionArgs) {
  const data = await readForm(args.request);
  const typed = Object.fromEntries([...data].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  try {
    await receiveUsulan(args.context.get(scopeContext), typed, args.context.get(visitContext).address);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { kind, message, fields, retryAfter } = refusal;
    throw new Refusal(kind, message, { ...(fields && { fields }), ...(retryAfter && { retryAfter }), current: typed });
  }
  return redirect(`${alumniPath}?terkirim=1`, 303);
}

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { refusal: { sentence: string; fields?: Record<string, string>; current?: unknown } };
}

export const meta = ({ loaderData }: Partial<Pick<Props, "loaderData">>) =>
  loaderData
    ? describe({
        ...{ title: "Data Alumni", heading: loaderData.pembuka.judul, description: loaderData.pembuka.isi },
        url: loaderData.asal + alumniPath,
      })
    : [];

export default function DataAlumni({ loaderData: { pembuka, terkirim }, actionData }: Props) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={toga} />}
        edit={editPembuka(pembuka)}
      />
      <div className="lebar data-alumni">
        {terkirim && !actionData ? (
          <section className="data-alumni-terkirim" aria-labelledby="terkirim">
            <Icon of={CircleCheck} />
            <div>
              <h2 id="terkirim">Terima kasih, data Anda sudah kami terima</h2>
              <p>Kantor madrasah mencocokkannya dengan catatan lulusan. Bila ada yang berubah lagi, kirimkan kapan saja.</p>
              <a className="lanjut" href={alumniPath}>
                Isi lagi
              </a>
            </div>
          </section>
        ) : (
          <Form refusal={actionData?.refusal} />
        )}
      </div>
    </>
  );
}
