import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { pesanPath } from "../addresses.ts";
import { type Jenis, jenisLabels, keadaanLabels, keadaanTone } from "../jenis.ts";
import { listPesan, type PesanRow, pageSize, type Tampil } from "../meja/list-pesan.server.ts";
import type { Route } from "./+types/pesan.ts";
import "../parts/pesan.css";

export const meta = () => [{ title: "Pesan dari Situs" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const tampil: Tampil = searchParams.get("tampil") === "selesai" ? "selesai" : "terbuka";
    const halaman = askedPage(searchParams);
    return { ...(await listPesan(ctx, { tampil, halaman })), tampil, halaman, size: pageSize };
  });

export default function Pesan({ loaderData: { rows, jumlah, tahunan, jenis, tampil, halaman, size } }: Route.ComponentProps) {
  const tab = (satu: Tampil, label: string) => (
    <Link
      to={listAddress(pesanPath, "", { tampil: satu === "terbuka" ? null : satu })}
      aria-current={satu === tampil ? "page" : undefined}
      preventScrollReset
    >
      {label}
      {satu === "terbuka" && jumlah.terbuka > 0 && <small>{jumlah.terbuka}</small>}
    </Link>
  );
  return (
    <>
      <PageHead title="Pesan dari Situs" lead={leadFor(jenis)} />
      <nav className="ui-tabs" aria-label="Keadaan pesan">
        {tab("terbuka", "Menunggu")}
        {tab("selesai", "Sudah dijawab")}
      </nav>
      <List
        path={pesanPath}
        noun="pesan"
        caption="Pesan dari situs"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...{ page: halaman, size, total: jumlah[tampil] }}
        empty={
          <EmptyState title={tampil === "terbuka" ? "Tidak ada yang menunggu" : "Belum ada pesan"}>
            {jenis.length === 0
              ? "Pesan yang diteruskan kepada Anda akan tampil di sini."
              : "Pesan dari halaman Hubungi Kami akan tampil di sini."}
          </EmptyState>
        }
      />
      {tahunan.length > 0 && (
        <p className="pesan-angka">
          {tahunan.map(({ tahun, jenis: satu, banyak, dijawab }) => `${tahun}: ${banyak} ${satu}, ${dijawab} dijawab`).join(" · ")}
        </p>
      )}
    </>
  );
}

function leadFor(jenis: readonly Jenis[]): string {
  if (jenis.length === 2) return "Pertanyaan yang ditangani Tata Usaha, dan pengaduan yang hanya Anda lihat.";
  return jenis.length === 1 ? "Pertanyaan dari halaman Hubungi Kami." : "Pesan yang diteruskan kepada Anda.";
}

const columns: readonly Column<PesanRow>[] = [
  {
    key: "perihal",
    head: "Perihal",
    look: "name",
    cell: ({ id, perihal, nomor }) => (
      <>
        <Link to={`${pesanPath}/${id}`}>{perihal}</Link>
        <br />
        <small className="ui-muted">{nomor}</small>
      </>
    ),
  },
  {
    key: "jenis",
    head: "Jenis",
    cell: ({ jenis }) => (jenis === "pengaduan" ? <Tag tone="danger">{jenisLabels[jenis]}</Tag> : jenisLabels[jenis]),
  },
  { key: "petugas", head: "Diteruskan kepada", look: "minor", cell: ({ petugas }) => petugas },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ keadaan }) => <Tag tone={keadaanTone[keadaan]}>{keadaanLabels[keadaan]}</Tag>,
  },
  { key: "masuk", head: "Dikirim", look: "date", cell: ({ createdAt }) => formatMoment(createdAt) },
];
