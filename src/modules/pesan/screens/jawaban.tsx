import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { hubungiPath, jawabanPath } from "../addresses.ts";
import { type OpenedPesan, openPesan } from "../buka/open-pesan.server.ts";
import { bukaFields } from "../fields.ts";
import { forSender, jenisLabels } from "../jenis.ts";
import { keepTyped } from "../kirim/keep-typed.server.ts";
import amplop from "../media/amplop.svg";
import type { Refused } from "../parts/form.tsx";
import "../parts/hubungi.css";

const lead = "Baca jawaban atas pesan yang Anda kirim lewat situs ini.";

export const loader = ({ request }: LoaderFunctionArgs) => ({ asal: new URL(request.url).origin });

/** The message is this answer: on a borrowed telephone nothing of it stays. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  keepTyped(request, readForm, async (typed) => ({
    pesan: await openPesan(context.get(scopeContext), typed, context.get(visitContext).address),
  }));

interface Props {
  readonly loaderData: ReturnType<typeof loader>;
  readonly actionData?: { readonly pesan?: OpenedPesan; readonly refusal?: Refused };
}

export const meta = ({ loaderData }: Partial<Pick<Props, "loaderData">>) =>
  loaderData
    ? describe({
        ...{ title: "Jawaban Pesan", description: lead },
        url: loaderData.asal + jawabanPath,
      })
    : [];

export default function Jawaban({ actionData }: Props) {
  const pesan = actionData?.pesan;
  return (
    <>
      <PageHead title="Jawaban Pesan" lead={lead} picture={<HeadDrawing of={amplop} />} />
      <div className="lebar hubungi">{pesan ? <Opened pesan={pesan} /> : <Open refusal={actionData?.refusal} />}</div>
    </>
  );
}

function Open({ refusal }: { readonly refusal: Refused | undefined }) {
  const { current, fields: errors = {} } = refusal ?? {};
  const typed = (current ?? {}) as Readonly<Record<string, string>>;
  return (
    <form action={jawabanPath} method="post" noValidate className="hubungi-isi">
      <ErrorSummary title={refusal?.sentence} errors={errors} fields={bukaFields} />
      <div className="ui-fields">
        <FieldPiece name="nomor" field={bukaFields.nomor} value={typed.nomor} error={errors.nomor} full />
        <FieldPiece name="kode" field={bukaFields.kode} value={typed.kode} error={errors.kode} full />
      </div>
      <p>
        <a href="/privasi">Bagaimana kami menjaga data Anda</a>
      </p>
      <button type="submit" className="tbl">
        Buka
      </button>
      <p>
        Nomor atau kodenya hilang? Keduanya tidak dapat kami kirim ulang, karena kami tidak tahu siapa pengirimnya.{" "}
        <a href={hubungiPath}>Tulis pesan baru</a>.
      </p>
    </form>
  );
}

function Opened({ pesan: { nomor, jenis, perihal, isi, keadaan, jawaban, dijawabPada, createdAt } }: { readonly pesan: OpenedPesan }) {
  return (
    <section className="hubungi-lembar" aria-labelledby="pesan">
      <h2 id="pesan">{perihal}</h2>
      <p>
        {jenisLabels[jenis]} <b className="hubungi-sebaris">{nomor}</b>, dikirim {formatMoment(createdAt)}.
      </p>
      <dl>
        <div>
          <dt>Keadaan</dt>
          <dd>{forSender[keadaan]}</dd>
        </div>
        {jawaban && dijawabPada && (
          <div>
            <dt>Jawaban madrasah, {formatMoment(dijawabPada)}</dt>
            <dd>{jawaban}</dd>
          </div>
        )}
        <div>
          <dt>Pesan Anda</dt>
          <dd>{isi}</dd>
        </div>
      </dl>
      <p>Tutup halaman ini sesudah membacanya bila ponselnya bukan milik Anda.</p>
      <a className="lanjut" href={hubungiPath}>
        Tulis pesan lain
      </a>
    </section>
  );
}
