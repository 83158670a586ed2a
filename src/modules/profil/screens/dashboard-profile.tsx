import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import { within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { openTabs } from "#kit/register/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { alamatDaftar, bacaDicari, cariEntri, type Dicari, ukuran } from "../entri/cari-entri.ts";
import { alamatData } from "../entri/entri.ts";
import { type BarisEntri, barisEntri } from "../entri/keadaan.server.ts";
import { SaringEntri } from "../entri/saring-entri.tsx";
import { bacaKop, hakKop } from "../kop/kop.server.ts";
import { KopSurat } from "../kop/kop-surat.tsx";
import { tabPortal } from "../tab-portal.ts";
import type { Route } from "./+types/dashboard-profile.ts";
import "../entri/entri.css";

export const meta = () => [{ title: "Profil Madrasah" }];

export function loader(args: Route.LoaderArgs) {
  const dicari = bacaDicari(new URL(args.request.url).searchParams);
  return within(args, async (ctx) => {
    const { entri, ...daftar } = cariEntri(dicari);
    return { daftar, entri: await barisEntri(ctx, entri), kop: await bacaKop(ctx), hak: hakKop(ctx), tabs: openTabs(ctx, tabPortal) };
  });
}

export default function DashboardProfile({ loaderData }: Route.ComponentProps) {
  const { daftar, entri, kop, hak, tabs } = loaderData;
  const { tampil, halaman, total } = daftar;
  return (
    <>
      <PageHead title="Profil Madrasah" lead="Jati diri, sarana, dan tautan madrasah: satu sumber untuk situs, portal, dan semua surat." />
      <Tabs label="Profil madrasah" tabs={tabs} />
      <KopSurat kop={kop} hak={hak} />
      <Sheet title="Data profil">
        <SaringEntri dicari={daftar} />
        {entri.length === 0 ? (
          <Kosong dicari={daftar} />
        ) : (
          <Table caption="Data profil" columns={kolom((halaman - 1) * tampil)} rows={entri} rowKey={({ kode }) => kode} />
        )}
        <Pagination
          page={halaman}
          size={tampil}
          sizes={ukuran}
          total={total}
          noun="data"
          href={({ page, size }) => alamatDaftar(daftar, { halaman: page, tampil: size })}
        />
      </Sheet>
    </>
  );
}

function Kosong({ dicari }: { readonly dicari: Dicari }) {
  return (
    <EmptyState
      title="Tidak ada data yang cocok"
      actions={<ButtonLink to={alamatDaftar(dicari, { cari: "", kategori: "" })}>Lepas semua saringan</ButtonLink>}
    >
      Coba kata lain, atau lepas saringannya.
    </EmptyState>
  );
}

const kolom = (sebelum: number): Column<BarisEntri>[] => [
  { key: "no", head: "No.", look: "order", cell: (_, place) => sebelum + place + 1 },
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  { key: "kategori", head: "Kategori", cell: ({ kategori }) => kategori },
  {
    key: "keadaan",
    head: "Isi",
    look: "status",
    cell: ({ jumlah }) => (jumlah > 0 ? <Tag tone="success">{jumlah} data</Tag> : <Tag tone="warning">Belum diisi</Tag>),
  },
  {
    key: "diubah",
    head: "Terakhir diubah",
    look: "minor",
    cell: ({ diubah }) => (diubah ? <time dateTime={diubah}>{formatDay(diubah, "short")}</time> : null),
  },
  { key: "tindakan", head: "Tindakan", look: "actions", cell: (row) => <Tindakan row={row} /> },
];

function Tindakan({ row: { kode, nama, ubah } }: { readonly row: BarisEntri }) {
  return (
    <div className="entri-tindakan">
      <ButtonLink look="quiet" icon={Eye} to={alamatData(kode)}>
        Lihat Data<span className="ui-hidden"> {nama}</span>
      </ButtonLink>
      {ubah && (
        <ButtonLink look="quiet" icon={Pencil} to={ubah}>
          Ubah<span className="ui-hidden"> {nama}</span>
        </ButtonLink>
      )}
    </div>
  );
}
