import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { tag } from "#kit/visit.server.ts";
import { readLembarTerbaca } from "../jalur/lembar-aturan.server.ts";
import type { LembarTerbaca } from "../jalur/tell-lembar.ts";
import timbangan from "../media/timbangan.svg";
import { lembarPath } from "../paths.ts";
import "../parts/info/lembar-terbaca.css";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "periodePpdb");
  const terbaca = await reading(args, (ctx) => readLembarTerbaca(ctx, args.params.id ?? ""));
  return { ...terbaca, asal: new URL(args.request.url).origin };
}

type Payload = Awaited<ReturnType<typeof loader>>;

const titleOf = ({ isi, lembar }: Payload): string => `Aturan PPDB ${isi.tahunAjaran}, versi ${lembar.nomor}`;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) =>
  loaderData
    ? describe({
        title: titleOf(loaderData),
        description: `Aturan penerimaan peserta didik baru ${loaderData.isi.tahunAjaran} seperti diterbitkan, dengan sidiknya.`,
        url: `${loaderData.asal}${lembarPath}/${loaderData.lembar.id}`,
      })
    : [];

/** One published version of the rules for families: on the screen, and on paper at the notice board. */
export default function LembarAturan({ loaderData }: { readonly loaderData: Payload }) {
  const { isi, lembar, perubahan, terbaru } = loaderData;
  return (
    <>
      <PageHead
        title={titleOf(loaderData)}
        lead={`Diterbitkan ${formatMoment(lembar.diterbitkanPada)}.`}
        picture={<HeadDrawing of={timbangan} />}
      />
      <div className="lebar tulisan lembar-terbaca">
        {terbaru ? (
          <p>
            Versi ini tidak berlaku lagi. Yang berlaku <a href={`${lembarPath}/${terbaru.id}`}>Versi {terbaru.nomor}</a>.
          </p>
        ) : null}
        {perubahan ? <p>Aturan sedang diubah. Alasan: {perubahan}</p> : null}
        {lembar.alasan ? <p>Alasan versi ini diterbitkan: {lembar.alasan}</p> : null}
        <Facts facts={isi.waktu} />
        <h2>Berlaku untuk semua jalur</h2>
        <Lines lines={isi.umum} />
        {isi.jalur.map((jalur) => (
          <OnePath key={`${jalur.nama} ${jalur.fakta[0]?.[1]}`} jalur={jalur} />
        ))}
        {isi.pertanyaan.length > 0 ? (
          <section>
            <h2>Yang ditanyakan selain isian formulir</h2>
            <Lines lines={isi.pertanyaan} />
          </section>
        ) : null}
        <section>
          <h2>Sidik lembar ini</h2>
          <p>
            Sidik dihitung dari <a href={`${lembarPath}/${lembar.id}/data`}>data lembar ini</a>, tempat semua yang tertulis di atas diambil.
            Satu huruf saja diubah, sidiknya lain.
          </p>
          <p>
            <code>SHA-256 {lembar.sidik}</code>
          </p>
        </section>
      </div>
    </>
  );
}

function OnePath({ jalur }: { readonly jalur: LembarTerbaca["jalur"][number] }) {
  return (
    <section>
      <h2>{jalur.nama}</h2>
      <Facts facts={jalur.fakta} />
      {jalur.daftar.map(({ judul, baris }) => (
        <div key={judul}>
          <h3>{judul}</h3>
          <Lines lines={baris} />
        </div>
      ))}
      {jalur.seri.length > 0 ? (
        <div>
          <h3>Bila nilainya sama, berturut-turut</h3>
          <ol>
            {jalur.seri.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  );
}

const Facts = ({ facts }: { readonly facts: readonly (readonly [label: string, value: string])[] }) => (
  <dl>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
