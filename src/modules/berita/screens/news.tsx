import { describe } from "#kit/ui/document/describe.ts";
import { Missing } from "#kit/ui/document/missing.tsx";
import { loadNews } from "../read/load-news.server.ts";
import "../styles/berita.css";
import { beritaDescription, dataBerita } from "../data-berita.ts";
import { monthName } from "../month.ts";
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
    const narrowed = [isi.tagar && `#${isi.tagar}`, isi.pencarian.bulan && monthName(isi.pencarian.bulan)].filter(Boolean).join(", ");
    const title = narrowed ? `Berita ${narrowed}` : "News";
    return describe({
      title,
      heading: narrowed ? `${title} – ${situs}` : `Berita ${situs}`,
      description,
      url,
      picture: `${asal}/bagikan.png`,
    });
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
  const { berita, terkait, tagar, alamat, kembali } = loaderData;
  return <Detail berita={berita} terkait={terkait} tagar={tagar} alamat={alamat} kembali={kembali} />;
}
