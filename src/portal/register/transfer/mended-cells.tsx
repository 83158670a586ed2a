import { formatDay, isDay } from "#kit/dates.ts";
import type { Choices } from "#kit/lists/choices.ts";
import type { Say } from "#kit/lists/choose/choose-columns.tsx";
import type { Interpretation } from "#kit/lists/interpret.ts";
import { meaningOf } from "#kit/lists/meaning-of.ts";
import { repairs } from "#kit/lists/repair-words.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";

interface MendedCellsProps {
  readonly seen: Interpretation;
  readonly said: Choices;
  readonly say: Say;
}

/** What cells mean that nobody knows: said once here, it need not be mended row by row. */
export function OpenMeanings({ seen, said, say }: MendedCellsProps) {
  const dates = seen.mended.filter(({ order }) => order?.open);
  const unknown = seen.mended.filter((column) => column.unknown.length > 0);
  if (dates.length + unknown.length === 0) return null;
  return (
    <Sheet title="Arti isian yang belum pasti">
      <div className="ui-sheet-body list-meanings">
        {dates.map((column) => (
          <DayOrder key={column.place} {...{ column, said, say }} />
        ))}
        {unknown.map((column) => (
          <Meanings key={column.place} {...{ column, said, say }} />
        ))}
      </div>
    </Sheet>
  );
}

/** What was read otherwise than it stands there, each to be switched off. */
export function MendedCells({ seen, said, say }: MendedCellsProps) {
  const done = seen.mended.flatMap(({ place, label, done: all }) => all.map((one) => ({ place, label, ...one })));
  if (done.length === 0) return null;
  return (
    <Sheet title="Yang dirapikan">
      <p className="ui-sheet-body ui-muted">Berkas Anda tidak berubah. Hilangkan centang bila sebuah kolom harus dibaca apa adanya.</p>
      <Table
        caption="Isian yang dirapikan"
        rows={done}
        rowKey={({ place, repair }) => `${place} ${repair}`}
        columns={[
          { key: "kolom", head: "Kolom", look: "name", cell: ({ label }) => label },
          {
            key: "cara",
            head: "Cara",
            cell: ({ place, label, repair, began }) => (
              <label className="ui-check">
                <input
                  type="checkbox"
                  aria-label={`${repairs[repair]}, kolom ${label}`}
                  checked={began !== isSwitched(said, place, repair)}
                  onChange={() => say({ switched: toggled(said, place, repair) })}
                />
                <span>{repairs[repair]}</span>
              </label>
            ),
          },
          { key: "sel", head: "Isian", look: "number", cell: ({ count }) => count.toLocaleString("id-ID") },
          { key: "contoh", head: "Contoh", cell: ({ examples }) => <Examples examples={examples} /> },
        ]}
      />
    </Sheet>
  );
}

type Repair = keyof typeof repairs;

const isSwitched = ({ switched }: Choices, place: number, repair: Repair): boolean => switched[place]?.includes(repair) ?? false;

function toggled(said: Choices, place: number, repair: Repair): Choices["switched"] {
  const before = said.switched[place] ?? [];
  return { ...said.switched, [place]: isSwitched(said, place, repair) ? before.filter((one) => one !== repair) : [...before, repair] };
}

type Examined = Interpretation["mended"][number]["done"][number]["examples"];

const Examples = ({ examples }: { readonly examples: Examined }) => (
  <span className="list-samples">
    {examples.map(({ from, to }) => (
      <span key={from} className="list-change">
        <span className="register-typed">{withBlanks(from)}</span> →{" "}
        <b>{to === "" ? "(kosong)" : isDay(to) ? formatDay(to, "short") : to}</b>
      </span>
    ))}
  </span>
);

/** Blanks that are too many, or no real ones, are seen: what was mended would look like what stood there. */
export const withBlanks = (text: string): string => text.replace(/^\s+|\s+$|\s{2,}|[^\S ]/g, (blanks) => "␣".repeat(blanks.length));

interface ColumnProps extends Omit<MendedCellsProps, "seen"> {
  readonly column: Interpretation["mended"][number];
}

/** "2/3/2009" is a day in February or in March: nothing in this column tells. */
const DayOrder = ({ column: { place, label, order }, said, say }: ColumnProps) => (
  <label className="ui-field">
    <span className="ui-label">{`Kolom ${label}: tanggal seperti 2/3/2009 dibaca`}</span>
    <select
      className="ui-input"
      value={said.orders[place] ?? order?.order}
      onChange={(event) => say({ orders: { ...said.orders, [place]: event.target.value === "mdy" ? "mdy" : "dmy" } })}
    >
      <option value="dmy">hari dahulu: 2 Maret 2009</option>
      <option value="mdy">bulan dahulu: 3 Februari 2009</option>
    </select>
  </label>
);

const Meanings = ({ column: { label, field, unknown, options }, said, say }: ColumnProps) => (
  <fieldset>
    <legend className="ui-label">{`Kolom ${label}: isian ini belum dikenal`}</legend>
    {unknown.map(({ said: text, count }) => (
      <label key={text} className="list-meaning">
        <span>
          <span className="register-typed">{text.slice(0, 60)}</span>{" "}
          {count > 0 && <span className="ui-muted">{`${count.toLocaleString("id-ID")} baris`}</span>}
        </span>
        <select
          className="ui-input"
          value={meaningOf(said, field, text)}
          onChange={(event) => say({ values: { ...said.values, [field]: { ...said.values[field], [text]: event.target.value } } })}
        >
          <option value="">Biarkan, diperbaiki di berkas</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    ))}
  </fieldset>
);
