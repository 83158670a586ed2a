import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { ShownPosition } from "./positions.server.ts";

/** Positions and persons: who holds what today, and who stands in. */
export const Positions = ({ positions }: { readonly positions: readonly ShownPosition[] }) => (
  <Sheet title="Pemangku jabatan hari ini">
    {positions.length === 0 ? (
      <EmptyState title="Belum ada pemangku jabatan">Tata Usaha mencatatnya di Kepegawaian, Pemangku Jabatan.</EmptyState>
    ) : (
      <Table
        caption="Pemangku jabatan hari ini"
        rows={positions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "jabatan",
            head: "Jabatan",
            look: "name",
            cell: ({ id, name }) => <Link to={`/administration/pemangku-jabatan/${id}`}>{name}</Link>,
          },
          { key: "pemangku", head: "Pemangku", cell: ({ holder }) => holder.nama },
          {
            key: "wakil",
            head: "Wakil hari ini",
            cell: ({ deputy }) => deputy && `${deputy.nama}, selama cuti sampai ${formatDay(deputy.until)}`,
          },
          { key: "peran", head: "Peran akunnya", cell: ({ roles }) => roles || "Belum ada akun" },
        ]}
      />
    )}
  </Sheet>
);
