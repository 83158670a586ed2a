import type { LoaderFunctionArgs } from "react-router";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { tag } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import { direktoriPath } from "../addresses.ts";
import ruangKelas from "../media/ruang-kelas.svg";
import { Card } from "../parts/card.tsx";
import { direktoriTags, readDirektori, type Tampilan } from "../read-direktori.server.ts";
import "../parts/direktori.css";

const title = "Guru dan Staf";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, ...direktoriTags, "bagianHalaman", "gambar");
  const { orang, pembuka } = await reportSections(args, { orang: readDirektori, pembuka: (ctx) => readPembuka(ctx, "guru-dan-staf") });
  return { orang, pembuka: pembuka ?? pembukaOf(title), asal: new URL(args.request.url).origin };
}

type Payload = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) =>
  loaderData
    ? describe({ title, heading: loaderData.pembuka.judul, description: loaderData.pembuka.isi, url: loaderData.asal + direktoriPath })
    : [];

export default function GuruDanStaf({ loaderData: { orang, pembuka } }: { readonly loaderData: Payload }) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={ruangKelas} />}
        edit={editPembuka(pembuka)}
      />
      <div className="lebar direktori">
        {orang === null && <Unread what="data guru dan staf" />}
        {orang?.length === 0 && <p>Belum ada guru atau staf yang memilih ditampilkan di halaman ini.</p>}
        <Group judul="Guru" orang={orang?.filter(({ jenis }) => jenis === "guru") ?? []} />
        <Group judul="Staf" orang={orang?.filter(({ jenis }) => jenis !== "guru") ?? []} />
      </div>
    </>
  );
}

function Group({ judul, orang }: { readonly judul: string; readonly orang: readonly Tampilan[] }) {
  if (orang.length === 0) return null;
  return (
    <section aria-labelledby={`direktori-${judul}`}>
      <h2 id={`direktori-${judul}`}>{judul}</h2>
      <ul className="direktori-daftar">
        {orang.map((satu) => (
          <li key={satu.id}>
            <Card {...satu} />
          </li>
        ))}
      </ul>
    </section>
  );
}
