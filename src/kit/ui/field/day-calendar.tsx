import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { addDays, formatDay, isDay, monthNames, today } from "../../dates.ts";
import "../styles/calendar.css";

interface DayCalendarProps {
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Heard with "" when the field is emptied. */
  readonly onPick: (day: string) => void;
}

const weekdays = ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"] as const;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month to choose from, Monday first; arrows walk over the days, Page Up and Down over the months. */
export function DayCalendar({ day, min = "1900-01-01", max = "2199-12-31", onPick }: DayCalendarProps) {
  const now = today();
  const [at, setAt] = useState(() => within(isDay(day) ? day : now, min, max));
  const grid = useRef<HTMLDivElement>(null);
  const isWalking = useRef(true);
  useEffect(() => {
    if (at && isWalking.current) grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    isWalking.current = false;
  }, [at]);
  const go = (next: string, isWalk = false) => {
    isWalking.current = isWalk;
    setAt(within(next, min, max));
  };
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const months = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined && months === undefined) return;
    event.preventDefault();
    go(step === undefined ? addMonths(at, months ?? 0) : addDays(at, step), true);
  };
  const [year, month] = at.split("-").map(Number) as [number, number];
  const inMonth = (y: number, m: number) => go(addMonths(`${y}-01-${at.slice(8)}`, m - 1));
  return (
    <div className="ui-calendar-body">
      <div className="ui-calendar-head">
        <button type="button" aria-label="Bulan sebelumnya" onClick={() => go(addMonths(at, -1))}>
          ‹
        </button>
        <select aria-label="Bulan" value={month} onInput={stop} onChange={chosen((value) => inMonth(year, value))}>
          {monthNames.map((name, place) => (
            <option key={name} value={place + 1}>
              {name}
            </option>
          ))}
        </select>
        <select aria-label="Tahun" value={year} onInput={stop} onChange={chosen((value) => inMonth(value, month))}>
          {yearsAround(year, min, max).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button type="button" aria-label="Bulan berikutnya" onClick={() => go(addMonths(at, 1))}>
          ›
        </button>
      </div>
      <div className="ui-calendar-days" ref={grid}>
        {weekdays.map((name) => (
          <b key={name} aria-hidden="true">
            {name}
          </b>
        ))}
        {daysAround(at).map((one) => (
          <button
            key={one}
            type="button"
            tabIndex={one === at ? 0 : -1}
            aria-label={formatDay(one, "long")}
            aria-pressed={one === day}
            aria-current={one === now ? "date" : undefined}
            data-other={one.slice(0, 7) === at.slice(0, 7) ? undefined : ""}
            disabled={one < min || one > max}
            onClick={() => onPick(one)}
            onKeyDown={walk}
          >
            {Number(one.slice(8))}
          </button>
        ))}
      </div>
      <div className="ui-calendar-foot">
        <button type="button" onClick={() => onPick("")}>
          Kosongkan
        </button>
        <button type="button" disabled={now < min || now > max} onClick={() => onPick(now)}>
          Hari ini
        </button>
      </div>
    </div>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** What is chosen in here is no answer to a field of the form around it. */
const chosen = (hear: (value: number) => void) => (event: ChangeEvent<HTMLSelectElement>) => {
  event.stopPropagation();
  hear(Number(event.target.value));
};

const within = (day: string, min: string, max: string): string => (day < min ? min : day > max ? max : day);

function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
  return [day.slice(8), "30", "29", "28"].map((end) => `${month}-${end}`).find(isDay) ?? day;
}

/** Six weeks from a Monday, so that the height does not jump from month to month. */
function daysAround(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 42 }, (_, place) => addDays(first, place - before));
}

function yearsAround(year: number, min: string, max: string): number[] {
  const from = Math.max(Number(min.slice(0, 4)), Math.min(year, Number(today().slice(0, 4)) - 90));
  const to = Math.min(Number(max.slice(0, 4)), Math.max(year, Number(today().slice(0, 4)) + 15));
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
