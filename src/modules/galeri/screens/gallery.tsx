import { pictureUrl } from "#kit/media/picture.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { type Galeri, muatGaleri } from "../bacaan/muat-galeri.server.ts";
import { alamatFoto, alamatGaleri } from "../isi-galeri.ts";
import { FotoTunggal } from "../sections/foto-tunggal.tsx";
import { IsiGaleri } from "../sections/isi-galeri.tsx";

export const loader = muatGaleri;

export const meta = ({ loaderData }: { readonly loaderData?: Galeri }) => {
  if (!loaderData) return [];
  return loaderData.tampil === "satu" ? metaFoto(loaderData) : metaSemua(loaderData);
};

function metaFoto({ satu: { foto }, asal }: Extract<Galeri, { tampil: "satu" }>) {
  const { id, gambar, keterangan } = foto;
  const heading = keterangan ?? gambar.alt;
  const url = asal + alamatFoto(id);
  return describe({ title: `${heading} – Galeri Foto`, heading, description: gambar.alt, url, picture: asal + pictureUrl(gambar, 1200) });
}

function metaSemua({ isi: { pembuka, lembar }, asal }: Extract<Galeri, { tampil: "semua" }>) {
  const { album = null, halaman = 1 } = lembar ?? {};
  const description = album?.deskripsi ?? pembuka?.isi ?? "Galeri Foto";
  const title = album ? `${album.judul} – Galeri Foto` : "Galeri Foto";
  return describe({ title, description, url: asal + alamatGaleri(album?.id ?? null, halaman), picture: `${asal}/bagikan.png` });
}

export default function Gallery({ loaderData }: { readonly loaderData: Galeri }) {
  if (loaderData.tampil === "satu") return <FotoTunggal satu={loaderData.satu} />;
  return <IsiGaleri {...loaderData.isi} />;
}
