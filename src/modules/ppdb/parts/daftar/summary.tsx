import { formatDay, isDay } from "#kit/dates.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { type FieldsName, isAskedIn, labels, registrationFields, registrationSteps, stepOf } from "../../fields.ts";
import type { Tanya } from "../../periode.ts";
import type { Typed } from "./draft.ts";
import { isAsked } from "./form-values.ts";
import { Icon } from "./icons.tsx";

interface Props {
  readonly typed: Typed;
  readonly periode: Tanya;
  readonly errors: FieldSentences;
  readonly warnings: readonly string[];
}

/** Everything typed, and first of all what is still missing, each with the way to its field. */
export function Summary({ typed, periode, errors, warnings }: Props) {
  const lacking = Object.keys(errors).filter((name) => name !== "agreement") as FieldsName[];
  return (
    <>
      {lacking.length > 0 ? <Lacking names={lacking} /> : null}
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
              {names.filter(isSaid(typed, periode)).map((name) => (
                <div key={name}>
                  <dt>{registrationFields[name].label}</dt>
                  <dd>{shown(name, typed[name] ?? "", errors)}</dd>
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
  (typed: Typed, periode: Tanya) =>
  (name: FieldsName): boolean =>
    isAskedIn(periode, name) && isAsked(name, typed) && (registrationFields[name].kind !== "yesNo" || typed[name] === "true");

function Lacking({ names }: { names: readonly FieldsName[] }) {
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
                {registrationFields[name].label} di {registrationSteps[stepOf(name) - 1]?.judul}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function shown(name: FieldsName, value: string, errors: FieldSentences) {
  if (value.trim() === "" && !errors[name]) return <span className="nihil">Tidak diisi</span>;
  if (!errors[name]) return readable(name, value);
  return (
    <>
      {value.trim() === "" ? null : `${readable(name, value)} `}
      <a className="belum" href={`#${name}`}>
        {value.trim() === "" ? "Belum diisi" : "Periksa lagi"}
        <span className="lepas">: {registrationFields[name].label}</span>
      </a>
    </>
  );
}

function readable(name: FieldsName, value: string): string {
  const { kind } = registrationFields[name];
  if (kind === "yesNo") return "Ya";
  if (kind === "date" && isDay(value)) return formatDay(value);
  return kind === "number" ? value.replace(".", ",") : labels(name, value);
}
