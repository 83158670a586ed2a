import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import type { Field, Fields } from "../../register/fields.ts";
import { groupsOf } from "./groups-of.ts";

interface GroupedFieldsProps {
  readonly fields: Fields;
  readonly errors: Readonly<Record<string, string>>;
  readonly children: (name: string, field: Field) => ReactNode;
}

/** The fields of a form, in tabs where they name some. All of them stay in the page, so that nothing typed is lost between tabs. */
export function GroupedFields({ fields, errors, children }: GroupedFieldsProps) {
  const groups = groupsOf(fields);
  const id = useId();
  const [open, setOpen] = useState(0);
  const faulty = groups.map(({ names }) => names.filter((name) => name in errors).length);
  const firstFaulty = faulty.findIndex((count) => count > 0);
  useEffect(() => {
    if (errors && firstFaulty >= 0) setOpen(firstFaulty);
  }, [errors, firstFaulty]);
  const piece = (name: string) => {
    const field = fields[name];
    return field ? children(name, field) : null;
  };
  if (groups.length < 2) return <div className="ui-fields">{Object.keys(fields).map(piece)}</div>;
  return (
    <>
      <div className="ui-tabs" role="tablist" onKeyDown={(event) => turn(event, { open, count: groups.length, setOpen })}>
        {groups.map(({ label }, place) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-${place}`}
            aria-selected={place === open}
            aria-controls={`${id}-${place}-isi`}
            tabIndex={place === open ? 0 : -1}
            onClick={() => setOpen(place)}
          >
            {label}
            {(faulty[place] ?? 0) > 0 && <small className="ui-tab-faults">{faulty[place]} salah</small>}
          </button>
        ))}
      </div>
      {groups.map(({ label, names }, place) => (
        <div
          key={label}
          className="ui-fields"
          role="tabpanel"
          id={`${id}-${place}-isi`}
          aria-labelledby={`${id}-${place}`}
          hidden={place !== open}
        >
          {names.map(piece)}
        </div>
      ))}
    </>
  );
}

function turn(event: KeyboardEvent<HTMLElement>, { open, count, setOpen }: { open: number; count: number; setOpen: (to: number) => void }) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const to = (open + step + count) % count;
  setOpen(to);
  event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
}
