import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { pageOrFirst } from "#kit/paging.ts";
import { sections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import "../layanan.css";
import { cariPengumuman, hariBerganti } from "../publik/kabar.server.ts";
import { Kosong } from "../publik/kosong.tsx";
import { alamatDengan, bacaPencarian } from "../publik/pencarian.ts";
import { Saringan } from "../publik/saringan.tsx";

const alamat = "/pengumuman";
const lead = "Pemberitahuan madrasah yang sedang berlaku.";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "pengumuman");
  const { searchParams, origin } = new URL(args.request.url);
  const dicari = bacaPencarian(searchParams);
  const { isi } = await sections(args, {
    isi: (ctx) => {
      expires(args, hariBerganti(ctx));
      return pageOrFirst(
        dicari.halaman,
        (halaman) => cariPengumuman(ctx, { ...dicari, halaman }),
        ({ pengumuman }) => pengumuman.length === 0,
      );
    },
  });
  return { dicari: { ...dicari, halaman: isi?.halaman ?? dicari.halaman }, isi, asal: origin };
}

type Muatan = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Muatan }) =>
  loaderData
    ? describe({
        ...{ title: "Pengumuman", description: lead, picture: `${loaderData.asal}/bagikan.png` },
        url: loaderData.asal + alamatDengan(alamat, { ...loaderData.dicari }),
      })
    : [];

export default function Pengumuman({ loaderData: { dicari, isi } }: { readonly loaderData: Muatan }) {
  const { cari, halaman } = dicari;
  return (
    <>
      <PageHead title="Pengumuman" lead={lead} />
      <div className="lebar layanan-isi">
        <Saringan alamat={alamat} cari={cari} label="Cari pengumuman" contoh="Cari pengumuman" />
        {isi ? null : <Unread what="data pengumuman" />}
        {isi?.pengumuman.length === 0 ? (
          <Kosong mencari={cari !== ""} alamat={alamat}>
            Tidak ada pengumuman saat ini
          </Kosong>
        ) : null}
        {isi?.pengumuman.map(({ id, judul, isi, tanggal }) => (
          <article key={id} className="kabar-baris">
            <time dateTime={tanggal}>{formatDay(tanggal)}</time>
            <div className="tulisan">
              <h2>{judul}</h2>
              {isi ? <Markup text={isi} top={3} /> : null}
            </div>
          </article>
        ))}
        <Pager page={halaman} more={isi?.adaLagi ?? false} hrefOf={(nomor) => alamatDengan(alamat, { cari, halaman: nomor })} />
      </div>
    </>
  );
}
