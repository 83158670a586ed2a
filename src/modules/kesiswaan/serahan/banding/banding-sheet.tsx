import { Link } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { HandedBanding } from "./handed-banding.server.ts";

/** Lists from elsewhere that say something otherwise about the class. */
export const BandingSheet = ({ path, banding }: { readonly path: string; readonly banding: readonly HandedBanding[] }) =>
  banding.length === 0 ? null : (
    <Sheet title="Daftar yang berbeda dengan portal">
      <Table
        caption="Daftar yang berbeda dengan portal"
        rows={banding}
        rowKey={({ id }) => id}
        columns={[
          { key: "nama", head: "Daftar", look: "name", cell: ({ id, nama }) => <Link to={`${path}/banding/${id}`}>{nama}</Link> },
          { key: "sumber", head: "Sumber", cell: ({ sumber }) => sumber },
          {
            key: "diperiksa",
            head: "Diperiksa",
            look: "status",
            cell: ({ baris, diperiksa }) => <Tag tone={diperiksa >= baris ? "success" : "warning"}>{`${diperiksa} dari ${baris}`}</Tag>,
          },
        ]}
      />
    </Sheet>
  );
