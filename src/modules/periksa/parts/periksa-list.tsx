import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { sizes } from "#kit/register/query.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List, type ListFrameProps } from "#kit/ui/table/list.tsx";
import { sortLink } from "#kit/ui/table/list-address.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { type Flagged, keadaanNames, type PeriksaPage } from "../flagged.ts";
import type { Found } from "../rule.ts";
import { Hitungan } from "./hitungan.tsx";
import "./periksa.css";

/** What is found, and how many rules are switched off meanwhile. */
export type LookedAt = PeriksaPage & { readonly dimatikan: number; readonly mati?: string };

interface Props {
  readonly page: LookedAt;
  readonly path: string;
  /** What one row is: "siswa". */
  readonly noun: string;
  readonly caption: string;
  /** What the rows are told apart by, and what no choice of it is called. */
  readonly kelompok: { readonly label: string; readonly all: string };
  /** Where a row is looked at and mended. */
  readonly hrefOf: (row: Flagged) => string;
  /** Before the other columns. */
  readonly select?: Column<Flagged>;
  readonly below?: ListFrameProps["below"];
  /** More of a finding, behind its sentence. */
  readonly markOf?: (row: Flagged, found: Found) => ReactNode;
  /** Findings can be handed on, and the list narrowed by what became of them. */
  readonly states?: true;
  /** Behind the filters. */
  readonly beside?: ReactNode;
}

/** Who has findings, as the one list of the portal, and above it how many there are of each kind. */
export function PeriksaList({ page, path, noun, caption, kelompok, hrefOf, select, below, markOf, states, beside }: Props) {
  const { search } = useLocation();
  const { query, rows, total, hitungan } = page;
  const sort = (by: PeriksaPage["query"]["urut"]) => sortLink(by, { by: query.urut, direction: query.arah, path, search });
  const columns: Column<Flagged>[] = [
    ...(select ? [select] : []),
    { key: "nama", head: "Nama", look: "name", sort: sort("nama"), cell: (row) => <Link to={hrefOf(row)}>{row.nama}</Link> },
    {
      key: "kelompok",
      head: kelompok.label,
      sort: sort("kelompok"),
      cell: ({ sebutan }) => <span className="periksa-kelas">{sebutan}</span>,
    },
    {
      key: "temuan",
      head: "Yang perlu dilihat",
      sort: sort("banyak"),
      cell: (row) => (
        <ul className="periksa-temuan">
          {row.temuan.map((found) => (
            <li key={found.kode}>
              {found.kalimat} {markOf?.(row, found)}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <>
      <Hitungan hitungan={hitungan} aturan={query.aturan} path={path} noun={noun} />
      <AboutRules page={page} />
      <List
        {...{ path, noun, caption, columns, rows, total, below }}
        rowKey={({ id }) => id}
        {...{ page: query.halaman, size: query.tampil, sizes }}
        counted={`${noun} dari ${page.diperiksa.toLocaleString("id-ID")} yang diperiksa`}
        find={{
          ...(beside && { beside }),
          ...{ label: `Cari nama ${noun}`, placeholder: `Cari nama ${noun}`, sought: query.cari },
          filters: [
            { name: "kelompok", label: kelompok.label, all: kelompok.all, chosen: query.kelompok, options: page.kelompok },
            {
              ...{ name: "aturan", label: "Jenis temuan", all: "Semua temuan", chosen: query.aturan },
              options: hitungan.map(({ kode, judul }) => ({ value: kode, label: judul })),
            },
            ...(states
              ? [choiceFilter("keadaan", { label: "Keadaan", all: "Semua keadaan", chosen: query.keadaan, names: keadaanNames })]
              : []),
          ],
        }}
        empty={
          <EmptyState title={page.mati ? "Tidak diperiksa" : "Tidak ada yang perlu dilihat"}>
            {page.mati
              ? `Aturan ${page.mati} sedang dimatikan.`
              : page.diperiksa === 0
                ? `Belum ada ${noun} yang diperiksa.`
                : `Data ${page.diperiksa.toLocaleString("id-ID")} ${noun} tampak wajar.`}
          </EmptyState>
        }
      />
    </>
  );
}

/** What the chosen rule looks at and who asks for it; and that others are not looked at. */
function AboutRules({ page: { query, hitungan, dimatikan, mati } }: { readonly page: LookedAt }) {
  const rule = hitungan.find(({ kode }) => kode === query.aturan);
  return (
    <>
      {rule && (
        <p className="periksa-tentang ui-muted">
          {rule.penjelasan} Diminta oleh {rule.sumber.join(", ")}.
        </p>
      )}
      {mati && (
        <p className="periksa-tentang" role="status">
          Aturan <b>{mati}</b> sedang dimatikan, jadi tidak ada yang diperiksa dengannya.
        </p>
      )}
      {dimatikan > 0 && <p className="periksa-tentang ui-muted">{dimatikan} aturan dimatikan; temuannya tidak tampil.</p>}
    </>
  );
}
