import X from "lucide-react/icons/x";
import { type ReactNode, useState } from "react";
import { plain } from "../../register/related.ts";
import { Icon } from "../icon.tsx";
import { FieldError } from "./field-error.tsx";
import { fieldId } from "./field-id.ts";

export interface Choosable {
  readonly value: string;
  readonly label: string;
  /** Told beside the name, e.g. what the person does. */
  readonly hint?: string | null;
}

/** Several that are taken together, e.g. everybody who holds a position. */
export interface ChoosableGroup {
  readonly label: string;
  readonly values: readonly string[];
}

interface ChooseManyProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Choosable[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** What to type into the search, e.g. "Cari nama". */
  readonly search: string;
  readonly groups?: readonly ChoosableGroup[];
  /** The way to others, who are seldom sought; somebody who is chosen may be one of them. */
  readonly others?: ReactNode;
}

/** More are found by name: nobody reads through a longer list. */
const shownAtOnce = 40;

/** All teachers at once would push what is still to be said off the screen. */
const chosenAtOnce = 4;

/** Several of many: found by a part of the name, ticked in a list, and seen as chosen above it. */
export function ChooseMany({ name, label, options, chosen, onChange, error, required, search, groups = [], others }: ChooseManyProps) {
  const [words, setWords] = useState("");
  const id = fieldId(name);
  const found = options.filter((option) => plain(`${option.label} ${option.hint ?? ""}`).includes(plain(words)));
  const toggle = (value: string) => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className="ui-field full" aria-describedby={error && `${id}-error`}>
      <legend className={required ? "ui-label required" : "ui-label"}>{label}</legend>
      {groups.length > 0 && <Groups groups={groups} chosen={chosen} onChange={onChange} />}
      {chosen.length > 0 && <Chosen options={options} chosen={chosen} onChange={onChange} others={others} />}
      <input
        id={id}
        className="ui-input"
        type="search"
        autoComplete="off"
        aria-label={search}
        placeholder={search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="ui-many">
        {found.slice(0, shownAtOnce).map(({ value, label: text, hint }) => (
          <li key={value}>
            <label className="ui-check">
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              <span>
                {text}
                {hint && <small>{hint}</small>}
              </span>
            </label>
          </li>
        ))}
        {found.length === 0 && <li className="ui-muted">Tidak ada yang cocok dengan “{words}”.</li>}
      </ul>
      {found.length > shownAtOnce && (
        <p className="ui-hint">{(found.length - shownAtOnce).toLocaleString("id-ID")} lagi: ketik sebagian namanya.</p>
      )}
      {others}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Chosen({ options, chosen, onChange, others }: Pick<ChooseManyProps, "options" | "chosen" | "onChange" | "others">) {
  const [all, setAll] = useState(false);
  const shown = all || chosen.length <= chosenAtOnce ? chosen : chosen.slice(0, chosenAtOnce);
  return (
    <ul className="ui-chosen" aria-label="Yang dipilih">
      {shown.map((value) => {
        const text = options.find((option) => option.value === value)?.label ?? (others ? "Di luar daftar ini" : "Yang sudah dihapus");
        return (
          <li key={value}>
            {text}
            <button type="button" aria-label={`Lepas ${text}`} onClick={() => onChange(chosen.filter((one) => one !== value))}>
              <Icon of={X} small />
            </button>
          </li>
        );
      })}
      {shown.length < chosen.length && (
        <li className="rest">
          <button type="button" onClick={() => setAll(true)}>
            dan {chosen.length - shown.length} lagi
          </button>
        </li>
      )}
    </ul>
  );
}

/** A press takes all of a group, another lets them go again. */
function Groups({ groups, chosen, onChange }: Required<Pick<ChooseManyProps, "groups" | "chosen" | "onChange">>) {
  return (
    <div className="ui-groups">
      {groups.map(({ label, values }) => {
        const taken = values.every((value) => chosen.includes(value));
        const others = chosen.filter((value) => !values.includes(value));
        return (
          <button key={label} type="button" aria-pressed={taken} onClick={() => onChange(taken ? others : [...others, ...values])}>
            {label}
            {values.length > 1 && <small>{values.length}</small>}
          </button>
        );
      })}
    </div>
  );
}
