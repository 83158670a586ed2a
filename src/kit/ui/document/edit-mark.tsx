interface Place {
  /** The row that is shown; without it the whole list is meant. */
  readonly row?: string;
  /** The field of a register with a single row. */
  readonly field?: string;
}

/**
 * Says of an element of a public page where it is written: "banner", "bagianHalaman/<id>", "pengaturan#kepalaSambutan". Visitors see
 * nothing of it; for who may change it the page's script puts "Sunting" there (site/editing.ts).
 */
export const editMark = ({ name }: { readonly name: string }, { row, field }: Place = {}) => ({
  "data-sunting": `${name}${row ? `/${row}` : ""}${field ? `#${field}` : ""}`,
});

interface Missing {
  readonly of: { readonly name: string };
  /** As a sentence begins: "Kegiatan madrasah". */
  readonly what: string;
  readonly field?: string;
}

/** In place of a section that has nothing to show: visitors see nothing, who may fill it is told so. */
export const NotFilled = ({ of, what, field }: Missing) => (
  <div className="lebar" {...editMark(of, field ? { field } : {})} data-kosong={what} hidden />
);
