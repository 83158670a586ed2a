import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import X from "lucide-react/icons/x";
import { formatDay } from "#kit/dates.ts";
import { editMark, NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import type { Banner } from "../content.ts";

/** The activity banners: a strip to swipe; the buttons appear where a script can move it. */
export function Kegiatan({ banner }: { readonly banner: readonly Banner[] | null }) {
  if (banner?.length === 0) return <NotFilled of="banner" what="Kegiatan madrasah" />;
  return (
    <section className="bagian" aria-labelledby="kegiatan">
      <div className="lebar">
        <Heading id="kegiatan" edit="banner" text="Kegiatan madrasah">
          {banner && banner.length > 1 ? <Geser /> : null}
        </Heading>
        {banner ? null : <Unread what="data banner" />}
      </div>
      {banner ? (
        <ul className="rel" id="rel-kegiatan" aria-label="Daftar kegiatan, dapat digeser ke samping">
          {banner.map((one) => (
            <Spanduk key={one.id} banner={one} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Geser() {
  return (
    <div className="baris" data-geser="rel-kegiatan" hidden>
      <button type="button" className="tbl garis bulat" value="-1" aria-label="Kegiatan sebelumnya">
        <Icon of={ArrowLeft} />
      </button>
      <button type="button" className="tbl garis bulat" value="1" aria-label="Kegiatan berikutnya">
        <Icon of={ArrowRight} />
      </button>
    </div>
  );
}

function Spanduk({ banner }: { readonly banner: Banner }) {
  const { id, gambar, namaKegiatan, tanggalKegiatan, deskripsi, tautan } = banner;
  const lembar = `kegiatan-${id}`;
  return (
    <li>
      <article className="spanduk">
        <Picture of={gambar} className="spanduk-gambar" sizes="(min-width: 48rem) 30rem, 86vw" alt="" />
        <div className="spanduk-teks" {...editMark(`banner/${id}`)}>
          <time dateTime={tanggalKegiatan}>{formatDay(tanggalKegiatan, "long")}</time>
          <h3>{namaKegiatan}</h3>
          <p className="dua-baris">{deskripsi}</p>
          {tautan ? (
            <a className="lanjut" href={tautan} aria-label={`Selengkapnya: ${namaKegiatan}`}>
              Selengkapnya
              <Icon of={ArrowRight} />
            </a>
          ) : (
            <button type="button" className="lanjut" popoverTarget={lembar} aria-label={`Selengkapnya: ${namaKegiatan}`}>
              Selengkapnya
              <Icon of={ArrowRight} />
            </button>
          )}
        </div>
      </article>
      {tautan ? null : <Sheet id={lembar} banner={banner} />}
    </li>
  );
}

/** The whole text of an activity that has no page of its own. */
function Sheet({ id, banner: { namaKegiatan, tanggalKegiatan, deskripsi } }: { readonly id: string; readonly banner: Banner }) {
  return (
    <div className="lembar-kegiatan" id={id} popover="auto" role="dialog" aria-label={namaKegiatan}>
      <button type="button" className="tbl garis bulat" popoverTarget={id} popoverTargetAction="hide" aria-label="Tutup">
        <Icon of={X} />
      </button>
      <time dateTime={tanggalKegiatan}>{formatDay(tanggalKegiatan, "long")}</time>
      <h3>{namaKegiatan}</h3>
      <p>{deskripsi}</p>
    </div>
  );
}
