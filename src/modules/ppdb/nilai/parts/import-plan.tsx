import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import type { NilaiPlan, PlannedMark } from "../import-nilai.server.ts";

interface Props {
  readonly plan: NilaiPlan;
  readonly busy: boolean;
  readonly onKeep: () => void;
}

/** What a list would do, line by line. */
export function ImportPlan({ plan: { ubah, sama, salah }, busy, onKeep }: Props) {
  return (
    <>
      {salah.length > 0 && (
        <Sheet title={`${salah.length} baris tidak dapat dipakai`}>
          <div className="ui-sheet-body">
            <ul>
              {salah.slice(0, 50).map(({ baris, sebab }) => (
                <li key={baris}>
                  Baris {baris}: {sebab}
                </li>
              ))}
            </ul>
            {salah.length > 50 && <p>Dan {salah.length - 50} baris lain.</p>}
          </div>
        </Sheet>
      )}
      <Sheet title={`${ubah.length} nilai akan disimpan`}>
        {ubah.length > 0 && (
          <Table caption="Nilai yang akan disimpan" columns={columns} rows={ubah} rowKey={({ pendaftaranId }) => pendaftaranId} />
        )}
        <div className="ui-sheet-body nilai-impor">
          {sama > 0 && <p>{sama} nilai sudah sama dan tidak disentuh.</p>}
          {ubah.length > 0 && (
            <Button look="primary" busy={busy} busyText="Menyimpan..." onClick={onKeep}>
              Simpan {ubah.length} nilai
            </Button>
          )}
        </div>
      </Sheet>
    </>
  );
}

const columns: readonly Column<PlannedMark>[] = [
  { key: "nama", head: "Calon siswa", look: "name", cell: ({ nama }) => nama },
  { key: "nomor", head: "Nomor", cell: ({ nomor }) => nomor },
  { key: "lama", head: "Semula", look: "number", cell: ({ lama }) => lama || "–" },
  { key: "baru", head: "Menjadi", look: "number", cell: ({ baru }) => baru },
];
