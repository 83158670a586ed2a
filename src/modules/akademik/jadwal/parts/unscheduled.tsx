import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { View } from "../jadwal.ts";
import type { Job } from "../load-jadwal.server.ts";

/** How many of each assignment's hours stand in the week already. */
export function Unscheduled({ tugas, lihat }: { readonly tugas: readonly Job[]; readonly lihat: View }) {
  const kurang = tugas.reduce((jumlah, { jp, terjadwal }) => jumlah + Math.max(0, jp - terjadwal), 0);
  const semua = tugas.reduce((jumlah, { terjadwal }) => jumlah + terjadwal, 0);
  return (
    <Sheet
      title="Jam pelajaran"
      aside={<span className="ui-muted ui-small">{kurang > 0 ? `${kurang} jam belum dijadwalkan` : `${semua} jam, semua terjadwal`}</span>}
    >
      <Table
        caption="Pengampu dan jamnya di jadwal"
        rows={tugas}
        rowKey={({ id }) => id}
        columns={[
          { key: "mapel", head: "Mata pelajaran", look: "name", cell: ({ mapel }) => mapel },
          { key: "siapa", head: lihat === "kelas" ? "Guru" : "Kelas", cell: ({ guru, kelas }) => (lihat === "kelas" ? guru : kelas) },
          { key: "jp", head: "Terjadwal", cell: ({ jp, terjadwal }) => `${terjadwal} dari ${jp} jam` },
          { key: "keadaan", head: "Keadaan", look: "status", cell: (satu) => <State {...satu} /> },
        ]}
      />
    </Sheet>
  );
}

function State({ jp, terjadwal }: Job) {
  if (terjadwal === jp) return <Tag tone="success">Lengkap</Tag>;
  return terjadwal < jp ? <Tag tone="warning">{`Kurang ${jp - terjadwal}`}</Tag> : <Tag tone="danger">{`Lebih ${terjadwal - jp}`}</Tag>;
}
