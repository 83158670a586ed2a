import type { Choices } from "#kit/lists/choices.ts";
import type { Interpretation } from "#kit/lists/interpret.ts";
import type { Register } from "#kit/register/register.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { Say } from "./understood-list.tsx";
import { columnsId, unplacedIn } from "./unplaced.ts";

interface ChooseColumnsProps {
  readonly register: Register;
  readonly seen: Interpretation;
  /** As it was sent last. */
  readonly answered: Choices;
  readonly said: Choices;
  readonly say: Say;
}

/** Which column brings which field: what nobody knows by itself is asked first. */
export function ChooseColumns({ register, seen, answered, said, say }: ChooseColumnsProps) {
  const shown = seen.columns.filter(({ label, samples }) => label !== "" || samples.length > 0);
  const isKnown = ({ sure, place }: Interpretation["columns"][number]) => sure || answered.columns[place] !== undefined;
  const asked = shown.filter((column) => !isKnown(column));
  const known = shown.filter(isKnown);
  const table = (caption: string, rows: Interpretation["columns"]) => <Columns caption={caption} {...{ register, rows, said, say }} />;
  return (
    <div id={columnsId}>
      <Sheet title={asked.length > 0 ? `${asked.length} kolom perlu dipastikan` : `${known.length} kolom dikenali`}>
        {asked.length > 0 && table("Kolom yang perlu dipastikan", asked)}
        {seen.filled.length > 0 && (
          <p className="ui-sheet-body ui-muted">
            {`Tidak ada di daftar, jadi diisi untuk semua baris: ${seen.filled.map(({ label, cell }) => `${label} “${cell}”`).join(", ")}.`}
          </p>
        )}
        <details className="list-more" open={asked.length === 0 && unplacedIn(register, seen, said).length > 0 ? true : undefined}>
          <summary>{`${known.length} kolom yang dikenali`}</summary>
          {table("Kolom yang dikenali", known)}
        </details>
      </Sheet>
    </div>
  );
}

interface ColumnsProps extends Omit<ChooseColumnsProps, "seen" | "answered"> {
  readonly caption: string;
  readonly rows: Interpretation["columns"];
}

function Columns({ register, caption, rows, said, say }: ColumnsProps) {
  const fields = Object.entries(register.fields).filter(([, { kind }]) => kind !== "file");
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ place }) => String(place)}
      columns={[
        {
          key: "kolom",
          head: "Judul di berkas",
          look: "name",
          cell: ({ label, place }) => label || `(tanpa judul, kolom ${letters(place)})`,
        },
        { key: "contoh", head: "Contoh isi", cell: ({ samples }) => <Samples samples={samples} /> },
        {
          key: "isian",
          head: "Dibawa ke",
          cell: ({ place, label, field }) => (
            <select
              className="ui-input"
              aria-label={`Kolom ${label || letters(place)} dibawa ke`}
              value={said.columns[place] ?? field}
              onChange={(event) => say({ columns: { ...said.columns, [place]: event.target.value } })}
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
  );
}

const Samples = ({ samples }: { readonly samples: readonly string[] }) =>
  samples.length === 0 ? (
    <span className="ui-muted">(kosong)</span>
  ) : (
    <span className="list-samples">
      {samples.map((sample) => (
        <span key={sample} className="register-typed">
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
