import { Form, Link } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { siswaPath } from "#modules/kesiswaan/index.ts";
import type { Content } from "../fields.ts";

interface Props extends Pick<Content, "lalu" | "boleh"> {
  /** The year of the intake, for whoever may hand its pupils out. */
  readonly tahun: string | null;
}

/** What was done for this intake, each with the way back; then where its new pupils go to EMIS. */
export function Past({ lalu, boleh, tahun }: Props) {
  if (lalu.length === 0) return null;
  const isThere = lalu.some(({ dibatalkanPada }) => dibatalkanPada === null);
  return (
    <Sheet title="Yang sudah diterapkan">
      {tahun !== null && isThere && (
        <div className="ui-sheet-body">
          <p>
            Daftar siswa baru untuk EMIS dibuat dengan templat EMIS, atau dengan peta kolom yang sudah disimpan.{" "}
            <Link to={`${siswaPath}/isi-templat?masukPpdb=${tahun}`}>Buat berkas EMIS siswa baru</Link>
          </p>
        </div>
      )}
      <Table
        caption="Penempatan yang sudah diterapkan"
        rows={lalu}
        rowKey={({ id }) => id}
        columns={[
          { key: "banyak", head: "Banyaknya", look: "name", cell: ({ banyak }) => `${banyak} siswa` },
          { key: "tanggal", head: "Hari pertama", look: "date", cell: ({ tanggal }) => formatDay(tanggal) },
          { key: "oleh", head: "Oleh", look: "minor", cell: ({ pelaku, pada }) => `${pelaku}, ${formatMoment(pada)}` },
          {
            key: "aksi",
            head: "Tindakan",
            look: "actions",
            cell: ({ id, banyak, dibatalkanOleh, dibatalkanPada }) =>
              dibatalkanPada ? (
                <Tag>{`Dibatalkan ${dibatalkanOleh}, ${formatMoment(dibatalkanPada)}`}</Tag>
              ) : (
                boleh && <Undo id={id} banyak={banyak} />
              ),
          },
        ]}
      />
    </Sheet>
  );
}

const Undo = ({ id, banyak }: { readonly id: string; readonly banyak: number }) => (
  <Form method="post">
    <input type="hidden" name="id" value={id} />
    <ConfirmSubmit
      look="quiet"
      name="aksi"
      value="batalkan"
      className="penempatan-aksi"
      aria-label={`Batalkan penempatan ${banyak} siswa`}
      title="Batalkan penempatan ini?"
      confirm="Batalkan penempatan"
      consequence={`${banyak} siswa kembali menjadi calon siswa, seakan-akan belum ditempatkan. NISM yang sudah diberikan disimpan: anak yang sama mendapatkannya lagi bila ditempatkan kembali, dan tidak diberikan kepada anak lain. Hanya dapat selama belum ada yang dicatat pada mereka.`}
    >
      Batalkan
    </ConfirmSubmit>
  </Form>
);
