import Film from "lucide-react/icons/film";
import Undo2 from "lucide-react/icons/undo-2";
import { Link, useFetcher } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Picture } from "#kit/ui/picture.tsx";
import { ListFrame } from "#kit/ui/table/list.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { hrefOf, libraryPath } from "./address.ts";
import type { LibraryData } from "./show-library.server.ts";

/** The pictures themselves, with a search above and pages below. */
export function Shelf({ data }: { readonly data: LibraryData }) {
  const { wanted, pictures, total, size } = data;
  return (
    <ListFrame
      path={libraryPath}
      label="Gambar"
      noun="gambar"
      {...{ page: wanted.page ?? 1, size, total }}
      find={{ label: "Cari gambar", placeholder: "Cari teks alternatif atau nama berkas", sought: wanted.search ?? "" }}
      empty={<Nothing data={data} />}
    >
      <ul className="ui-sheet-body ui-pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>{wanted.bin ? <Binned picture={picture} /> : <Card picture={picture} wanted={wanted} />}</li>
        ))}
      </ul>
    </ListFrame>
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

function Nothing({ data: { wanted, can } }: { readonly data: LibraryData }) {
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
