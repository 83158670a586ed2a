import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { ShownSession } from "./list-sessions.server.ts";

interface Props {
  readonly sesi: readonly ShownSession[];
  readonly busy: boolean;
  /** Absent: they can be seen only. */
  readonly onAkhiri?: (id: string) => void;
}

/** Where somebody is signed in, with a way to end each but one's own. */
export function SessionTable({ sesi, busy, onAkhiri }: Props) {
  const kolom: Column<ShownSession>[] = [
    { key: "perangkat", head: "Perangkat", look: "name", cell: describeSession },
    { key: "jaringan", head: "Tempat", cell: ({ jaringan }) => describePlace(jaringan) },
    { key: "masuk", head: "Masuk", look: "minor", cell: ({ createdAt }) => formatMoment(createdAt) },
    { key: "terlihat", head: "Terakhir dipakai", cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
  ];
  const aksi: Column<ShownSession> = {
    key: "aksi",
    head: <span className="ui-hidden">Tindakan</span>,
    look: "actions",
    cell: (sesi) =>
      sesi.ini ? (
        <Tag tone="success">Perangkat ini</Tag>
      ) : (
        <Button busy={busy} onClick={() => onAkhiri?.(sesi.id)} aria-label={`Akhiri sesi di ${describeSession(sesi)}`}>
          Akhiri
        </Button>
      ),
  };
  return <Table caption="Sesi yang masih terbuka" columns={onAkhiri ? [...kolom, aksi] : kolom} rows={sesi} rowKey={({ id }) => id} />;
}

const describeSession = ({ perangkat, kind }: ShownSession) => (kind === "bearer" ? `${perangkat} · program (API)` : perangkat);

/** The network as people can tell it apart; never one person's whole address. */
export function describePlace(jaringan: string): string {
  if (jaringan === "") return "Tidak diketahui";
  if (/^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(jaringan) || /^(0:0:0|f[cd][0-9a-f]{2}|fe80):/.test(jaringan)) {
    return "Jaringan setempat";
  }
  return `Jaringan ${jaringan}`;
}
