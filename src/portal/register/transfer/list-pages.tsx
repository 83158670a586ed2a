import { Link } from "react-router";

interface ListPagesProps {
  /** What is paged, for whoever hears it. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly address: (page: number) => string;
}

/** The way through many rows of one sheet; the rest of the page stays where it is. */
export function ListPages({ label, page, size, total, address }: ListPagesProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <nav className="ui-sheet-body ui-actions" aria-label={`Halaman ${label}`}>
      {page > 1 && (
        <Link className="ui-button" to={address(page - 1)} preventScrollReset>
          Sebelumnya
        </Link>
      )}
      <span className="ui-muted">{`Halaman ${page} dari ${pages}`}</span>
      {page < pages && (
        <Link className="ui-button" to={address(page + 1)} preventScrollReset>
          Berikutnya
        </Link>
      )}
    </nav>
  );
}
