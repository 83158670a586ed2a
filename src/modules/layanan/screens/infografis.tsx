import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, type LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { pictureUrl } from "#kit/media/picture.ts";
import { pageOrFirst } from "#kit/paging.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { Missing, missingMeta } from "#kit/ui/document/missing.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { tag } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import diagram from "../media/diagram.svg";
import "../layanan.css";
import { type InfografisPublik, oneInfografis, readInfografis } from "../public/infografis.server.ts";
import { pathWith, readSearch } from "../public/search.ts";

const path = "/infografis";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "infografis", "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const dilihat = searchParams.get("lihat");
  const diminta = readSearch(searchParams).halaman;
  if (dilihat !== null) {
    const { satu } = await reportSections(args, { satu: async (ctx) => (uuid.test(dilihat) ? oneInfografis(ctx, dilihat) : undefined) });
    if (satu) return data({ tampil: "satu" as const, satu, asal: origin });
    if (satu === undefined) return data({ tampil: "hilang" as const, asal: origin }, { status: 404 });
  }
  const { isi, pembuka } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "infografis"),
    isi: (ctx) =>
      pageOrFirst(
        diminta,
        (nomor) => readInfografis(ctx, nomor),
        ({ infografis }) => infografis.length === 0,
      ),
  });
  return data({
    tampil: "semua" as const,
    pembuka: pembuka ?? pembukaOf("Infografis"),
    isi,
    halaman: isi?.halaman ?? diminta,
    asal: origin,
  });
}

type Payload = Awaited<ReturnType<typeof loader>>["data"];

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => {
  if (!loaderData) return [];
  const { asal } = loaderData;
  if (loaderData.tampil === "satu") {
    const { id, judul, keterangan, gambar } = loaderData.satu;
    const url = `${asal}${path}?lihat=${id}`;
    return describe({
      title: `${judul} – Infografis`,
      heading: judul,
      description: keterangan ?? gambar.alt,
      url,
      above: { name: "Infografis", path },
      picture: { address: asal + pictureUrl(gambar, 1200), alt: gambar.alt },
    });
  }
  if (loaderData.tampil === "hilang") return missingMeta;
  return describe({
    title: "Infografis",
    heading: loaderData.pembuka.judul,
    description: loaderData.pembuka.isi,
    url: asal + pathWith(path, { halaman: loaderData.halaman }),
  });
};

export default function Infografis({ loaderData }: { readonly loaderData: Payload }) {
  if (loaderData.tampil === "satu") return <One infografis={loaderData.satu} />;
  if (loaderData.tampil === "hilang") return <Missing />;
  const { pembuka, isi, halaman } = loaderData;
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={diagram} />}
        edit={editPembuka(pembuka)}
      />
      <div className="lebar layanan-isi">
        <div {...editMark("infografis")}>
          <h2 className="lepas">Daftar infografis</h2>
        </div>
        {isi ? null : <Unread what="data infografis" />}
        {isi?.infografis.length === 0 ? <p className="kosong">Belum ada infografis di sini.</p> : null}
        <ul className="infografis">
          {isi?.infografis.map(({ id, judul, tanggal, gambar }, index) => (
            <li key={id} {...editMark(`infografis/${id}`)}>
              <a href={`${path}?lihat=${id}`}>
                <Picture of={gambar} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 94vw" priority={index === 0} alt="" />
                <h2>{judul}</h2>
              </a>
              <time dateTime={tanggal}>{formatDay(tanggal)}</time>
            </li>
          ))}
        </ul>
        <Pager page={halaman} more={isi?.adaLagi ?? false} hrefOf={(nomor) => pathWith(path, { halaman: nomor })} />
      </div>
    </>
  );
}

/** The picture as large as the page, and its words. */
function One({ infografis: { id, judul, tanggal, keterangan, sumber, gambar } }: { readonly infografis: InfografisPublik }) {
  return (
    <article className="lebar infografis-satu layanan-isi" {...editMark(`infografis/${id}`)}>
      <a className="lanjut" href={path}>
        <Icon of={ArrowLeft} />
        Semua infografis
      </a>
      <h1>{judul}</h1>
      <p className="layanan-ket">{[formatDay(tanggal), sumber ? `Sumber: ${sumber}` : null].filter(Boolean).join(" · ")}</p>
      <figure>
        <Picture of={gambar} sizes="(min-width: 60rem) 56rem, 94vw" priority />
        {keterangan ? <figcaption>{keterangan}</figcaption> : null}
      </figure>
    </article>
  );
}
