import type { Line } from "./rights.ts";
import { classWords } from "./words.ts";

/** What the four classes of data mean. */
export function ClassLegend() {
  return (
    <details className="rights-classes">
      <summary>Golongan data: umum, dinas, pribadi, rahasia</summary>
      <dl>
        {Object.entries(classWords).map(([one, words]) => (
          <div key={one}>
            <dt>Data {one}</dt>
            <dd>{words}.</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Which fields of one kind of record belong to which class; nothing where all belong to one. */
export function ClassFields({ line: { classes, title } }: { readonly line: Line }) {
  if (classes.length === 0) return null;
  return (
    <details className="rights-classes">
      <summary>
        Golongan isian<span className="ui-hidden"> {title}</span>
      </summary>
      <dl>
        {classes.map(({ label, fields }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fields}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
