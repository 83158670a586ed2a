import { formatDay } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { isAskedIn, registrationSteps, stepOf } from "../../fields.ts";
import type { Tanya } from "../../periode.ts";
import { isJawab } from "../../pertanyaan/nama.ts";
import { isAsked } from "./form-values.ts";
import { Icon } from "./icons.tsx";
import type { Wizard } from "./use-wizard.ts";

interface Props {
  readonly wizard: Pick<Wizard, "fields" | "typed" | "errors" | "warnings">;
  readonly periode: Tanya;
}

/** Everything typed, and first of all what is still missing, each with the way to its field. */
export function Summary({ wizard, periode }: Props) {
  const { fields, errors, warnings } = wizard;
  const lacking = Object.keys(errors).filter((name) => name !== "agreement" && fields[name]);
  const beside = Object.keys(fields).filter(isJawab);
  return (
    <>
      {lacking.length > 0 ? <Lacking names={lacking} fields={fields} /> : null}
      {warnings.map((sentence) => (
        <p className="awas" key={sentence}>
          <Icon name="warning" />
          <span>{sentence}</span>
        </p>
      ))}
      <div className="rekap">
        {registrationSteps.slice(0, 3).map(({ judul, isian: names }, index) => (
          <section key={judul} aria-labelledby={`rekap-${index + 1}`}>
            <header>
              <h3 id={`rekap-${index + 1}`}>{judul}</h3>
              <a href={`#langkah-${index + 1}`}>
                Ubah<span className="lepas"> {judul}</span>
              </a>
            </header>
            <dl>
              {[...names, ...(index === 2 ? beside : [])].filter(isSaid(wizard, periode)).map((name) => (
                <div key={name}>
                  <dt>{fields[name]?.label}</dt>
                  <dd>{shown(name, wizard)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

/** What is not asked for, and what was left unticked, is no news. */
const isSaid =
  ({ fields, typed }: Props["wizard"], periode: Tanya) =>
  (name: string): boolean => {
    const field = fields[name];
    return !!field && isAskedIn(periode, name) && isAsked(field, typed) && (field.kind !== "yesNo" || typed[name] === "true");
  };

function Lacking({ names, fields }: { names: readonly string[]; fields: Wizard["fields"] }) {
  return (
    <div className="awas" role="status">
      <Icon name="warning" />
      <div>
        <b>
          {names.length === 1 ? "Masih ada satu isian yang perlu dilengkapi." : `Masih ada ${names.length} isian yang perlu dilengkapi.`}
        </b>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>
                {fields[name]?.label} di {registrationSteps[stepOf(name) - 1]?.judul}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function shown(name: string, { fields, typed, errors }: Props["wizard"]) {
  const [field, value] = [fields[name] as Field, typed[name] ?? ""];
  if (value.trim() === "" && !errors[name])
    return <span className="nihil">{isJawab(name) && field.required ? "Belum dijawab, boleh menyusul" : "Tidak diisi"}</span>;
  if (!errors[name]) return readable(field, value);
  return (
    <>
      {value.trim() === "" ? null : `${readable(field, value)} `}
      <a className="belum" href={`#${name}`}>
        {value.trim() === "" ? "Belum diisi" : "Periksa lagi"}
        <span className="lepas">: {field.label}</span>
      </a>
    </>
  );
}

function readable(field: Field, value: string): string {
  if (field.kind === "yesNo") return "Ya";
  if (field.kind === "date") {
    const day = readTypedDay(value);
    return day ? formatDay(day) : value;
  }
  if (field.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? value;
  return field.kind === "number" ? value.replace(".", ",") : value;
}
