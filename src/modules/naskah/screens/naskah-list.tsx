import FilePlus from "lucide-react/icons/file-plus-2";
import { Link, useLocation } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { dayOf, formatClock, formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
import { Desk } from "#modules/persuratan/index.tsx";
import { text } from "../content/send.ts";
import { type Filters, listNaskah, type NaskahRow, pageSize, readFilters, type View } from "../load/list.server.ts";
import { receiveNaskah } from "../load/receive.server.ts";
import { statusName } from "../naskah.ts";
import { type Pulihkan, RestoreButton, useRestore } from "../parts/restore.tsx";
import { State } from "../parts/state.tsx";
import { naskahListPath, newPath, onePath, templateSuratPath } from "../paths.ts";

import type { Route } from "./+types/naskah-list.ts";
import "../parts/naskah.css";

export const meta = () => [{ title: "Konsep Surat" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const saringan = readFilters(new URL(args.request.url).searchParams);
    return { ...(await listNaskah(ctx, saringan)), saringan, ukuran: pageSize, desk: openDesk(ctx) };
  });

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return receiveNaskah(context.get(scopeContext), { id: text(form, "id"), form, origin: context.get(visitContext).origin });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function NaskahList({ loaderData }: Route.ComponentProps) {
  const { rows, total, saringan, ukuran, boleh, desk } = loaderData;
  const pulihkan = useRestore();
  return (
    <>
      <Desk {...desk} />
      <ListHead
        title="Konsep Surat"
        lead="Surat yang ditulis di portal: dari draf, paraf, sampai tanda tangan dan nomornya."
        main={
          boleh.tulis && (
            <ButtonLink look="primary" icon={FilePlus} to={newPath}>
              Tulis Surat
            </ButtonLink>
          )
        }
        rare={
          <ButtonLink look="quiet" to={templateSuratPath}>
            Template Surat
          </ButtonLink>
        }
      />
      <Pandangan isi={loaderData} />
      <List
        path={naskahListPath}
        noun="surat"
        caption="Naskah surat"
        columns={columns(saringan.tampil, pulihkan)}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari surat",
          placeholder: "Cari perihal, nama, atau nomor",
          sought: saringan.cari,
          filters: [choiceFilter("status", { label: "Tahap", all: "Semua tahap", chosen: saringan.status, names: statusName })],
        }}
        {...{ page: saringan.halaman, size: ukuran, total }}
        empty={<Empty saringan={saringan} tulis={boleh.tulis} />}
      />
    </>
  );
}

function Pandangan({ isi: { saringan, menunggu, boleh } }: { readonly isi: Route.ComponentProps["loaderData"] }) {
  const { search } = useLocation();
  const tab = (tampil: View, nama: string, banyak?: number) => (
    <Link
      to={listAddress(naskahListPath, search, { tampil: tampil === "semua" ? null : tampil, halaman: null })}
      aria-current={saringan.tampil === tampil ? "page" : undefined}
    >
      {nama}
      {banyak !== undefined && banyak > 0 && <small>{banyak}</small>}
    </Link>
  );
  return (
    <nav className="ui-tabs" aria-label="Naskah surat">
      {tab("semua", "Semua konsep")}
      {tab("menunggu", "Konsep yang menunggu saya", menunggu)}
      {boleh.sampah && tab("sampah", "Tempat sampah")}
    </nav>
  );
}

function Empty({ saringan, tulis }: { readonly saringan: Filters; readonly tulis: boolean }) {
  if (saringan.tampil === "menunggu")
    return <EmptyState title="Tidak ada yang menunggu Anda">Semua surat sudah Anda tindak lanjuti.</EmptyState>;
  if (saringan.tampil === "sampah")
    return <EmptyState title="Tempat sampah kosong">Draf yang dihapus dapat dipulihkan dari sini.</EmptyState>;
  return (
    <EmptyState
      title="Belum ada surat"
      actions={
        tulis && (
          <ButtonLink look="primary" icon={FilePlus} to={newPath}>
            Tulis Surat
          </ButtonLink>
        )
      }
    >
      Pilih template, isi orang dan tanggalnya, lalu ajukan untuk diparaf dan ditandatangani.
    </EmptyState>
  );
}

const columns = (tampil: View, pulihkan: Pulihkan): Column<NaskahRow>[] => [
  {
    key: "perihal",
    head: "Perihal",
    look: "name",
    cell: ({ id, perihal, jenis, tentang }) => (
      <>
        {tampil === "sampah" ? perihal : <Link to={onePath(id)}>{perihal}</Link>}
        <br />
        <small className="ui-muted">{tentang && !perihal.includes(tentang) ? `${jenis} · ${tentang}` : jenis}</small>
      </>
    ),
  },
  { key: "nomor", head: "Nomor", cell: ({ nomor }) => nomor && <Breakable text={nomor} /> },
  { key: "pembuat", head: "Pembuat", look: "minor", cell: ({ pembuat }) => pembuat },
  { key: "status", head: "Tahap", look: "status", cell: (row) => <State {...row} /> },
  ...(tampil === "sampah"
    ? [
        {
          key: "pulihkan",
          head: "",
          look: "actions" as const,
          cell: (baris: NaskahRow) => <RestoreButton baris={baris} onPulihkan={pulihkan} />,
        },
      ]
    : [{ key: "diubah", head: "Terakhir", look: "date" as const, cell: ({ updatedAt }: NaskahRow) => <Saat pada={updatedAt} /> }]),
];

const Saat = ({ pada }: { readonly pada: Date }) => (
  <time dateTime={pada.toISOString()}>
    {formatDay(dayOf(pada), "short")}
    <br />
    <small className="ui-muted">{formatClock(pada)}</small>
  </time>
);
