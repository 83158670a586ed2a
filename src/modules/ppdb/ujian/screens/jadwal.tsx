import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { loadDaftarUjian } from "../load-ujian.server.ts";
import { jadwalUjianPath, ujianPpdbPath } from "../paths.ts";
import type { Route } from "./+types/jadwal.ts";

export const meta = () => [{ title: "Jadwal Ujian" }];

export const loader = (args: Route.LoaderArgs) => reading(args, loadDaftarUjian);

export default function JadwalUjian({ loaderData: { rows, tabs, tambah } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Jadwal Ujian"
        lead="Kapan, di mana, dan di kursi mana tiap calon siswa diuji. Keluarga melihatnya sesudah diterbitkan."
      />
      <Tabs label="Jadwal ujian" tabs={tabs} />
      <List
        path={jadwalUjianPath}
        noun="ujian"
        caption="Ujian"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...{ page: 1, size: Math.max(1, rows.length), total: rows.length }}
        empty={
          <EmptyState title="Belum ada ujian" actions={tambah && <ButtonLink to={ujianPpdbPath}>Buat ujian</ButtonLink>}>
            Buat ujiannya, lalu sesi dan ruangnya. Sesudah itu tempat duduk dibagikan di sini.
          </EmptyState>
        }
      />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: readonly Column<Row>[] = [
  {
    key: "nama",
    head: "Ujian",
    look: "name",
    cell: ({ id, nama, gelombang, tentang }) => (
      <>
        <Link to={`${jadwalUjianPath}/${id}`}>{nama}</Link>
        <br />
        <small className="ui-muted">
          {tentang}. {gelombang}
        </small>
      </>
    ),
  },
  { key: "mulai", head: "Mulai", look: "date", cell: ({ mulai }) => (mulai ? formatDay(mulai) : "") },
  { key: "muat", head: "Kursi", look: "number", cell: ({ muat }) => muat },
  { key: "terisi", head: "Sudah duduk", look: "number", cell: ({ terisi }) => terisi },
  { key: "belum", head: "Belum", look: "number", cell: ({ belum }) => belum },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ terbitPada, belum, muat }) =>
      muat === 0 ? (
        <Tag tone="warning">Belum ada sesi atau ruang</Tag>
      ) : terbitPada === null ? (
        <Tag tone="neutral">Belum terbit</Tag>
      ) : (
        <Tag tone={belum > 0 ? "warning" : "success"}>{belum > 0 ? `Terbit, ${belum} belum duduk` : "Terbit"}</Tag>
      ),
  },
];
