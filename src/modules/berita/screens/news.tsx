import { describe } from "#kit/ui/document/describe.ts";
import { Missing } from "#kit/ui/document/missing.tsx";
import { loadNews } from "../read/load-news.server.ts";
import "../styles/berita.css";
import { beritaDescription, dataBerita } from "../data-berita.ts";
import { Detail, Unreadable } from "../parts/detail.tsx";
import { List } from "../parts/list.tsx";

export const loader = loadNews;

type Payload = Awaited<ReturnType<typeof loadNews>>["data"];

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => {
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
    description: beritaDescription(berita),
    url,
    picture: `${asal}/bagikan.png?berita=${berita.slug}`,
    type: "article",
    data: dataBerita(berita, { situs, url, asal }),
  });
};

export default function News({ loaderData }: { readonly loaderData: Payload }) {
  if (loaderData.tampil === "hilang") return <Missing />;
  if (loaderData.tampil === "gagal") return <Unreadable kembali={loaderData.kembali} />;
  if (loaderData.tampil === "daftar") return <List isi={loaderData.isi} />;
  return <Detail berita={loaderData.berita} terkait={loaderData.terkait} alamat={loaderData.alamat} kembali={loaderData.kembali} />;
}
