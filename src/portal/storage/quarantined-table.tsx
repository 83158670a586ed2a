import type { ReactNode } from "react";
import { formatDay, today } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { Size } from "./parts.tsx";
import type { Quarantined } from "./quarantined.server.ts";

export interface QuarantinedTableProps {
  readonly rows: readonly Quarantined[];
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly busy: boolean;
  /** What is said about all of them. */
  readonly above: ReactNode;
  readonly onBack: (file: Quarantined) => void;
}

const reasons: Readonly<Record<string, string>> = {
  "masa-simpan": "Berkas pendaftaran yang habis masa simpannya",
  "lampiran-tanpa-catatan": "Lampiran yang tidak dipakai catatan mana pun",
  "gambar-tanpa-catatan": "Bukan bagian dari gambar atau klip mana pun",
  "foto-diganti": "Foto akun yang sudah diganti",
};

/** Each file in quarantine, and the way back. */
export function QuarantinedTable({ rows, above, onBack, busy, ...pages }: QuarantinedTableProps) {
  return (
    <List
      path="/administration/penyimpanan"
      pageParameter="karantina"
      title="Karantina"
      above={above}
      {...pages}
      noun="berkas"
      caption="Berkas di karantina"
      rows={rows}
      empty={null}
      rowKey={({ tree, key }) => `${tree} ${key}`}
      columns={[
        { key: "nama", head: "Berkas", look: "name", cell: (file) => <span className="penyimpanan-name">{nameOf(file)}</span> },
        { key: "sebab", head: "Sebab", cell: ({ reason }) => reasons[reason] ?? "Ditemukan tanpa catatan" },
        { key: "oleh", head: "Pengunggah", cell: ({ by }) => by ?? "" },
        { key: "sampai", head: "Dihapus pada", look: "date", cell: ({ until }) => formatDay(today(until)) },
        { key: "ukuran", head: "Ukuran", look: "number", cell: ({ bytes }) => <Size bytes={bytes} /> },
        {
          key: "kembali",
          head: "Tindakan",
          look: "actions",
          cell: (file) => (
            <Button busy={busy} aria-label={`Kembalikan ${nameOf(file)}`} onClick={() => onBack(file)}>
              Kembalikan
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Files of the site keep no name of their own. */
const nameOf = ({ name, key }: Quarantined): string => name ?? `${key.slice(0, 8)}…${key.slice(key.lastIndexOf("."))}`;
