import { type ReactNode, useId } from "react";
import { useLocation, useNavigation } from "react-router";
import { ButtonLink } from "../button.tsx";
import { EmptyState, Skeleton } from "../feedback/states.tsx";
import { listAddress } from "./list-address.ts";
import { isActive, type ListFilter, LiveSearch, withoutFilters } from "./live-search.tsx";
import { Pagination } from "./pagination.tsx";
import { Table, type TableProps } from "./table.tsx";
import { useSlowNavigation } from "./use-slow-navigation.ts";

export interface ListFrameProps {
  /** Where the list stands; what it shows is in the parameters behind it. */
  readonly path: string;
  /** What the list is of; heard, not seen. */
  readonly label: string;
  /** Seen above the list, where it is not alone on its page. */
  readonly title?: string;
  /** Between the title and the list. */
  readonly above?: ReactNode;
  /** What is counted, e.g.: "agenda". */
  readonly noun: string;
  /** Said behind the figures instead of the noun alone. */
  readonly counted?: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Absent: the pages are of one size. */
  readonly sizes?: readonly number[];
  readonly total: number;
  /** The parameter with the page, where another list of the same page has the usual one. */
  readonly pageParameter?: string;
  readonly find?: Find;
  /** Stands in place of the rows when there are none, though nothing narrows the list. */
  readonly empty: ReactNode;
  /** Between rows and pages, such as the bar of a selection. */
  readonly below?: ReactNode;
}

interface Find {
  /** Heard, not seen. */
  readonly label: string;
  readonly placeholder: string;
  readonly sought: string;
  readonly filters?: readonly ListFilter[];
  /** Behind the filters. */
  readonly beside?: ReactNode;
  /** Also where there is nothing to search in, because what stands beside chooses what the list is of. */
  readonly stays?: boolean;
}

interface Content extends ListFrameProps {
  /** The rows, as a table or as cards. */
  readonly children: ReactNode;
}

/** What every list of the portal has around its rows: search, filters, waiting, emptiness and pages, all of it in the address. */
export function ListFrame({ children, ...list }: Content) {
  const id = useId();
  const { path, label, title, find, total } = list;
  const waiting = useWaiting(path);
  const always = find?.stays || find?.filters?.some(({ usual }) => usual !== undefined);
  return (
    <section className="ui-sheet" {...(title ? { "aria-labelledby": id } : { "aria-label": label })} aria-busy={waiting}>
      {title && (
        <div className="ui-sheet-head">
          <h2 id={id}>{title}</h2>
        </div>
      )}
      {list.above}
      {find && (total > 0 || always || isNarrowed(find)) && (
        <LiveSearch label={find.label} placeholder={find.placeholder} sought={find.sought} filters={find.filters ?? []} path={path}>
          {find.beside}
        </LiveSearch>
      )}
      {waiting ? <Skeleton rows lines={Math.max(3, Math.min(list.size, total))} /> : <Rows list={list}>{children}</Rows>}
      {list.below}
      <Pages list={list} />
    </section>
  );
}

/** A list whose rows are a table, on cards where there is little room. */
export function List<R>({ caption, columns, rows, rowKey, ...frame }: Omit<ListFrameProps, "label"> & TableProps<R>) {
  return (
    <ListFrame label={caption} {...frame}>
      <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
    </ListFrame>
  );
}

const isNarrowed = ({ sought, filters = [] }: Find): boolean => sought !== "" || filters.some(isActive);

/** The list itself is under way, not a dialog above it; a quick answer never flickers. */
function useWaiting(path: string): boolean {
  const { search } = useLocation();
  const { state, location } = useNavigation();
  const elsewhere =
    state === "loading" && location.pathname === path && listAddress(path, location.search, {}) !== listAddress(path, search, {});
  return useSlowNavigation(elsewhere);
}

interface Part {
  readonly list: ListFrameProps;
}

function Rows({
  list: { path, find, noun, page, size, total, pageParameter = "halaman", empty },
  children,
}: Part & { readonly children: ReactNode }) {
  const { search } = useLocation();
  if (total === 0) return find && isNarrowed(find) ? <Unmatched path={path} noun={noun} find={find} /> : empty;
  if (page <= Math.ceil(total / size)) return children;
  return (
    <EmptyState
      title="Halaman ini sudah kosong"
      actions={<ButtonLink to={listAddress(path, search, { [pageParameter]: null })}>Ke halaman pertama</ButtonLink>}
    >
      Daftarnya kini lebih pendek.
    </EmptyState>
  );
}

interface UnmatchedProps {
  readonly path: string;
  readonly noun: string;
  readonly find: Find;
}

function Unmatched({ path, noun, find: { sought, filters = [] } }: UnmatchedProps) {
  const { search } = useLocation();
  const words = sought === "" ? "dengan saringan ini" : `dengan kata “${sought}”`;
  return (
    <EmptyState
      title={`Tidak ada ${noun} yang cocok`}
      actions={
        <ButtonLink to={listAddress(path, search, withoutFilters(filters))} preventScrollReset>
          Lepas semua saringan
        </ButtonLink>
      }
    >
      Tidak ada {noun} {words}. Coba kata lain, atau lepas saringannya.
    </EmptyState>
  );
}

function Pages({ list: { path, label, noun, counted = noun, page, size, sizes = [size], total, pageParameter = "halaman" } }: Part) {
  const { search } = useLocation();
  if (total === 0) return null;
  return (
    <Pagination
      page={Math.min(page, Math.ceil(total / size))}
      size={size}
      sizes={sizes}
      total={total}
      noun={counted}
      label={pageParameter === "halaman" ? "Halaman" : `Halaman ${label}`}
      href={(to) =>
        listAddress(path, search, {
          [pageParameter]: to.page > 1 ? String(to.page) : null,
          ...(sizes.length > 1 && { tampil: String(to.size) }),
        })
      }
    />
  );
}
