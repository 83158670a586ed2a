import { formatDay, today } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { ShownUsulan } from "./read-usulan.server.ts";
import { statusLabels } from "./usulan.ts";

const columns: readonly Column<ShownUsulan>[] = [
  { key: "nama", head: "Usulan", look: "name", cell: ({ nama, kalimat }) => <Breakable text={`${nama} ${kalimat}`} /> },
  {
    key: "status",
    head: "Putusan",
    look: "status",
    cell: ({ status }) => <Tag tone={status === "berlaku" ? "success" : "warning"}>{statusLabels[status]}</Tag>,
  },
  { key: "pengusul", head: "Diusulkan oleh", cell: ({ pengusul, alasan }) => <Said by={pengusul} words={alasan} /> },
  {
    key: "pemutus",
    head: "Diputus oleh",
    cell: ({ pemutus, catatan }) => <Said by={pemutus ?? ""} words={catatan} />,
  },
  { key: "kapan", head: "Pada", look: "date", cell: ({ diputusPada }) => (diputusPada ? formatDay(today(diputusPada)) : "") },
];

const Said = ({ by, words }: { readonly by: string; readonly words: string | null }) => (
  <>
    {by}
    {words && <small className="ui-muted usulan-kata">{words}</small>}
  </>
);

/** What was decided lately, newest first. */
export function RiwayatUsulan({ usulan }: { readonly usulan: readonly ShownUsulan[] }) {
  if (usulan.length === 0) return null;
  return (
    <Sheet title="Sudah diputus">
      <Table caption="Usulan yang sudah diputus" columns={columns} rows={usulan} rowKey={({ id }) => id} />
    </Sheet>
  );
}
