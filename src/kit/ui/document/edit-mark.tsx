/**
 * Says of an element of a public page where it is written, by the register's name: "banner" for the whole list, "bagianHalaman/<id>" for a row,
 * "pengaturan#kepalaSambutan" for a field of a register with one row. Visitors see nothing of it; for who may change it the page's script
 * puts "Sunting" there (site/editing.ts). The register itself is not asked for: its fields would be loaded with every public page.
 */
export const editMark = (place: string) => ({ "data-sunting": place });

interface Missing {
  readonly of: string;
  /** As a sentence begins: "Kegiatan madrasah". */
  readonly what: string;
}

/** In place of a section that has nothing to show: visitors see nothing, who may fill it is told so. */
export const NotFilled = ({ of, what }: Missing) => <div className="lebar" {...editMark(of)} data-kosong={what} hidden />;
