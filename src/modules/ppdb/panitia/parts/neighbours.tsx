import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useLocation } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { mejaPpdbPath } from "../../paths.ts";
import type { Tetangga } from "../list-meja.server.ts";

/** Back to the list as it was narrowed, and on to the next one in it. */
export function Neighbours({ tetangga }: { readonly tetangga: Tetangga | null }) {
  const { search } = useLocation();
  if (!tetangga) return null;
  const { ke, dari, halaman, sebelum, sesudah } = tetangga;
  const to = (id: string) => listAddress(`${mejaPpdbPath}/${id}`, search, { halaman: null });
  return (
    <nav className="pendaftar-tetangga" aria-label="Dalam daftar">
      <Link data-key="b" aria-keyshortcuts="b" to={listAddress(mejaPpdbPath, search, { halaman: halaman > 1 ? String(halaman) : null })}>
        Meja Panitia
      </Link>
      <span>
        {ke === null
          ? `Di luar saringan, ${dari.toLocaleString("id-ID")} lainnya`
          : `${ke.toLocaleString("id-ID")} dari ${dari.toLocaleString("id-ID")}`}
      </span>
      {sebelum && (
        <Link className="ui-button" data-key="p" aria-keyshortcuts="p" to={to(sebelum)} rel="prev">
          <Icon of={ChevronLeft} small /> Sebelumnya
        </Link>
      )}
      {sesudah && (
        <Link className="ui-button" data-key="n" aria-keyshortcuts="n" to={to(sesudah)} rel="next">
          Berikutnya <Icon of={ChevronRight} small />
        </Link>
      )}
    </nav>
  );
}
