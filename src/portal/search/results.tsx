import { Link } from "react-router";
import type { FoundGroup } from "#kit/search/found.ts";

interface ResultsProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** Place of the chosen one, counted over all groups. */
  readonly active: number;
  readonly onPick: () => void;
}

/** The finds under their headings. Focus stays in the box above; the chosen one is told to it. */
export function Results({ id, groups, active, onPick }: ResultsProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { found }) => sum + found.length, 0));
  return (
    <div role="listbox" id={id} aria-label="Hasil pencarian">
      {groups.map(({ title, found }, index) => (
        <fieldset key={title} aria-label={title} className="palette-group">
          <p aria-hidden="true">{title}</p>
          {found.map((one, place) => {
            const at = (starts[index] ?? 0) + place;
            return (
              <Link key={one.id} id={`${id}-${at}`} to={one.to} role="option" aria-selected={at === active} tabIndex={-1} onClick={onPick}>
                <b>{one.name || "Tanpa nama"}</b>
                {one.hint && <span>{one.hint}</span>}
              </Link>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
