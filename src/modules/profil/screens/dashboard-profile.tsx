import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import { within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { dataPath } from "../entri/entri.ts";
import { readSought, searchEntri, size } from "../entri/search-entri.ts";
import { type EntriRow, entriRow } from "../entri/state.server.ts";
import { hakKop, readKop } from "../kop/kop.server.ts";
import { KopSurat } from "../kop/kop-surat.tsx";
import { profilPortalPath } from "../paths.ts";
import { tabPortal } from "../tab-portal.ts";
import type { Route } from "./+types/dashboard-profile.ts";
import "../entri/entri.css";

export const meta = () => [{ title: "Profil Madrasah" }];

export function loader(args: Route.LoaderArgs) {
  const dicari = readSought(new URL(args.request.url).searchParams);
  return within(args, async (ctx) => {
    const { entri, ...daftar } = searchEntri(dicari);
    return { daftar, entri: await entriRow(ctx, entri), kop: await readKop(ctx), hak: hakKop(ctx), tabs: openTabs(ctx, tabPortal) };
  });
}

export default function DashboardProfile({ loaderData }: Route.ComponentProps) {
  const { daftar, entri, kop, hak, tabs } = loaderData;
  const { cari, kategori, tampil, halaman, total } = daftar;
  return (
    <>
      <PageHead title="Profil Madrasah" lead="Jati diri, sarana, dan tautan madrasah: satu sumber untuk situs, portal, dan semua surat." />
      <Tabs label="Profil madrasah" tabs={tabs} />
      <KopSurat kop={kop} hak={hak} />
      <List
        path={profilPortalPath}
        title="Data profil"
        noun="data"
        caption="Data profil"
        columns={columns((halaman - 1) * tampil)}
        rows={entri}
        rowKey={({ kode }) => kode}
        find={{
          label: "Cari data profil",
          placeholder: "Cari nama data",
          sought: cari,
          filters: [
            choiceFilter("kategori", {
              ...{ label: "Kategori", all: "Semua kategori", chosen: kategori },
              names: { PROFIL: "PROFIL", SARPRAS: "SARPRAS" },
            }),
          ],
        }}
        {...{ page: halaman, size: tampil, sizes: size, total }}
        empty={null}
      />
    </>
  );
}

const columns = (sebelum: number): Column<EntriRow>[] => [
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

function Tindakan({ row: { kode, nama, ubah } }: { readonly row: EntriRow }) {
  return (
    <div className="entri-tindakan">
      <ButtonLink look="quiet" icon={Eye} to={dataPath(kode)}>
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
