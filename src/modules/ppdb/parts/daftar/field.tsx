import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from "react";
import { formatDay, today } from "#kit/dates.ts";
import type { Field as Definition } from "#kit/register/fields.ts";
import { readTypedDay, writeDay } from "#kit/typed-day.ts";
import { useSekolah } from "#modules/profil/index.ts";
import { Icon } from "./icons.tsx";

const DayPicker = lazy(async () => ({ default: (await import("#kit/ui/field/day-picker.tsx")).DayPicker }));

interface Props {
  readonly name: string;
  /** As the period asks for it. */
  readonly field: Definition;
  /** What stands in the field when the page is made; afterwards the field keeps its own text. */
  readonly initial: string;
  readonly now: string;
  readonly sentence: string | undefined;
  /** Asked for beside what the other fields say. */
  readonly asked: boolean;
  /** Worth a second look, and no mistake. */
  readonly warning?: string | undefined;
  /** Of its options, those that may be chosen now; absent: all. One alone is no question. */
  readonly offered?: readonly string[] | undefined;
}

const empty = <span className="ops"> (boleh kosong)</span>;

export function Field(props: Props) {
  const { offered } = props;
  if (offered?.length === 1) return <input type="hidden" name={props.name} value={offered[0]} />;
  const field = offeredOf(props.field, offered);
  const wide = field.kind === "longText" || (field.kind === "choice" && field.look === "radio") || props.name === "namaLengkap";
  const className = `medan${wide ? " penuh" : ""}${props.sentence ? " salah" : ""}`;
  if (field.kind === "choice" && field.look === "radio") return <Radios {...props} field={field} className={className} />;
  if (field.kind === "yesNo") return <YesNo {...props} field={field} />;
  return (
    <div className={className} hidden={!props.asked}>
      <label htmlFor={props.name}>
        {field.label}
        {field.required ? null : empty}
      </label>
      <Input {...props} field={field} />
      <Notes {...props} field={field} />
    </div>
  );
}

/** By the browser: without scripts a field that others make superfluous is there too. */
const isDemanded = ({ required, onlyIf }: Definition): boolean | undefined => required && !onlyIf;

/** Where nobody can take what is chosen by itself, it is asked. */
function offeredOf(field: Definition, offered: readonly string[] | undefined): Definition {
  if (field.kind !== "choice" || !offered) return field;
  const { initial, ...rest } = field;
  const options = field.options.filter(({ value }) => offered.includes(value));
  return { ...rest, options, ...(offered.includes(String(initial)) && initial !== undefined && { initial }) };
}

/** Schools as families there know them. */
const schoolExamples = (kota: string): string => `Misalnya MTsN 1 ${kota} atau SMPN 2 ${kota}`;

const described = ({ name, sentence }: Pick<Props, "name" | "sentence">, field: Definition) =>
  [field.hint || field.kind === "date" ? `${name}-petunjuk` : "", sentence ? `${name}-pesan` : ""].join(" ").trim() || undefined;

function Input({ field, ...props }: Props & { field: Definition }) {
  const { kota } = useSekolah();
  const shared = {
    id: props.name,
    name: props.name,
    defaultValue: props.initial,
    required: isDemanded(field),
    placeholder: props.name === "asalSekolah" ? schoolExamples(kota) : field.placeholder,
    autoComplete: field.autocomplete ?? "off",
    "aria-invalid": props.sentence ? true : undefined,
    "aria-describedby": described(props, field),
  } as const;
  switch (field.kind) {
    case "longText":
      return <textarea {...shared} rows={3} />;
    case "choice":
      return (
        <select {...shared}>
          {/* Otherwise the first of them would be chosen by nobody, and sent. */}
          {field.initial ? null : <option value="">Pilih…</option>}
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case "date":
      return <DayField {...shared} min={field.from} max={field.notAfterToday ? today() : undefined} />;
    case "number":
      return <input {...shared} type="text" inputMode="decimal" />;
    case "phone":
      return <input {...shared} type="tel" inputMode="tel" />;
    case "email":
      return <input {...shared} type="email" inputMode="email" autoCapitalize="off" spellCheck={false} />;
    default:
      return <input {...shared} type="text" autoCapitalize="words" spellCheck={false} />;
  }
}

interface DayFieldProps extends Omit<ComponentProps<"input">, "id" | "defaultValue" | "min" | "max"> {
  readonly id: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly defaultValue: string;
}

/** As everywhere (`kit/ui/field/day-input.tsx`), by parts that this form has already; the calendar comes after the page. */
function DayField({ min, max, defaultValue, ...field }: DayFieldProps) {
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <span className="ui-day">
      <input
        {...field}
        type="text"
        data-day="day"
        inputMode="numeric"
        maxLength={60}
        placeholder="tgl/bln/tahun"
        defaultValue={writeDay(defaultValue)}
      />
      {isAlive && (
        <Suspense fallback={null}>
          <DayPicker field={field.id} day="" min={min} max={max} write={writeDay} />
        </Suspense>
      )}
    </span>
  );
}

function YesNo({ field, ...props }: Props & { field: Definition }) {
  const { name, sentence, initial } = props;
  return (
    <div className={`medan penuh${sentence ? " salah" : ""}`}>
      <label className="centang">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="true"
          defaultChecked={initial === "true"}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={described(props, field)}
        />
        {field.label}
      </label>
      <Notes {...props} field={field} />
    </div>
  );
}

function Radios({ field, className, ...props }: Props & { field: Extract<Definition, { kind: "choice" }>; className: string }) {
  const { name, sentence, initial } = props;
  return (
    <div
      id={name}
      className={className}
      hidden={!props.asked}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required={isDemanded(field)}
      aria-invalid={sentence ? true : undefined}
      aria-describedby={described(props, field)}
    >
      <span className="label" id={`${name}-label`}>
        {field.label}
        {field.required ? null : empty}
      </span>
      <div className={field.options.length > 2 ? "opsi-opsi empat" : "opsi-opsi"}>
        {field.options.map(({ value, label }) => (
          <label className="opsi" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={initial === value} required={isDemanded(field)} /> {label}
          </label>
        ))}
      </div>
      <Notes {...props} field={field} />
    </div>
  );
}

function Notes({ field, name, now, sentence, warning }: Omit<Props, "asked" | "initial"> & { field: Definition }) {
  const day = field.kind === "date" ? readTypedDay(now) : undefined;
  const asked = field.kind === "date" ? `Hari, bulan, tahun, misalnya 17-8-2010. ${field.hint ?? ""}` : field.hint;
  const hint = day ? <output>{formatDay(day, "long")}</output> : asked;
  return (
    <>
      {sentence && (
        <p className="pesan" id={`${name}-pesan`}>
          <Icon name="wrong" />
          <span>{sentence}</span>
        </p>
      )}
      {warning && !sentence && (
        <p className="pesan ragu">
          <Icon name="warning" />
          <span>{warning}</span>
        </p>
      )}
      {hint && (
        <p className="petunjuk" id={`${name}-petunjuk`}>
          {hint}
        </p>
      )}
    </>
  );
}
