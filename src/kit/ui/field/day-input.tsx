import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formatDay, isDay, weekdayOf } from "../../dates.ts";
import { readTypedDay, writeDay } from "../../typed-day.ts";
import { readTypedMoment, writeMoment } from "../../typed-moment.ts";

const DayPicker = lazy(async () => ({ default: (await import("./day-picker.tsx")).DayPicker }));

interface DayInputProps {
  readonly id: string;
  readonly name?: string;
  /** "YYYY-MM-DD", or what was typed; with a clock "YYYY-MM-DDTHH:MM". */
  readonly value?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly described?: string | undefined;
  readonly autoComplete?: string | undefined;
  /** A clock stands behind the day. */
  readonly clock?: boolean;
  /** In a toolbar: the day of the week stands in the field, nothing under it. */
  readonly compact?: boolean;
  /** Heard with every key: the day that was read, or the text while it is none. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly onLeave?: ((text: string) => void) | undefined;
  /** Heard when a day was finished, or emptied; a form around it then does not hear each key. */
  readonly onDay?: ((day: string, field: HTMLInputElement) => void) | undefined;
}

const nothing = () => () => undefined;

/** A day as people here write it, whatever the language of the browser; it reads "12 Agt 2024" and "kemarin" too, and says what it read. */
export function DayInput(props: DayInputProps) {
  const { id, clock, compact, min, max, onDay, value = "" } = props;
  const [read, write] = clock ? [readTypedMoment, writeMoment] : [readTypedDay, writeDay];
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const isAlive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const last = useRef(read(value) ?? "");
  const meant = (text: string) => read(text) ?? text;
  const said = meant(text);
  const fault = faultOf(said, { clock, min, max });
  useEffect(() => box.current?.setCustomValidity(fault), [fault]);

  const finish = (field: HTMLInputElement) => {
    const day = read(field.value);
    if (day) field.value = write(day);
    const next = day ?? "";
    if ((day || field.value.trim() === "") && next !== last.current) {
      last.current = next;
      onDay?.(next, field);
    }
  };
  const written = (day: string) => write(clock ? `${day}T${said.split("T")[1] ?? "07:00"}` : day);
  return (
    <span className={compact ? "ui-day compact" : "ui-day"}>
      <input
        ref={box}
        className="ui-input"
        type="text"
        id={id}
        name={props.name}
        data-day={clock ? "clock" : "day"}
        defaultValue={write(value)}
        placeholder={clock ? "tgl/bln/tahun jam.menit" : "tgl/bln/tahun"}
        maxLength={60}
        spellCheck={false}
        required={props.required}
        disabled={props.disabled}
        readOnly={props.readOnly}
        autoComplete={props.autoComplete ?? "off"}
        aria-invalid={props.invalid || undefined}
        aria-describedby={[props.described, `${id}-day`].filter(Boolean).join(" ")}
        onInput={({ currentTarget: { value: text } }) => {
          setText(text);
          props.onType?.(meant(text));
        }}
        onChange={onDay && ((event) => event.stopPropagation())}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") finish(currentTarget);
        }}
        onBlur={({ currentTarget }) => {
          finish(currentTarget);
          props.onLeave?.(meant(currentTarget.value));
        }}
      />
      {isAlive && !props.disabled && !props.readOnly && (
        <Suspense fallback={null}>
          <DayPicker field={id} day={said.slice(0, 10)} min={min} max={max} write={written} onPicked={finish} />
        </Suspense>
      )}
      <Said id={`${id}-day`} day={said.slice(0, 10)} fault={fault} compact={compact} />
    </span>
  );
}

interface SaidProps {
  readonly id: string;
  readonly day: string;
  readonly fault: string;
  readonly compact: boolean | undefined;
}

function Said({ id, day, fault, compact }: SaidProps) {
  const words = isDay(day) ? (compact ? weekdayOf(day) : formatDay(day, "long")) : fault;
  return (
    <span className={compact ? "ui-day-said" : "ui-hint"} id={id} hidden={words === ""}>
      {words !== "" && <output>{words}</output>}
    </span>
  );
}

/** What the browser says when a form is sent with it. */
function faultOf(said: string, { clock, min, max }: Pick<DayInputProps, "clock" | "min" | "max">): string {
  if (said.trim() === "") return "";
  const day = said.slice(0, 10);
  if (!isDay(day) || (clock && said.length < 16))
    return clock ? "Belum terbaca. Contoh: 12/8/2024 07.30." : "Belum terbaca. Contoh: 12/8/2024.";
  if (min && day < min) return `Paling awal ${formatDay(min)}.`;
  return max && day > max ? `Paling akhir ${formatDay(max)}.` : "";
}
