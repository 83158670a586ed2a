import { describe } from "#kit/ui/document/describe.ts";
import { Missing } from "#kit/ui/document/missing.tsx";
import { VideoDalamTeks } from "#modules/galeri/index.tsx";
import { loadNews } from "../read/load-news.server.ts";
import "../styles/berita.css";
import { beritaDescription, dataBerita } from "../data-berita.ts";
import { monthName } from "../month.ts";
import { Detail, Over, Unreadable } from "../parts/detail.tsx";
import { List } from "../parts/list.tsx";
import type { BeritaSearch } from "../search.ts";

export const loader = loadNews;

type Payload = Awaited<ReturnType<typeof loadNews>>["data"];

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => {
  if (loaderData?.tampil === "gagal") return [{ title: "News" }];
  if (!loaderData || loaderData.tampil === "hilang") return [{ title: "Berita tidak ditemukan" }, { name: "robots", content: "noindex" }];
  if (loaderData.tampil === "berakhir") return [{ title: "Berita tidak ditampilkan lagi" }, { name: "robots", content: "noindex" }];
  const { alamat: url, asal } = loaderData;
  if (loaderData.tampil === "daftar") {
    const { situs, isi } = loaderData;
    const description = isi.pembuka?.isi ?? `Berita ${situs}`;
    const { kategori, bulan, cari } = isi.pencarian;
    const namaKategori = isi.kategori?.find(({ id }) => id === kategori)?.name;
    const narrowed = [namaKategori, isi.tagar && `#${isi.tagar}`, bulan && monthName(bulan)].filter(Boolean).join(", ");
    const title = narrowed ? `Berita ${narrowed}` : cari ? "Berita" : "News";
    return describe({
      title,
      heading: narrowed ? `${title} – ${situs}` : `Berita ${situs}`,
      description,
      url,
      // Each month leads to the next one: search engines would follow empty ones without end.
      sought: cari !== "" || (isNarrowed(isi.pencarian) && isi.hasil?.berita.length === 0),
    });
  }
  const { berita, situs } = loaderData;
  const kartu = `${asal}/bagikan.png?berita=${berita.slug}`;
  return describe({
    title: `${berita.name} – ${situs}`,
    heading: berita.name,
    description: beritaDescription(berita),
    url,
    picture: { address: kartu, alt: berita.gambar?.alt || berita.name },
    type: "article",
    above: { name: "Berita", path: "/news" },
    data: dataBerita(berita, { situs, url, asal, kartu }),
  });
};

const isNarrowed = ({ kategori, tagar, bulan }: BeritaSearch) => kategori !== null || tagar !== null || bulan !== null;

export default function News({ loaderData }: { readonly loaderData: Payload }) {
  if (loaderData.tampil === "hilang") return <Missing />;
  if (loaderData.tampil === "berakhir") return <Over kembali={loaderData.kembali} />;
  if (loaderData.tampil === "gagal") return <Unreadable kembali={loaderData.kembali} />;
  if (loaderData.tampil === "daftar") return <List isi={loaderData.isi} />;
  const { berita, terkait, seri, tagar, alamat, kembali } = loaderData;
  return (
    <Detail
      video={(id, name) => <VideoDalamTeks id={id} name={name} />}
      berita={berita}
      terkait={terkait}
      seri={seri}
      tagar={tagar}
      alamat={alamat}
      kembali={kembali}
    />
  );
}
