import { formatDay } from "#kit/dates.ts";
import { Picture } from "#kit/ui/picture.tsx";
import { alamatBerita, type BeritaRingkas } from "./berita-ringkas.ts";

/** `linked` is false as long as there is no page on which news are read. */
export function KartuBerita({ berita, linked }: { readonly berita: BeritaRingkas; readonly linked: boolean }) {
  const { slug, name, desc, imageNews, tanggal, kategori } = berita;
  return (
    <article className="kabar">
      <Picture className="kabar-gambar" file={imageNews} alt="" />
      <p className="kabar-ket">
        <b>{kategori ?? "Umum"}</b>
        <time dateTime={tanggal}>{formatDay(tanggal, "long")}</time>
      </p>
      <h3>{linked ? <a href={alamatBerita(slug)}>{name}</a> : name}</h3>
      <p className="kabar-ringkas">{desc || "Ringkasan berita belum tersedia."}</p>
    </article>
  );
}
