import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "./icon.tsx";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly more: boolean;
  readonly hrefOf: (page: number) => string;
  readonly words?: { readonly back: string; readonly on: string };
  /** Where a page has two of them. */
  readonly label?: string;
}

/** The way through a public list, by plain links. */
export function Pager({ page, more, hrefOf, words = { back: "Lebih baru", on: "Lebih lama" }, label = "Halaman" }: PagerProps) {
  if (page === 1 && !more) return null;
  return (
    <nav className="halaman" aria-label={label}>
      {page > 1 ? (
        <a className="tbl garis" href={hrefOf(page - 1)} rel="prev">
          <Icon of={ArrowLeft} />
          {words.back}
        </a>
      ) : null}
      <span>Halaman {page}</span>
      {more ? (
        <a className="tbl garis" href={hrefOf(page + 1)} rel="next">
          {words.on}
          <Icon of={ArrowRight} />
        </a>
      ) : null}
    </nav>
  );
}
