import { describe } from "#kit/ui/document/describe.ts";
import { Missing } from "#kit/ui/document/missing.tsx";
import { muatNews } from "../bacaan/muat-news.server.ts";
import "../styles/berita.css";
import { dataBerita, uraianBerita } from "../data-berita.ts";
import { Daftar } from "../sections/daftar.tsx";
import { Rincian, TakTerbaca } from "../sections/rincian.tsx";

export const loader = muatNews;

type Muatan = Awaited<ReturnType<typeof muatNews>>["data"];

export const meta = ({ loaderData }: { readonly loaderData?: Muatan }) => {
  if (loaderData?.tampil === "gagal") return [{ title: "News" }];
  if (!loaderData || loaderData.tampil === "hilang") return [{ title: "Berita tidak ditemukan" }, { name: "robots", content: "noindex" }];
  const { alamat: url, asal } = loaderData;
  if (loaderData.tampil === "daftar") {
    const { situs, isi } = loaderData;
    const description = isi.pembuka?.isi ?? `Berita ${situs}`;
    return describe({ title: "News", heading: `Berita ${situs}`, description, url, picture: `${asal}/bagikan.png` });
  }
  const { berita, situs } = loaderData;
  return describe({
    title: `${berita.name} – ${situs}`,
    heading: berita.name,
    description: uraianBerita(berita),
    url,
    picture: `${asal}/bagikan.png?berita=${berita.slug}`,
    type: "article",
    data: dataBerita(berita, { situs, url, asal }),
  });
};

export default function News({ loaderData }: { readonly loaderData: Muatan }) {
  if (loaderData.tampil === "hilang") return <Missing />;
  if (loaderData.tampil === "gagal") return <TakTerbaca kembali={loaderData.kembali} />;
  if (loaderData.tampil === "daftar") return <Daftar isi={loaderData.isi} />;
  return <Rincian berita={loaderData.berita} terkait={loaderData.terkait} alamat={loaderData.alamat} kembali={loaderData.kembali} />;
}
