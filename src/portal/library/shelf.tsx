import Film from "lucide-react/icons/film";
import Search from "lucide-react/icons/search";
import Undo2 from "lucide-react/icons/undo-2";
import { Form, Link, useFetcher } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { hrefOf, libraryPath } from "./address.ts";
import type { LibraryData } from "./show-library.server.ts";

/** The pictures themselves, with a search above and pages below. */
export function Shelf({ data }: { readonly data: LibraryData }) {
  const { wanted, pictures, total, size } = data;
  return (
    <section className="ui-sheet" aria-label="Gambar">
      {(total > 0 || wanted.search) && <SearchBar data={data} />}
      {total === 0 ? (
        <Nothing data={data} />
      ) : (
        <ul className="ui-sheet-body ui-pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>{wanted.bin ? <Binned picture={picture} /> : <Card picture={picture} wanted={wanted} />}</li>
          ))}
        </ul>
      )}
      {total > size && (
        <Pagination
          page={wanted.page ?? 1}
          size={size}
          sizes={[size]}
          total={total}
          noun="gambar"
          href={({ page }) => hrefOf({ ...wanted, page })}
        />
      )}
    </section>
  );
}

type Shown = LibraryData["pictures"][number];

function Card({ picture, wanted }: { readonly picture: Shown; readonly wanted: LibraryData["wanted"] }) {
  return (
    <Link to={hrefOf(wanted, { gambar: picture.id })} preventScrollReset>
      <Picture of={picture} sizes="12rem" className="ui-thumb" alt="" />
      <span>{picture.alt}</span>
      {picture.klip && (
        <Tag>
          <Icon of={Film} small /> Klip
        </Tag>
      )}
    </Link>
  );
}

function Binned({ picture }: { readonly picture: Shown }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={libraryPath} className="library-binned">
      <Picture of={picture} sizes="12rem" className="ui-thumb" alt="" />
      <span>{picture.alt}</span>
      <input type="hidden" name="gambar" value={picture.id} />
      <Button type="submit" name="aksi" value="pulihkan" icon={Undo2} busy={fetcher.state !== "idle"}>
        Pulihkan<span className="ui-hidden"> {picture.alt}</span>
      </Button>
    </fetcher.Form>
  );
}

function SearchBar({ data: { wanted } }: { readonly data: LibraryData }) {
  return (
    <Form method="get" action={libraryPath} role="search" className="ui-toolbar">
      <div className="ui-search">
        <Icon of={Search} />
        <label className="ui-hidden" htmlFor="cari">
          Cari gambar
        </label>
        <input
          className="ui-input"
          type="search"
          id="cari"
          name="cari"
          maxLength={200}
          autoComplete="off"
          placeholder="Cari teks alternatif atau nama berkas"
          defaultValue={wanted.search}
          key={wanted.search}
        />
      </div>
      {wanted.bin && <input type="hidden" name="sampah" value="1" />}
      <Button type="submit">Cari</Button>
      {wanted.search && <Link to={hrefOf(wanted.bin ? { bin: true } : {})}>Tampilkan semua</Link>}
    </Form>
  );
}

function Nothing({ data: { wanted, can } }: { readonly data: LibraryData }) {
  if (wanted.search) return <EmptyState title="Tidak ada gambar yang cocok">Tidak ada gambar dengan kata “{wanted.search}”.</EmptyState>;
  if (wanted.bin) return <EmptyState title="Tempat sampah kosong">Gambar yang Anda hapus akan menunggu di sini.</EmptyState>;
  return (
    <EmptyState
      title="Belum ada gambar"
      actions={
        can.create && (
          <ButtonLink look="primary" to={hrefOf({}, { unggah: "1" })} preventScrollReset>
            Unggah gambar
          </ButtonLink>
        )
      }
    >
      Foto dari ponsel pun boleh: ukurannya dikecilkan dan lokasi pemotretannya dihapus dengan sendirinya.
    </EmptyState>
  );
}
