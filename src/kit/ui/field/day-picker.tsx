import { useEffect, useId, useState } from "react";
import { DayCalendar } from "./day-calendar.tsx";
import { sendDaysAsIso } from "./send-days.ts";
import { typeInto } from "./type-into.ts";

interface DayPickerProps {
  /** Of the field that a day is written into. */
  readonly field: string;
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly write: (day: string) => string;
  readonly onPicked?: (field: HTMLInputElement) => void;
}

/** The button in a field of a day, and its calendar. Comes after the page, so that no first visit waits for it. */
export function DayPicker({ field: fieldId, day, min, max, write, onPicked }: DayPickerProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(sendDaysAsIso, []);
  const pick = (picked: string) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    document.getElementById(id)?.hidePopover();
    typeInto(field, picked === "" ? "" : write(picked));
    field.focus();
    onPicked?.(field);
  };
  return (
    <>
      <button type="button" className="ui-day-open" aria-label="Buka kalender" aria-expanded={open} popoverTarget={id}>
        <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2" />
        </svg>
      </button>
      <div
        id={id}
        popover="auto"
        className="ui-calendar"
        role="dialog"
        aria-label="Kalender"
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && <DayCalendar day={day} min={min} max={max} onPick={pick} />}
      </div>
    </>
  );
}
