import { Form } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { resultWords } from "./decision.ts";
import type { Content } from "./fields.ts";

/** What was done this year, each with the way back. */
export function Past({ isi: { lalu, tahun, boleh } }: { readonly isi: Content }) {
  if (lalu.length === 0) return null;
  return (
    <Sheet title="Yang sudah diterapkan">
      <Table
        caption="Kenaikan yang sudah diterapkan"
        rows={lalu}
        rowKey={({ id }) => id}
        columns={[
          { key: "kelas", head: "Kelas", look: "name", cell: ({ kelas }) => kelas },
          {
            key: "hasil",
            head: "Hasil",
            cell: ({ banyak }) =>
              (["naik", "tinggal", "lulus"] as const)
                .filter((hasil) => banyak[hasil] > 0)
                .map((hasil) => `${resultWords[hasil]} ${banyak[hasil]}`)
                .join(", "),
          },
          { key: "oleh", head: "Oleh", look: "minor", cell: ({ oleh, pada }) => `${oleh}, ${formatMoment(pada)}` },
          {
            key: "aksi",
            head: "Tindakan",
            look: "actions",
            cell: ({ id, kelas, dibatalkan }) =>
              dibatalkan || !boleh ? <Tag>{dibatalkan ? "Dibatalkan" : "Diterapkan"}</Tag> : <Cancel {...{ id, kelas, tahun }} />,
          },
        ]}
      />
    </Sheet>
  );
}

function Cancel({ id, kelas, tahun }: { readonly id: string; readonly kelas: string; readonly tahun: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="tahun" value={tahun} />
      <ConfirmSubmit
        look="quiet"
        name="aksi"
        value="batalkan"
        className="kenaikan-aksi"
        aria-label={`Batalkan kenaikan ${kelas}`}
        title={`Batalkan kenaikan ${kelas}?`}
        confirm="Batalkan kenaikan"
        consequence={`Semua siswanya kembali ke ${kelas} ${tahun}, seakan-akan belum dipindahkan. Yang lulus kembali menjadi siswa.`}
      >
        Batalkan
      </ConfirmSubmit>
    </Form>
  );
}
