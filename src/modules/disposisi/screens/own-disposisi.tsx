import { Link, useLocation } from "react-router";
import { type ReadCtx, reading } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { openDesk } from "#modules/persuratan/index.server.ts";
import { Desk } from "#modules/persuratan/index.tsx";
import { describeInstruksi } from "../instruksi.ts";
import { type DisposisiRow, listDisposisi, pageSize, readFilters, type State, type View } from "../list.server.ts";
import { describeLimit, old, statusName, statusTone } from "../parts/words.ts";
import { cabangPath, disposisiListPath } from "../paths.ts";
import { late } from "../tree.ts";
import type { Route } from "./+types/own-disposisi.ts";
import "../parts/disposisi.css";

export const meta = () => [{ title: "Disposisi Saya" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const saringan = readFilters(new URL(args.request.url).searchParams);
    return { ...(await listDisposisi(ctx, saringan)), saringan, ...moment(ctx), ukuran: pageSize, desk: openDesk(ctx) };
  });

const moment = ({ now }: ReadCtx) => ({ hari: today(now), sekarang: now });

const stateName: Readonly<Record<State, string>> = {
  terbuka: "Belum selesai",
  terlambat: "Lewat batas",
  diteruskan: "Diteruskan, menunggu",
  selesai: "Selesai",
};

export default function OwnDisposisi({ loaderData }: Route.ComponentProps) {
  const { rows, total, jumlah, saringan, bolehSemua, hari, sekarang, ukuran, desk } = loaderData;
  const { search } = useLocation();
  const tab = (tampil: View, nama: string, banyak?: number) => (
    <Link
      to={listAddress(disposisiListPath, search, { tampil: tampil === "masuk" ? null : tampil, halaman: null })}
      aria-current={saringan.tampil === tampil ? "page" : undefined}
    >
      {nama}
      {banyak !== undefined && <small>{banyak}</small>}
    </Link>
  );
  return (
    <>
      <Desk {...desk} />
      <PageHead title="Disposisi Saya" lead="Surat yang diteruskan kepada Anda, dan yang Anda teruskan kepada orang lain." />
      <nav className="ui-tabs" aria-label="Disposisi">
        {tab("masuk", "Untuk saya", jumlah.masuk)}
        {tab("dikirim", "Dari saya", jumlah.dikirim)}
        {bolehSemua && tab("semua", "Semua")}
      </nav>
      <List
        path={disposisiListPath}
        noun="disposisi"
        caption="Disposisi"
        columns={columns(saringan.tampil, hari, sekarang)}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari disposisi",
          placeholder: "Cari perihal, asal surat, atau nama",
          sought: saringan.cari,
          filters: [choiceFilter("keadaan", { label: "Keadaan", usual: "terbuka", chosen: saringan.keadaan, names: stateName })],
        }}
        {...{ page: saringan.halaman, size: ukuran, total }}
        empty={
          <EmptyState title="Tidak ada yang menunggu">
            {saringan.tampil === "masuk"
              ? "Surat yang diteruskan kepada Anda akan muncul di sini."
              : "Semua yang Anda teruskan sudah selesai."}
          </EmptyState>
        }
      />
    </>
  );
}

const columns = (tampil: View, hari: string, sekarang: Date): Column<DisposisiRow>[] => [
  {
    key: "perihal",
    head: "Perihal",
    look: "name",
    cell: ({ id, perihal, instruksi }) => (
      <>
        <Link to={cabangPath(id)}>{perihal}</Link>
        <br />
        <small className="ui-muted">{instruksi.map(describeInstruksi).join(" · ")}</small>
      </>
    ),
  },
  { key: "asal", head: "Asal surat", look: "minor", cell: ({ asalSurat }) => asalSurat },
  ...(tampil === "masuk"
    ? []
    : [{ key: "kepada", head: "Pada", cell: ({ kepada, createdAt }: DisposisiRow) => `${kepada}, ${old(createdAt, sekarang)}` }]),
  ...(tampil === "dikirim" ? [] : [{ key: "dari", head: "Dari", cell: ({ dari }: DisposisiRow) => dari }]),
  { key: "batas", head: "Batas", look: "date", cell: ({ batas }) => (batas ? formatDay(batas, "short") : "") },
  {
    key: "status",
    head: "Keadaan",
    look: "status",
    cell: (baris) =>
      late(baris, hari) ? (
        <Tag tone="danger">{describeLimit(baris, hari)}</Tag>
      ) : (
        <Tag tone={statusTone[baris.status]}>{statusName[baris.status]}</Tag>
      ),
  },
];
