import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import kartuUjian from "../../media/kartu-ujian.svg";
import { checkKartu } from "../check-kartu.server.ts";
import "../parts/periksa-kartu.css";

export const meta = () => [
  { title: "Periksa Kartu Peserta" },
  { name: "robots", content: "noindex" },
  // Whoever has the address holds the card: it does not travel to other sites.
  { name: "referrer", content: "no-referrer" },
];

export const loader = (args: LoaderFunctionArgs) => reading(args, (ctx) => checkKartu(ctx, args.params.kode ?? ""));

/** Where the QR of a card leads: at the door, on the invigilator's telephone. */
export default function PeriksaKartu({ loaderData }: { readonly loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { nomor, berlaku, kalimat, ujian } = loaderData;
  return (
    <>
      <PageHead
        title="Periksa Kartu Peserta"
        lead="Apakah kartu yang dipindai ini masih berlaku."
        picture={<HeadDrawing of={kartuUjian} />}
      />
      <div className="lebar periksa-kartu">
        <p className="periksa-kartu-nomor">{nomor}</p>
        <p data-berlaku={berlaku}>{kalimat}</p>
        {ujian.length > 0 && (
          <dl>
            {ujian.map(({ ujian: nama, isi }) => (
              <div key={nama}>
                <dt>{nama}</dt>
                <dd>{isi}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}
