import { formatMoment } from "#kit/dates.ts";
import type { ScheduleState } from "#kit/jobs/jobs.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { Tag } from "#kit/ui/tag.tsx";

/** What each scheduled job did the last time. */
export function Schedule({ rows }: { readonly rows: readonly ScheduleState[] }) {
  return (
    <List
      path="/administration/kesehatan-sistem"
      title="Tugas terjadwal"
      page={1}
      size={rows.length}
      total={rows.length}
      noun="tugas"
      caption="Tugas terjadwal"
      rows={rows}
      empty={<EmptyState title="Tidak terbaca">Laporan tugas belum dapat dibaca. Periksa sekali lagi beberapa saat lagi.</EmptyState>}
      rowKey={({ name }) => name}
      columns={[
        { key: "tugas", head: "Tugas", look: "name", cell: ({ title }) => title },
        { key: "hasil", head: "Hasil", cell: (row) => <Outcome row={row} /> },
        { key: "laporan", head: "Laporan", cell: ({ last }) => last?.sentence ?? "Belum tiba waktunya." },
        { key: "mulai", head: "Terakhir", look: "date", cell: ({ last }) => (last ? formatMoment(last.startedAt) : "") },
        { key: "lama", head: "Lama", look: "number", cell: ({ last }) => (last ? seconds(last.tookMs) : "") },
      ]}
    />
  );
}

function Outcome({ row: { last, missedAt } }: { readonly row: ScheduleState }) {
  if (missedAt) return <Tag tone="warning">Terlewat</Tag>;
  if (!last) return <Tag>Menunggu</Tag>;
  return last.state === "selesai" ? <Tag tone="success">Selesai</Tag> : <Tag tone="danger">Gagal</Tag>;
}

const seconds = (ms: number): string => `${(ms / 1000).toLocaleString("id-ID", { maximumFractionDigits: 1 })} detik`;
