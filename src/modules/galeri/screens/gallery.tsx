import { pictureUrl } from "#kit/media/picture.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { fotoPath, galeriPath } from "../galeri-content.ts";
import { GaleriPage } from "../parts/galeri-content.tsx";
import { SingleFoto } from "../parts/single-foto.tsx";
import { type Galeri, loadGaleri } from "../read/load-galeri.server.ts";

export const loader = loadGaleri;

export const meta = ({ loaderData }: { readonly loaderData?: Galeri }) => {
  if (!loaderData) return [];
  return loaderData.tampil === "satu" ? metaFoto(loaderData) : allMeta(loaderData);
};

const above = { name: "Galeri Foto", path: "/gallery" };

function metaFoto({ satu: { foto }, asal }: Extract<Galeri, { tampil: "satu" }>) {
  const { id, gambar, keterangan } = foto;
  const heading = keterangan ?? gambar.alt;
  const url = asal + fotoPath(id);
  const title = `${heading} – Galeri Foto`;
  const picture = { address: asal + pictureUrl(gambar, 1200), alt: gambar.alt };
  return describe({ title, heading, description: gambar.alt, url, above, picture });
}

function allMeta({ isi: { pembuka, lembar, video }, asal }: Extract<Galeri, { tampil: "semua" }>) {
  const { album = null, halaman = 1 } = lembar ?? {};
  const description = album?.deskripsi ?? pembuka?.isi ?? "Galeri Foto";
  const title = album ? `${album.judul} – Galeri Foto` : "Galeri Foto";
  return describe({
    title,
    description,
    ...(album ? { heading: album.judul, above, picture: { address: `${asal}/bagikan.png?album=${album.id}`, alt: album.judul } } : {}),
    url: asal + galeriPath(album?.id ?? null, halaman, video?.halaman),
  });
}

export default function Gallery({ loaderData }: { readonly loaderData: Galeri }) {
  if (loaderData.tampil === "satu") return <SingleFoto satu={loaderData.satu} />;
  return <GaleriPage {...loaderData.isi} />;
}
