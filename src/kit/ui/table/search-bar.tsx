import { Form } from "react-router";
import { Button } from "../button.tsx";

interface Props {
  /** Heard, not seen. */
  readonly label: string;
  readonly placeholder: string;
  readonly sought: string;
  /** What the list is narrowed by besides the words. */
  readonly choice: {
    readonly name: string;
    readonly label: string;
    readonly chosen: string;
    /** Value and words, in order. */
    readonly options: readonly (readonly [string, string])[];
  };
  /** What else stays in the address. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Words and one choice above a list; also where no script runs. */
export function SearchBar({ label, placeholder, sought, choice, kept = {} }: Props) {
  return (
    <Form method="get" role="search" className="ui-toolbar">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={`words ${sought}`}
        className="ui-input ui-search"
        type="search"
        name="cari"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={sought}
      />
      <select
        key={`choice ${choice.chosen}`}
        className="ui-input"
        name={choice.name}
        aria-label={choice.label}
        defaultValue={choice.chosen}
      >
        {choice.options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Button type="submit">Cari</Button>
    </Form>
  );
}
