import { Link } from "react-router";
import { dayOf, formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { PemusnahanRow } from "../load/pemusnahan.server.ts";
import { keadaanName, onePemusnahan } from "../pemusnahan.ts";

/** The records of destruction so far. */
export function PemusnahanList({ rows }: { readonly rows: readonly PemusnahanRow[] }) {
  return (
    <Sheet title="Berita acara pemusnahan">
      <Table
        caption="Berita acara pemusnahan"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "surat",
            head: "Berita acara",
            look: "name",
            cell: ({ id, surat, tahun, nomor }) => (
              <>
                <Link to={onePemusnahan(id)}>
                  {surat} surat, sampai akhir {tahun}
                </Link>
                {nomor && (
                  <>
                    <br />
                    <small className="ui-muted">{nomor}</small>
                  </>
                )}
              </>
            ),
          },
          {
            key: "oleh",
            head: "Disiapkan",
            cell: ({ disiapkanNama, createdAt }) => `${disiapkanNama}, ${formatDay(dayOf(createdAt), "short")}`,
          },
          {
            key: "keadaan",
            head: "Keadaan",
            look: "status",
            cell: ({ keadaan }) => <Tag tone={keadaanName[keadaan][1]}>{keadaanName[keadaan][0]}</Tag>,
          },
        ]}
      />
    </Sheet>
  );
}
