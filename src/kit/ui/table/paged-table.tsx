import type { ReactNode } from "react";
import { Pagination, type PaginationProps } from "./pagination.tsx";
import { Table, type TableProps } from "./table.tsx";

interface Props<R> extends TableProps<R>, Pick<PaginationProps, "page" | "size" | "total" | "noun"> {
  /** Stands in the table's place where there is no row. */
  readonly empty: ReactNode;
  readonly pageHref: (page: number) => string;
}

/** A table whose pages are all of one size; its page numbers show where there is more than one. */
export function PagedTable<R>({ empty, page, size, total, noun, pageHref, ...table }: Props<R>) {
  return (
    <>
      {table.rows.length === 0 ? empty : <Table {...table} />}
      {total > size && (
        <Pagination page={page} size={size} sizes={[size]} total={total} noun={noun} href={({ page: other }) => pageHref(other)} />
      )}
    </>
  );
}
