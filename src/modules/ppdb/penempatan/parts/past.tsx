import { Form } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { Content } from "../fields.ts";

/** What was done for this intake, each with the way back. */
export function Past({ lalu, boleh }: Pick<Content, "lalu" | "boleh">) {
  if (lalu.length === 0) return null;
  return (
    <Sheet title="Yang sudah diterapkan">
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
      consequence={`${banyak} siswa kembali menjadi calon siswa, seakan-akan belum ditempatkan, dan NISM-nya diberikan kepada penempatan berikutnya. Hanya dapat selama belum ada yang dicatat pada mereka.`}
    >
      Batalkan
    </ConfirmSubmit>
  </Form>
);
