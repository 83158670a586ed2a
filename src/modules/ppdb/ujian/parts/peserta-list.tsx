import { Link, useLocation } from "react-router";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { mejaPpdbPath } from "../../paths.ts";
import { ujianPageSize } from "../asked.ts";
import type { PesertaRow, UjianContent } from "../load-ujian.server.ts";
import { jadwalUjianPath } from "../paths.ts";

/** Who sits where; each one can be moved by hand. */
export function PesertaList({ isi }: { readonly isi: UjianContent }) {
  const { asked, ujian, rows, total, boleh } = isi;
  const path = `${jadwalUjianPath}/${ujian.id}`;
  const { search } = useLocation();
  const columns: Column<PesertaRow>[] = [
    {
      key: "nama",
      head: "Peserta",
      look: "name",
      cell: ({ id, nama, nomor }) => (
        <>
          <Link to={`${mejaPpdbPath}/${id}`}>{nama}</Link>
          <br />
          <small className="ui-muted ui-whole">{nomor}</small>
        </>
      ),
    },
    { key: "sesi", head: "Sesi", cell: ({ sesi }) => sesi },
    { key: "ruang", head: "Ruang", cell: ({ ruang }) => ruang },
    {
      key: "kursi",
      head: "Kursi",
      cell: ({ kursi, bentrok }) =>
        kursi === null ? (
          <Tag tone="warning">Belum mendapat tempat</Tag>
        ) : bentrok ? (
          <Tag tone="danger">{`${kursi}, bersamaan dengan ${bentrok}`}</Tag>
        ) : (
          kursi
        ),
    },
    ...(boleh
      ? [
          {
            ...{ key: "aksi", head: "Tindakan", look: "actions" as const },
            cell: ({ id, nama, kursi }: PesertaRow) => (
              <Link
                className="ujian-pindah"
                to={listAddress(path, search, { anak: id })}
                aria-label={`${kursi === null ? "Beri tempat" : "Pindahkan"} ${nama}`}
              >
                {kursi === null ? "Beri tempat" : "Pindahkan"}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return (
    <List
      path={path}
      title="Peserta"
      noun="peserta"
      caption="Peserta"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      find={{
        ...{ label: "Cari peserta", placeholder: "Cari nama atau nomor", sought: asked.cari },
        filters: [
          {
            ...{ name: "sesi", label: "Sesi", all: "Semua sesi", chosen: asked.sesi },
            options: [
              ...ujian.sesi.map(({ id, nama }) => ({ value: id, label: nama })),
              { value: "tanpa", label: "Belum mendapat tempat" },
              { value: "bentrok", label: "Bertabrakan dengan ujian lain" },
            ],
          },
          {
            ...{ name: "ruang", label: "Ruang", all: "Semua ruang", chosen: asked.ruang },
            options: ujian.ruang.map(({ id, nama }) => ({ value: id, label: nama })),
          },
        ],
      }}
      {...{ page: asked.halaman, size: ujianPageSize, total }}
      empty={
        <EmptyState title="Belum ada peserta">
          Pesertanya pendaftaran yang terverifikasi pada jalur yang memberi bobot untuk ujian ini.
        </EmptyState>
      }
    />
  );
}
