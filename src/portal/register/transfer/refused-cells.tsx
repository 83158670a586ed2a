import Download from "lucide-react/icons/download";
import { goToColumns } from "#kit/lists/choose/unplaced.ts";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import type { Register } from "#kit/register/register.ts";
import { lineOf } from "#kit/transfer/line-of.ts";
import { missingColumnSentence } from "#kit/transfer/sheet-words.ts";
import type { KeptPlan } from "#kit/transfer/transfer.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";

const shownAtMost = 200;
/** More of them are opened by whoever wants them: they stand in the grid too, where they are mended. */
const inSight = 10;

interface RefusedCellsProps {
  readonly register: Register;
  readonly list: UploadedList;
  readonly plan: KeptPlan;
  /** They can be put right on this page. */
  readonly mendable: boolean;
}

/** Each cell that could not be taken: where it stands, what stands there, and why not. */
export function RefusedCells({ register, list, plan, mendable }: RefusedCellsProps) {
  const cells = <Cells caption="Isian yang perlu diperbaiki" rows={plan.refused.slice(0, shownAtMost)} />;
  return (
    <Sheet title={`${plan.refused.length.toLocaleString("id-ID")} isian perlu diperbaiki`}>
      <div className="ui-sheet-body">
        <p>
          {plan.id === null && list.taken === 0
            ? `Tidak ada yang diimpor. ${mendable ? "Perbaiki isian berikut di halaman ini, lalu periksa lagi; atau" : "Perbaiki isian berikut"} di ${plan.fileName}, lalu unggah lagi.`
            : "Baris dengan isian ini belum ikut diimpor. Baris yang lain tidak perlu menunggunya."}
          {plan.refused.length > shownAtMost && ` Ini ${shownAtMost} yang pertama; semuanya ada di daftar yang dapat diunduh.`}
          {plan.more && " Sisanya belum diperiksa, karena sudah sebanyak ini yang salah; mungkin kolomnya tertukar."}
        </p>
        {plan.report && (
          <p>
            <a className="ui-button" href={`${register.path}/impor/penolakan?impor=${plan.report}`} download>
              <Icon of={Download} />
              Unduh daftar ini
            </a>
          </p>
        )}
      </div>
      {mendable && plan.refused.length > inSight ? (
        <details className="list-more">
          <summary>Lihat satu per satu</summary>
          {cells}
        </details>
      ) : (
        cells
      )}
    </Sheet>
  );
}

/** What can be imported as it stands, and somebody should look at all the same. */
export function DoubtfulCells({ doubts }: Pick<KeptPlan, "doubts">) {
  if (doubts.length === 0) return null;
  return (
    <Sheet title={`${doubts.length.toLocaleString("id-ID")} isian sebaiknya diperiksa`}>
      <div className="ui-sheet-body">
        <p>
          Isian ini boleh diimpor apa adanya. Cocokkan dahulu dengan berkas aslinya.
          {doubts.length > shownAtMost && ` Ini ${shownAtMost} yang pertama.`}
        </p>
      </div>
      <Cells caption="Isian yang sebaiknya diperiksa" rows={doubts.slice(0, shownAtMost)} />
    </Sheet>
  );
}

/** What no row can mend is put right where the columns are chosen. */
const Why = ({ sentence }: { readonly sentence: string }) =>
  sentence === missingColumnSentence ? (
    <>
      {sentence} <Button onClick={goToColumns}>Pilih kolomnya</Button>
    </>
  ) : (
    sentence
  );

const Cells = ({ caption, rows }: { readonly caption: string; readonly rows: KeptPlan["refused"] }) => (
  <Table
    caption={caption}
    rows={rows}
    rowKey={({ row, column, sentence }) => `${row} ${column} ${sentence}`}
    columns={[
      {
        key: "baris",
        head: "Baris",
        look: "name",
        cell: ({ row, sentence }) => (sentence === missingColumnSentence ? "Judul kolom" : `Baris ${lineOf(row)}`),
      },
      { key: "kolom", head: "Kolom", cell: ({ column }) => column },
      {
        key: "isi",
        head: "Isinya",
        cell: ({ typed }) => (typed ? <span className="register-typed">{typed}</span> : <span className="ui-muted">(kosong)</span>),
      },
      { key: "alasan", head: "Alasan", cell: ({ sentence }) => <Why sentence={sentence} /> },
    ]}
  />
);
