import { formatMoment } from "../../dates.ts";
import type { Field, Fields } from "../../register/fields.ts";
import { useRelated } from "../field/related.tsx";
import { asWords } from "../field/words.ts";
import { asValue, differingFields, type Typed } from "./typed.ts";

interface EditConflictProps {
  readonly fields: Fields;
  /** What stands in the database now. */
  readonly current: Typed;
  readonly by: { readonly name: string; readonly at: Date } | null;
  /** What this person typed. */
  readonly typed: Typed;
  readonly onChoose: (values: Typed) => void;
  /** What the button that saves is called. */
  readonly save: string;
  /** What some fields say, where their own words would be ids. */
  readonly words?: ((typed: string, name: string) => string | undefined) | undefined;
}

/** Both versions side by side, field by field. What is chosen stands in the form below and can still be changed. */
export function EditConflict({ fields, current, by, typed, onChoose, save, words }: EditConflictProps) {
  const names = differingFields(fields, typed, current);
  const who = by ? `${by.name}, ${formatMoment(by.at)}` : "orang lain";
  return (
    <section className="ui-overtaken" aria-label="Bandingkan kedua versi">
      <p>
        Disimpan oleh <b>{who}</b>. {names.length > 0 ? `Pilih yang dipakai, lalu tekan ${save}.` : "Isinya kini sama dengan isian Anda."}
      </p>
      {names.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Isian</th>
              <th scope="col">Versi Anda</th>
              <th scope="col">Yang tersimpan</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <Difference
                key={name}
                name={name}
                fields={fields}
                words={words}
                mine={typed[name] ?? ""}
                theirs={current[name] ?? ""}
                onTake={() => onChoose({ ...typed, [name]: current[name] ?? "" })}
              />
            ))}
          </tbody>
        </table>
      )}
      {names.length > 1 && (
        <button type="button" className="ui-text-button" onClick={() => onChoose(current)}>
          Pakai semua yang tersimpan
        </button>
      )}
    </section>
  );
}

interface DifferenceProps {
  readonly fields: Fields;
  readonly name: string;
  readonly words: EditConflictProps["words"];
  readonly mine: string;
  readonly theirs: string;
  readonly onTake: () => void;
}

function Difference({ fields, name, words: wordsOf, mine, theirs, onTake }: DifferenceProps) {
  const { names } = useRelated();
  const field = fields[name];
  if (!field) return null;
  const words = (typed: string) => wordsOf?.(typed, name) || asWords(field, asValue(field, typed), names) || "(kosong)";
  return (
    <tr>
      <th scope="row">{field.label}</th>
      <td data-label="Versi Anda">
        <Version field={field} words={words(mine)} whose="versi Anda" />
      </td>
      <td data-label="Yang tersimpan">
        <Version field={field} words={words(theirs)} whose="yang tersimpan" />
        <button type="button" className="ui-text-button" onClick={onTake}>
          Pakai ini<span className="ui-hidden">, {field.label} yang tersimpan</span>
        </button>
      </td>
    </tr>
  );
}

/** A long text is read in a box of its own height. */
function Version({ field, words, whose }: { readonly field: Field; readonly words: string; readonly whose: string }) {
  if (field.kind !== "longText") return words;
  return <textarea className="ui-input" rows={6} readOnly value={words} aria-label={`${field.label}, ${whose}`} />;
}
