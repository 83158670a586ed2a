import { formatMoment } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { UsulanTampil } from "./baca-usulan.server.ts";
import { kataStatus } from "./usulan.ts";

const kolom: readonly Column<UsulanTampil>[] = [
  { key: "nama", head: "Usulan", look: "name", cell: ({ nama, kalimat }) => `${nama} ${kalimat}` },
  {
    key: "status",
    head: "Putusan",
    look: "status",
    cell: ({ status }) => <Tag tone={status === "berlaku" ? "success" : "warning"}>{kataStatus[status]}</Tag>,
  },
  { key: "pengusul", head: "Diusulkan oleh", cell: ({ pengusul, alasan }) => `${pengusul}: ${alasan}` },
  {
    key: "pemutus",
    head: "Diputus oleh",
    cell: ({ pemutus, catatan }) => (catatan ? `${pemutus}: ${catatan}` : (pemutus ?? "")),
  },
  { key: "kapan", head: "Pada", look: "date", cell: ({ diputusPada }) => (diputusPada ? formatMoment(diputusPada) : "") },
];

/** What was decided lately, newest first. */
export function RiwayatUsulan({ usulan }: { readonly usulan: readonly UsulanTampil[] }) {
  if (usulan.length === 0) return null;
  return (
    <Sheet title="Sudah diputus">
      <Table caption="Usulan yang sudah diputus" columns={kolom} rows={usulan} rowKey={({ id }) => id} />
    </Sheet>
  );
}
