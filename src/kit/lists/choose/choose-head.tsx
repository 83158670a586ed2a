import { useId } from "react";
import type { Choices } from "../choices.ts";
import type { UploadedList } from "../uploaded-list.server.ts";
import "./choose.css";
import { Sheet } from "../../ui/sheet.tsx";

interface ChooseHeadProps {
  readonly list: UploadedList;
  readonly busy: boolean;
  readonly onChoose: (change: Partial<Choices>) => void;
}

/** In which sheet the list stands, and which line heads it. */
export function ChooseHead({ list: { fileName, seen, columnMap }, busy, onChoose }: ChooseHeadProps) {
  const id = useId();
  const { sheets, sheet, head, firstLines, count, unfolded } = seen;
  return (
    <Sheet title={fileName}>
      <div className="ui-sheet-body list-head">
        {sheets.length > 1 && (
          <div className="ui-field">
            <label className="ui-label" htmlFor={`${id}-lembar`}>
              Lembar
            </label>
            <select
              id={`${id}-lembar`}
              className="ui-input"
              value={sheet}
              disabled={busy}
              onChange={(event) => onChoose({ sheet: Number(event.target.value) })}
            >
              {sheets.map(({ name, count: lines, hidden }, place) => (
                <option key={name} value={place}>
                  {`${name} (${lines.toLocaleString("id-ID")} baris${hidden ? ", tersembunyi" : ""})`}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="ui-field">
          <label className="ui-label" htmlFor={`${id}-kepala`}>
            Judul kolom
          </label>
          <select
            id={`${id}-kepala`}
            className="ui-input"
            value={`${head.from}-${head.to}`}
            disabled={busy}
            onChange={(event) => onChoose({ sheet, head: headOf(event.target.value) })}
          >
            {firstLines.map(({ place, text }, at) => (
              <option key={place} value={`${at}-${at}`}>{`Baris ${place}: ${text}`}</option>
            ))}
            {firstLines.slice(0, -1).map(({ place }, at) => (
              <option
                key={`dua ${place}`}
                value={`${at}-${at + 1}`}
              >{`Baris ${place} dan ${firstLines[at + 1]?.place} bersama-sama`}</option>
            ))}
          </select>
        </div>
        <p className="ui-muted">
          {(unfolded?.lines ?? count).toLocaleString("id-ID")} baris di bawahnya.
          {columnMap && ` Kolomnya dikenali dengan peta kolom “${columnMap}”.`}
        </p>
      </div>
    </Sheet>
  );
}

function headOf(value: string): NonNullable<Choices["head"]> {
  const [from = 0, to = from] = value.split("-").map(Number);
  return { from, to };
}
