import { formatSize } from "#kit/files/kinds.ts";
import { Table } from "#kit/ui/table/table.tsx";
import type { Part } from "./storage.server.ts";

interface PartsProps {
  readonly caption: string;
  readonly head: string;
  readonly parts: readonly Part[];
  /** Bytes of everything. */
  readonly whole: number;
}

/** What takes how much room, the largest first. */
export function Parts({ caption, head, parts, whole }: PartsProps) {
  return (
    <Table
      caption={caption}
      rows={parts}
      rowKey={({ name, files, bytes }) => `${name} ${files} ${bytes}`}
      columns={[
        { key: "nama", head, look: "name", cell: ({ name }) => name },
        { key: "berkas", head: "Berkas", look: "number", cell: ({ files }) => files.toLocaleString("id-ID") },
        { key: "ukuran", head: "Ukuran", look: "number", cell: ({ bytes }) => <Size bytes={bytes} /> },
        {
          key: "bagian",
          head: "Bagian",
          cell: ({ name, bytes }) => (
            <meter className="penyimpanan-share" max={Math.max(1, whole)} value={bytes} aria-label={`Bagian ${name}`} />
          ),
        },
      ]}
    />
  );
}

export const Size = ({ bytes }: { readonly bytes: number }) => <span className="penyimpanan-size">{formatSize(bytes)}</span>;
