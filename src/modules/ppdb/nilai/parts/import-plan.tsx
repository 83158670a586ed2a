import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import type { FaultyRow, NilaiPlan, PlannedMark, PlannedRow } from "../impor/plan-nilai.server.ts";

interface Props {
  readonly plan: NilaiPlan;
  readonly busy: boolean;
  /** Where the rows that cannot be taken are downloaded. */
  readonly faulty: string;
  readonly onKeep: () => void;
}

/** What a list would do, row by row: what is wrong first. */
export function ImportPlan({ plan: { ubah, sama, kosong, salah }, busy, faulty, onKeep }: Props) {
  const count = ubah.reduce((sum, { nilai }) => sum + nilai.length, 0);
  return (
    <>
      {salah.length > 0 && (
        <Sheet title={`${salah.length} baris tidak dapat dipakai`}>
          <Rows caption="Baris yang tidak dapat dipakai" columns={faultColumns} rows={salah} rowKey={({ baris }) => String(baris)} />
          <div className="ui-sheet-body nilai-impor">
            <a className="ui-button" href={faulty} download>
              <Icon of={FileDown} />
              Unduh baris yang salah
            </a>
            <p className="ui-muted">Perbaiki di berkas itu, lalu unggah lagi di sini. Kolom Kesalahan boleh dibiarkan.</p>
          </div>
        </Sheet>
      )}
      <Sheet title={count > 0 ? `${count} nilai akan disimpan` : "Tidak ada nilai yang berubah"}>
        {ubah.length > 0 && (
          <Rows caption="Nilai yang akan disimpan" columns={columns} rows={ubah} rowKey={({ pendaftaranId }) => pendaftaranId} />
        )}
        <div className="ui-sheet-body nilai-impor">
          {sama > 0 && <p>{sama} calon siswa nilainya sudah sama dan tidak disentuh.</p>}
          {kosong.length > 0 && (
            <p>
              {kosong.length} calon siswa tidak hadir atau tanpa nilai, jadi tidak disentuh: {kosong.slice(0, 10).join(", ")}
              {kosong.length > 10 ? `, dan ${kosong.length - 10} lainnya` : ""}.
            </p>
          )}
          {count > 0 && (
            <Button look="primary" busy={busy} busyText="Menyimpan..." onClick={onKeep}>
              Simpan {count} nilai
            </Button>
          )}
        </div>
      </Sheet>
    </>
  );
}

interface RowsProps<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
}

const atOnce = 50;

/** As many as somebody reads at once, and the others when they are asked for. */
function Rows<R>({ rows, ...table }: RowsProps<R>) {
  const [shown, setShown] = useState(atOnce);
  const left = rows.length - shown;
  return (
    <>
      <Table rows={rows.slice(0, shown)} {...table} />
      {left > 0 && (
        <div className="ui-sheet-body">
          <Button onClick={() => setShown(shown + 4 * atOnce)}>Tampilkan {Math.min(left, 4 * atOnce)} baris berikutnya</Button>
        </div>
      )}
    </>
  );
}

const faultColumns: readonly Column<FaultyRow>[] = [
  { key: "siapa", head: "Calon siswa", look: "name", cell: ({ siapa }) => siapa || "Tidak disebut" },
  { key: "baris", head: "Baris", look: "number", cell: ({ baris }) => baris },
  { key: "sebab", head: "Kesalahan", cell: ({ sebab }) => sebab },
];

const columns: readonly Column<PlannedRow>[] = [
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: ({ nama, tertulis }) => (
      <>
        {nama}
        {tertulis && (
          <>
            <br />
            <small className="ui-muted">Di daftar tertulis {tertulis}</small>
          </>
        )}
      </>
    ),
  },
  { key: "nomor", head: "Nomor", cell: ({ nomor }) => nomor },
  { key: "lama", head: "Semula", look: "number", cell: ({ nilai }) => <Marks marks={nilai} tell={({ lama }) => lama || "–"} /> },
  { key: "baru", head: "Menjadi", look: "number", cell: ({ nilai }) => <Marks marks={nilai} tell={({ baru }) => baru} named /> },
];

const fewMarks = 6;

/** One mark alone, or each subject with its own. */
function Marks({
  marks,
  tell,
  named,
}: {
  readonly marks: readonly PlannedMark[];
  readonly tell: (mark: PlannedMark) => string;
  readonly named?: true;
}) {
  const [all, setAll] = useState(false);
  const [only] = marks;
  if (marks.length === 1 && only?.mapel === "") return tell(only);
  if (!named) return marks.every(({ lama }) => lama === "") ? "–" : `${marks.filter(({ lama }) => lama !== "").length} nilai`;
  const shown = all ? marks : marks.slice(0, fewMarks);
  return (
    <ul className="nilai-rencana">
      {shown.map((mark) => (
        <li key={mark.label}>
          {mark.label}: {mark.lama && `${mark.lama} menjadi `}
          <b>{tell(mark)}</b>
        </li>
      ))}
      {marks.length > shown.length && (
        <li>
          <Button look="quiet" onClick={() => setAll(true)}>
            dan {marks.length - shown.length} nilai lain
          </Button>
        </li>
      )}
    </ul>
  );
}
