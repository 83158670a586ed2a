import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "../icon.tsx";
import { pageNumbers } from "./page-numbers.ts";
import { useAsked } from "./use-asked.ts";

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** What is counted, e.g.: "berkas". */
  readonly noun: string;
  /** With one alone nothing is chosen. */
  readonly sizes?: readonly number[];
  readonly label?: string;
  /** The address of another page, or of the first page with another size. */
  readonly href: (to: { readonly page: number; readonly size: number }) => string;
}

export function Pagination({ page, size, total, noun, sizes = [10, 25, 50, 100], label = "Halaman", href }: PaginationProps) {
  const navigate = useNavigate();
  const [shown, ask] = useAsked(String(size));
  const pages = Math.max(1, Math.ceil(total / size));
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  const to = (number: number) => href({ page: number, size });
  return (
    <nav className="ui-pages" aria-label={label}>
      {sizes.length > 1 && (
        <label>
          Tampilkan
          <select
            className="ui-input"
            value={shown}
            onChange={({ target: { value } }) => {
              ask(value);
              void navigate(href({ page: 1, size: Number(value) }), { preventScrollReset: true });
            }}
          >
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          per halaman
        </label>
      )}
      <span className="ui-figures">
        {first}–{Math.min(page * size, total)} dari {total.toLocaleString("id-ID")} {noun}
      </span>
      {pages > 1 && (
        <div className="ui-page-links">
          <Step to={page > 1 ? to(page - 1) : undefined} label="Halaman sebelumnya">
            <Icon of={ChevronLeft} small />
          </Step>
          {pageNumbers(page, pages).map((number, place, all) =>
            number === "gap" ? (
              <span key={`gap-${all[place - 1]}`} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink key={number} number={number} page={page} to={to(number)} />
            ),
          )}
          <Step to={page < pages ? to(page + 1) : undefined} label="Halaman berikutnya">
            <Icon of={ChevronRight} small />
          </Step>
        </div>
      )}
    </nav>
  );
}

function PageLink({ number, page, to }: { readonly number: number; readonly page: number; readonly to: string }) {
  return (
    <Link to={to} aria-label={`Halaman ${number}`} aria-current={number === page ? "page" : undefined}>
      {number}
    </Link>
  );
}

function Step({ to, label, children }: { readonly to: string | undefined; readonly label: string; readonly children: ReactNode }) {
  if (to === undefined)
    return (
      <span aria-disabled="true" aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
