import { useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import type { Option } from "#kit/register/fields.ts";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import type { TrailData } from "./show-trail.server.ts";
import { type Asked, address, filters, isNarrowed, trailHref } from "./trail-query.ts";

/** Everything stands in the address; without scripts it is a plain form. */
export function Filters({ asked, choices }: Pick<TrailData, "asked" | "choices">) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const send = () => {
    if (!form.current) return;
    const sent = [...new FormData(form.current)].filter(([, value]) => value !== "");
    void submit(
      sent.map(([name, value]): [string, string] => [name, String(value)]),
      { action: address, preventScrollReset: true },
    );
  };
  const all = Object.fromEntries(filters.map((name) => [name, ""]));
  return (
    <Form ref={form} method="get" action={address} role="search" className="ui-toolbar" onChange={send} key={trailHref(asked, {})}>
      <Choice name="orang" words="Semua orang" label="Orang" asked={asked} options={choices.orang} />
      <Choice name="jenis" words="Semua jenis data" label="Jenis data" asked={asked} options={choices.jenis} />
      <Choice name="tindakan" words="Semua tindakan" label="Tindakan" asked={asked} options={choices.tindakan} />
      <Day name="dari" label="Dari" asked={asked} onDay={send} />
      <Day name="sampai" label="Sampai" asked={asked} onDay={send} />
      {asked.data !== "" && <input type="hidden" name="data" value={asked.data} />}
      {asked.tampil !== 25 && <input type="hidden" name="tampil" value={asked.tampil} />}
      <noscript>
        <button type="submit" className="ui-button">
          Saring
        </button>
      </noscript>
      {isNarrowed(asked) && (
        <Link to={trailHref(asked, all)} preventScrollReset>
          Lepas semua saringan
        </Link>
      )}
    </Form>
  );
}

interface ChoiceProps {
  readonly name: "orang" | "jenis" | "tindakan";
  readonly label: string;
  /** Said when nothing is chosen. */
  readonly words: string;
  readonly asked: Asked;
  readonly options: readonly Option[];
}

function Choice({ name, label, words, asked, options }: ChoiceProps) {
  return (
    <select
      className="ui-input"
      name={name}
      aria-label={label}
      defaultValue={asked[name]}
      data-active={asked[name] === "" ? undefined : ""}
    >
      <option value="">{words}</option>
      {options.map(({ value, label: option }) => (
        <option key={value} value={value}>
          {option}
        </option>
      ))}
    </select>
  );
}

interface DayProps {
  readonly name: "dari" | "sampai";
  readonly label: string;
  readonly asked: Asked;
  readonly onDay: () => void;
}

function Day({ name, label, asked, onDay }: DayProps) {
  return (
    <div className="jejak-day">
      <label htmlFor={`jejak-${name}`}>{label}</label>
      <DayInput id={`jejak-${name}`} name={name} value={asked[name]} compact onDay={onDay} />
    </div>
  );
}
