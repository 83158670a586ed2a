import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { pageOrFirst } from "#kit/paging.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { SearchBox } from "#kit/ui/document/search-box.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import papanPengumuman from "../media/papan-pengumuman.svg";
import "../layanan.css";
import { Empty } from "../public/empty.tsx";
import { hariBerganti, searchPengumuman } from "../public/kabar.server.ts";
import { pathWith, readSearch } from "../public/search.ts";

const path = "/pengumuman";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "pengumuman", "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const dicari = readSearch(searchParams);
  const { isi, pembuka } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "pengumuman"),
    isi: (ctx) => {
      expires(args, hariBerganti(ctx));
      return pageOrFirst(
        dicari.halaman,
        (halaman) => searchPengumuman(ctx, { ...dicari, halaman }),
        ({ pengumuman }) => pengumuman.length === 0,
      );
    },
  });
  return { dicari: { ...dicari, halaman: isi?.halaman ?? dicari.halaman }, pembuka: pembuka ?? pembukaOf("Pengumuman"), isi, asal: origin };
}

type Payload = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) =>
  loaderData
    ? describe({
        ...{ title: "Pengumuman", description: loaderData.pembuka.isi, sought: loaderData.dicari.cari !== "" },
        url: loaderData.asal + pathWith(path, { ...loaderData.dicari }),
      })
    : [];

export default function Pengumuman({ loaderData: { dicari, pembuka, isi } }: { readonly loaderData: Payload }) {
  const { cari, halaman } = dicari;
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={papanPengumuman} />}
        edit={editPembuka(pembuka)}
      />
      <div className="lebar layanan-isi">
        <SearchBox to={path} typed={cari} label="Cari pengumuman" example="Cari pengumuman" />
        <div {...editMark("pengumuman")}>
          <h2 className="lepas">Daftar pengumuman</h2>
        </div>
        {isi ? null : <Unread what="data pengumuman" />}
        {isi?.pengumuman.length === 0 ? (
          <Empty mencari={cari !== ""} alamat={path}>
            Tidak ada pengumuman saat ini
          </Empty>
        ) : null}
        {isi?.pengumuman.map(({ id, judul, isi, tanggal }) => (
          <article key={id} className="kabar-baris">
            <time dateTime={tanggal}>{formatDay(tanggal)}</time>
            <div className="tulisan" {...editMark(`pengumuman/${id}`)}>
              <h2>{judul}</h2>
              {isi ? <Markup text={isi} top={3} /> : null}
            </div>
          </article>
        ))}
        <Pager page={halaman} more={isi?.adaLagi ?? false} hrefOf={(nomor) => pathWith(path, { cari, halaman: nomor })} />
      </div>
    </>
  );
}
