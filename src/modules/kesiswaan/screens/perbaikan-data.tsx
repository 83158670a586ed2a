import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { periksaPath } from "#modules/periksa/index.ts";
import { type SerahanProgress, withBanding } from "../serahan/banding/handed-banding.server.ts";
import { loadSerahanList } from "../serahan/load-serahan.server.ts";
import { serahanPath } from "../serahan/serahan.ts";
import type { Route } from "./+types/perbaikan-data.ts";

export const handle = { crumb: "Perbaikan data" };

export const meta = () => [{ title: "Perbaikan Data Siswa" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const loaded = await loadSerahanList(ctx, new URL(args.request.url).searchParams);
    return { ...loaded, rows: await withBanding(ctx, loaded.rows) };
  });

export default function PerbaikanData({
  loaderData: { rows, total, page, size, cari, ditutup, hari, semua, memeriksa },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Perbaikan Data Siswa"
        lead={
          semua
            ? "Temuan dan perbedaan yang diserahkan kepada wali kelas, dan seberapa jauh diselesaikan."
            : "Data siswa kelas Anda yang diminta tata usaha untuk diperbaiki."
        }
      >
        {memeriksa && <ButtonLink to={periksaPath.siswa}>Periksa data</ButtonLink>}
      </PageHead>
      <List
        path={serahanPath}
        noun="penyerahan"
        caption="Temuan yang diserahkan kepada wali kelas"
        columns={columns(hari, semua)}
        rows={rows}
        rowKey={({ id }) => id}
        {...{ page, size, total }}
        find={{
          ...{ label: "Cari kelas atau wali kelas", placeholder: "Cari kelas atau wali kelas", sought: cari },
          filters: [
            choiceFilter("keadaan", {
              ...{ label: "Keadaan", chosen: ditutup ? "ditutup" : "terbuka", usual: "terbuka" },
              names: { terbuka: "Terbuka", ditutup: "Ditutup" },
            }),
          ],
        }}
        empty={
          <EmptyState title={ditutup ? "Belum ada yang ditutup" : "Tidak ada yang perlu diperbaiki"}>
            {semua
              ? "Temuan diserahkan dari halaman Periksa data, perbedaan dari halaman Bandingkan."
              : "Tata usaha belum menyerahkan temuan untuk kelas Anda."}
          </EmptyState>
        }
      />
    </>
  );
}

const columns = (hari: string, semua: boolean): readonly Column<SerahanProgress>[] => [
  { key: "kelas", head: "Kelas", look: "name", cell: ({ id, kelas }) => <Link to={`${serahanPath}/${id}`}>{kelas}</Link> },
  ...(semua ? [{ key: "wali", head: "Wali kelas", cell: ({ wali }: SerahanProgress) => wali ?? "Belum ada" }] : []),
  {
    key: "tenggat",
    head: "Tenggat",
    look: "date",
    cell: ({ tenggat, ditutup }) => (
      <>
        <time dateTime={tenggat}>{formatDay(tenggat, "short")}</time> {!ditutup && tenggat < hari && <Tag tone="danger">Lewat</Tag>}
      </>
    ),
  },
  { key: "siswa", head: "Siswa dengan temuan", look: "number", cell: ({ siswa }) => siswa.toLocaleString("id-ID") },
  {
    key: "perbedaan",
    head: "Perbedaan",
    look: "status",
    cell: ({ perbedaan, diperiksa }) =>
      perbedaan > 0 && <Tag tone={diperiksa >= perbedaan ? "success" : "warning"}>{`${diperiksa} dari ${perbedaan} diperiksa`}</Tag>,
  },
  {
    key: "selesai",
    head: "Diperbaiki",
    look: "status",
    cell: ({ selesai, temuan }) =>
      temuan > 0 && <Tag tone={selesai === temuan ? "success" : "warning"}>{`${selesai} dari ${temuan} temuan`}</Tag>,
  },
];
