import type { KeyboardEvent } from "react";
import type { GridRow } from "#kit/lists/grid.server.ts";
import { lineOf } from "#kit/transfer/line-of.ts";
import { isSound } from "./rows-to-fill.ts";

/** Whose row it is. Where rows are cards, only what is wrong in them is shown until somebody asks for the rest. */
export const Place = ({ row: { place, besides } }: { readonly row: GridRow }) => (
  <span className="list-samples">
    <span>{`Baris ${lineOf(place)}`}</span>
    {besides.map((sentence) => (
      <span key={sentence} className="ui-error">
        {sentence}
      </span>
    ))}
    <label className="ui-check list-unfold">
      <input type="checkbox" aria-label={`Isian lain, baris ${lineOf(place)}`} />
      <span>Isian lain</span>
    </label>
  </span>
);

interface GridCellProps {
  readonly label: string;
  /** Of its column, in the file. */
  readonly place: number;
  readonly row: GridRow;
  readonly at: string;
  readonly value: string;
  /** Put right and not yet tried out. */
  readonly changed: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onChange: (text: string) => void;
}

export function GridCell({ label, place, row, at, value, changed, onFocus, onKeyDown, onChange }: GridCellProps) {
  const fault = row.faults[place];
  const told = fault !== undefined && !changed;
  const id = `sel-${at.replace(" ", "-")}`;
  return (
    <span className="list-grid-cell" data-sound={(!changed && isSound(row, { place, label })) || undefined}>
      <input
        className="ui-input"
        data-cell={at}
        aria-label={`${label}, baris ${lineOf(row.place)}`}
        aria-invalid={told || undefined}
        aria-describedby={told ? id : undefined}
        value={value}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
      {told && (
        <span id={id} className="ui-error">
          {fault}
        </span>
      )}
    </span>
  );
}
