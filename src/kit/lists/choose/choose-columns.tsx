import { useState } from "react";
import type { Register } from "../../register/register.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Table } from "../../ui/table/table.tsx";
import type { Choices } from "../choices.ts";
import type { Interpretation } from "../interpret.ts";
import "./choose.css";
import { columnsId, unplacedIn } from "./unplaced.ts";
import { fieldAt, takenFrom, withColumn } from "./with-column.ts";

/** What a choice of these sheets changes. */
export type Say = (change: Partial<Choices>) => void;

interface ChooseColumnsProps {
  readonly register: Pick<Register, "fields">;
  readonly seen: Interpretation;
  /** As it was sent last. */
  readonly answered: Choices;
  readonly said: Choices;
  readonly say: Say;
}

/** Which column brings which field: what nobody knows by itself is asked first. */
export function ChooseColumns({ register, seen, answered, said, say }: ChooseColumnsProps) {
  const shown = seen.columns.filter(({ label, samples }) => label !== "" || samples.length > 0);
  // What was answered and not taken, as a field that another column brings, is asked again.
  const isKnown = ({ sure, place, field }: Interpretation["columns"][number]) => sure || answered.columns[place] === field;
  const asked = shown.filter((column) => !isKnown(column));
  const known = shown.filter(isKnown);
  const table = (caption: string, rows: Interpretation["columns"]) => (
    <Columns caption={caption} {...{ register, seen, answered, rows, said, say }} />
  );
  return (
    <div id={columnsId}>
      <Sheet title={asked.length > 0 ? `${asked.length} kolom perlu dipastikan` : `${known.length} kolom dikenali`}>
        {asked.length > 0 && table("Kolom yang perlu dipastikan", asked)}
        {seen.filled.length > 0 && (
          <p className="ui-sheet-body ui-muted">
            {`Tidak ada di daftar, jadi dianggap untuk semua baris: ${seen.filled.map(({ label, cell }) => `${label} “${cell}”`).join(", ")}.`}
          </p>
        )}
        <details
          className="list-more"
          open={asked.length === 0 && unplacedIn(register, seen, { answered, said }).length > 0 ? true : undefined}
        >
          <summary>{`${known.length} kolom yang dikenali`}</summary>
          {table("Kolom yang dikenali", known)}
        </details>
      </Sheet>
    </div>
  );
}

interface ColumnsProps extends ChooseColumnsProps {
  readonly caption: string;
  readonly rows: Interpretation["columns"];
}

function Columns({ register, seen, answered, caption, rows, said, say }: ColumnsProps) {
  const fields = Object.entries(register.fields).filter(([, { kind }]) => kind !== "file");
  const [moved, setMoved] = useState("");
  const choose = (place: number, field: string) => {
    const chosen = { columns: seen.columns, answered, said, place, field };
    const gone = takenFrom(chosen);
    setMoved(gone ? `${register.fields[field]?.label} sekarang diambil dari kolom ini; kolom ${nameOf(gone)} tidak lagi dibawa.` : "");
    say({ columns: withColumn(chosen) });
  };
  return (
    <>
      <p role="status" className="list-moved">
        {moved}
      </p>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ place }) => String(place)}
        columns={[
          {
            key: "kolom",
            head: "Judul di berkas",
            look: "name",
            cell: nameOf,
          },
          { key: "contoh", head: "Contoh isi", cell: ({ samples }) => <Samples samples={samples} /> },
          {
            key: "isian",
            head: "Dibawa ke",
            cell: ({ place, label, field }) => (
              <select
                className="ui-input"
                aria-label={`Kolom ${label || letters(place)} dibawa ke`}
                value={fieldAt({ place, field }, { answered, said })}
                onChange={(event) => choose(place, event.target.value)}
              >
                <option value="">Tidak dibawa</option>
                {fields.map(([name, { label: called, required }]) => (
                  <option key={name} value={name}>
                    {required ? `${called} (wajib)` : called}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
      />
    </>
  );
}

const nameOf = ({ label, place }: Interpretation["columns"][number]) => label || `(tanpa judul, kolom ${letters(place)})`;

const Samples = ({ samples }: { readonly samples: readonly string[] }) =>
  samples.length === 0 ? (
    <span className="ui-muted">(kosong)</span>
  ) : (
    <span className="list-samples">
      {samples.map((sample) => (
        <span key={sample} className="list-typed">
          {sample.slice(0, 60)}
        </span>
      ))}
    </span>
  );

/** As a spreadsheet names a column: A … Z, AA … */
function letters(place: number): string {
  const before = Math.floor(place / 26);
  return `${before > 0 ? letters(before - 1) : ""}${String.fromCharCode(65 + (place % 26))}`;
}
