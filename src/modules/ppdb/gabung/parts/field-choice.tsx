import { useId, useState } from "react";
import { isiOf } from "../fields.ts";

interface Props {
  readonly name: string;
  readonly label: string;
  /** As the one that goes on says it, and the one that is closed. */
  readonly tetap: string;
  readonly pergi: string;
  /** The one that goes on takes nothing over. */
  readonly closed: boolean;
  readonly error: string | undefined;
}

/** Which of two values stays; what is filled in wins over what is empty, unless somebody says otherwise. */
export function FieldChoice({ name, label, tetap, pergi, closed, error }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(tetap === "" && pergi !== "" && !closed ? "pergi" : "tetap");
  const options = [
    { value: "tetap", words: tetap },
    { value: "pergi", words: pergi },
  ];
  return (
    <fieldset className="gabung-beda-isian" aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {options.map(({ value, words }) => (
        <label key={value}>
          <input
            type="radio"
            name={isiOf(name)}
            value={value}
            checked={chosen === value}
            disabled={closed && value === "pergi"}
            onChange={() => setChosen(value)}
          />
          <span>
            {words || <span className="ui-muted">Tidak diisi</span>}{" "}
            <small className="ui-muted">({value === "tetap" ? "yang dilanjutkan" : "yang ditutup"})</small>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="gabung-salah">
          {error}
        </p>
      )}
    </fieldset>
  );
}
